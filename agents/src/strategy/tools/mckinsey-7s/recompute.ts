import type { SevenSBody, SevenSElement, SevenSPair } from '@sextant/contracts/strategy/mckinsey-7s'
import type { SevenS } from '@sextant/contracts/strategy/seven-s-words'
import { gap, priorAlignment } from '../../../math/seven-s.ts'

const WORST_MAX = 3
const FULL_FIT = 5

/** Gaps, what they make of the pairs, and the worst pairs; an alignment that a person rated stays. */
export function recompute(body: SevenSBody): SevenSBody {
  const elements = body.elements.map(withGap)
  const pairs = body.pairs.map(pair => withPrior(elements, pair))
  return { elements, pairs, worst: worstOf(pairs) }
}

export function withGap(element: SevenSElement): SevenSElement {
  const { current, target } = element
  return { ...element, gap: current === null || target === null ? null : gap(current, target) }
}

/** Null unless both elements have their gap. */
export function priorOf(elements: readonly SevenSElement[], a: SevenS, b: SevenS): number | null {
  const gapOf = (id: SevenS): number | null =>
    elements.find(element => element.id === id)?.gap ?? null
  const [gapA, gapB] = [gapOf(a), gapOf(b)]
  return gapA === null || gapB === null ? null : priorAlignment(gapA, gapB)
}

function withPrior(elements: readonly SevenSElement[], pair: SevenSPair): SevenSPair {
  const prior = priorOf(elements, pair.a, pair.b)
  const isOwn = pair.against || pair.alignment !== pair.prior
  if (isOwn || prior === pair.prior) return { ...pair, prior }
  return { ...pair, prior, alignment: prior, because: null }
}

/** Those that fit least, what was said of two before what their gaps make of it. */
export function worstOf(pairs: readonly SevenSPair[]): string[] {
  return pairs
    .filter(({ alignment }) => alignment !== null && alignment < FULL_FIT)
    .toSorted(
      (a, b) => (a.alignment ?? 0) - (b.alignment ?? 0) || Number(b.against) - Number(a.against),
    )
    .slice(0, WORST_MAX)
    .map(({ a, b }) => `${a}|${b}`)
}
