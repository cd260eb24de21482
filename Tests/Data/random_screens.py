"""Random screens with data: types, composed components, a template, and data that fills it."""

import random as randomness

import expansion
from expressions import NoValue, PLAIN_NAME
from random_data import IDENTITY, INTEGERS, LINK, NUMBER, Types, Values, is_nullable, resolved
from random_expressions import BOOLEAN, DOUBLE, INT, STRING, Context, Expressions, is_boolean, \
    is_double, is_int, is_string, is_text

PIECES = [" ", ": ", "x", "${", "$${", " € ", "}", "a b", "é", "%", "/", "[", "\n", "{}", "'", '"',
          "1", "، "]
PARAMETERS = ["title", "outfit", "data", "tags", "such-name", LINK, "größe", "count", "flag", "x",
              "node"]
SLOTS = ["footer", "badges", "icon-slot", "more"]


# What is left out of the screens, by the names that --all ignores, and why.
EXCLUDED = {
    "narrower arguments":
        "a string for an enum, or an int for a smaller one, is checked with the data only",
    "large ints as numbers": "an int beyond 2^53 is not accepted as a number",
    "forgotten properties":
        "a record that is passed on may have more properties than its type, of any type",
    "inline records compared": "records of one type that is written twice cannot be compared",
}


def case(seed, excluded=EXCLUDED):
    """A screen of a seed with what it expands to."""
    random = randomness.Random(seed)
    while True:
        result = Screens(random, excluded).case()
        try:
            return result, expansion.expanded(result)
        except NoValue:
            continue


class Screens:
    def __init__(self, random, excluded):
        self.random = random
        self.excluded = excluded
        self.expressions = Expressions(random, excluded)
        self.identities = 0
        self.components = []

    def chance(self, probability):
        return self.random.random() < probability

    def pick(self, *alternatives):
        return self.random.choice(alternatives)

    def excludes(self, name):
        return name in self.excluded

    # MARK: Declarations

    def case(self):
        named = {}
        types = Types(self.random, named)
        for index in range(self.random.randint(1, 3)):
            named[f"t{index}"] = types.named_type(f"t{index}")
        shared = dict(named)
        for index in range(self.pick(0, 0, 1, 2)):
            named[f"d{index}"] = types.named_type(f"d{index}")
        definitions = {name: schema for name, schema in named.items() if name not in shared}
        self.named, self.values = named, Values(self.random, named)
        for index in range(self.random.randint(0, 3)):
            self.components.append(self.component(index, list(shared)))
        # Components have definitions, too.
        types.named = {name: named[name] for name in (*shared, *definitions)}
        data = self.data(types)
        parameters, arguments = self.parameters()
        names = {name: scalar_schema(one["type"]) for name, one in parameters.items()}
        lone = tuple(name for name in names if not PLAIN_NAME.fullmatch(name))
        names = {name: schema for name, schema in names.items() if name not in lone}
        body = Body(self, Context(named, {**names, "data": data}, lone=lone), {})
        root = body.root()
        return {
            "types": shared, "definitions": definitions, "components": self.components,
            "parameters": parameters, "arguments": arguments, "data": data,
            "value": self.values.value(data), "root": root}

    def data(self, types):
        if self.chance(0.1):
            schema = types.schema(3)
            while is_nullable(schema, self.named):
                schema = types.schema(3)
            return schema
        schema = types.record(3)
        schema["properties"]["rows"] = types.elements(3)
        schema["properties"]["a"] = {"elements": {"ref": self.random.choice(list(types.named))}}
        for name in ("rows", "a"):
            schema.get("optionalProperties", {}).pop(name, None)
        if not schema.get("optionalProperties", True):
            del schema["optionalProperties"]
        return schema

    def parameters(self):
        """The parameters of the screen, with the arguments of its sample."""
        parameters, arguments = {}, {}
        for name in self.random.sample(["p", "q", "such-name"], self.pick(0, 0, 1, 2)):
            kind = self.pick("string", "number", "boolean")
            value = {"string": self.pick("linen", "é", "a b", ""), "number": self.pick(0, 3, 2.5),
                     "boolean": True}[kind]
            parameters[name] = {"type": kind}
            if self.chance(0.5):
                parameters[name]["default"] = value
            if "default" not in parameters[name] or self.chance(0.5):
                arguments[name] = {"string": "wool", "number": 7, "boolean": False}[kind]
        return parameters, arguments

    def component(self, index, shared):
        definitions = {}
        if self.chance(0.3):
            name = self.random.choice(shared)
            # The same type by another name, which only refers to shared ones.
            definitions[f"e{index}"] = self.named[name]
            self.named.update(definitions)
        references = shared + list(definitions)
        parameters, names, lone, slots = {}, {}, [], {}
        for name in self.random.sample(PARAMETERS, self.random.randint(1, 4)):
            if self.chance(0.35):
                kind = "string" if name == LINK else self.pick("string", "number", "boolean")
                parameters[name] = kind
                if self.chance(0.3):
                    text = "t://go/x?q=1" if name == LINK else self.pick("", "é", "{}", "A")
                    default = {"string": text, "number": self.pick(0, 2.5, 40),
                               "boolean": True}[kind]
                    parameters[name] = {"type": kind, "default": default}
                schema = scalar_schema(kind)
            else:
                schema = self.pick(
                    {"ref": self.random.choice(references)},
                    {"ref": self.random.choice(references)},
                    {"elements": {"ref": self.random.choice(references)}},
                    {"elements": {"type": self.pick("string", "float64", "int32")}},
                    {"type": self.pick("int32", "float64", "uint8")},
                    {"enum": ["a", "b"]},
                    {"values": {"type": self.pick("string", "float64")}}, {"metadata": {}},
                    {"properties": {"id": {"type": "string"}}},
                    {"properties": {}, "optionalProperties": {"title": {"type": "string"}}},
                    {"type": "timestamp", "nullable": True}, {"enum": ["a", "b"], "nullable": True},
                    {"type": "uint8", "nullable": True})
                parameters[name] = schema
            if PLAIN_NAME.fullmatch(name):
                names[name] = schema
            elif "type" in schema and not schema.get("nullable"):
                lone.append(name)
        for name in self.random.sample(SLOTS, self.pick(0, 1, 1, 2)):
            kind = self.pick("components", "components", "component")
            parameters[name] = kind
            if self.chance(0.3):
                label = {"type": "label", "id": "default", "text": "Nothing"}
                default = label if kind == "component" else self.pick([], [label])
                parameters[name] = {"type": kind, "default": default}
            slots[name] = {"kind": kind, "uses": 0, "isRepeated": False}
        body = Body(self, Context(self.named, names, lone=tuple(lone)), slots, True)
        root = body.root(is_use=body.components and self.chance(0.2))
        return {"name": f"c{index}", "parameters": parameters, "definitions": definitions,
                "body": root,
                "repeated": [name for name, slot in slots.items() if slot["isRepeated"]]}


def scalar_schema(kind):
    return {"string": STRING, "number": DOUBLE, "boolean": BOOLEAN}[kind]


class Body:
    """The body of a composed component, or the root of a screen."""

    def __init__(self, screens, context, slots, is_component=False):
        self.screens = screens
        self.expressions = screens.expressions
        self.random, self.chance, self.pick = screens.random, screens.chance, screens.pick
        self.context, self.slots, self.is_component = context, slots, is_component
        self.components = list(screens.components)
        self.left = 14 if slots or screens.components else 18

    def root(self, is_use=False):
        if is_use:
            return self.use(self.context, 2, has_ids=True, is_repeated=False)
        node = self.layout(self.context, 3, has_ids=True, is_repeated=False)
        if self.chance(0.1) and (names := self.names_of_lists()):
            node["children"] = self.slot(self.pick(*names), is_repeated=False)
        else:
            for name, slot in self.slots.items():
                if not slot["uses"] and self.chance(0.8):
                    node["children"].append(self.slot(name, is_repeated=False))
        return node

    # MARK: Values

    def any_scalar(self, context, depth=2):
        make = self.pick(self.expressions.string, self.expressions.string, self.expressions.int,
                         self.expressions.double, self.expressions.boolean)
        if context.lone and self.chance(0.2):
            return ["name", self.pick(*context.lone)]
        return make(context, depth)

    def template(self, context, *around):
        """A string of texts and expressions."""
        if not around and self.chance(0.35):
            return {"$": [self.any_scalar(context)]}
        if not around and self.chance(0.15):
            return self.pick("Fixed", "A ${b}", "1", "日本語", "$", "$${", "a } b")
        parts = []
        for _ in range(self.random.randint(1, 3)):
            if self.chance(0.6):
                parts.append(self.pick(*PIECES))
            parts.append(self.any_scalar(context))
        if self.chance(0.3):
            parts.append(self.pick(*PIECES))
        return {"$": [*around, *parts]}

    def style(self, context, of):
        choices = {
            "width": lambda: self.points(context, 20, 200),
            "height": lambda: self.points(context, 10, 80),
            "padding": lambda: self.number(context, 0, 20),
            "marginTop": lambda: self.number(context, 0, 20),
            "flexGrow": lambda: self.number(context, 0, 2), "opacity": lambda: {"$": [
                ["/", ["double", self.expressions.small(context)], ["literal", 60.0]]]},
            "backgroundColor": lambda: {"$": [self.expressions.color(context)]},
            "order": lambda: self.number(context, 0, 2),
            "display": lambda: self.keyword(context, "flex", "none", "flex"),
            "alignSelf": lambda: self.keyword(context, "start", "end", "center", "stretch"),
            "borderRadius": lambda: [self.number(context, 0, 9) for _ in range(4)]}
        if of == "layout":
            choices |= {
                "flexDirection": lambda: self.keyword(context, "row", "column"),
                "flexWrap": lambda: self.keyword(context, "wrap", "nowrap"),
                "gap": lambda: self.number(context, 0, 20),
                "direction": lambda: self.keyword(context, "rtl", "ltr"),
                "alignItems": lambda: self.keyword(context, "start", "center", "stretch")}
        if of in ("label", "button"):
            choices |= {
                "fontSize": lambda: self.number(context, 10, 30),
                "fontWeight": lambda: self.keyword(context, 400, 700),
                "lineHeight": lambda: {"$": [self.expressions.small(context, 100, 200), "%"]},
                "maxLines": lambda: self.number(context, 1, 3),
                "color": lambda: {"$": [self.expressions.color(context)]},
                "textAlign": lambda: self.keyword(context, "start", "end", "center")}
        keys = self.random.sample(list(choices), self.pick(0, 1, 1, 2, 3))
        return {key: choices[key]() for key in keys}

    def number(self, context, low, high):
        if self.chance(0.4):
            return self.random.randint(low, high)
        return {"$": [self.expressions.small(context, low, high)]}

    def points(self, context, low, high):
        if self.chance(0.3):
            return {"$": [self.expressions.small(context, 1, 100), "%"]}
        return self.number(context, low, high)

    def keyword(self, context, *keywords):
        if self.chance(0.4):
            return self.pick(*keywords)
        condition = self.expressions.condition(context, 1)[0]
        return {"$": [["?:", condition, *(["literal", self.pick(*keywords)] for _ in "ab")]]}

    def link(self, context, is_argument=False):
        path = self.expressions.path(context, lambda schema: schema.get("type") == "string") \
            if self.chance(0.3) else None
        if path and path[-1] == LINK:
            # Only a text that begins as a link is known to be one, so an argument's values are not encoded.
            value = self.expressions.int(context, 1) if is_argument else self.any_scalar(context)
            return {"$": [path, *self.pick([], ["&r=", value])]}
        parts = ["t://go/x", self.any_scalar(context)]
        if self.chance(0.5):
            parts += ["?q=", self.any_scalar(context)]
        if len(parts) > 2 and self.chance(0.5):
            parts += ["a&r=", self.any_scalar(context, 1)]
        return {"$": parts}

    def events(self, context):
        actions = [{"type": "navigate", "to": self.link(context)}]
        if self.chance(0.3):
            properties = {"a": {"$": [self.expressions.int(context, 1)]},
                          "b": self.template(context)}
            actions.insert(0, {"type": "track", "event": self.template(context, "seen "),
                               "properties": properties})
        if self.chance(0.15):
            actions = [{"type": "open", "url": self.template(context, "https://web.example/")}]
        return {self.pick("tap", "tap", "longPress"): actions}

    def identifier(self, context):
        self.screens.identities += 1
        name = f"n{self.screens.identities}"
        if self.chance(0.2):
            return {"$": [name + "-", self.expressions.unique(context)]}
        return name + self.pick("", "", "é", "[0]", "%", " b", "${")

    def common(self, context, of, has_ids):
        """The keys that every component can have."""
        node = {}
        if has_ids and self.chance(0.6):
            node["id"] = self.identifier(context)
        if self.chance(0.6) and (style := self.style(context, of)):
            node["style"] = style
        if self.chance(0.15):
            node["hero"] = self.template(context, self.pick("photo/", "t://h/"))
        if self.chance(0.1):
            node["accessibilityLabel"] = self.template(context, "about ")
        if self.chance(0.1):
            node["accessibilityHidden"] = {"$": [self.expressions.boolean(context)]}
        if self.chance(0.05):
            node["snapshot"] = self.keyword(context, "keep", "drop", "auto")
        if self.chance(0.15):
            node["events"] = self.events(context)
        return node

    # MARK: Components

    def component(self, context, depth, has_ids, is_repeated):
        self.left -= 1
        kind = self.pick("label", "label", "label", "button", "image", "layout", "layout", "use",
                         "use")
        if kind == "use" and self.components:
            return self.use(context, depth, has_ids, is_repeated)
        if kind == "layout" and depth > 0:
            return self.layout(context, depth, has_ids, is_repeated)
        if kind == "button":
            node = {"type": "button", **self.common(context, "button", has_ids),
                    "title": self.template(context)}
            if self.chance(0.3):
                node["icon"] = self.template(context, "https://p.example/")
            return node
        if kind == "image":
            size = {key: self.number(context, 1, 90) for key in ("width", "height")}
            return {"type": self.pick("image", "image", "video"),
                    **self.common(context, "image", has_ids),
                    "source": self.template(context, "https://p.example/"), "naturalSize": size}
        node = {"type": "label", **self.common(context, "label", has_ids),
                "text": self.template(context)}
        if self.chance(0.15):
            style = {"fontSize": self.number(context, 9, 30)}
            node["text"] = [{"text": self.template(context), "style": style},
                            {"text": self.template(context)}]
        return node

    def layout(self, context, depth, has_ids, is_repeated):
        count = self.random.randint(1, 4)
        return {"type": "layout", **self.common(context, "layout", has_ids),
                "children": self.children(context, depth - 1, has_ids, is_repeated, count)}

    def children(self, context, depth, has_ids, is_repeated, count):
        children = []
        for _ in range(count):
            if self.left <= 0:
                break
            children.append(self.child(context, depth, has_ids, is_repeated))
        return children

    def child(self, context, depth, has_ids, is_repeated):
        kind = self.pick("component", "component", "component", "forEach", "forEach", "if",
                         "choice", "slot")
        if kind == "slot" and self.slots and (not is_repeated or self.chance(0.5)):
            return self.slot(self.pick(*self.slots), is_repeated)
        if depth >= 0 and kind in ("forEach", "if", "choice"):
            node = {"forEach": self.repetition, "if": self.condition, "choice": self.choice}[kind](
                context, depth, has_ids, is_repeated)
            if node:
                return node
        return self.component(context, depth, has_ids, is_repeated)

    def part(self, context, depth, has_ids, is_repeated):
        """A component, an array of them, or a repetition, a condition or a choice."""
        if self.chance(0.35):
            count = self.pick(0, 1, 2, 2)
            return self.children(context, depth - 1, has_ids, is_repeated, count)
        return self.child(context, depth - 1, has_ids, is_repeated)

    def names_of_lists(self):
        """The parameters that take any number of components."""
        return [name for name, slot in self.slots.items() if slot["kind"] == "components"]

    def slot(self, name, is_repeated):
        slot = self.slots[name]
        slot["uses"] += 1
        slot["isRepeated"] = slot["isRepeated"] or is_repeated or slot["uses"] > 1
        return {"slot": name}

    # MARK: Controls

    def repetition(self, context, depth, has_ids, is_repeated):
        found = self.expressions.list(context, 2)
        if not found:
            return None
        expression, element = found
        node = {"forEach": {"=": expression}}
        name = "item"
        if "item" in context.names or self.chance(0.6):
            name = node["as"] = context.free_name(self.random)
        inner = context.adding(name, element)
        # Components are also checked by themselves, where every branch is taken, and lists of
        # their literals must not have equal elements.
        may_have_key = not self.is_component or expression[0] in ("field", "name")
        if may_have_key and self.chance(0.75) and (key := self.key(["name", name], element, inner)):
            node["key"] = {"=": key}
        node["body"] = self.part(inner, depth, has_ids, True)
        if self.chance(0.3):
            node["empty"] = self.part(context, depth - 1, has_ids, is_repeated)
        return node

    def key(self, variable, element, inner):
        """An expression that differs for each element, or may do so."""
        named = self.screens.named
        schema = resolved(element, named)
        if is_nullable(element, named):
            return None
        properties = schema.get("properties", {})
        keys = [["field", variable, name] for name in (IDENTITY, NUMBER) if name in properties]
        if "mapping" in schema:
            return None
        if (is_text(schema) or is_int(schema)) and not self.is_component and self.chance(0.3):
            return variable
        if not keys:
            return None
        key = self.pick(*keys)
        if key[2] == IDENTITY and self.chance(0.2):
            return ["+", key, self.expressions.string_literal()]
        if key[2] == NUMBER and self.chance(0.2):
            return ["*", key, ["literal", -3]]
        if not self.is_component and self.chance(0.03):
            return ["==", key, ["literal", 1 if key[2] == NUMBER else "a"]]
        return key

    def condition(self, context, depth, has_ids, is_repeated):
        test, then, otherwise = self.expressions.condition(context)
        node = {"if": {"=": test}}
        first = self.screens.identities
        if self.chance(0.9):
            node["then"] = self.part(then, depth, has_ids, is_repeated)
        if self.chance(0.5):
            # Only one of both is there, so that they can have the same ids.
            last = self.screens.identities
            if self.chance(0.5):
                self.screens.identities = first
            node["else"] = self.part(otherwise, depth, has_ids, is_repeated)
            self.screens.identities = max(last, self.screens.identities)
        return node

    def choice(self, context, depth, has_ids, is_repeated):
        path = self.expressions.path(context, lambda schema: "mapping" in schema)
        if not path:
            return None
        schema = next(resolved(schema, context.named)
                      for other, schema in self.expressions.paths(context).known if other == path)
        node = {"discriminator": {"=": path}, "mapping": {}}
        if self.chance(0.2):
            test = self.expressions.condition(context, 1)[0]
            node["discriminator"] = {"=": ["?:", test, path, path]}
        name = path[1] if node["discriminator"]["="][0] == "name" else None
        if self.chance(0.7):
            name = node["as"] = context.free_name(self.random)
        tags = list(schema["mapping"])
        shown = [tag for tag in tags if self.chance(0.8)]
        for tag in shown:
            record = schema["mapping"][tag]
            # It also has the tag.
            narrowed = {**record, "additionalProperties": True}
            inner = context.adding(name, narrowed) if name else context
            node["mapping"][tag] = self.part(inner, depth, has_ids, is_repeated)
        if len(shown) < len(tags) or self.chance(0.1):
            node["else"] = self.part(context, depth, has_ids, is_repeated)
        return node

    # MARK: Uses

    def use(self, context, depth, has_ids, is_repeated):
        declaration = self.pick(*self.components)
        node = {"type": declaration["name"], **self.common(context, "layout", has_ids)}
        arguments = {}
        for name, parameter in declaration["parameters"].items():
            has_default = isinstance(parameter, dict) and "default" in parameter
            if has_default and self.chance(0.5):
                continue
            kind = expansion.parameter_kind(parameter)
            if kind in ("component", "components"):
                arguments[name] = self.components_argument(
                    kind, context, depth, has_ids and name not in declaration["repeated"],
                    is_repeated or name in declaration["repeated"])
            elif kind:
                arguments[name] = self.scalar_argument(kind, name, context)
            else:
                arguments[name] = self.data_argument(parameter, context)
        if arguments:
            node["arguments"] = arguments
        return node

    def components_argument(self, kind, context, depth, has_ids, is_repeated):
        if kind == "component":
            return self.component(context, min(depth - 1, 0), has_ids, is_repeated)
        if self.chance(0.15) and (names := self.names_of_lists()):
            return self.slot(self.pick(*names), is_repeated)
        return self.children(context, depth - 1, has_ids, is_repeated, self.random.randint(0, 2))

    def scalar_argument(self, kind, name, context):
        if name == LINK:
            return self.link(context, is_argument=True)
        if kind == "string":
            return self.template(context)
        if kind == "boolean":
            return {"$": [self.expressions.boolean(context)]}
        makes = [self.expressions.double, self.expressions.small]
        if not self.screens.excludes("large ints as numbers"):
            makes.append(self.expressions.int)
        return self.pick({"$": [self.pick(*makes)(context)]}, self.pick(0, 2.5, 40))

    def data_argument(self, parameter, context):
        paths = self.expressions.paths(context)
        found = [path for path, schema in paths.known + paths.nullable
                 if self.is_assignable(schema, parameter, (path, schema) in paths.known)]
        if found and self.chance(0.85):
            return {"$": [self.pick(*found)]}
        if "elements" in parameter and self.chance(0.5):
            lists = self.expressions.list(context, 2)
            if lists and self.is_assignable({"elements": lists[1]}, parameter, True):
                return {"$": [lists[0]]}
        plain = resolved(parameter, context.named)
        if not parameter.get("nullable") and self.chance(0.5):
            for accepts, make in ((is_int, None), (is_double, self.expressions.double),
                                  (is_string, self.expressions.string)):
                if accepts(plain):
                    return {"$": [(make or self.expressions.small)(context)]}
        while True:
            value = self.screens.values.value(parameter, 2)
            if not holds_dollar(value):
                return {"argument": value}

    def is_assignable(self, schema, target, is_known, depth=6):
        """Whether the values of a schema can be passed for a parameter."""
        named = self.screens.named
        if schema == target:
            return True
        if depth == 0:
            return False
        if is_nullable(schema, named) and not is_known and not is_nullable(target, named):
            return False
        schema, target = resolved(schema, named), resolved(target, named)

        def fits(inner, outer):
            return self.is_assignable(inner, outer, False, depth - 1)
        if schema == target or not target:
            return True
        if "enum" in target or "type" in target:
            if self.screens.excludes("narrower arguments") and is_narrower(target, schema):
                return False
            if is_double(target) and schema == INT:
                return not self.screens.excludes("large ints as numbers")
            return is_text(target) and is_text(schema) or is_int(target) and is_int(schema) \
                or is_double(target) and (is_double(schema) or is_int(schema)) \
                or is_boolean(target) and is_boolean(schema)
        for key in ("elements", "values"):
            if key in target and key in schema:
                return fits(schema[key], target[key])
        fields = {**schema.get("properties", {}), **schema.get("optionalProperties", {})}
        is_record = "properties" in schema
        # Data of a screen has no more properties than its type, and that of a component may.
        may_have_more = self.is_component and self.screens.excludes("forgotten properties")
        if "values" in target and is_record and not may_have_more \
                and not schema.get("additionalProperties"):
            return all(fits(part, target["values"]) for part in fields.values())
        if "properties" in target and is_record:
            return all(name in schema["properties"] and fits(schema["properties"][name], part)
                       for name, part in target["properties"].items()) \
                and all(fits(fields[name], part) if name in fields
                        else not may_have_more
                        for name, part in target.get("optionalProperties", {}).items())
        return False


def is_narrower(target, schema):
    """Whether a type has fewer texts or ints than another one."""
    if "enum" in target:
        return not set(schema.get("enum", [None])) <= set(target["enum"])
    if is_int(target):
        if not is_int(schema) or schema == INT:
            return True
        low, high = INTEGERS[target["type"]]
        return INTEGERS[schema["type"]][0] < low or INTEGERS[schema["type"]][1] > high
    return False


def holds_dollar(value):
    """Whether data has a text with what would be a substitution in an argument."""
    if isinstance(value, dict):
        return any(map(holds_dollar, value.values()))
    if isinstance(value, list):
        return any(map(holds_dollar, value))
    return isinstance(value, str) and "${" in value
