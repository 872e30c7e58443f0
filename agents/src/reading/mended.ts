import type { Clause } from './clauses.ts'
import { over } from './compared.ts'
import { ofParts } from './any-of.ts'
import type { Quantity } from './quantity.ts'

/** With such words somebody mends the figure that was said right before. */
const OPENS_MENDING = ofParts(
  'iu',
  String.raw`^\W*(?:(?:oh|ah|hm+|um|and|but|or)\W+)?(?:no[,:]|no wait|wait|actually|correction|sorry|make that|`,
  String.raw`scratch that|i (?:mean|meant)|or rather|rather)(?!\p{L})`,
)
/** The same in the middle of a sentence: "240, no, 260". */
const MENDS_BETWEEN = ofParts(
  'iu',
  String.raw`^[^\d.!?]{0,40}[,…–-]\s?(?:no|sorry|wait|actually|i (?:mean|meant)|or rather|rather|make that)[,:]?\s`,
  String.raw`(?:\p{L}+\s){0,5}\p{Sc}?$`,
)
const ENDS_MENDING = /[,…–-]\s?(?:no|sorry|wait|actually)$/i
/** So many clauses back. */
const CLAUSES_BACK = 2
/** A mended figure is not far from the wrong one. */
const RATIO_MOST = 3

/** "We have 138 givers. No, 140": the later figure stands in the place of the one it mends, where only one can be meant. */
export function withMendings(clauses: readonly Clause[], text: string): Clause[] {
  return clauses.map(withinClause).reduce<Clause[]>((list, clause) => {
    const [right] = clause.figures
    const isSaid = OPENS_MENDING.test(clause.text) || ENDS_MENDING.test(list.at(-1)?.text ?? '')
    const isMending = right !== undefined && isSaid
    const wrong = isMending ? theOneMeant(list.slice(-CLAUSES_BACK), right) : null
    if (!right || !wrong) return [...list, clause]
    const rest = clause.figures.slice(1)
    return list.map(one => {
      const isLast = one === list.at(-1)
      const figures = one.figures.map(figure =>
        figure === wrong ? inPlaceOf(wrong, right) : figure,
      )
      const mended = { ...one, figures }
      return isLast ? { ...over(mended, clause, text), figures: [...figures, ...rest] } : mended
    })
  }, [])
}

/** Of two figures with a mending between them only one is left. */
function withinClause(clause: Clause): Clause {
  const { figures, text, start } = clause
  const isMended = (wrong: Quantity, right: Quantity | undefined): right is Quantity =>
    right !== undefined &&
    isOfSort(wrong, right) &&
    MENDS_BETWEEN.test(text.slice(wrong.end - start, right.start - start))
  const mended = figures.flatMap((figure, at) => {
    const [before, next] = [figures[at - 1], figures[at + 1]]
    if (before && isMended(before, figure)) return []
    return [isMended(figure, next) ? inPlaceOf(figure, next) : figure]
  })
  return mended.length < figures.length ? { ...clause, figures: mended } : clause
}

/** The only figure of its sort that the words before hold. */
function theOneMeant(before: readonly Clause[], right: Quantity): Quantity | null {
  const all = before.flatMap(({ figures }) => figures)
  const [one, ...more] = all.filter(figure => isOfSort(figure, right))
  return one && more.length === 0 ? one : null
}

function isOfSort(wrong: Quantity, right: Quantity): boolean {
  const isBare = right.kind === 'count' && right.noun === undefined
  const isSame = wrong.kind === right.kind || (isBare && wrong.kind !== 'date')
  if (!isSame || wrong.high !== undefined || right.high !== undefined) return false
  if (wrong.kind === 'date') return true
  const ratio = valueIn(wrong, right) / wrong.value
  return ratio > 1 / RATIO_MOST && ratio < RATIO_MOST
}

/** "1.9 million … no, 2.2": of millions too. */
function valueIn(wrong: Quantity, right: Quantity): number {
  if (wrong.kind === right.kind && wrong.times === right.times) return right.value
  const cents = wrong.kind === 'money' && right.kind === 'count' ? CENTS : 1
  const parts = wrong.kind === 'percent' && right.kind === 'count' ? CENTS : 1
  const times = right.times === undefined && right.value < SMALL ? (wrong.times ?? 1) : 1
  return (right.value * times * cents) / parts
}
const CENTS = 100
const SMALL = 1_000

/** What the figure is of stays; how much it is comes from the mending. */
function inPlaceOf(wrong: Quantity, right: Quantity): Quantity {
  if (wrong.kind === 'date') return { ...right, start: wrong.start, end: wrong.end }
  const { isVague: _doubt, orElse: _other, ...sure } = wrong
  return { ...sure, value: valueIn(wrong, right) }
}
