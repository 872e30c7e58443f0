import { type Company, factsOf, aboutOf, type Fact } from '../../company/company.ts'
import { goalBeyondHours } from '../../company/goal-hours.ts'
import { salesGoal } from '../../company/goals.ts'
import { unitOfGoal, WORKING_WEEKS } from '../../company/targets.ts'
import { fixed } from '../../sentences/figures.ts'
import { workloadOf } from '../../company/workload.ts'
import { say, type Sentence } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'
import type { Kit } from '../kit.ts'
import { idsOf } from '../rests.ts'

const WEEKS = { one: 'working week', many: 'working weeks' }

/** Hours a week that the target takes of what is scarce, against the hours there are: target × hours each ÷ 48. */
export const hours: Rule = {
  id: 'goal.hours',
  family: 'goal',

  find(company, kit) {
    const found = goalBeyondHours(company)
    if (!found) return []
    const { goal, brake, needed, ceiling } = found
    const over = goal.target - Math.max(ceiling, goal.baseline)
    const target = kit.count(goal.target, unitOfGoal(goal), 'as said', [goal])
    const each = kit.duration(brake.hoursEach, 'hour', 'as said', [brake])
    const takes = kit.duration(needed, 'hour', 'target × hours each ÷ 48', [goal, brake])
    const there = kit.number(brake.hoursPerWeek, 'as said', [brake])
    const stop = kit.number(ceiling, 'hours a week × 48 ÷ hours each', [brake])
    const isPast =
      ceiling < goal.baseline
        ? say`, below today’s ${kit.number(goal.baseline, 'as said', [goal])}: either a figure is wrong, or hours are worked that nobody counts`
        : say``
    const says = say`At ${each} each, ${target} take ${takes} in each of ${fixed.count(WORKING_WEEKS, WEEKS, 'working year')}, where there are ${there}. With the hours there are, growth stops at ${stop}${isPast}.${ofAllLines(company, kit, brake)}`
    return [
      {
        says,
        rests: idsOf(brake, goal),
        evidence: 'derived',
        quadrant: 'weakness',
        weight: { ofGoal: over / (goal.target - goal.baseline) },
        comesFirst: true,
        about: kit.label(brake),
        figures: { needed, ceiling, used: needed / brake.hoursPerWeek },
      },
    ]
  },

  asks(company, kit) {
    const brake = factsOf(company, 'constraint').find(one => one.hoursEach && !one.hoursPerWeek)
    if (!salesGoal(company) || !brake) return null
    return {
      says: say`Tell me how many hours a week there are for ${kit.label(brake)}, and I can say at which number growth stops.`,
      kind: 'constraint',
      fact: brake.id,
      attribute: 'hoursPerWeek',
    }
  },
}

/** What the work of today takes with every line, where more than one is done with the same hours. */
function ofAllLines(company: Company, kit: Kit, brake: Fact<'constraint'>): Sentence {
  // The hours of one person are not those that all lines take.
  if (aboutOf(company, brake, 'person')) return say``
  const load = workloadOf(company)
  const lines = load?.rests.filter(({ kind }) => kind === 'offer') ?? []
  if (!load || lines.length < 2) return say``
  return say` All lines together take ${kit.duration(load.today, 'hour', load.how, load.rests)} a week today.`
}
