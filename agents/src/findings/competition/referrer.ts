import { factsOf } from '../../company/company.ts'
import { ListText } from '../../sentences/list.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'
import { idsOf } from '../rests.ts'

/** Those who say whom to call, beside the customers that come by being named: whether the money goes where the choice is made. */
export const referrer: Rule = {
  id: 'competition.referrer',
  family: 'competition',

  find(company, kit) {
    const named = factsOf(company, 'rival').filter(({ sort }) => sort === 'referrer')
    const [first] = named
    if (!first) return []
    const paid = factsOf(company, 'channel').filter(({ sort, spend }) => sort === 'paid' && spend)
    const referral = factsOf(company, 'channel').filter(
      ({ sort, attempt }) => sort === 'referral' && attempt !== 'failed',
    )
    if (referral.length > 0 || paid.length === 0) return []
    const label = kit.label(first)
    const names = new ListText(named.map(rival => kit.label(rival)))
    const bought = new ListText(paid.map(channel => kit.label(channel)))
    return [
      {
        says: say`${names} can settle whom a buyer calls, and no channel of yours goes that way. What you spend on ${bought} reaches many only after that choice is made.`,
        rests: idsOf(...named, ...paid),
        evidence: 'told',
        quadrant: 'opportunity',
        weight: {},
        about: label,
        figures: { referrers: named.length },
      },
    ]
  },
}
