// Takes the labels' elements as HTML and each one's `maxLines`; returns for each its size and its
// lines with text. A line is what stands on one baseline: characters are read in logical order, and
// one that is drawn on another baseline than the one before it starts a line. So lines of text that
// runs in both directions are found as well, and fonts of several sizes on one line are no trouble.
(pages, limits) => {
  document.body.innerHTML = pages
  const boxes = [...document.body.children]

  // The baseline's distance from the top of a font's rectangles.
  const ascents = new Map()
  const nodes = new Map()
  for (const box of boxes) {
    nodes.set(box, [...box.children].map(run => run.firstChild).filter(node => node))
    for (const run of [box, ...box.children]) {
      const s = getComputedStyle(run)
      run.font = `${s.fontStyle} ${s.fontWeight} ${s.fontSize} ${s.fontFamily}`
      if (ascents.has(run.font)) continue
      const probe = document.createElement('div')
      probe.style.cssText = 'position: absolute; left: 0; top: 0; white-space: nowrap'
      const text = document.createElement('span')
      text.append('-')
      text.style.font = run.font
      probe.append(text, document.createElement('i'))
      ascents.set(run.font, probe)
    }
  }
  document.body.append(...ascents.values())
  for (const [font, probe] of ascents) {
    const baseline = probe.lastChild.getBoundingClientRect().bottom
    ascents.set(font, baseline - probe.firstChild.getClientRects()[0].top)
  }

  const range = document.createRange()
  const all = (of, ascent) => [...of.getClientRects()].map(r =>
    ({ left: r.left, right: r.right, baseline: r.top + ascent }))
  const rectangles = (of, ascent) => all(of, ascent).filter(r => r.right > r.left)
  const isSame = (a, b) => Math.abs(a - b) < 0.02
  const isSpace = /^[ \t\n\r]$/
  const softHyphen = '\u00ad'

  // What a run's element has drawn and its text has not is an ellipsis, in the label's font.
  const ellipses = box => [...box.children].flatMap(run => {
    const texts = [...run.childNodes].flatMap(node => {
      range.selectNodeContents(node)
      return rectangles(range, 0)
    })
    return rectangles(run, 0).filter(r => {
      const place = texts.findIndex(t => isSame(t.left, r.left) && isSame(t.right, r.right)
        && isSame(t.baseline, r.baseline))
      if (place >= 0) texts.splice(place, 1)
      return place < 0
    }).map(r => ({ ...r, baseline: r.baseline + ascents.get(box.font) }))
  })

  // The baselines of all lines, of those without text as well: their newlines are as wide as nothing.
  const baselines = box => {
    const found = nodes.get(box).flatMap(node => {
      range.selectNodeContents(node)
      return all(range, ascents.get(node.parentElement.font)).map(r => r.baseline)
    }).sort((a, b) => a - b)
    return found.filter((baseline, place) => place == 0 || !isSame(baseline, found[place - 1]))
  }

  // What every line has drawn, and its characters in logical order with the rectangle of each; those
  // that have none stay with what is before them.
  const linesOf = box => {
    const lines = []
    let line
    for (const node of nodes.get(box)) {
      const ascent = ascents.get(node.parentElement.font)
      let offset = 0, previous = ''
      for (const character of node.data) {
        range.setStart(node, offset); offset += character.length; range.setEnd(node, offset)
        // A soft hyphen's own rectangle is its letter's before it, or after it if an ellipsis takes its
        // place.
        const all = rectangles(range, ascent)
        const drawn = previous == softHyphen ? all.at(-1) : all.at(0)
        previous = character
        if (drawn && !(line && isSame(drawn.baseline, line.baseline))) {
          line = { baseline: drawn.baseline, characters: [], drawn: [] }
          lines.push(line)
        }
        const isSoft = drawn != undefined && character == softHyphen
        line?.characters.push({ character: isSoft ? '\u2010' : character, isSoft, drawn })
      }
    }
    // Within a ligature a soft hyphen has its share, and is not seen.
    for (const { characters } of lines) {
      const last = characters.findLastIndex(c => !isSpace.test(c.character))
      characters.forEach((c, place) => { if (c.isSoft && place < last) c.character = softHyphen })
    }
    for (const node of nodes.get(box)) {
      range.selectNodeContents(node)
      for (const r of rectangles(range, ascents.get(node.parentElement.font))) {
        lines.find(line => isSame(line.baseline, r.baseline))?.drawn.push(r)
      }
    }
    return lines
  }

  return boxes.map((box, index) => {
    const bounds = box.getBoundingClientRect()
    const style = getComputedStyle(box)
    // A letter that joins, cut from its word before a space, may be missing from what is drawn.
    const isOdd = nodes.get(box).some(node => [...node.data.matchAll(/\p{L}/gu)].some(match => {
      range.setStart(node, match.index); range.setEnd(node, match.index + match[0].length)
      return all(range, 0).length > 0 && rectangles(range, 0).length == 0
    }))
    const keepsSpaces = style.whiteSpaceCollapse == 'preserve'
    const isFromRight = style.direction == 'rtl'
    const limit = limits[index] ? baselines(box)[limits[index] - 1] ?? Infinity : Infinity
    const lines = linesOf(box).filter(line => line.baseline < limit + 0.02)
    const cuts = limits[index] || style.whiteSpace == 'nowrap' ? ellipses(box) : []
    // An empty line that is the last allowed has an ellipsis as well.
    lines.push(...cuts.filter(r => lines.every(line => !isSame(r.baseline, line.baseline)))
      .map(r => ({ baseline: r.baseline, characters: [], drawn: [] })))
    return { width: bounds.width, height: bounds.height, isOdd, lines: lines.map(line => {
      let { characters, drawn } = line
      const ellipsis = cuts.find(r => isSame(r.baseline, line.baseline))
      if (ellipsis) {
        // Seen is what stands before the ellipsis.
        const isSeen = r => isFromRight ? r.left > ellipsis.right - 0.1 : r.right < ellipsis.left + 0.1
        characters = characters.filter((c, place) => {
          const base = characters.slice(0, place + 1).findLast(c => c.drawn)
          return base && isSeen(base.drawn)
        })
        // A space that has collapsed at the line's end is not drawn.
        while (isSpace.test(characters.at(-1)?.character) && !characters.at(-1).drawn) characters.pop()
        drawn = [...characters.flatMap(c => c.drawn ?? []), ellipsis]
      } else {
        const end = characters.findLastIndex(c => !isSpace.test(c.character)) + 1
        // Spaces that are kept hang: they are no part of the line's width.
        if (keepsSpaces) drawn = characters.slice(0, end).flatMap(c => c.drawn ?? [])
        characters = characters.slice(0, end)
      }
      let text = characters.map(c => c.character).join('')
      if (!keepsSpaces) text = text.replace(/[ \t\n\r]+/g, ' ').replace(/^ /, '')
      const left = Math.min(...drawn.map(r => r.left)), right = Math.max(...drawn.map(r => r.right))
      return { text: ellipsis ? text + '…' : text, x: left - bounds.left, width: right - left,
        baseline: line.baseline - bounds.top }
    }).filter(line => line.text) }
  })
}
