import { factsOf } from '../../company/company.ts'
import { fixed } from '../../sentences/figures.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'

/** People who already know the organization and hear nothing from it: a list that no channel of its own uses. */
export const unusedList: Rule = {
  id: 'channel.unused-list',
  family: 'channel',

  find(company, kit) {
    const list = factsOf(company, 'resource').find(
      ({ sort, organized }) => sort === 'list' && organized !== true,
    )
    const isWritten = factsOf(company, 'channel').some(
      ({ sort, customers }) => sort === 'own' && (customers ?? 0) > 0,
    )
    if (!list || isWritten) return []
    const name = kit.label(list)
    const size = list.amount ? say` (${kit.number(list.amount, 'as said', [list])})` : say``
    const first = fixed.number(20, 'a first handful')
    return [
      {
        says: say`${name}${size}: people who know you and hear nothing from you. Writing to the first ${first} costs nothing and shows within days whether they come.`,
        rests: [list.id],
        evidence: 'told',
        quadrant: 'opportunity',
        weight: {},
        about: name,
        figures: { ...(list.amount && { size: list.amount }) },
      },
    ]
  },
}
