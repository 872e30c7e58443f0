import type { Found } from './routes.ts'

type Pieces = Found['pieces']
/** Characters before the first thing found, and altogether. */
const [BEFORE, WHOLE] = [110, 320] as const

/** So much of a passage as is read at a glance, from a little before what was found; cut between words. */
export function excerptOf(pieces: Pieces, whole: number = WHOLE, before: number = BEFORE): Pieces {
  const text = pieces.map(piece => piece.text).join('')
  if (text.length <= whole) return pieces
  const first = lengthUntilFound(pieces)
  const from = Math.max(0, Math.min(first - before, text.length - whole))
  const start = from === 0 ? 0 : text.indexOf(' ', from) + 1
  const end = start + whole >= text.length ? text.length : text.lastIndexOf(' ', start + whole)
  // One word longer than the room for it is cut where the room ends.
  const until = end > start ? end : start + whole
  return [
    ...(start > 0 ? [{ text: '… ', found: false }] : []),
    ...between(pieces, start, until),
    ...(until < text.length ? [{ text: ' …', found: false }] : []),
  ]
}

function lengthUntilFound(pieces: Pieces): number {
  const at = pieces.findIndex(({ found }) => found)
  return pieces.slice(0, Math.max(at, 0)).reduce((sum, { text }) => sum + text.length, 0)
}

function between(pieces: Pieces, from: number, until: number): Pieces {
  let at = 0
  return pieces.flatMap(({ text, found }) => {
    const begins = at
    at += text.length
    const part = text.slice(Math.max(0, from - begins), Math.max(0, until - begins))
    return part === '' ? [] : [{ text: part, found }]
  })
}
