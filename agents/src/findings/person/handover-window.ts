import { type Fact, factsOf } from '../../company/company.ts'
import { monthsBetween, WEEKS_A_MONTH } from '../../company/days.ts'
import type { DurationText } from '../../sentences/figures.ts'
import { say } from '../../sentences/sentence.ts'
import { FINDINGS_PER_RULE, type Rule } from '../finding.ts'
import type { Kit } from '../kit.ts'
import { idsOf } from '../rests.ts'

/** More than so much of the time left, and its beginning belongs into the calendar. */
const TIGHT = 0.3

/** Weeks that a handover takes against the weeks until the person is gone. */
export const handoverWindow: Rule = {
  id: 'person.handover-window',
  family: 'person',

  find(company, kit) {
    return factsOf(company, 'person')
      .flatMap(person => {
        const { leaves, handoverWeeks } = person
        const left = leaves ? monthsBetween(company.today, leaves) * WEEKS_A_MONTH : 0
        if (!leaves || !handoverWeeks || left < 1 || handoverWeeks / left < TIGHT) return []
        const slack = Math.floor(left - handoverWeeks)
        const name = kit.label(person)
        const takes = kit.duration(handoverWeeks, 'week', 'as said', [person])
        const weeks = kit.duration(Math.floor(left), 'week', 'weeks until then', [person])
        const both = say`${name}: gone after ${kit.date(leaves, person)}, in ${weeks}, and a handover takes ${takes}`
        const how = 'weeks left − weeks of handover'
        const says =
          slack >= 0
            ? say`${both}. It has to begin within ${kit.duration(Math.max(1, slack), 'week', how, [person])}, with somebody who is there by then.`
            : say`${both}. It is too late by ${late(kit, -slack, person)} already, so decide now what is written down, what is kept as a day of advice, and what ends.`
        return [
          {
            says,
            rests: idsOf(person),
            evidence: 'derived' as const,
            quadrant: 'threat' as const,
            weight: {},
            about: name,
            figures: { slack, used: handoverWeeks / left },
          },
        ]
      })
      .slice(0, FINDINGS_PER_RULE)
  },

  asks(company, kit) {
    const open = factsOf(company, 'person').find(
      ({ leaves, handoverWeeks }) =>
        leaves && handoverWeeks === undefined && monthsBetween(company.today, leaves) > 0,
    )
    if (!open) return null
    return {
      says: say`Tell me how many weeks it takes until somebody else can do the work of ${kit.label(open)}, and I can say by when the handover has to begin.`,
      kind: 'person',
      fact: open.id,
      attribute: 'handoverWeeks',
    }
  },
}

/** Weeks up to which a delay is told in weeks. */
const SHORT = 8

function late(kit: Kit, weeks: number, person: Fact<'person'>): DurationText {
  const how = 'weeks of handover − weeks left'
  if (weeks <= SHORT) return kit.duration(weeks, 'week', how, [person])
  return kit.duration(Math.round(weeks / WEEKS_A_MONTH), 'month', how, [person])
}
