import { goalBeyondHours } from '../../company/goal-hours.ts'
import { type Workload, workloadOf } from '../../company/workload.ts'
import { say, type Sentence } from '../../sentences/sentence.ts'
import type { Quadrant, Rule } from '../finding.ts'
import type { Kit } from '../kit.ts'
import { idsOf } from '../rests.ts'

/** Whether the hours of the lines, number by number, fit into the hours of those who do the work: today, and at the goal. */
export const workHours: Rule = {
  id: 'goal.work-hours',
  family: 'goal',

  find(company, kit) {
    const load = workloadOf(company)
    // Where the goal alone is beyond these hours, goal.hours says so, with the work of today.
    if (!load || goalBeyondHours(company)?.brake.id === load.brake.id) return []
    const { brake, there, today, atGoal, goal, rests } = load
    const all = goal ? [...rests, goal] : rests
    const most = Math.max(today, atGoal ?? 0)
    const isOver = most > there
    // Who turns work away has no room, whatever the hours of the cards say.
    const quadrant: Quadrant = isOver || brake.lost ? 'weakness' : 'strength'
    return [
      {
        says: wordsOf(kit, load),
        rests: idsOf(...all),
        evidence: 'derived',
        quadrant,
        // What does not fit at all holds back the whole of the goal.
        weight: isOver && goal ? { ofGoal: Math.min(1, missing(load)) } : {},
        ...(isOver && goal && { comesFirst: true as const }),
        about: kit.label(brake),
        figures: { used: most / there, today: today / there, ...(isOver && { over: 1 }) },
      },
    ]
  },
}

const SALE = { one: 'sale', many: 'sales' }

/** The part of the goal's further hours for which there is no room. */
function missing({ there, today, atGoal }: Workload): number {
  if (atGoal === null) return 1
  return (atGoal - Math.max(there, today)) / (atGoal - today) + (today > there ? 1 : 0)
}

function wordsOf(kit: Kit, load: Workload): Sentence {
  const { brake, there, today, atGoal, how, rests, goal } = load
  const now = kit.duration(today, 'hour', how, rests)
  const have = kit.number(there, 'as said', [brake])
  const used = kit.percent(today / there, 'hours of the work ÷ hours there are', rests)
  const start = say`${kit.label(brake)}: the work of today takes ${now} a week, and there are ${have}`
  if (brake.lost && Math.max(today, atGoal ?? 0) <= there)
    return say`${start}. Yet ${kit.count(brake.lost, SALE, 'as said', [brake])} were turned away: other work fills these hours, or there are fewer of them. Count them for a week before anything is built on them.`
  if (atGoal === null || !goal) {
    return today > there
      ? say`${start}. It does not fit: either a figure is wrong, or hours are worked that nobody counts.`
      : say`${start}, so ${used} of them are taken.`
  }
  const then = kit.duration(atGoal, 'hour', `${how}, at the goal`, [...rests, goal])
  const target = kit.number(goal.target, 'as said', [goal])
  if (today > there)
    return say`${start}. At ${target} it would take ${then}. Either a figure is wrong, or the goal cannot be reached with these hours: they have to be found before buyers are.`
  if (atGoal > there)
    return say`${start}. At ${target} it would take ${then}: the goal does not fit into these hours.`
  return say`${start}. At ${target} it would take ${then}, so the goal fits into them.`
}
