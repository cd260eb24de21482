"""Documents with small mistakes, as people and programs make them."""

import copy
import random

OTHER_TYPES = [
    None, True, False, 0, 1, -1, 2.5, "", "a", "1", "50%", "${p}", [], {}, [0, 1], ["a"], {"a": 1}]
FAR_NUMBERS = [
    -1, 0, 0.5, 1, 1.5, 2.5, 3.0, 16.5, 63, 1001, 100_001, 1e6, 2**31, -2**31 - 1, 1e9, 2e9, -2e9,
    1e300, 5e-324, 1e-7]


def places(document):
    """Where every value of a document stands: what holds it, and its key or index there. The document
    itself is not among them."""
    found, waiting = [], [document]
    while waiting:
        holder = waiting.pop()
        for step, value in holder.items() if isinstance(holder, dict) else enumerate(holder):
            found.append((holder, step))
            if isinstance(value, (dict, list)):
                waiting.append(value)
    return found


def is_number(value):
    return isinstance(value, (int, float)) and not isinstance(value, bool)


class Mutations:
    """Mutants of documents of one kind. What is put into one comes from all of them."""

    def __init__(self, documents, seed):
        self.documents = documents
        self.random = random.Random(seed)
        self.parts = [holder[step] for document in documents for holder, step in places(document)]
        self.operations = [
            self.delete, self.rename, self.retype, self.replace, self.duplicate, self.move,
            self.renumber, self.reword, self.nothing]

    def drawn(self, count):
        """So many mutants, taking the documents in turn; a few are wrong twice."""
        for turn in range(count):
            document = copy.deepcopy(self.documents[turn % len(self.documents)])
            for _ in range(self.random.choice((1, 1, 1, 2))):
                if found := places(document):
                    self.random.choice(self.operations)(document, found)
            yield document

    # MARK: Operations

    def choose(self, found, wanted=lambda value: True):
        """The place of a value of the wanted kind; any place if there is none."""
        return self.random.choice(
            [(holder, step) for holder, step in found if wanted(holder[step])] or found)

    def delete(self, document, found):
        holder, step = self.choose(found)
        del holder[step]

    def rename(self, document, found):
        holder, step = self.random.choice(found)
        if isinstance(holder, dict):
            holder[self.edited(step)] = holder.pop(step)

    def retype(self, document, found):
        holder, step = self.choose(found)
        value = holder[step]
        forms = OTHER_TYPES + [[value], {"a": value}, {"type": value}]
        if is_number(value):
            forms += [str(value), f"{value}px", f"{value}%"] * 3
        if isinstance(value, (list, dict)) and value:
            forms += list(value.values() if isinstance(value, dict) else value)
        holder[step] = copy.deepcopy(self.random.choice(forms))

    def replace(self, document, found):
        holder, step = self.choose(found)
        holder[step] = copy.deepcopy(self.random.choice(self.parts))

    def duplicate(self, document, found):
        """An element stands twice, or an object also has a key of another."""
        holder, step = self.choose(found)
        twin = copy.deepcopy(holder[step])
        if isinstance(holder, list):
            holder.insert(step, twin)
        else:
            other, place = self.choose(found, lambda value: isinstance(value, dict))
            if isinstance(other[place], dict):
                other[place][step] = twin

    def move(self, document, found):
        """A child goes to another array or takes another's place."""
        holder, step = self.choose(found, lambda value: isinstance(value, dict))
        child = holder.pop(step)
        if rest := places(document):
            holder, step = self.choose(rest, lambda value: isinstance(value, list))
            if isinstance(holder[step], list) and self.random.random() < 0.7:
                holder[step].insert(self.random.randint(0, len(holder[step])), child)
            else:
                holder, step = self.random.choice(rest)
                holder[step] = child

    def renumber(self, document, found):
        holder, step = self.choose(found, is_number)
        holder[step] = self.random.choice(FAR_NUMBERS)

    def reword(self, document, found):
        holder, step = self.choose(found, lambda value: isinstance(value, str))
        if isinstance(holder[step], str):
            holder[step] = self.edited(holder[step])

    def nothing(self, document, found):
        holder, step = self.choose(found)
        holder[step] = None

    def edited(self, text):
        """The text with one slip of the keyboard."""
        index = self.random.randint(0, max(len(text) - 1, 0))
        before, here, after = text[:index], text[index:index + 1], text[index + 1:]
        return self.random.choice([
            before + after, before + here + here + after, before + after[:1] + here + after[1:],
            before + here.swapcase() + after, text + self.random.choice("s %/${}a1"),
            self.random.choice("- +$a0") + text])
