import { type Fact, factsOf } from '../../company/company.ts'
import { revenueOf } from '../../company/sales.ts'
import type { PercentText } from '../../sentences/figures.ts'
import { say, type Sentence } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'
import { type Kit, roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'

/** A smaller difference is noise. */
const LEAST = 0.02

/** A line that moves more slowly than its market: 1 − (1 + growth) ÷ (1 + market growth) of its place is gone. */
export const losingShare: Rule = {
  id: 'mix.losing-share',
  family: 'mix',

  find(company, kit) {
    return factsOf(company, 'offer')
      .flatMap(line => {
        const { growth, marketGrowth } = line
        if (growth === undefined || marketGrowth === undefined || growth <= -1) return []
        if (marketGrowth - growth < LEAST) return []
        const gone = 1 - (1 + growth) / (1 + marketGrowth)
        const revenue = revenueOf(line)
        const missed = revenue ? (revenue / (1 + growth)) * (marketGrowth - growth) : undefined
        const own = kit.percent(Math.abs(growth), 'as said', [line])
        const lost = kit.percent(gone, '1 − (1 + growth) ÷ (1 + market growth)', [line])
        const grows = say`${kit.label(line)}: ${moved(own, growth)}, ${market(kit, line, marketGrowth)}, so ${lost} of your place in it went to others in a year`
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

function moved(own: PercentText, growth: number): Sentence {
  if (growth === 0) return say`sales as before`
  return growth > 0 ? say`sales up by ${own}` : say`sales down by ${own}`
}

function market(kit: Kit, line: Fact<'offer'>, growth: number): Sentence {
  if (growth === 0) return say`the market flat`
  const part = kit.percent(Math.abs(growth), 'as said', [line])
  return growth > 0 ? say`the market up by ${part}` : say`the market down by ${part}`
}
