import { factsOf } from '../../company/company.ts'
import { latestOf } from '../../company/latest.ts'
import { nounsOf } from '../../company/nouns.ts'
import { failedWays } from '../../company/tried.ts'
import { unitText } from '../../sentences/figures.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'

/** Those who are content know others like them: by what recommendations bring already, else by who buys. */
export const recommended: Rule = {
  id: 'soon.recommended',
  family: 'soon',

  find(company, kit) {
    if (failedWays(company, 'referral')) return []
    const channel = factsOf(company, 'channel').find(({ sort }) => sort === 'referral')
    const group = latestOf(company, 'segment')
    const who = group && kit.name(group)
    if (!who) return []
    const buyers = unitText(nounsOf(company).customer, 'many', { fixed: this.id })
    const start = channel?.customers
      ? say`${kit.number(channel.customers, 'as said', [channel])} a year come by recommendation (${kit.label(channel)}).`
      : say`You sell to ${who}.`
    return [
      {
        says: say`${start} Those who are content know others like them: whoever is asked for one name while the thanks are fresh can give it, and most ${buyers} are never asked.`,
        rests: channel?.customers ? [channel.id, group.id] : [group.id],
        evidence: channel?.customers ? 'measured' : 'told',
        weight: {},
        about: who,
        figures: {},
      },
    ]
  },
}
