const NARROW = new Set("iljI.,:;'’|!·"),
  SLIM = new Set('ftr()-[]/“”" '),
  WIDE = new Set('mwMW%@—…')

/** Width of a line in Instrument Sans, px; an estimate a little on the large side, since files are drawn where nothing can be measured. */
export function textWidth(text: string, size = 13, weight = 400): number {
  let em = 0
  for (const sign of text) em += widthOf(sign)
  return em * size * (weight >= 600 ? 1.05 : 1)
}

/** Of one character, in em. */
function widthOf(sign: string): number {
  if (NARROW.has(sign)) return 0.29
  if (SLIM.has(sign)) return 0.37
  if (WIDE.has(sign)) return 0.88
  if (sign > '\u2e80') return 1
  if (sign >= 'A' && sign <= 'Z') return 0.68
  return sign >= '0' && sign <= '9' ? 0.6 : 0.56
}

/** The text, or as much of it as fits into `room` px with an ellipsis. */
export function truncate(text: string, room: number, size = 13, weight = 400): string {
  if (textWidth(text, size, weight) <= room) return text
  const signs = [...text]
  while (signs.length > 1 && textWidth(`${signs.join('')}…`, size, weight) > room) signs.pop()
  return `${signs.join('').trimEnd()}…`
}

/** At most `most` lines of `room` px, broken between words; the last one is cut with an ellipsis when there is more. */
export function wrap(text: string, room: number, most: number, size = 13, weight = 400): string[] {
  const lines: string[] = []
  const words = text.split(/\s+/).filter(Boolean)
  while (words.length > 0 && lines.length < most) {
    let line = words.shift() ?? ''
    while (words[0] !== undefined && textWidth(`${line} ${words[0]}`, size, weight) <= room)
      line += ` ${words.shift()}`
    const last = lines.length === most - 1 && words.length > 0
    lines.push(truncate(last ? `${line} ${words.join(' ')}` : line, room, size, weight))
  }
  return lines
}
