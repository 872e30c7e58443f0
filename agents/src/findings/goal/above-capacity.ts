import { aboutOf, type Company, type Fact, factsOf } from '../../company/company.ts'
import { type MovingGoal, salesGoal } from '../../company/goals.ts'
import { lineRefused } from '../../company/refusals.ts'
import { unitOfGoal } from '../../company/targets.ts'
import { say, type Sentence } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'
import { idsOf } from '../rests.ts'

/** The line that a goal counts: the one it is about, else the only one. */
function lineOf(company: Company, goal: MovingGoal): Fact<'offer'> | undefined {
  const offers = factsOf(company, 'offer')
  return aboutOf(company, goal, 'offer') ?? (offers.length === 1 ? offers[0] : undefined)
}

/** What runs short of a line, as its hindrance says it. */
const SHORT: Partial<Record<NonNullable<Fact<'constraint'>['resource']>, Sentence>> = {
  hours: say`more hours`,
  craft: say`more hands that can do it`,
  posts: say`more people`,
  equipment: say`more equipment`,
  money: say`more money to buy it with`,
  approval: say`quicker approvals`,
}

const brakeOf = (company: Company, line: Fact<'offer'>): Fact<'constraint'> | undefined =>
  factsOf(company, 'constraint').find(
    brake => brake.resource !== undefined && lineRefused(company, brake)?.id === line.id,
  )

/** A target above what can be delivered in a year: from there on more buyers help nobody. */
export const aboveCapacity: Rule = {
  id: 'goal.above-capacity',
  family: 'goal',

  find(company, kit) {
    const goal = salesGoal(company)
    const line = goal && lineOf(company, goal)
    if (!goal || !line?.capacity || line.capacity >= goal.target) return []
    const over = goal.target - Math.max(line.capacity, goal.baseline)
    const gap = goal.target - goal.baseline
    const room = kit.number(line.capacity, 'as said', [line])
    const target = kit.count(goal.target, unitOfGoal(goal), 'as said', [goal])
    const missing = kit.number(over, 'target − capacity, or − baseline', [goal, line])
    const isFull = goal.baseline >= line.capacity
    const brake = brakeOf(company, line)
    const more = SHORT[brake?.resource ?? 'room'] ?? say`more room`
    const says = isFull
      ? say`All ${room} that can be delivered in a year are sold, so each of the ${missing} still missing needs ${more} first.`
      : say`The goal of ${target} lies above the ${room} that can be delivered in a year: the last ${missing} need ${more}, not more buyers.`
    return [
      {
        says,
        rests: idsOf(goal, line, ...(brake ? [brake] : [])),
        evidence: 'derived',
        quadrant: 'weakness',
        weight: { ofGoal: over / gap },
        about: kit.label(line),
        figures: { over, ofGap: over / gap, used: goal.baseline / line.capacity },
      },
    ]
  },

  asks(company, kit) {
    const goal = salesGoal(company)
    const line = goal && lineOf(company, goal)
    const isTight = factsOf(company, 'constraint').some(({ sort }) => sort === 'capacity')
    if (!goal || !line || line.capacity !== undefined || !isTight) return null
    return {
      says: say`Tell me the most you could deliver of ${kit.label(line)} in a year, and I can say whether the goal fits into the room you have.`,
      kind: 'offer',
      fact: line.id,
      attribute: 'capacity',
    }
  },
}
