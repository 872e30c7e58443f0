import type { CompanyFactRow, ReadCardRow, SaidFigure } from '@sextant/contracts/company/facts'
import { isHeld, type LeftFigure, leftFigures } from '@sextant/contracts/company/left-figures'

const isPartOf = (one: string, other: string): boolean => one.includes(other) || other.includes(one)

/** Whether a figure stands in words by itself: "6" is not in "60". */
function isIn(quote: string, text: string): boolean {
  const at = quote.indexOf(text)
  const beside = quote.charAt(at - 1) + quote.charAt(at + text.length)
  return at !== -1 && !/\d/.test(beside)
}

type Left = ReadonlyMap<string, readonly LeftFigure[]>

/** By fact, the figures of its words that no fact of the same words holds, each under the first fact that has a field for it. */
export function leftOf(
  facts: readonly CompanyFactRow[],
  cards: readonly ReadCardRow[],
  currency: string,
): Left {
  const left = new Map<string, LeftFigure[]>()
  for (const card of cards) {
    const own = facts.filter(({ quote }) => quote !== '' && isPartOf(quote, card.quote))
    for (const figure of card.figures) placed(figure, own, currency, left)
  }
  return left
}

function placed(
  figure: SaidFigure,
  facts: readonly CompanyFactRow[],
  currency: string,
  left: Map<string, LeftFigure[]>,
): void {
  const own = facts.filter(({ quote }) => isIn(quote, figure.text))
  if (own.some(({ attributes }) => isHeld(figure, attributes))) return
  for (const fact of own) {
    const [found] = leftFigures(fact, [figure], currency)
    if (!found) continue
    left.set(fact.id, [...(left.get(fact.id) ?? []), found])
    return
  }
}
