import { factsOf } from '../../company/company.ts'
import { takesGifts } from '../../company/targets.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'

/** The alternative of not buying, said beside rivals that are fought by price: a lower price may beat a rival, seldom inertia. */
export const nothing: Rule = {
  id: 'competition.nothing',
  family: 'competition',

  find(company, kit) {
    const rivals = factsOf(company, 'rival').filter(({ side }) => side !== 'payer')
    const none = rivals.find(({ sort }) => sort === 'nothing')
    const cheaper = rivals.find(({ gapLow, sort }) => sort === 'rival' && (gapLow ?? 0) < 0)
    if (!none || !cheaper || takesGifts(company)) return []
    return [
      {
        says: say`A lower price may win buyers from ${kit.label(cheaper)}. It wins few of those who buy from nobody: ask them what would have made them act now.`,
        rests: [none.id, cheaper.id],
        evidence: 'told',
        weight: {},
        about: kit.label(none),
        figures: {},
      },
    ]
  },
}
