import type { FactKind } from '@sextant/contracts/company/kinds'
import type { Clause } from './clauses.ts'
import { anyOf, ofParts } from './any-of.ts'
import type { Quantity } from './quantity.ts'
import type { ReadCard } from './read-card.ts'
import { sameStem, stemsIn } from './stems.ts'
import { TIMES_A_YEAR } from './times-a-year.ts'

type Part = { clause: Clause; card: ReadCard }

/** What a list of numbers after several lines may be of, by the words around it. */
const SOLD_SO = anyOf(
  'last (?:year|yr|season|month)|this (?:year|yr)|a year|per year|yearly|each year|sold|sell|did|made|volumes?|pieces|units|tons?|pairs|kilos?',
)
/** No more than numbers, and words for joints and times. */
const ONLY_NUMBERS = ofParts(
  'iu',
  String.raw`^\W*(?:(?:we |i )?(?:sell|sold|do|did|make|made|and|about|around|last|this|a|per|each|year|yr|`,
  String.raw`season|volumes?|of|them|those|respectively|in|20\d\d)\W*|[\d.,'’\s]+\W*)+$`,
)

/** "Brooms 40, brushes 25. 190 and 64 last year", "last year 480 brooms, 35 brushes": a list of numbers behind several lines is dealt out to them, by their names or in their order. */
export function dealt(parts: readonly Part[], asked: FactKind | undefined): Part[] {
  if (asked !== 'offer') return [...parts]
  return parts.reduce<Part[]>((list, part) => {
    const counts = countsOf(part.clause)
    const given =
      counts.length > 0 ? (byName(part, counts, list) ?? inOrder(part, counts, list)) : null
    return given ?? [...list, part]
  }, [])
}

/** The numbers of a clause that holds no sum and no share. */
function countsOf({ figures }: Clause): Quantity[] {
  const isPlain = figures.every(({ kind }) => kind === 'count' || kind === 'date')
  const counts = figures.filter(
    ({ kind, orElse, signed, high, isVague }) =>
      kind === 'count' &&
      orElse === undefined &&
      signed === undefined &&
      high === undefined &&
      !isVague,
  )
  return isPlain ? counts : []
}

const isLine = ({ card: { attributes } }: Part): boolean =>
  attributes.offer?.price !== undefined || attributes.offer?.unitCost !== undefined
const isOpen = (part: Part): boolean =>
  isLine(part) && part.card.attributes.offer?.volume === undefined

/** As many numbers as lines, in a clause that says no more. */
function inOrder(
  { clause }: Part,
  counts: readonly Quantity[],
  list: readonly Part[],
): Part[] | null {
  const lines = list.filter(isOpen)
  const isList = counts.length > 1 && counts.length === lines.length
  if (!isList || !SOLD_SO.test(clause.text) || !ONLY_NUMBERS.test(clause.text)) return null
  return list.map(part => {
    const count = counts[lines.indexOf(part)]
    return lines.includes(part) && count ? withVolume(part, count) : part
  })
}

/** Each number stands beside the name of one line. */
function byName(part: Part, counts: readonly Quantity[], list: readonly Part[]): Part[] | null {
  if (!isCounted(part.clause, counts)) return null
  const lines = list.filter(isOpen)
  const pairs = counts.flatMap((count, index) => {
    const line = lineBeside(part.clause, count, counts[index - 1], lines)
    return line ? [{ line, count }] : []
  })
  const isAll =
    pairs.length === counts.length && new Set(pairs.map(({ line }) => line)).size === pairs.length
  if (!isAll) return null
  return list.map(one => {
    const pair = pairs.find(({ line }) => line === one)
    return pair ? withVolume(one, pair.count) : one
  })
}

/** "480 repairs": the number first; or words that say what is counted. A name with a bare number behind it may be of anything. */
function isCounted({ text, start }: Clause, counts: readonly Quantity[]): boolean {
  if (OF_COST.test(text)) return false
  const isFirst = ({ end }: Quantity): boolean => /^\s\p{L}{3,}/u.test(text.slice(end - start))
  return SOLD_SO.test(text) || counts.every(isFirst)
}
const OF_COST = anyOf('costs?|costing|materials?|parts|price|margin|pay|paid')

function lineBeside(
  { text, start }: Clause,
  count: Quantity,
  last: Quantity | undefined,
  lines: readonly Part[],
): Part | undefined {
  const behind = text.slice(count.end - start).split(/[,;&\d]|\band\b/i)[0] ?? ''
  const before = text
    .slice(last ? last.end - start : 0, count.start - start)
    .split(/[,;:&]|\band\b/i)
    .at(-1)
  return named(behind, lines) ?? named(before ?? '', lines)
}

/** The one line of whose name a word stands there. */
function named(words: string, lines: readonly Part[]): Part | undefined {
  const said = stemsIn(words)
  const found = lines.filter(({ clause, card }) => {
    const [first] = clause.figures
    const name = stemsIn(
      `${clause.text.slice(0, (first?.start ?? clause.start) - clause.start)} ${card.nouns[0] ?? ''}`,
    )
    return said.some(word => name.some(other => sameStem(word, other)))
  })
  return found.length === 1 ? found[0] : undefined
}

const withVolume = (part: Part, { value, per }: Quantity): Part => ({
  ...part,
  card: {
    ...part.card,
    attributes: {
      ...part.card.attributes,
      offer: {
        ...part.card.attributes.offer,
        volume: value * (per ? (TIMES_A_YEAR[per] ?? 1) : 1),
      },
    },
  },
})
