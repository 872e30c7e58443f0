import { factsOf, type Company, type Fact } from '../../company/company.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'
import { idsOf } from '../rests.ts'

/** From here on no ordinary working day is free. */
const FULL = 6

/** In a firm of more than two, the hours of the plan may be anybody's. */
function isOf(company: Company, person: Fact<'person'>, plan: Fact<'budget'>): boolean {
  const [organization] = factsOf(company, 'organization')
  return plan.about === person.id || (organization?.people ?? 1) <= 2
}

/** A week that is full already, against the hours that the plan takes, from the same person or, where there are several, perhaps from another. */
export const daysWeek: Rule = {
  id: 'person.days-week',
  family: 'person',

  find(company, kit) {
    const person = factsOf(company, 'person').find(one => (one.daysPerWeek ?? 0) >= FULL)
    const plan = factsOf(company, 'budget').find(one => one.hoursPerWeek)
    if (!person?.daysPerWeek || !plan?.hoursPerWeek || !isOf(company, person, plan)) return []
    const name = kit.label(person)
    const days = kit.duration(person.daysPerWeek, 'day', 'as said', [person])
    const hours = kit.duration(plan.hoursPerWeek, 'hour', 'as said', [plan])
    const yearly = kit.duration(plan.hoursPerWeek * 48, 'hour', 'hours a week × 48', [plan])
    const start = say`${name}: at work ${days} a week already, while the plan counts on ${hours} a week, ${yearly} in a year`
    const isOnlyOne = factsOf(company, 'person').length === 1
    const says = isOnlyOne
      ? say`${start}. They are not there until something else stops or goes to somebody else, so name that first.`
      : say`${start}. Unless those hours are somebody else’s, they are not there until something stops or is handed over.`
    return [
      {
        says,
        rests: idsOf(person, plan),
        evidence: 'derived',
        quadrant: 'weakness',
        weight: {},
        about: name,
        figures: { days: person.daysPerWeek, hours: plan.hoursPerWeek },
      },
    ]
  },

  asks(company, kit) {
    const person = factsOf(company, 'person').find(one => (one.daysPerWeek ?? 0) >= FULL)
    const [budget] = factsOf(company, 'budget')
    if (!person || budget?.hoursPerWeek !== undefined) return null
    return {
      says: say`Tell me how many hours a week there are for the plan, and I can say whether they fit into the week of ${kit.label(person)}.`,
      kind: 'budget',
      ...(budget && { fact: budget.id }),
      attribute: 'hoursPerWeek',
    }
  },
}
