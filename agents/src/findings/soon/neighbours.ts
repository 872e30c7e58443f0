import { factsOf } from '../../company/company.ts'
import { latestOf } from '../../company/latest.ts'
import { failedWays } from '../../company/tried.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'

/** Others serve the same people at another moment, and compete with nobody. */
export const neighbours: Rule = {
  id: 'soon.neighbours',
  family: 'soon',

  find(company, kit) {
    const group = latestOf(company, 'segment')
    const who = group && kit.name(group)
    if (!who || failedWays(company, 'partner')) return []
    const brake = factsOf(company, 'constraint').find(({ sort }) => sort === 'awareness')
    const name = brake && kit.name(brake)
    const start = name ? say`Too few come across you (${name}). ` : say``
    return [
      {
        says: say`${start}Others serve ${who} shortly before you are needed, and compete with you in nothing: they can pass on your name.`,
        rests: brake && name ? [group.id, brake.id] : [group.id],
        evidence: 'told',
        weight: {},
        about: who,
        figures: {},
      },
    ]
  },
}
