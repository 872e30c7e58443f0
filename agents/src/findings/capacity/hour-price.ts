import type { Company } from '../../company/company.ts'
import { hourValues } from '../../company/hour-values.ts'
import { pieces } from '../../company/pieces.ts'
import { contributionOf, ownPrice, type PricedOffer } from '../../company/sales.ts'
import { ListText } from '../../sentences/list.ts'
import { say } from '../../sentences/sentence.ts'
import { agree } from '../../sentences/verbs.ts'
import type { Rule } from '../finding.ts'
import { type Kit, roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'

/** So many still read as a list. */
const NAMED = 5

type Timed = { line: PricedOffer; hours: number; takesIn: number }

/** Lines with their hours by what an hour takes in, the best first. */
const timed = (company: Company): Timed[] =>
  pieces(company)
    .flatMap(line =>
      line.hoursEach
        ? [{ line, hours: line.hoursEach, takesIn: ownPrice(line) / line.hoursEach }]
        : [],
    )
    .toSorted((a, b) => b.takesIn - a.takesIn)

/** What an hour of work takes in, line by line, where costs of most lines are not told: a first order, with what could turn it. With costs, capacity.hour-value ranks them. */
export const hourPrice: Rule = {
  id: 'capacity.hour-price',
  family: 'capacity',

  find(company, kit) {
    const ranked = timed(company).slice(0, NAMED)
    const [best] = ranked
    if (!best || ranked.length < 2 || hourValues(company).length > 1) return []
    const lines = ranked.map(({ line }) => line)
    const parts = ranked.map(({ line, takesIn }) => {
      const money = kit.money(roughly(takesIn), 'price ÷ hours each', [line])
      return say`with ${kit.label(line)} about ${money}`
    })
    const list = parts.reduce((all, next) => say`${all}, ${next}`)
    return [
      {
        says: say`What an hour of work takes in before the cost of each sale: ${list}. ${afterCost(kit, ranked)}`,
        rests: idsOf(...lines),
        evidence: 'derived',
        weight: {},
        about: kit.label(best.line),
        figures: { best: best.takesIn, last: ranked.at(-1)?.takesIn ?? 0 },
      },
    ]
  },
}

/** What is left of it where the cost is known, and whose cost would settle the order. */
function afterCost(kit: Kit, ranked: readonly Timed[]) {
  const [known] = ranked.filter(({ line }) => contributionOf(line) !== null)
  const open = ranked.filter(({ line }) => contributionOf(line) === null)
  const names = new ListText(open.map(({ line }) => kit.label(line)))
  const asks = say`What a sale of ${names} costs is on no card, and can turn the order.`
  if (!known) return asks
  const name = kit.label(known.line)
  const left = (contributionOf(known.line) ?? 0) / known.hours
  const money = kit.money(roughly(left), 'contribution ÷ hours each', [known.line])
  return say`After that cost ${name} ${agree('leave', name)} about ${money}. ${asks}`
}
