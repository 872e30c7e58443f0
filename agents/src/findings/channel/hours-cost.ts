import { factsOf } from '../../company/company.ts'
import { say } from '../../sentences/sentence.ts'
import { buyersOf } from '../buyers.ts'
import type { Rule } from '../finding.ts'

const MONTHS = 12
/** Hours for a customer below which nobody minds. */
const NOTABLE = 3

/** Work that a channel takes for each customer it brings, which no invoice shows. */
export const hoursCost: Rule = {
  id: 'channel.hours-cost',
  family: 'channel',

  find(company, kit) {
    const [costly] = factsOf(company, 'channel')
      .flatMap(channel => {
        const { hoursPerMonth, customers, attempt, spend } = channel
        // Where money is told besides, it may be what those hours are paid.
        if (spend && spend.cents > 0) return []
        if (!hoursPerMonth || !customers || attempt === 'failed') return []
        return [{ channel, year: hoursPerMonth * MONTHS, customers }]
      })
      .sort((a, b) => b.year / b.customers - a.year / a.customers)
    if (!costly) return []
    const { channel, year, customers } = costly
    const each = year / customers
    if (each < NOTABLE) return []
    const label = kit.label(channel)
    const all = kit.duration(year, 'hour', 'hours a month × 12', [channel])
    const apiece = kit.duration(each, 'hour', 'hours a year ÷ customers', [channel])
    return [
      {
        says: say`${label}: ${all} of work a year for ${kit.number(customers, 'as said', [channel])} new ${buyersOf(kit, channel).many}, or ${apiece} for each. No invoice shows that cost.`,
        rests: [channel.id],
        evidence: 'measured',
        quadrant: 'weakness',
        weight: {},
        about: label,
        figures: { each, year },
      },
    ]
  },
}
