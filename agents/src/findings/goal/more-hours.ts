import { aboutOf, type Company, type Fact, factsOf } from '../../company/company.ts'
import type { MovingGoal } from '../../company/goals.ts'
import { pieceGoal, WORKING_WEEKS } from '../../company/targets.ts'
import { workloadOf } from '../../company/workload.ts'
import { fixed } from '../../sentences/figures.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'
import { furtherSales } from '../further.ts'
import type { Kit } from '../kit.ts'
import { idsOf } from '../rests.ts'

/** Hours that somebody at work all year gives: 48 weeks of 37. */
const HOURS_OF_ONE = WORKING_WEEKS * 37
/** Less than this part of somebody's year is found between other work. */
const NOTICED = 0.1

type Timed = { goal: MovingGoal; line: Fact<'offer'>; more: number; hours: number }

/** The hours of a year that the goal asks for beyond today's: (target − baseline) × hours each of its line. */
function hoursOf(company: Company): Timed | null {
  const goal = pieceGoal(company)
  const offers = factsOf(company, 'offer')
  const line = goal && (aboutOf(company, goal, 'offer') ?? (offers.length === 1 ? offers[0] : null))
  if (!goal || !line?.hoursEach) return null
  const more = goal.target - goal.baseline
  return { goal, line, more, hours: more * line.hoursEach }
}

/** The people there are, where somebody told. */
const people = (company: Company): Fact<'organization'> | undefined =>
  factsOf(company, 'organization').find(fact => fact.people)

/** What the hours of a week are known for. */
const scarceOf = (company: Company): Fact[] =>
  factsOf(company, 'constraint')
    .filter(({ hoursPerWeek }) => hoursPerWeek)
    .slice(0, 1)

/** What the goal asks for in hours, in people. Where the hours there are were told, goal.work-hours sets the two side by side. */
export const moreHours: Rule = {
  id: 'goal.more-hours',
  family: 'goal',

  find(company, kit) {
    const found = hoursOf(company)
    if (!found || workloadOf(company) || found.hours < HOURS_OF_ONE * NOTICED) return []
    const { goal, line } = found
    return [
      {
        says: wordsOf(company, kit, found),
        rests: idsOf(goal, line, ...scarceOf(company)),
        evidence: 'derived',
        quadrant: 'weakness',
        // Without these hours none of the goal is reached; as far as one person has room, some is.
        weight: { ofGoal: Math.min(1, found.hours / HOURS_OF_ONE) },
        about: kit.label(line),
        figures: { hours: found.hours, people: found.hours / HOURS_OF_ONE },
      },
    ]
  },

  asks(company, kit) {
    const goal = pieceGoal(company)
    const line = goal && aboutOf(company, goal, 'offer')
    if (!line || line.hoursEach) return null
    return {
      says: say`Tell me how many hours a sale of ${kit.label(line)} takes, and I can say how many hands the goal needs.`,
      kind: 'offer',
      fact: line.id,
      attribute: 'hoursEach',
    }
  },
}

function wordsOf(company: Company, kit: Kit, { goal, line, more, hours }: Timed) {
  const rests = [goal, line]
  const gap = furtherSales(kit, goal, more, line)
  const each = kit.duration(line.hoursEach ?? 0, 'hour', 'as said', [line])
  const total = kit.duration(hours, 'hour', '(target − baseline) × hours each', rests)
  const start = say`${gap} take ${total} of work a year, at ${each} each`
  const ones = hours / HOURS_OF_ONE
  const year = fixed.duration(HOURS_OF_ONE, 'hour', 'a year of full-time work')
  const size =
    ones >= 1
      ? say`more than one person works in a year (${year})`
      : say`${kit.percent(ones, 'hours ÷ a year of work', rests)} of what one person works in a year (${year})`
  const week = ofWeek(company, kit, { goal, line, more, hours })
  if (week) return say`${gap} take ${total} of work a year, at ${each} each: ${week}.`
  const staff = people(company)
  const told = staff?.people
    ? say`. You are ${kit.number(staff.people, 'as said', [staff])}, so say first who does it`
    : say`. Say first who does it, and what they leave undone`
  return say`${start}: ${size}${told}.`
}

/** The same by the week, where it is known how many hours there are for all the work. */
function ofWeek(company: Company, kit: Kit, { goal, line, hours }: Timed) {
  const brake = factsOf(company, 'constraint').find(({ hoursPerWeek }) => hoursPerWeek)
  if (!brake?.hoursPerWeek) return null
  const weekly = hours / WORKING_WEEKS
  const part = kit.percent(weekly / brake.hoursPerWeek, 'hours ÷ 48 ÷ hours a week', [
    goal,
    line,
    brake,
  ])
  const have = kit.number(brake.hoursPerWeek, 'as said', [brake])
  return say`${kit.duration(weekly, 'hour', 'hours ÷ 48', [goal, line])} of the ${have} there are each week with ${kit.label(brake)}, or ${part} of them. Say what makes way for it`
}
