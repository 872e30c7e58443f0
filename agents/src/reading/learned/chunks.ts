import type { Token } from './tokens.ts'

/** A run of words that may be a name, `last` included. */
export type Chunk = { first: number; last: number; start: number; end: number; sentence: number }

const INSIDE = new Set(['ADJ', 'NOUN', 'PROPN', 'NUM'])
const HEADS = new Set(['NOUN', 'PROPN'])
const LINKS = new Set(['of', '&', "'s", '’s', '-', '/'])
/** Words that are never a part of a name, whatever they are tagged. */
const STOPS = new Set(
  'year years month months week weeks day days season time times percent last next first same other others more most many much few some all each every today half third quarter rest lot bit way thing things yr yrs wk wks mth mths cost costs price prices'.split(
    ' ',
  ),
)

const canBe = ({ tag, form, figure }: Token): boolean =>
  !figure && INSIDE.has(tag) && !STOPS.has(form)

/** The noun phrases of a text, without articles and times. */
export function chunksOf(tokens: readonly Token[]): Chunk[] {
  const found: Chunk[] = []
  let first = 0
  while (first < tokens.length) {
    if (!canBe(tokens[first]!)) {
      first += 1
      continue
    }
    let last = first
    while (goesOn(tokens, last)) last += canBe(tokens[last + 1]!) ? 1 : 2
    while (last > first && !HEADS.has(tokens[last]!.tag)) last -= 1
    const { start, sentence } = tokens[first]!
    if (HEADS.has(tokens[last]!.tag) || isAlone(tokens, first))
      found.push({ first, last, start, end: tokens[last]!.end, sentence })
    first = last + 1
  }
  return found
}

/** The phrase goes on with the next word, or over a joint with the one behind it. */
function goesOn(tokens: readonly Token[], last: number): boolean {
  const [next, behind] = [tokens[last + 1], tokens[last + 2]]
  const { sentence } = tokens[last]!
  if (next?.sentence !== sentence) return false
  if (canBe(next)) return true
  const isLinked = LINKS.has(next.form) && behind?.sentence === sentence && canBe(behind)
  return isLinked
}

/** An adjective by itself before a mark or a figure names what it describes: "Small: 40". */
const isAlone = (tokens: readonly Token[], at: number): boolean =>
  /^\p{Lu}/u.test(tokens[at]!.text) &&
  (tokens[at + 1]?.figure !== undefined || tokens[at + 1]?.form === ':')
