import { type Company, type Fact, factsOf } from '../../company/company.ts'
import { monthsBetween } from '../../company/days.ts'
import { growingGoals, type MovingGoal, refusedGoal } from '../../company/goals.ts'
import { namesakesOf } from '../../company/namesakes.ts'
import { say, type Sentence } from '../../sentences/sentence.ts'
import { agree } from '../../sentences/verbs.ts'
import { FINDINGS_PER_RULE, type Rule } from '../finding.ts'
import { furtherSales } from '../further.ts'
import type { Kit } from '../kit.ts'
import { idsOf } from '../rests.ts'

/** From here on there is no room. */
const FULL = 0.9

type Scarce = { resource: Fact<'resource'> & { used: number }; by: Fact[]; leaves?: Fact<'person'> }

/** What is taken in full, and hangs on one person by another card: joined by name or by a tie. */
function scarceAndFull(company: Company): Scarce[] {
  return factsOf(company, 'resource').flatMap(resource => {
    const { used, sort } = resource
    if (used === undefined || used < FULL || (sort !== 'people' && sort !== 'method')) return []
    const brakes = namesakesOf(company, resource, 'constraint').filter(
      brake => brake.sort === 'one-person' || brake.sort === 'skills',
    )
    const people = namesakesOf(company, resource, 'person').filter(
      person => person.alone || person.leaves,
    )
    if (brakes.length + people.length === 0) return []
    const leaves = people.find(
      person => person.leaves && monthsBetween(company.today, person.leaves) > 0,
    )
    return [
      { resource: { ...resource, used }, by: [...people, ...brakes], ...(leaves && { leaves }) },
    ]
  })
}

/** The part of the goal's growth for which these hands have no room: today's number × (1 ÷ use − 1) is all there is. */
function withoutRoom(goal: MovingGoal, used: number): number {
  const more = goal.target - goal.baseline
  const room = goal.baseline * (1 / used - 1)
  return Math.max(0, Math.min(1, (more - room) / more))
}

/** The scarcest hands are full, nobody stands in for them, and the goal asks for more of their work. */
export const scarceFull: Rule = {
  id: 'strength.scarce-and-full',
  family: 'strength',

  find(company, kit) {
    const goal = refusedGoal(company) ?? growingGoals(company)[0]
    return scarceAndFull(company)
      .map(one => {
        const { resource, by } = one
        return {
          says: wordsOf(kit, one, goal),
          rests: idsOf(resource, ...by, ...(goal ? [goal] : [])),
          evidence: 'derived' as const,
          quadrant: 'weakness' as const,
          weight: goal ? { ofGoal: withoutRoom(goal, resource.used) } : {},
          about: kit.label(resource),
          figures: { used: resource.used, leaves: one.leaves ? 1 : 0 },
        }
      })
      .slice(0, FINDINGS_PER_RULE)
  },

  asks(company, kit) {
    const [first] = scarceAndFull(company)
    if (first) return null
    const open = factsOf(company, 'resource').find(
      resource =>
        resource.sort === 'people' &&
        resource.used === undefined &&
        namesakesOf(company, resource, 'constraint').some(({ sort }) => sort === 'one-person'),
    )
    if (!open) return null
    return {
      says: say`Tell me what part of the time of ${kit.label(open)} is taken, and I can say whether the goal has room.`,
      kind: 'resource',
      fact: open.id,
      attribute: 'used',
    }
  },
}

function wordsOf(kit: Kit, { resource, leaves }: Scarce, goal: MovingGoal | undefined): Sentence {
  const name = kit.label(resource)
  const used = kit.percent(resource.used, 'as said', [resource])
  const going = leaves?.leaves ? say`, and gone after ${kit.date(leaves.leaves, leaves)}` : say``
  const start = say`${name}: ${used} taken, with nobody to stand in${going}`
  if (!goal) return say`${start}. Without a second pair of hands this falls before it can grow.`
  const more =
    goal.form === undefined || goal.form === 'count'
      ? furtherSales(kit, goal, goal.target - goal.baseline)
      : say`${kit.figure(goal, goal.target - goal.baseline, 'target − baseline')} more`
  return say`${start}. The goal of ${more} needs ${name}, so a successor who has begun to learn comes before any further promise. Until then ${name} ${agree('set', name)} the most that can be done.`
}
