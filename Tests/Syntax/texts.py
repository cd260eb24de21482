"""The texts that are judged: the named ones, and damaged copies of them and of the samples."""

import dataclasses
import random
import re

from bench.repository import ROOT, sample_files

NAMED = ROOT / "Tests/SegueTests/Syntax/Fixtures/json-texts.txt"


@dataclasses.dataclass
class Text:
    name: str
    group: str
    content: bytes
    # Whether seguec is to accept it; None where nobody has said so.
    expected: bool | None = None
    # Whether the RFC leaves that to the parser.
    is_choice: bool = False


def named():
    """The texts of json-texts.txt, whose first lines tell how it is written."""
    texts = []
    group = ""
    for number, line in enumerate(NAMED.read_text("ascii").splitlines(), 1):
        if line.startswith("#"):
            group = line[1:].partition(":")[0].strip()
        elif group and line:
            match = re.fullmatch(r"(choice )?(accept|reject) ([a-z0-9-]+):(?: (.*))?", line)
            assert match, f"{NAMED.name}:{number}: {line}"
            texts.append(Text(match[3], group, content(match[4] or ""), match[2] == "accept",
                              match[1] is not None))
    return texts


def content(written):
    """The bytes that a line of the file stands for."""
    def piece(match):
        return bytes.fromhex(match[1]).decode("latin-1") * int(match[2] or 1)
    pattern = r"<([0-9A-F]{2}(?: [0-9A-F]{2})*)(?: x(\d+))?>"
    assert "<" not in re.sub(pattern, "", written), written
    return re.sub(pattern, piece, written).encode("latin-1")


def samples():
    """Every JSON file of the samples."""
    return [path.read_bytes() for path in sample_files("*.json")]


# Of texts that are damaged, in bytes.
LONGEST = 20_000

# What is put into a text: every token of the grammar, what people take for one, and pieces of
# characters. Some of them leave a text what it is.
PIECES = [
    *(bytes([byte]) for byte in b"[]{}:,\"'\\/0123456789-+.eE_ \t\n\r\b\f\x00\x0b\x1f\x7fabfnrtuxNI*#"),
    b"true", b"false", b"null", b"NaN", b"-Infinity", b"0.5", b"-0", b"1e400", b"1E-7", b"01", b"2.",
    b"\"\"", b"\"a\"", b"\"a\":", b",\"a\":1", b"[]", b"{}", b"[[", b"]]", b"}}", b",,", b"//", b"/*",
    b"\\n", b"\\u", b"\\u0041", b"\\u00e", b"\\uD83D", b"\\uDE00", b"\\uD83D\\uDE00", b"\\x41", b"\\\"",
    b"\xef\xbb\xbf", b"\xff\xfe", b"\xc2\xa0", b"\xe2\x80\xa8", b"\xc3\xa9", b"\xe6\x97\xa5",
    b"\xf0\x9f\x98\x80", b"\xc0\xaf", b"\xed\xa0\x80", b"\xf4\x90\x80\x80", b"\xe2\x82", b"\x80", b"\xff",
]


def damaged(good, bad, count, seed):
    """So many texts, each one of two lists with one to three changes; the same for the same seed. Most
    are of the first, so that many are but one step from a text that is accepted."""
    chance = random.Random(seed)
    good, bad = ([base for base in bases if len(base) <= LONGEST] for bases in (good, bad))
    for number in range(count):
        bases = chance.choice((good, good, good, bad))
        text = bytearray(chance.choice(bases))
        for _ in range(chance.choice((1, 1, 1, 2, 3))):
            change(text, bases, chance)
        # The last bytes of a text are read one by one, and all others a word at a time.
        text += chance.choice((b"", b" " * 20))
        yield Text(f"damaged-{number}", "damaged", bytes(text))


def change(text, bases, chance):
    place = chance.randint(0, len(text))
    length = chance.choice((1, 1, 1, 2, 3, 8))
    match chance.randrange(8):
        case 0 | 1:
            text[place:place] = chance.choice(PIECES)
        case 2 | 3:
            text[place:place + length] = chance.choice(PIECES)
        case 4:
            del text[place:place + length]
        case 5:
            text[place:place] = text[place:place + length]
        case 6:
            if place < len(text):
                text[place] ^= 1 << chance.randrange(8)
        case 7:
            other = chance.choice(bases)
            start = chance.randint(0, len(other))
            text[place:place + length] = other[start:start + chance.randint(1, 12)]
