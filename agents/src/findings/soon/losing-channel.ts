import { losingChannels, unpricedChannel } from '../../company/losing-channels.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'

/** A way to customers that costs more in a year than what its customers leave at their first sale. */
export const losingChannel: Rule = {
  id: 'soon.losing-channel',
  family: 'soon',

  find(company, kit) {
    return losingChannels(company).flatMap(({ channel, spent, kept, often }) => {
      const name = kit.name(channel)
      if (!name) return []
      const rests = [channel, ...kept.rests]
      const cost = kit.money(spent / channel.customers, 'spend a year ÷ customers', [channel])
      const leaves = kit.money(kept.value, kept.how, kept.rests)
      const times = kit.number(often, 'cost of one customer ÷ what one sale leaves, upwards', rests)
      return [
        {
          says: say`Each customer by way of ${name} costs ${cost}, and a sale leaves ${leaves}: one has to buy ${times} times before that is earned back.`,
          rests: rests.map(({ id }) => id),
          evidence: 'derived' as const,
          weight: { centsAYear: spent - kept.value * channel.customers },
          about: name,
          figures: { cost: spent / channel.customers },
        },
      ]
    })
  },

  asks(company, kit) {
    const open = unpricedChannel(company)
    if (!open) return null
    return {
      says: say`Tell me which of your lines ${kit.label(open)} sells, and I can say whether it earns back what it costs.`,
      kind: 'channel',
      fact: open.id,
      attribute: 'about',
    }
  },
}
