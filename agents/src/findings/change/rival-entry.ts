import { monthsToStart, touchedBy } from '../../company/changes.ts'
import { factsOf } from '../../company/company.ts'
import { fixed } from '../../sentences/figures.ts'
import { say } from '../../sentences/sentence.ts'
import { takingsOf } from '../buyers.ts'
import { type Finding, FINDINGS_PER_RULE, type Rule } from '../finding.ts'
import { roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'

/** A part of sales to think with, not a forecast. */
const PART = 0.1

/** A newcomer that aims at a line or a group of customers: the sales it can reach, and what a part of them comes to. */
export const rivalEntry: Rule = {
  id: 'change.rival-entry',
  family: 'change',

  find(company, kit) {
    return factsOf(company, 'change')
      .flatMap((change): Finding[] => {
        const touched = touchedBy(company, change)
        const isNew = change.direction === 'new' || change.direction === undefined
        if (change.touches !== 'rival' || !isNew || !touched?.cents) return []
        if (change.bearing === 'helps') return []
        const months = change.when ? monthsToStart(company.today, change.when) : 0
        const rests = [change, ...touched.rests]
        const label = kit.label(change)
        const reach = kit.money(roughly(touched.cents), 'sales of the line or group', touched.rests)
        const lost = kit.money(roughly(touched.cents * PART), 'sales × 10%', rests)
        const part = fixed.percent(PART, 'a part to think with')
        const ahead = kit.duration(Math.round(months), 'month', 'months from today', [change])
        const left = months >= 1 ? say`, and there are ${ahead} left to prepare` : say``
        return [
          {
            says: say`${label} can go after ${kit.label(touched.fact)}, about ${reach} of your ${takingsOf(kit.company)} a year. Each ${part} lost costs about ${lost} a year${left}.`,
            rests: idsOf(...rests),
            evidence: 'derived',
            quadrant: 'threat',
            weight: { centsAYear: touched.cents * PART },
            about: label,
            figures: { exposed: touched.cents, ...(months >= 1 && { months }) },
          },
        ]
      })
      .slice(0, FINDINGS_PER_RULE)
  },
}
