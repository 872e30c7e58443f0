import { factsOf } from '../../company/company.ts'
import { ListText } from '../../sentences/list.ts'
import { say } from '../../sentences/sentence.ts'
import { agree } from '../../sentences/verbs.ts'
import type { Rule } from '../finding.ts'
import { idsOf } from '../rests.ts'

/** Those who say whom to call, beside the customers that come by being named: whether the money goes where the choice is made. */
export const referrers: Rule = {
  id: 'competition.referrers',
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
    const verb = named.length > 1 ? say`decide` : agree('decide', label)
    const bought = new ListText(paid.map(channel => kit.label(channel)))
    return [
      {
        says: say`${names} ${verb} for many buyers whom they call, and no channel of yours goes through them. What you spend on ${bought} reaches people after that choice is made.`,
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
