import { relativeChange, touchedBy } from '../../company/changes.ts'
import { factsOf } from '../../company/company.ts'
import { agree } from '../../sentences/verbs.ts'
import { say } from '../../sentences/sentence.ts'
import type { Finding, Rule } from '../finding.ts'
import { roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'

/** What a change in demand is worth on the line or group that it is about, if you keep your part: change × its sales. */
export const demandMoney: Rule = {
  id: 'change.demand-money',
  family: 'change',

  find(company, kit) {
    return factsOf(company, 'change')
      .flatMap((change): Finding[] => {
        const touched = touchedBy(company, change)
        const relative = relativeChange(change)
        if (change.touches !== 'demand' || !touched?.cents || !relative) return []
        const worth = touched.cents * relative
        const label = kit.label(change)
        const rests = [change, ...touched.rests]
        const money = kit.money(roughly(Math.abs(worth)), 'change × sales touched', rests)
        const part = kit.percent(Math.abs(relative), 'to ÷ from − 1, or as said', [change])
        const line = kit.label(touched.fact)
        const start = say`${label} ${agree('be', label)} ${relative > 0 ? say`up` : say`down`} by ${part}`
        const says =
          relative > 0
            ? say`${start}. Keeping your part of that demand for ${line} would bring about ${money} a year more.`
            : say`${start}. Keeping only your part of that demand for ${line} would cost about ${money} a year.`
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
      .slice(0, 3)
  },
}
