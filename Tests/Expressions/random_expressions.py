"""Makes random expressions with known types, about the data below."""

import random

DATA = {
    "n": 3, "zero": 0, "neg": -7, "big": 9223372036854775807, "d": 2.5, "e": -0.125, "tiny": 1e-7,
    "s": "Linen", "empty": "", "text": "a👍ß", "escaped": "tab\tquote\"", "digits": "42",
    "yes": True, "no": False,
    "xs": [1, 2, 3], "ds": [1.5, 2.5, -3.5], "names": ["Ada", "Bo", "Linen"], "bs": [True, False],
    "matrix": [[1, 2], [3], [4, 5, 6]],
    "outfits": [
        {"id": "linen", "price": 129.5, "stock": 3, "badge": "new", "tags": ["a", "b"]},
        {"id": "wool", "price": 249.0, "stock": 0, "tags": ["c"]},
        {"id": "silk", "price": 99.0, "stock": -2, "badge": "sale", "tags": ["a"]},
    ],
    "point": {"x": 1, "y": 2},
}

INT, DOUBLE, STRING, BOOL = "int", "double", "string", "bool"
SCALARS = [INT, DOUBLE, STRING, BOOL]

LEAVES = {
    INT: ["0", "1", "2", "-1", "7", "-3", "100", "0x1F", "1000000007", "9223372036854775807",
          "data.n", "data.zero", "data.neg", "data.big", "data.point.x", "data.point['y']"],
    DOUBLE: ["0.0", "1.0", "-1.5", "2.5", "1e3", ".5", "1e-3", "0.1", "data.d", "data.e",
             "data.tiny"],
    STRING: ["''", "'a'", '"b"', "'Linen'", "'\\u00e9'", "'\\n'", "r'\\x'", "'''it's'''", "data.s",
             "data.empty", "data.text", "data.escaped", "data.digits"],
    BOOL: ["true", "false", "data.yes", "data.no"],
    ("list", INT): ["[]", "[1]", "[1, 2, 3]", "[-1, 0]", "data.xs"],
    ("list", DOUBLE): ["[1.5]", "[0.5, -2.0]", "data.ds"],
    ("list", STRING): ["['a']", "['a', 'Linen', '']", "data.names"],
    ("list", BOOL): ["[true]", "[false, true]", "data.bs"],
}


class Generator:
    """Variables of macros are (name, type) pairs in scope, innermost last."""

    def __init__(self, seed):
        self.random = random.Random(seed)
        self.scope = []
        self.count = 0

    def pick(self, choices):
        return self.random.choice(choices)

    def leaf(self, kind):
        names = [name for name, own in self.scope if own == kind]
        if names and self.random.random() < 0.6:
            return self.pick(names)
        return self.pick(LEAVES[kind])

    def make(self, kind, depth):
        if depth <= 0 or self.random.random() < 0.1:
            return self.leaf(kind)
        if self.random.random() < 0.08:
            return (f"({self.make(BOOL, depth - 1)} ? {self.make(kind, depth - 1)} : "
                    f"{self.make(kind, depth - 1)})")
        if isinstance(kind, tuple):
            return self.list(kind[1], depth)
        return getattr(self, kind)(depth)

    # Scalars

    def int(self, depth):
        a, b = (lambda: self.make(INT, depth - 1)), (lambda: self.make(INT, depth - 2))
        choice = self.random.randrange(9)
        if choice < 4:
            return f"({a()} {self.pick(['+', '-', '*', '+'])} {b()})"
        if choice == 4:
            divisor = self.pick(["2", "-3", "7", "data.n", "data.zero", "data.neg"])
            operation = self.pick(["/", "%"])
            if divisor.startswith("data"):
                return f"({divisor} != 0 ? {a()} {operation} {divisor} : {b()})"
            return f"({a()} {operation} {divisor})"
        if choice == 5:
            return f"-({a()})"
        if choice == 6:
            return f"size({self.container(depth - 1)})"
        if choice == 7:
            return f"int({self.pick(['1.5', '-2.5', 'data.d', 'data.e'])})"
        return f"(size(data.xs) > 1 ? data.xs[1] : {a()})"

    def double(self, depth):
        choice = self.random.randrange(6)
        if choice < 4:
            return (f"({self.make(DOUBLE, depth - 1)} {self.pick(['+', '-', '*', '/'])} "
                    f"{self.make(DOUBLE, depth - 2)})")
        if choice == 4:
            return f"-({self.make(DOUBLE, depth - 1)})"
        return f"double({self.make(INT, depth - 1)})"

    def string(self, depth):
        choice = self.random.randrange(6)
        if choice < 4:
            return f"({self.make(STRING, depth - 1)} + {self.make(STRING, depth - 2)})"
        if choice == 4:
            return f"string({self.make(self.pick([INT, STRING]), depth - 1)})"
        return "(size(data.names) > 0 ? data.names[0] : 'none')"

    def bool(self, depth):
        choice = self.random.randrange(14)
        if choice < 2:
            return f"({self.make(BOOL, depth - 1)} && {self.make(BOOL, depth - 1)})"
        if choice < 4:
            return f"({self.make(BOOL, depth - 1)} || {self.make(BOOL, depth - 1)})"
        if choice == 4:
            return f"!({self.make(BOOL, depth - 1)})"
        if choice == 5:
            kind = self.pick(SCALARS)
            return (f"({self.make(kind, depth - 1)} {self.pick(['==', '!='])} "
                    f"{self.make(kind, depth - 1)})")
        if choice == 6:
            kind = self.pick([INT, DOUBLE, STRING])
            return (f"({self.make(kind, depth - 1)} {self.pick(['<', '<=', '>', '>='])} "
                    f"{self.make(kind, depth - 1)})")
        if choice == 7:
            kind = self.pick([("list", INT), ("list", STRING)])
            return f"({self.make(kind, depth - 1)} == {self.make(kind, depth - 1)})"
        if choice == 8:
            kind = self.pick([INT, STRING])
            return f"({self.make(kind, depth - 1)} in {self.make(('list', kind), depth - 1)})"
        if choice == 9:
            method = self.pick(["contains", "startsWith", "endsWith"])
            return f"({self.make(STRING, depth - 1)}).{method}({self.make(STRING, depth - 2)})"
        if choice == 10:
            return f"({self.pick(['1', '2.5', 'data.n'])} {self.pick(['<', '>='])} " \
                   f"{self.pick(['1.5', '3', 'data.d'])})"
        if choice == 11:
            return self.pick(["('x' in data.point)", "('z' in data.point)"])
        macro = self.pick(["all", "exists", "exists_one"])
        if choice == 12:
            return self.outfits(macro, depth)
        return self.loop(macro, self.pick([INT, STRING]), BOOL, depth)

    # Containers

    def container(self, depth):
        kind = self.pick([STRING, ("list", INT), ("list", STRING), ("list", DOUBLE)])
        return self.make(kind, depth)

    def list(self, kind, depth):
        choice = self.random.randrange(5)
        if choice == 0:
            count = self.random.randrange(1, 4)
            return "[" + ", ".join(self.make(kind, depth - 1) for _ in range(count)) + "]"
        if choice == 1:
            return (f"({self.make(('list', kind), depth - 1)} + "
                    f"{self.make(('list', kind), depth - 1)})")
        if choice == 2:
            return self.loop("filter", kind, BOOL, depth)
        if choice == 3 and kind in (STRING, INT):
            field = {STRING: "o.id", INT: "o.stock"}[kind]
            return f"data.outfits.filter(o, o.stock > {self.random.randrange(-2, 3)}).map(o, {field})"
        return self.loop("map", self.pick([INT, STRING]), kind, depth)

    def loop(self, macro, element, body, depth):
        target = self.make(("list", element), depth - 2)
        self.count += 1
        name = f"v{self.count}"
        self.scope.append((name, element))
        value = self.make(body, depth - 2)
        self.scope.pop()
        return f"{target}.{macro}({name}, {value})"

    def outfits(self, macro, depth):
        condition = self.pick([
            "has(o.badge)", "has(o.badge) && o.badge == 'new'", "!has(o.badge) || o.badge != 'new'",
            "o.price > 100.0", "o.stock > 0", "'a' in o.tags", "o.tags.exists(t, t == o.id)",
            "(has(o.badge) ? o.badge : o.id).startsWith('s')",
        ])
        return f"data.outfits.{macro}(o, {condition})"

    def expression(self):
        """An expression of any type."""
        self.scope, self.count = [], 0
        kind = self.pick(SCALARS * 2 + [("list", kind) for kind in SCALARS])
        return self.make(kind, self.random.randrange(1, 6))
