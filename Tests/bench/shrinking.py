"""Reduces inputs on which two programs differ to their smallest."""

import json
import sys


def shrink(inputs, differences, reductions, cost, rounds):
    """Reduces all the inputs at once, one step a round, so that each round judges one large batch.

    `differences` returns, for each input of a list, the kind of its difference, or None; an input
    keeps its kind. `reductions` yields every input that is one step smaller, and `cost` orders
    inputs by size. Inputs are values of JSON."""
    wanted = differences(inputs)
    best = list(inputs)
    is_open = [True] * len(best)
    seen = [{json.dumps(one)} for one in best]
    for step in range(rounds):
        candidates = []
        for index, one in enumerate(best):
            if not is_open[index]:
                continue
            for candidate in reductions(one):
                text = json.dumps(candidate)
                if text not in seen[index]:
                    seen[index].add(text)
                    candidates.append((index, candidate))
        if not candidates:
            break
        print(f"  round {step + 1}: {len(candidates)} candidates", file=sys.stderr)
        smallest = list(best)
        found = differences([candidate for _, candidate in candidates])
        for (index, candidate), difference in zip(candidates, found, strict=True):
            if difference == wanted[index] and cost(candidate) < cost(smallest[index]):
                smallest[index] = candidate
        is_open = [new is not old for new, old in zip(smallest, best)]
        best = smallest
    return best
