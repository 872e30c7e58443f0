import { factsOf, type Fact } from '../../company/company.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'

const OF_HOURS = new Set<Fact<'constraint'>['sort']>(['one-person', 'systems'])
const OF_HANDS = new Set<Fact<'constraint'>['resource']>(['hours', 'posts', 'craft'])
const isOfHours = ({ sort, resource, hoursPerWeek }: Fact<'constraint'>): boolean =>
  OF_HANDS.has(resource) || hoursPerWeek !== undefined || (sort !== undefined && OF_HOURS.has(sort))
/** A team that has so few hours a week for what is new lacks them. */
const FEW = 10

/** Hours run short, by what holds back or by what is left for anything new. */
export const hoursShort: Rule = {
  id: 'soon.hours-short',
  family: 'soon',

  find(company, kit) {
    const brake = factsOf(company, 'constraint').find(isOfHours)
    const name = brake && kit.name(brake)
    const left = factsOf(company, 'budget').find(
      ({ hoursPerWeek }) => hoursPerWeek !== undefined && hoursPerWeek <= FEW,
    )
    if (name)
      return [
        {
          says: say`Hours of work run short (${name}), and whatever is explained again and again takes some of them.`,
          rests: [brake.id],
          evidence: 'told',
          weight: {},
          about: name,
          figures: {},
        },
      ]
    if (!left?.hoursPerWeek) return []
    const hours = kit.duration(left.hoursPerWeek, 'hour', 'as said', [left])
    return [
      {
        says: say`For anything new there are ${hours} a week, and whatever is explained again and again takes some of them.`,
        rests: [left.id],
        evidence: 'told',
        weight: {},
        figures: {},
      },
    ]
  },
}
