import { type Company, factsOf } from '../../company/company.ts'
import { isPaidAlike } from '../../company/one-unit.ts'
import { pieces } from '../../company/pieces.ts'
import { contributionOf, ownPrice, type PricedOffer } from '../../company/sales.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'
import { idsOf } from '../rests.ts'

/** Less apart, the two replace each other well enough. */
const APART = 1.3

type Worth = { line: PricedOffer; cents: number; how: string }

/** Lines by what a sale leaves where all of them tell, else by what it brings; the dearest first. */
function worths(company: Company): { lines: Worth[]; kept: boolean } {
  const lines = pieces(company)
  const kept = lines.length > 1 && lines.every(line => contributionOf(line) !== null)
  const worth = (line: PricedOffer): Worth =>
    kept
      ? { line, cents: contributionOf(line) ?? 0, how: 'price − own cost' }
      : { line, cents: ownPrice(line), how: 'price' }
  return { lines: lines.map(worth).sort((a, b) => b.cents - a.cents), kept }
}

/** Whether a line grows: said of it, or of the demand for it. */
function isGrowing(company: Company, line: PricedOffer): boolean {
  const rising = factsOf(company, 'change').some(
    ({ about, direction, touches }) =>
      about === line.id && direction === 'rising' && touches === 'demand',
  )
  return rising || (line.growth ?? 0) > 0
}

/** How many sales of the cheapest line replace one of the dearest, told where the cheap one is the one that grows. */
export const replacement: Rule = {
  id: 'mix.replacement',
  family: 'mix',

  find(company, kit) {
    const { lines, kept } = worths(company)
    const [dear] = lines
    const cheap = lines.at(-1)
    if (!dear || !cheap || lines.length < 2 || cheap.cents <= 0) return []
    if (!isPaidAlike([dear.line, cheap.line])) return []
    const times = dear.cents / cheap.cents
    if (times < APART || !isGrowing(company, cheap.line) || isGrowing(company, dear.line)) return []
    const rests = [dear.line, cheap.line]
    const brings = kept ? say`leaves` : say`brings`
    const says = say`A sale of ${kit.label(dear.line)} ${brings} as much as ${kit.number(times, `${dear.how}: dearest ÷ cheapest`, rests)} of ${kit.label(cheap.line)}, and it is the second that grows. Every sale of the first that is lost takes that many of the second to make up for it.`
    return [
      {
        says,
        rests: idsOf(...rests),
        evidence: 'derived',
        quadrant: 'threat',
        weight: {},
        about: kit.label(cheap.line),
        figures: { times },
      },
    ]
  },
}
