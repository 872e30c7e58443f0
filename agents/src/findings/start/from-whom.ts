import { latestOf } from '../../company/latest.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'

/** A goal, and a group from which it has to come. */
export const fromWhom: Rule = {
  id: 'start.from-whom',
  family: 'start',

  find(company, kit) {
    const goal = latestOf(company, 'goal')
    const segment = latestOf(company, 'segment')
    const group = segment && kit.name(segment)
    if (!goal || !group) return []
    return [
      {
        says: say`What you want has to come from ${group}. The nearest of them know you already, or know somebody who does: asking them costs nothing and shows within days.`,
        rests: [segment.id, goal.id],
        evidence: 'told',
        weight: {},
        about: group,
        figures: {},
      },
    ]
  },
}
