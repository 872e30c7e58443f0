import { factsOf } from '../../company/company.ts'
import { revenueOf } from '../../company/sales.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'
import { roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'

/** A smaller difference is noise. */
const LEAST = 0.02

/** A line that grows, and yet more slowly than its market: 1 − (1 + growth) ÷ (1 + market growth) of its place is gone. */
export const losingShare: Rule = {
  id: 'mix.losing-share',
  family: 'mix',

  find(company, kit) {
    return factsOf(company, 'offer')
      .flatMap(line => {
        const { growth, marketGrowth } = line
        if (growth === undefined || marketGrowth === undefined || growth <= 0) return []
        if (marketGrowth - growth < LEAST) return []
        const gone = 1 - (1 + growth) / (1 + marketGrowth)
        const revenue = revenueOf(line)
        const missed = revenue ? (revenue / (1 + growth)) * (marketGrowth - growth) : undefined
        const own = kit.percent(growth, 'as said', [line])
        const market = kit.percent(marketGrowth, 'as said', [line])
        const lost = kit.percent(gone, '1 − (1 + growth) ÷ (1 + market growth)', [line])
        const grows = say`${kit.label(line)}: sales up by ${own}, the market by ${market}, so ${lost} of your place in it went to others in a year`
        const says = missed
          ? say`${grows}. Keeping pace would have brought about ${kit.money(roughly(missed), 'sales before × difference in growth', [line])} more.`
          : say`${grows}.`
        return [
          {
            says,
            rests: idsOf(line),
            evidence: 'derived' as const,
            quadrant: 'weakness' as const,
            weight: missed ? { centsAYear: missed } : {},
            about: kit.label(line),
            figures: { gone, ...(missed && { missed }) },
          },
        ]
      })
      .sort((a, b) => b.figures.gone - a.figures.gone)
      .slice(0, 2)
  },

  asks(company, kit) {
    const open = factsOf(company, 'offer').find(
      ({ growth, marketGrowth }) => (growth ?? 0) > 0 && marketGrowth === undefined,
    )
    if (!open) return null
    return {
      says: say`Tell me by how much the whole market for ${kit.label(open)} grew, and I can say whether you gain or lose ground in it.`,
      kind: 'offer',
      fact: open.id,
      attribute: 'marketGrowth',
    }
  },
}
