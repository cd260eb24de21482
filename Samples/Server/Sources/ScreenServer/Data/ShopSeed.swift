/// The rows of a new database: with them, every screen shows what the first of its samples in the
/// project shows.
enum ShopSeed {
  static let rows = """
    INSERT INTO products VALUES
      ('coat', 'products/coat.jpg', 'Nordhus', 'Herringbone coat', 289, NULL, 4.2, 318, ''),
      ('dress', 'products/dress.jpg', 'Atelier Oud', 'Garden tea dress', 149, NULL, 4.2, 318, ''),
      ('sneakers', 'products/sneakers.jpg', 'Pace', 'Court sneakers', 119,
        'products/sneaker-cut-out.png', 4.2, 318, ''),
      ('tote', 'products/tote.jpg', 'Palma', 'Woven straw tote', 74, NULL, 4.2, 318, ''),
      ('sweater', 'products/sweater.jpg', 'Nordhus', 'Cable roll neck', 135, NULL, 4.2, 318, ''),
      ('trousers', 'products/trousers.jpg', 'Lino', 'Wide linen trousers', 98, NULL, 4.2, 318, ''),
      ('boots', 'products/boots.jpg', 'Harrow', 'Chelsea boots', 189, NULL, 4.2, 318, ''),
      ('scarf', 'products/scarf.jpg', 'Nordhus', 'Checked scarf', 65, NULL, 4.2, 318, ''),
      ('shirt', 'products/shirt.jpg', 'Lino', 'Poplin shirt', 79, NULL, 4.2, 318, '');
    UPDATE products SET description = 'Cut close at the shoulder and easy below it.';

    INSERT INTO sizes
      SELECT products.id, size.column1, size.column2, size.column3 FROM products, (
        VALUES (1, 'XS', 'sold-out'), (2, 'S', 'available'), (3, 'M', 'available'),
          (4, 'L', 'available'), (5, 'XL', 'available')
      ) AS size;

    INSERT INTO outfits VALUES
      ('1', 'outfits/linen.jpg', 'Linen weekend', 389, 'new', NULL, 'Ines'),
      ('2', 'outfits/camel.jpg', 'City camel', 620, NULL, NULL, 'Ines'),
      ('3', 'outfits/emerald.jpg', 'Evening in emerald', 480, 'last-pieces', NULL, 'Ines'),
      ('4', 'outfits/denim.jpg', 'Double denim', 310, NULL, 'sun', 'Ines'),
      ('5', 'outfits/knit.jpg', 'Sunday knit', 355, NULL, NULL, 'Ines'),
      ('6', 'outfits/tailoring.jpg', 'Soft tailoring', 540, 'editors-pick', NULL, 'Ines');

    INSERT INTO pieces
      SELECT outfits.id, piece.column1, piece.column2 FROM outfits, (
        VALUES (1, 'tote'), (2, 'boots'), (3, 'scarf'), (4, 'shirt')
      ) AS piece;

    INSERT INTO sightings
      SELECT products.id, sighting.column1, sighting.column2 FROM products, (
        VALUES (1, '2'), (2, '5'), (3, '6')
      ) AS sighting;

    INSERT INTO stories VALUES
      ('first-cold-day', 'stories/first-cold-day.jpg', 'Dressing for the first cold day',
        'A slip dress that stays, a coat that arrives, and a blazer in between.', 48, '2'),
      ('emerald', 'outfits/emerald.jpg', 'Green after dark',
        'One dress, one chain, and nothing that has to be ironed.', 48, '3'),
      ('knit', 'outfits/knit.jpg', 'Sunday, all day',
        'A roll neck knitted slowly, for days that should pass slowly too.', 48, '5');

    INSERT INTO editions VALUES (1, 'THURSDAY, 21 NOVEMBER', 'first-cold-day');
    INSERT INTO editionOutfits VALUES
      (1, 1, '1'), (1, 2, '2'), (1, 3, '3'), (1, 4, '4'), (1, 5, '5'), (1, 6, '6');
    INSERT INTO editionProducts VALUES
      (1, 1, 'coat'), (1, 2, 'dress'), (1, 3, 'sneakers'), (1, 4, 'tote'), (1, 5, 'sweater'),
      (1, 6, 'trousers');

    INSERT INTO brands VALUES
      ('nordhus', 1, 'Nordhus', 'Coats and knits from Bergen', 1),
      ('lino', 2, 'Lino', 'Linen and poplin, cut in Porto', 1),
      ('atelier-oud', 3, 'Atelier Oud', 'Dresses, printed by hand', 0),
      ('palma', 4, 'Palma', 'Bags, woven and resoled', 0),
      ('pace', 5, 'Pace', 'Shoes for the whole day', 0);

    INSERT INTO members VALUES
      (1, 'Mila', 'Andersen', 'people/mila.jpg', 2019, 'gold', 'M', 'Lindenstraße 14', '10969',
        'Berlin', 'sneakers');
    INSERT INTO wishes VALUES (1, 1, 'boots'), (1, 2, 'scarf'), (1, 3, 'shirt'), (1, 4, 'dress');
    INSERT INTO bagLines VALUES
      (1, 1, 'coat', 'Size M · Moss'),
      (2, 1, 'boots', 'Size 39 · Dark brown'),
      (3, 1, 'scarf', 'One size');

    INSERT INTO orders VALUES
      (1042, 1, 'underway', 'November', 3, 'Friday, 22 November'),
      (1017, 1, 'delivered', 'October', 4, NULL),
      (988, 1, 'returned', 'August', 4, NULL);
    INSERT INTO orderLines VALUES
      (1042, 1, 'coat', 'Size M · Moss', 289),
      (1042, 2, 'boots', 'Size 39 · Dark brown', 189),
      (1017, 1, 'sweater', 'Size M · Oat', 135),
      (988, 1, 'sneakers', 'Size 41 · White', 119);

    -- Twenty-one orders of earlier years, of which one was sent back.
    WITH RECURSIVE number(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < 21)
    INSERT INTO orders
      SELECT 40 * n, 1, iif(n = 13, 'returned', 'delivered'), 'May', 4, NULL FROM number;
    INSERT INTO orderLines
      SELECT orders.id, 1, products.id, 'Size M', products.price
      FROM orders JOIN products ON products.id = 'shirt' WHERE orders.id < 988;

    INSERT INTO contacts VALUES
      (42, 1, 'Jonas Weber', 'in March'), (57, 1, 'Petra Novak', 'in May'),
      (63, 1, 'Lee Park', 'last week');
    """
}
