import { agree } from '../../sentences/verbs.ts'
import { type Company, type Fact, factsOf } from '../../company/company.ts'
import { monthsBetween } from '../../company/days.ts'
import { growingGoals, type MovingGoal } from '../../company/goals.ts'
import { say } from '../../sentences/sentence.ts'
import { FINDINGS_PER_RULE, type Rule } from '../finding.ts'
import { idsOf } from '../rests.ts'

/** The goal that a leaving person is missed for: of their own line where one is, else the first with a date. */
function goalOf(company: Company, person: Fact<'person'>): MovingGoal | undefined {
  const dated = growingGoals(company).filter(({ by }) => by)
  const ofLine = dated.find(({ about }) => about !== undefined && about === person.about)
  return ofLine ?? dated[0]
}

/** Somebody leaves before the goal falls due: how much of the time left has to go without them. */
export const leaves: Rule = {
  id: 'person.leaves',
  family: 'person',

  find(company, kit) {
    return factsOf(company, 'person')
      .flatMap(person => {
        const goal = goalOf(company, person)
        if (!person.leaves || !goal?.by) return []
        const there = monthsBetween(company.today, person.leaves)
        const due = monthsBetween(company.today, goal.by)
        if (there < 0 || due - there < 1) return []
        const without = (due - there) / due
        const rests = [person, goal]
        const isOwnLine = goal.about !== undefined && goal.about === person.about
        const name = kit.label(person)
        const says = say`${name} ${agree('leave', name)} after ${kit.date(person.leaves, person)}, ${kit.duration(Math.round(due - there), 'month', 'months from then to the goal', rests)} before the goal falls due. That is ${kit.percent(without, 'months without ÷ months left', rests)} of the time left without ${name}${isOwnLine ? say`, on the very line the goal counts on` : say``}.`
        return [
          {
            says,
            rests: idsOf(...rests),
            evidence: 'derived' as const,
            quadrant: 'threat' as const,
            weight: isOwnLine ? { ofGoal: without } : {},
            about: name,
            figures: { months: there, without, ownLine: isOwnLine ? 1 : 0 },
          },
        ]
      })
      .slice(0, FINDINGS_PER_RULE)
  },

  asks(company, kit) {
    const leaving = factsOf(company, 'person').find(person => person.leaves)
    const open = growingGoals(company).find(({ by }) => by === undefined)
    if (!leaving || !open || growingGoals(company).some(({ by }) => by)) return null
    return {
      says: say`Tell me by when the goal for ${kit.label(open)} should be reached, and I can say how much of the way has to go without ${kit.label(leaving)}.`,
      kind: 'goal',
      fact: open.id,
      attribute: 'by',
    }
  },
}
