#!/usr/bin/env python3
"""Writes the words of Thai, Lao, Khmer and Burmese as Swift source, from the data of Debian's chromium.

    make_word_lists.py            rewrites the Swift files
    make_word_lists.py --check    exit status 1 when they are not what would be written

The lists are ICU's, of the Unicode Consortium: tries of bytes in `icudtl.dat`, written as its headers
bytestrie.h and dictionarydata.h say. Here they become the smallest automaton that takes the same words.

An automaton is written in the 64 characters from "0" to "o", each of which stands for 6 bits:

- 2 for the number of labels, and 2 for each label: a code point, less the first of the script's block;
- 3 for the place of each of the 512 nodes to which most arcs lead;
- the nodes, the first being the one to start from. A node is its arcs, and an arc is

      its label's index, 1 character, or "o" and the index less 63
      a character: 32 if a word ends with it, 16 if it is the node's last arc, and a kind of 0 to 15
      what the kind asks for:
          0        nothing: no longer word goes on here
          1        nothing: the node that comes behind this one
          2 to 9   1 character: one of the 512, whose index has the kind less 2 in its higher bits
          10 to 13 2 characters: how far away the node is, plus 8192; the kind less 10 in its higher bits
          14, 15   3 characters: the node's place; the kind less 14 in its higher bits

Places count characters from the first node. Higher digits come first.
"""

import argparse
import pathlib
import struct
import sys
from collections import Counter

sys.path.append(sys.path[0] + "/..")
from bench.repository import ROOT, write_or_check  # noqa: E402

LISTS = {"thai": 0x0E00, "lao": 0x0E80, "khmer": 0x1780, "burmese": 0x1000}
FREQUENT = 512


class Trie:
    """A trie of bytes as bytestrie.h describes it."""

    def __init__(self, data):
        self.data = data

    def words(self):
        waiting = [(0, b"")]
        while waiting:
            place, word = waiting.pop()
            while True:
                node = self.data[place]
                place += 1
                if node >= 0x20:
                    yield word
                    place = self._value(place, node >> 1)[1]
                    if node & 1:
                        break
                elif node >= 0x10:
                    length = node - 0x0F
                    word += self.data[place : place + length]
                    place += length
                else:
                    length = node
                    if length == 0:
                        length = self.data[place]
                        place += 1
                    branches = [(place, length + 1)]
                    while branches:
                        for end in self._branch(*branches.pop(), branches):
                            key, target, is_final = end
                            if is_final:
                                yield word + key
                            else:
                                waiting.append((target, word + key))
                    break

    def _branch(self, place, length, branches):
        while length > 5:
            offset, after = self._delta(place + 1)
            branches.append((after + offset, length >> 1))
            place, length = after, length - (length >> 1)
        while length > 1:
            key, lead = self.data[place : place + 1], self.data[place + 1]
            value, place = self._value(place + 2, lead >> 1)
            yield key, place + value, lead & 1
            length -= 1
        yield self.data[place : place + 1], place + 1, 0

    def _number(self, place, count):
        return int.from_bytes(self.data[place : place + count], "big"), place + count

    def _value(self, place, lead):
        if lead < 0x51:
            return lead - 0x10, place
        if lead < 0x6C:
            value, place = self._number(place, 1)
            return (lead - 0x51) << 8 | value, place
        if lead < 0x7E:
            value, place = self._number(place, 2)
            return (lead - 0x6C) << 16 | value, place
        return self._number(place, 3 if lead == 0x7E else 4)

    def _delta(self, place):
        lead = self.data[place]
        if lead < 0xC0:
            return lead, place + 1
        if lead < 0xF0:
            value, place = self._number(place + 1, 1)
            return (lead - 0xC0) << 8 | value, place
        if lead < 0xFE:
            value, place = self._number(place + 1, 2)
            return (lead - 0xF0) << 16 | value, place
        return self._number(place + 1, 3 if lead == 0xFE else 4)


def words(archive, name, block):
    """The words of a list of ICU's archive. Those with joiners are left out: a run ends at one."""
    header, = struct.unpack_from("<H", archive, 0)
    count, = struct.unpack_from("<I", archive, header)
    places = {}
    for index in range(count):
        label, start = struct.unpack_from("<II", archive, header + 4 + 8 * index)
        end = archive.index(b"\0", header + label)
        places[archive[header + label : end].decode().split("/")[-1]] = header + start
    start = places[f"{name}dict.dict"]
    size, = struct.unpack_from("<H", archive, start)
    indexes = struct.unpack_from("<8i", archive, start + size)
    assert indexes[4] & 7 == 0 and indexes[5] == 0x1000000 | block
    trie = Trie(archive[start + size + indexes[0] : start + size + indexes[3]])
    return sorted(word for word in trie.words() if max(word) < 0xFE)


def automaton(words):
    """The nodes of the smallest automaton that takes some words, each as arcs of a label, whether a word
    ends, and a node; and the one to start from."""
    root = {}
    for word in words:
        node = root
        for label in word:
            node = node.setdefault(label, {})
        node[None] = True
    nodes, known = [], {}

    def add(node):
        arcs = tuple(
            (label, None in after, add(after))
            for label, after in sorted((item for item in node.items() if item[0] is not None)))
        if arcs not in known:
            known[arcs] = len(nodes)
            nodes.append(arcs)
        return known[arcs]

    return nodes, add(root)


def ordered(nodes, root, arrivals):
    """Nodes with arcs, in chains: behind each, where there is one, a node to which it leads."""
    order, taken, waiting = [], set(), [root]
    while waiting:
        node = waiting.pop()
        if node in taken or not nodes[node]:
            continue
        start = len(order)
        while node is not None:
            taken.add(node)
            order.append(node)
            after = [to for _, _, to in nodes[node] if nodes[to] and to not in taken]
            node = min(after, key=lambda to: (arrivals[to], to), default=None)
        for node in order[start:]:
            waiting.extend(to for _, _, to in nodes[node] if to not in taken)
    return order


def digits(value, count):
    return "".join(chr(48 + (value >> 6 * place & 63)) for place in reversed(range(count)))


def written(words):
    nodes, root = automaton(words)
    arrivals = Counter(to for arcs in nodes for _, _, to in arcs)
    labels = [label for label, _ in sorted(
        Counter(label for arcs in nodes for label, _, _ in arcs).items(),
        key=lambda item: (-item[1], item[0]))]
    index_of = {label: index for index, label in enumerate(labels)}
    order = ordered(nodes, root, arrivals)
    frequent = sorted(order, key=lambda node: (-arrivals[node], node))[:FREQUENT]
    place_in_frequent = {node: index for index, node in enumerate(frequent)}
    places = dict.fromkeys(order, 0)

    def text_of(node, behind):
        arcs = sorted(nodes[node], key=lambda arc: (arc[2] == behind, index_of[arc[0]]))
        text = ""
        for label, is_word, to in arcs:
            index = index_of[label]
            text += digits(index, 1) if index < 63 else "o" + digits(index - 63, 1)
            flags = 32 * is_word + 16 * (label == arcs[-1][0])
            distance = places.get(to, 0) - places[node] + 8192
            if not nodes[to]:
                text += digits(flags, 1)
            elif to == behind and label == arcs[-1][0]:
                text += digits(flags + 1, 1)
            elif to in place_in_frequent:
                index = place_in_frequent[to]
                text += digits(flags + 2 + (index >> 6), 1) + digits(index, 1)
            elif 0 <= distance < 16384:
                text += digits(flags + 10 + (distance >> 12), 1) + digits(distance, 2)
            else:
                text += digits(flags + 14 + (places[to] >> 18), 1) + digits(places[to], 3)
        return text

    while True:
        texts, place, changed = [], 0, False
        for index, node in enumerate(order):
            changed = changed or places[node] != place
            places[node] = place
            texts.append(text_of(node, order[index + 1] if index + 1 < len(order) else None))
            place += len(texts[-1])
        if not changed:
            break
    frequent += [root] * (FREQUENT - len(frequent))
    return (digits(len(labels), 2) + "".join(digits(label, 2) for label in labels)
            + "".join(digits(places[node], 3) for node in frequent) + "".join(texts))


def generate(archive, name, block):
    found = words(archive, name, block)
    assert max(map(len, found)) < 64
    text = written(found)
    lines = [
        "// Generated by Tests/Unicode/make_word_lists.py: do not edit, run the script again.",
        "//",
        f"// The {len(found)} words of ICU's list for {name.capitalize()}, of version 78 (Unicode License V3).",
        "",
        "extension WordList {",
        f"  static let {name} = WordList(",
        f"    block: 0x{block:04X},",
        '    #"""',
    ]
    parts = [text[start : start + 96] for start in range(0, len(text), 96)]
    lines += [f"    {part}\\#" for part in parts[:-1]] + [f"    {parts[-1]}"]
    lines += ['    """#)', "}", ""]
    return "\n".join(lines)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--data", type=pathlib.Path, default="/usr/lib/chromium/icudtl.dat")
    options = parser.parse_args()
    sys.setrecursionlimit(10_000)
    archive = options.data.read_bytes()
    for name, block in LISTS.items():
        file = ROOT / f"Sources/Segue/Engines/Unicode/Words/WordList+{name.capitalize()}.swift"
        write_or_check(file, generate(archive, name, block), options.check)


if __name__ == "__main__":
    main()
