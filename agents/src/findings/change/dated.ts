import { aboutOf, factsOf } from '../../company/company.ts'
import { monthsToStart } from '../../company/changes.ts'
import { monthsBetween } from '../../company/days.ts'
import { movingGoals } from '../../company/goals.ts'
import { say } from '../../sentences/sentence.ts'
import { type Finding, FINDINGS_PER_RULE, type Rule } from '../finding.ts'

/** A dated change that comes before the goal falls due: how much of the time left it leaves, or takes. */
export const dated: Rule = {
  id: 'change.dated',
  family: 'change',

  find(company, kit) {
    const goal = movingGoals(company).find(({ by }) => by && monthsBetween(company.today, by) > 1)
    if (!goal?.by) return []
    const all = monthsBetween(company.today, goal.by)
    return factsOf(company, 'change')
      .flatMap((change): Finding[] => {
        const { when, bearing } = change
        const isClear = bearing === 'hurts' || bearing === 'helps'
        if (!when || !isClear || isOfOther(change)) return []
        const until = monthsToStart(company.today, when)
        if (until < 1 || until >= all) return []
        const rests = [change, goal]
        const label = kit.label(change)
        const ahead = kit.duration(Math.round(until), 'month', 'months from today', [change])
        const left = kit.duration(all - until, 'month', 'months from it to the goal', rests)
        const fraction = kit.percent((all - until) / all, 'months after it ÷ months left', rests)
        const end =
          bearing === 'hurts'
            ? say`and then a burden on the last ${left}`
            : say`so a help only in the last ${left}`
        const isDeadline = bearing === 'hurts' && change.touches === 'rule'
        const says = isDeadline
          ? say`${label}: ${ahead} away, a date to be met ${left} before the goal for ${kit.label(goal)} falls due.`
          : say`${label}: ${ahead} away, ${end} before the goal for ${kit.label(goal)} falls due, ${fraction} of the time left.`
        return [
          {
            says,
            rests: rests.map(({ id }) => id),
            evidence: 'derived',
            quadrant: bearing === 'hurts' ? 'threat' : 'opportunity',
            weight: {},
            about: label,
            figures: { months: until, left: all - until },
          },
        ]
      })
      .slice(0, FINDINGS_PER_RULE)

    function isOfOther(change: { about?: string }): boolean {
      const touched = aboutOf(company, change, 'offer') ?? aboutOf(company, change, 'segment')
      return touched !== undefined && goal?.about !== undefined && goal.about !== touched.id
    }
  },
}
