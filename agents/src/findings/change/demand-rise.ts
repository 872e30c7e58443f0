import { relativeChange, touchedBy } from '../../company/changes.ts'
import { factsOf } from '../../company/company.ts'
import { agree } from '../../sentences/verbs.ts'
import { say } from '../../sentences/sentence.ts'
import { type Finding, FINDINGS_PER_RULE, type Rule } from '../finding.ts'
import { roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'

/**
 * What a change in demand is worth on the line or group that it is about, if its sales move alike: change × its sales.
 * A part that moves, from a tenth of the calls to a quarter, is left to demand.enquiry-mix.
 */
export const demandRise: Rule = {
  id: 'change.demand-rise',
  family: 'change',

  find(company, kit) {
    return factsOf(company, 'change')
      .flatMap((change): Finding[] => {
        const touched = touchedBy(company, change)
        const relative = relativeChange(change)
        const isPart = change.form === 'share'
        if (change.touches !== 'demand' || isPart || !touched?.cents || !relative) return []
        const worth = touched.cents * relative
        const label = kit.label(change)
        const rests = [change, ...touched.rests]
        const money = kit.money(roughly(Math.abs(worth)), 'change × sales touched', rests)
        const part = kit.percent(Math.abs(relative), 'to ÷ from − 1, or as said', [change])
        const line = kit.label(touched.fact)
        const start = say`${label} ${agree('be', label)} ${relative > 0 ? say`up` : say`down`} by ${part}`
        const says =
          relative > 0
            ? say`${start}. For ${line}, that comes to about ${money} a year more if your sales move alike.`
            : say`${start}. For ${line}, that comes to about ${money} a year less if your sales move alike.`
        return [
          {
            says,
            rests: idsOf(...rests),
            evidence: 'derived',
            quadrant: relative > 0 ? 'opportunity' : 'threat',
            weight: { centsAYear: worth },
            about: label,
            figures: { relative, worth },
          },
        ]
      })
      .slice(0, FINDINGS_PER_RULE)
  },
}
