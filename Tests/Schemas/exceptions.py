"""What `seguec check` refuses and a schema takes, each with its reason, and what a schema refuses and
check does not read: all that the two may report differently about a document.

Each entry has a document that shows it, in a project with the components of a sample. The
schema takes that document, and check refuses it for this reason alone; for what is unread, the
other way round.
"""

import dataclasses
import json
import re

NUMBER = r"[+-]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][+-]?[0-9]+)?"


@dataclasses.dataclass(frozen=True)
class Rule:
    """Errors of a code, or of several, whose message has a form and that a condition holds of."""

    code: str
    reason: str
    document: dict
    form: str = ""
    holds: object = None
    # What stands behind such a mistake is not read, so that other mistakes there are not seen.
    hides: bool = False
    # The same errors also tell of mistakes that a schema sees.
    is_vague: bool = False
    # The sample whose components and types the document uses.
    project: str = "Outfits"

    def covers(self, error):
        return bool(
            re.fullmatch(self.code, error.code) and re.search(self.form, error.message)
            and (self.holds is None or self.holds(error)))

    @property
    def name(self):
        return f"{self.code} ({self.form})" if self.form else self.code

    @property
    def kind(self):
        return kind_of(self.document)


def kind_of(document):
    return next((kind for kind in ("screen", "component") if kind in document), "project")


def label(**keys):
    return {"type": "label", "text": "a"} | keys


def screen(*children, **keys):
    return {"screen": "a", "root": {"type": "layout", "children": list(children)}} | keys


def tapped(action):
    return screen(label(events={"tap": [action]}))


def navigation(**keys):
    return {"schemes": ["a"], "navigation": keys}


def transition(**keys):
    return {"transitions": {"a": {"kind": "fade"} | keys}}


def stands_for_more(error):
    """Whether it is a text with the value of a parameter, or a value that is used elsewhere."""
    return error.at.startswith('"') and "${" in error.at or "it is used here" in error.notes


def is_mistake_in_data(error):
    return "the type is declared here" in error.notes


def is_argument(error):
    """Whether it is about an argument or an element of one."""
    return "arguments" in (error.path[-2:-1] + error.path[-3:-2])


def is_in_array_of_arguments(error):
    return any(
        step == "arguments" and isinstance(inner, int)
        for step, inner in zip(error.path, error.path[2:]))


def is_turned_round(error):
    window = json.loads(error.at)
    return len(window) == 2 and all(
        isinstance(end, (int, float)) and not isinstance(end, bool) and 0 <= end <= 1 for end in window)


def largest_in_texts(error):
    """The largest of the numbers that stand in texts."""
    texts = re.findall(r'"([^"]*)"', error.at)
    return max((abs(float(number)) for text in texts for number in re.findall(NUMBER, text)), default=0)


def is_endless(error):
    """Whether it is larger than any that a computer keeps."""
    return largest_in_texts(error) == float("inf")


def is_far_stop(error):
    return largest_in_texts(error) > 1e9


def is_size_of_device(error):
    return re.fullmatch(f'"{NUMBER}x{NUMBER}(@{NUMBER})?"', error.at)


def holding(**types):
    """A screen with data of a type."""
    return screen(data=types)


def repeated(**keys):
    return screen({"forEach": "['a']", "body": label()} | keys)


OTHER_FILES = "A schema sees one file, and this is declared in another."
INSIDE = "It lies inside of a text whose form a pattern cannot state in words that help."
PLACES = "A schema cannot compare the values of several places."
TEXT_NUMBER = "A pattern sees the digits of a number in a text, not how large it is."
LINKS = "Where a link leads is known by the other files of the project."
EXPRESSIONS = "A schema does not read expressions."
FORMS = "The schema has the keys of a type, and not the rules of RFC 8927 about them."
UNKNOWN_KEYS = "A schema takes keys that it does not know."

# The codes of expressions: their notation, their names and types, and what may be absent. Documents
# are well-formed, so that errors of JSON's notation are those of expressions, too.
NOTATION = (
    "unexpected-character|unexpected-end|mismatched-bracket|unterminated-string|control-character"
    "|invalid-escape|invalid-number|lone-surrogate|missing-operand|missing-operator"
    "|foreign-operator|misplaced-sign|incomplete-conditional|reserved-word|misused-macro|outside-profile"
    "|expression-too-(long|deep)")
MEANING = (
    "unknown-(name|function|field)|mismatched-types|wrong-argument-count|possibly-(absent|null)"
    "|possibly-zero-divisor|invalid-conversion|integer-overflow|duplicate-element-key"
    "|value-too-long|too-many-values|expression-too-costly")

EXCEPTIONS = [
    # Declared elsewhere.
    Rule("unknown-component", OTHER_FILES, screen({"type": "nobody"}), hides=True),
    Rule("missing-argument", OTHER_FILES, screen({"type": "price-tag"})),
    Rule(
        "unknown-key", OTHER_FILES, screen({"type": "price-tag", "amount": "1"}),
        form='write it in "arguments"$'),
    Rule(
        "surplus-argument", OTHER_FILES,
        screen({"type": "price-tag", "arguments": {"amount": "1", "nobody": 1}}), hides=True),
    Rule(
        "wrong-argument-type", OTHER_FILES,
        screen({"type": "price-tag", "arguments": {"amount": {"type": "layout"}}}),
        form="^the argument ", hides=True),
    Rule(
        "wrong-type|missing-key|unknown-key",
        "Whether an argument is a component or data depends on the parameter, in another file.",
        screen({"type": "scaffold", "arguments": {"content": [{"tpe": "layout"}]}}),
        form="^a component ", holds=is_argument, hides=True),
    Rule(
        "wrong-type|missing-key|unknown-key|invalid-value|value-out-of-range", OTHER_FILES,
        screen({"type": "outfit-card", "arguments": {"outfit": 1}}), holds=is_mistake_in_data,
        is_vague=True, project="Shop"),
    Rule(
        "wrong-argument-type",
        "Whether an argument is a component or data depends on the parameter, in another file.",
        screen({"type": "outfit-card", "arguments": {"outfit": {"id": "${p}"}}}),
        form="^data that is written as an argument cannot contain ", is_vague=True, project="Shop"),
    Rule("component-cycle", OTHER_FILES, {"component": "a", "body": {"type": "a"}}, hides=True),
    Rule("unknown-transition", PLACES, {"defaultTransition": "nobody"}),
    Rule(
        "unknown-parameter", "A schema cannot look up a name in an object whose keys are free.",
        screen(label(text="${nobody}")), is_vague=True),
    Rule(
        "wrong-type|invalid-value|value-out-of-range|invalid-id|unknown-action|wrong-argument-type",
        "What a parameter stands for is written elsewhere.",
        screen(label(style={"flexGrow": "${p}"}), parameters={"p": {"type": "string", "default": "a"}}),
        holds=stands_for_more, is_vague=True),
    # Expressions.
    Rule(NOTATION, EXPRESSIONS, screen(label(text="${1 +}"))),
    Rule(MEANING, EXPRESSIONS, screen({"if": "1", "then": label()})),
    Rule(
        "taken-name", PLACES,
        repeated(**{"as": "a"}, body={"forEach": "[a]", "as": "a", "body": []})),
    Rule(
        "invalid-value", EXPRESSIONS, repeated(**{"as": "true"}),
        form=" cannot be the name of a variable: "),
    Rule(
        "unknown-alternative|missing-alternative", PLACES,
        screen(
            {"discriminator": "data", "mapping": {}},
            data={"discriminator": "a", "mapping": {"b": {"properties": {}}}})),
    Rule(
        "misplaced-control", "What a parameter stands for is written elsewhere.",
        {"component": "a", "parameters": {"p": {"type": "components", "default": [{"if": "true"}]}},
         "body": "${p}"},
        form="cannot be the outermost component", is_vague=True),
    # Types of data.
    Rule("mixed-forms", FORMS, holding(type="string", enum=["a"]), hides=True),
    Rule("missing-key", FORMS, holding(additionalProperties=True), form='^a schema with "'),
    Rule(
        "misplaced-definitions|invalid-mapping|duplicate-property", FORMS,
        holding(elements={"definitions": {}})),
    Rule("unknown-type|endless-type|duplicate-value", PLACES, holding(ref="nobody")),
    # Placeholders and failures.
    Rule(
        "missing-key", "Whether an image needs a source depends on what is shown when it is.",
        screen({"type": "image"}), form='^an image needs the key "source"$'),
    Rule(
        "unknown-key", "A misspelt key is a mistake where its own key is needed.",
        screen({"type": "image", "sourc": "a.png"}), form='^an image has no key .* "source"[?]$'),
    Rule("misplaced-retry", PLACES, tapped({"type": "retry"})),
    # Several places of a file.
    Rule("duplicate-id", PLACES, screen(label(id="b"), label(id="b"))),
    Rule("duplicate-device", PLACES, {"devices": ["pixel-8", "pixel-8"]}),
    Rule("duplicate-detent", PLACES, screen(sheet={"detents": ["medium", "50%"]})),
    Rule(
        "unknown-detent", PLACES, screen(sheet={"detents": ["medium"], "selectedDetent": "large"})),
    Rule(
        "value-out-of-range", PLACES, transition(kind="hero", windows={"frame": [0.5, 0.5]}),
        form="^a window is two numbers between 0 and 1, the first less than the second",
        holds=is_turned_round),
    Rule(
        "value-out-of-range", "A schema cannot compute how long a spring moves.",
        transition(easing={"spring": {"response": 1, "dampingFraction": 0}}), form="come to rest"),
    Rule(
        "invalid-value", "A schema cannot tell the last element of an array from the others.",
        transition(easing={"linear": [0, 0.5]}), form="^progress runs from 0 to 1"),
    # Inside of texts.
    Rule("unclosed-substitution", INSIDE, screen(label(text="${p")), is_vague=True),
    Rule(
        "invalid-value", "A schema does not read CSS.", screen(label(style={"color": "nobody"})),
        form="^([a-zA-Z]*Color|color|backgroundImage|boxShadow|objectPosition): "),
    Rule(
        "invalid-route", "A pattern cannot say that no two names are the same.",
        screen(route="/{a}/{a}", parameters={"a": "string"}), form="appears twice in this route: "),
    Rule(
        "value-out-of-range", TEXT_NUMBER, screen(sheet={"detents": ["200%"]}),
        form="^a detent's percentage is "),
    Rule(
        "value-out-of-range", TEXT_NUMBER, screen(landing={"width": "200%"}),
        form="^a landing's percentage is "),
    Rule(
        "value-out-of-range", TEXT_NUMBER,
        transition(kind="custom", push={"entering": [
            {"property": "translateX", "from": "1000001%", "to": 0}]}),
        form="^a percentage of the screen must be between "),
    Rule(
        "value-out-of-range", TEXT_NUMBER, transition(easing={"linear": [0, "2e9", 1]}),
        form="^(stop|position) must be between ", holds=is_far_stop),
    Rule(
        "invalid-value", TEXT_NUMBER, screen(label(style={"width": "1e999%"})), holds=is_endless),
    Rule("unknown-device", TEXT_NUMBER, {"devices": ["0x0"]}, holds=is_size_of_device),
    # Links and files.
    Rule("invalid-link", LINKS, navigation(root="nobody")),
    Rule("foreign-link", LINKS, navigation(root="b://c")),
    Rule("dead-link", LINKS, navigation(root="a://b")),
    Rule("unknown-screen", LINKS, tapped({"type": "backTo", "screen": "nobody"})),
    Rule("unknown-tab", LINKS, tapped({"type": "selectTab", "tab": "nobody"})),
    Rule("unknown-requirement", LINKS, screen(requires=["nobody"])),
    Rule(
        "outside-project", "Where a path leads depends on links, and --allow-outside allows it.",
        {"fonts": [{"family": "a", "file": "../a.ttf"}]}),
    Rule("missing-file", OTHER_FILES, {"fonts": [{"family": "a", "file": "nobody.ttf"}]}),
    Rule(
        "missing-asset", OTHER_FILES,
        navigation(tabs=[{"id": "a", "title": "a", "icon": "nobody.png", "root": "a://b"}])),
    # What schemas could state, and do not yet.
    Rule(
        "misplaced-control", UNKNOWN_KEYS, screen(label(**{"if": "true"})), form="not a key of one",
        hides=True),
    Rule("unknown-key", UNKNOWN_KEYS, holding(nobody=1), form="^a schema has no key "),
    Rule(
        ".*", "The schema takes anything in an array of arguments.",
        screen({"type": "scaffold", "arguments": {"content": [{"type": "label"}]}}),
        holds=is_in_array_of_arguments),
]


@dataclasses.dataclass(frozen=True)
class Unread:
    """What a schema refuses and check takes, since it does not read it."""

    name: str
    reason: str
    document: dict
    # Whether the schema's refusal, at a path of the document, is one of these, with check's errors.
    holds: object

    def covers(self, document, refusal, errors=()):
        return self.holds(document, list(refusal.absolute_path), errors)

    @property
    def kind(self):
        return kind_of(self.document)


CONTROLS = {"forEach", "if", "discriminator"}
PARTS = {"body", "empty", "then", "else", "mapping"}


def controls(document, path):
    """The paths of the repetitions, conditions and choices that a path leads through."""
    value = document
    for index, step in enumerate(path):
        if isinstance(value, dict) and CONTROLS & value.keys() and "type" not in value:
            yield path[:index]
        value = value[step]


def controls_of_part(document, path):
    """Those into whose parts the path leads."""
    return [outer for outer in controls(document, path) if path[len(outer)] in PARTS]


def is_unreached(document, path, errors):
    takes = "data" if "screen" in document else "parameters"
    return not document.get(takes) and bool(controls_of_part(document, path))


def has_no_value(document, path, errors):
    wrong = [
        error.path for error in errors if re.fullmatch(f"{NOTATION}|{MEANING}", error.code)
        or "expression, which is written without" in error.message]
    return path in wrong or any(
        [*outer, key] in wrong for outer in controls_of_part(document, path) for key in CONTROLS)


def is_name_or_key(document, path, errors):
    return any(path[len(outer):] in (["as"], ["key"]) for outer in controls(document, path))


def has_two_controls(document, path, errors):
    value = document
    for step in path:
        value = value[step]
    return isinstance(value, dict) and len(CONTROLS & value.keys()) > 1


UNREAD = [
    Unread(
        "parts that are never shown", "Of a screen without data, check reads what it shows.",
        screen({"if": "false", "then": {"type": "label"}}), is_unreached),
    Unread(
        "what an expression with errors leads to",
        "Check does not know which parts are shown, or what a text with the expression is.",
        screen({"if": "1", "then": {"type": "label"}}), has_no_value),
    Unread(
        "variables and keys that are no strings", "Check ignores them.", repeated(key=5),
        is_name_or_key),
    Unread(
        "objects that are two of them", "For check the first key counts; a schema sees no order.",
        screen({"if": "true", "forEach": "[1]"}), has_two_controls),
]


def exception(error):
    return next((entry for entry in EXCEPTIONS if entry.covers(error)), None)
