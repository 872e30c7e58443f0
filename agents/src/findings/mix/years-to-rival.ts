import { factsOf } from '../../company/company.ts'
import { say } from '../../sentences/sentence.ts'
import { type Finding, FINDINGS_PER_RULE, type Rule } from '../finding.ts'
import { idsOf } from '../rests.ts'

/** A line that grows hardly faster than its market never gets there. */
const LEAST = 0.01

/** Years until a line that outgrows its market is as large as its largest rival, if that one grows with the market: ln(their share ÷ ours) ÷ ln((1 + growth) ÷ (1 + market growth)). */
export const yearsToRival: Rule = {
  id: 'mix.years-to-rival',
  family: 'mix',

  find(company, kit) {
    return factsOf(company, 'offer')
      .flatMap((line): Finding[] => {
        const { ownShare, rivalShare, growth, marketGrowth } = line
        if (!ownShare || !rivalShare || rivalShare <= ownShare) return []
        if (growth === undefined || marketGrowth === undefined) return []
        if (growth - marketGrowth < LEAST || marketGrowth <= -1) return []
        const ahead = Math.log((1 + growth) / (1 + marketGrowth))
        const years = Math.log(rivalShare / ownShare) / ahead
        const how = 'ln(their share ÷ own share) ÷ ln((1 + growth) ÷ (1 + market growth))'
        const label = kit.label(line)
        const span = kit.duration(Number(years.toFixed(1)), 'year', how, [line])
        const own = kit.percent(ownShare, 'as said', [line])
        const other = kit.percent(rivalShare, 'as said', [line])
        const grows = kit.percent(growth, 'as said', [line])
        const market = kit.percent(marketGrowth, 'as said', [line])
        return [
          {
            says: say`${label}: ${own} of the market against ${other} of the largest rival. Growing by ${grows} where the market grows by ${market}, it is as large after about ${span}, if the rival only keeps pace with the market. Ask whether a smaller part of that market can be led sooner.`,
            rests: idsOf(line),
            evidence: 'derived',
            weight: {},
            about: label,
            figures: { years },
          },
        ]
      })
      .slice(0, FINDINGS_PER_RULE)
  },
}
