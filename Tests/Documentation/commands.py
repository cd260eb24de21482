"""The commands of the articles print what the articles show."""

import articles
from bench import consoles


def problems(texts, seguec, record):
    total, found = 0, []
    for name, text in texts.items():
        count, problems, fresh = consoles.check(name, text, seguec)
        total += count
        found += problems
        if record and fresh != text:
            articles.write(name, fresh, texts)
    return found, f"{total} commands"
