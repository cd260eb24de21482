import GRDB

/// The tables of the shop.
///
/// They are strict, and their constraints are those of the project's types: whatever a program
/// writes, rows fill their screens.
enum ShopSchema {
  /// Brings a database to the newest schema. A migration that a release has contained never
  /// changes: later ones are added.
  static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("shop") { database in
      try database.execute(sql: tables)
      try database.execute(sql: ShopSeed.rows)
    }
    return migrator
  }

  private static let tables = """
    CREATE TABLE products (
      id TEXT PRIMARY KEY NOT NULL,
      picture TEXT NOT NULL,
      brand TEXT NOT NULL,
      title TEXT NOT NULL,
      price REAL NOT NULL CHECK (price >= 0),
      cutOut TEXT,
      rating REAL NOT NULL CHECK (rating BETWEEN 0 AND 5),
      reviews INTEGER NOT NULL CHECK (reviews BETWEEN 0 AND 4294967295),
      description TEXT NOT NULL
    ) STRICT;

    CREATE TABLE sizes (
      product TEXT NOT NULL REFERENCES products ON DELETE CASCADE,
      position INTEGER NOT NULL,
      name TEXT NOT NULL,
      stock TEXT NOT NULL CHECK (stock IN ('sold-out', 'available')),
      PRIMARY KEY (product, position),
      UNIQUE (product, name)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE outfits (
      id TEXT PRIMARY KEY NOT NULL,
      picture TEXT NOT NULL,
      title TEXT NOT NULL,
      price REAL NOT NULL CHECK (price >= 0),
      badge TEXT CHECK (badge IN ('new', 'last-pieces', 'editors-pick')),
      backdrop TEXT CHECK (backdrop IN ('sand', 'sun')),
      stylist TEXT NOT NULL
    ) STRICT;

    -- The products that an outfit consists of.
    CREATE TABLE pieces (
      outfit TEXT NOT NULL REFERENCES outfits ON DELETE CASCADE,
      position INTEGER NOT NULL,
      product TEXT NOT NULL REFERENCES products ON DELETE CASCADE,
      PRIMARY KEY (outfit, position),
      UNIQUE (outfit, product)
    ) STRICT, WITHOUT ROWID;

    -- The outfits that a product is shown in.
    CREATE TABLE sightings (
      product TEXT NOT NULL REFERENCES products ON DELETE CASCADE,
      position INTEGER NOT NULL,
      outfit TEXT NOT NULL REFERENCES outfits ON DELETE CASCADE,
      PRIMARY KEY (product, position),
      UNIQUE (product, outfit)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE stories (
      id TEXT PRIMARY KEY NOT NULL,
      poster TEXT NOT NULL,
      title TEXT NOT NULL,
      text TEXT NOT NULL,
      seconds INTEGER NOT NULL CHECK (seconds BETWEEN 0 AND 65535),
      outfit TEXT NOT NULL REFERENCES outfits ON DELETE CASCADE
    ) STRICT;

    -- The feed of a day. The newest one is shown.
    CREATE TABLE editions (
      id INTEGER PRIMARY KEY NOT NULL,
      date TEXT NOT NULL,
      story TEXT NOT NULL REFERENCES stories
    ) STRICT;

    CREATE TABLE editionOutfits (
      edition INTEGER NOT NULL REFERENCES editions ON DELETE CASCADE,
      position INTEGER NOT NULL,
      outfit TEXT NOT NULL REFERENCES outfits ON DELETE CASCADE,
      PRIMARY KEY (edition, position),
      UNIQUE (edition, outfit)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE editionProducts (
      edition INTEGER NOT NULL REFERENCES editions ON DELETE CASCADE,
      position INTEGER NOT NULL,
      product TEXT NOT NULL REFERENCES products ON DELETE CASCADE,
      PRIMARY KEY (edition, position),
      UNIQUE (edition, product)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE brands (
      id TEXT PRIMARY KEY NOT NULL,
      position INTEGER NOT NULL UNIQUE,
      name TEXT NOT NULL,
      note TEXT NOT NULL,
      chosen INTEGER NOT NULL CHECK (chosen IN (0, 1))
    ) STRICT;

    CREATE TABLE members (
      id INTEGER PRIMARY KEY NOT NULL,
      firstName TEXT NOT NULL,
      lastName TEXT NOT NULL,
      picture TEXT NOT NULL,
      since INTEGER NOT NULL CHECK (since BETWEEN 0 AND 65535),
      tier TEXT CHECK (tier IN ('silver', 'gold')),
      size TEXT NOT NULL,
      street TEXT NOT NULL,
      postcode TEXT NOT NULL,
      city TEXT NOT NULL,
      -- A wish that was sold out and is there again.
      restocked TEXT REFERENCES products ON DELETE SET NULL
    ) STRICT;

    CREATE TABLE wishes (
      member INTEGER NOT NULL REFERENCES members ON DELETE CASCADE,
      position INTEGER NOT NULL,
      product TEXT NOT NULL REFERENCES products ON DELETE CASCADE,
      PRIMARY KEY (member, position),
      UNIQUE (member, product)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE bagLines (
      id INTEGER PRIMARY KEY NOT NULL CHECK (id BETWEEN 0 AND 4294967295),
      member INTEGER NOT NULL REFERENCES members ON DELETE CASCADE,
      product TEXT NOT NULL REFERENCES products ON DELETE CASCADE,
      detail TEXT NOT NULL
    ) STRICT;
    CREATE INDEX bagLinesByMember ON bagLines (member);

    CREATE TABLE orders (
      id INTEGER PRIMARY KEY NOT NULL CHECK (id BETWEEN 0 AND 4294967295),
      member INTEGER NOT NULL REFERENCES members ON DELETE CASCADE,
      status TEXT NOT NULL CHECK (status IN ('underway', 'delivered', 'returned')),
      month TEXT NOT NULL,
      step INTEGER NOT NULL CHECK (step BETWEEN 1 AND 4),
      arrival TEXT
    ) STRICT;
    CREATE INDEX ordersByMember ON orders (member, status);

    -- Positions begin at 1. The price is that of the day of the order.
    CREATE TABLE orderLines (
      "order" INTEGER NOT NULL REFERENCES orders ON DELETE CASCADE,
      position INTEGER NOT NULL CHECK (position BETWEEN 1 AND 65535),
      product TEXT NOT NULL REFERENCES products,
      detail TEXT NOT NULL,
      price REAL NOT NULL CHECK (price >= 0),
      PRIMARY KEY ("order", position)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE contacts (
      id INTEGER PRIMARY KEY NOT NULL CHECK (id BETWEEN 1 AND 4294967295),
      member INTEGER NOT NULL REFERENCES members ON DELETE CASCADE,
      name TEXT NOT NULL,
      since TEXT NOT NULL
    ) STRICT;
    """
}
