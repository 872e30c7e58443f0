import { factsOf, type Fact } from '../../company/company.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'

const OF_HANDS = new Set<Fact<'constraint'>['resource']>(['posts', 'craft'])

/** Hands are missing that somebody from outside has to bring. */
export const handsMissing: Rule = {
  id: 'soon.hands-missing',
  family: 'soon',

  find(company, kit) {
    const brake = factsOf(company, 'constraint').find(({ resource }) => OF_HANDS.has(resource))
    const name = brake && kit.name(brake)
    if (!name) return []
    const what = brake.lost
      ? say`Because of ${name}, ${kit.number(brake.lost, 'as said', [brake])} a year have to be refused.`
      : say`What holds you back is ${name}.`
    return [
      {
        says: say`${what} Those who do the work know others who do it: they can be asked before a post is advertised.`,
        rests: [brake.id],
        evidence: brake.lost ? 'measured' : 'told',
        weight: {},
        about: name,
        figures: {},
      },
    ]
  },
}
