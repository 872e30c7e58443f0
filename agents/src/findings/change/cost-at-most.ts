import { type Company, type Fact, factsOf } from '../../company/company.ts'
import { addedCents, isAhead, relativeChange } from '../../company/changes.ts'
import { mainLine } from '../../company/main-line.ts'
import { contributionOf, type PricedOffer } from '../../company/sales.ts'
import { say } from '../../sentences/sentence.ts'
import { FINDINGS_PER_RULE, type Rule } from '../finding.ts'
import { roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'

type Rise = { change: Fact<'change'>; line: PricedOffer; cost: number; by: number }

/** Dearer goods whose yearly cost nobody told, with the line that they are for, or the one that counts most. */
function rises(company: Company): Rise[] {
  return factsOf(company, 'change').flatMap(change => {
    const { touches, costOf } = change
    const by = relativeChange(change)
    const line = mainLine(company, change)
    const cost = line?.unitCost?.cents
    if (touches !== 'cost' || costOf !== 'goods' || addedCents(company, change) !== null) return []
    // Of several lines nobody knows which of them it has made dearer.
    const isOpen = change.about !== line?.id && factsOf(company, 'offer').length > 1
    if (isOpen && !isAhead(company, change)) return []
    return by && by > 0 && line && cost ? [{ change, line, cost, by }] : []
  })
}

/** The most that dearer goods can take, or have taken, from a sale of a line: its whole direct cost × the rise. With a yearly cost, change.cost-rise says what they do take. */
export const costAtMost: Rule = {
  id: 'change.cost-at-most',
  family: 'change',

  find(company, kit) {
    return rises(company)
      .slice(0, FINDINGS_PER_RULE)
      .map(({ change, line, cost, by }) => {
        const rests = [change, line]
        // What is dearer already is in today’s cost.
        const isIn = !isAhead(company, change)
        const most = isIn ? cost - cost / (1 + by) : cost * by
        const left = contributionOf(line)
        const name = kit.label(change)
        const up = kit.percent(by, 'to ÷ from − 1, or as said', [change])
        const each = kit.money(cost, 'as said', [line])
        const how = isIn ? 'direct cost − direct cost ÷ (1 + rise)' : 'direct cost × rise'
        const money = kit.money(roughly(most), how, rests)
        const from = change.when ? say` from ${kit.date(change.when, change)}` : say``
        const when = isIn ? say`` : from
        const part =
          left && left > 0
            ? say`, ${kit.percent(most / left, 'rise ÷ contribution', rests)} of what it leaves today`
            : say``
        const start = say`${name}: up by ${up}${when}. If all of the ${each} that a sale of ${kit.label(line)} costs you`
        return {
          says: isIn
            ? say`${start} rose with it, ${money} of that are the rise, for each of them. Find out how much of that cost it is, and since when the price stands.`
            : say`${start} rose with it, each would leave ${money} less${part}. Find out how much of that cost it is.`,
          rests: idsOf(...rests),
          evidence: 'derived' as const,
          quadrant: 'threat' as const,
          weight: {},
          about: name,
          figures: { most, ...(left && { ofLeft: most / left }) },
        }
      })
  },
}
