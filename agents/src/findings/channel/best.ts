import { runningSpend } from '../../company/acquisition.ts'
import { type Company, type Fact, factsOf } from '../../company/company.ts'
import { say } from '../../sentences/sentence.ts'
import { buyersOf } from '../buyers.ts'
import type { Rule } from '../finding.ts'
import { idsOf } from '../rests.ts'

/** Customers below which a part is told as a count. */
const FEW = 30
type Counted = { channel: Fact<'channel'>; customers: number; spent: number }

/** The channel that brings most customers, where most of the money goes elsewhere. Its spend is known, nought included. */
export const best: Rule = {
  id: 'channel.best',
  family: 'channel',

  find(company, kit) {
    const counted = countedChannels(company)
    const [best, other] = counted
    if (
      !best ||
      !other ||
      best.channel.takes ||
      best.channel.attempt === 'failed' ||
      isAnyUnpriced(company)
    )
      return []
    const customers = counted.reduce((sum, one) => sum + one.customers, 0)
    const paid = paidFor(company)
    const spent = paid.reduce((sum, one) => sum + (runningSpend(one) ?? 0), 0)
    const brings = best.customers / customers
    const gets = spent > 0 ? best.spent / spent : 1
    if (brings < 0.4 || gets > brings / 2) return []
    const ways = counted.map(({ channel }) => channel)
    const channels = [...new Set([...ways, ...paid])]
    const label = kit.label(best.channel)
    const all = kit.number(customers, 'sum over the channels', ways)
    const own = kit.number(best.customers, 'as said', [best.channel])
    const part = kit.percent(brings, 'its customers ÷ those of all channels', ways)
    const money = kit.percent(gets, 'its spend ÷ that of all channels', channels)
    const won = customers < FEW ? say`${own} of the ${all}` : say`${part} of the ${all}`
    const total = kit.money(spent, 'sum over the channels', channels)
    const start = say`${won} ${buyersOf(kit, best.channel).many} whose way to you is known came through ${label}`
    const rest = channels.length === 2 ? kit.label(other.channel) : say`the others`
    const says =
      gets === 0
        ? say`${start}, on which you spend nothing. All of the ${total} a year goes to ${rest}.`
        : say`${start}. Of the ${total} a year spent on channels, ${money} goes there.`
    return [
      {
        says,
        rests: idsOf(best.channel, ...channels),
        evidence: 'measured',
        quadrant: 'opportunity',
        weight: { centsAYear: spent - best.spent },
        about: label,
        figures: { brings, gets, elsewhere: spent - best.spent },
      },
    ]
  },
}

/** Every channel that money goes to, whether or not anybody came through it. */
const paidFor = (company: Company): Fact<'channel'>[] =>
  factsOf(company, 'channel').filter(channel => (runningSpend(channel) ?? 0) > 0)

function countedChannels(company: Company): Counted[] {
  return factsOf(company, 'channel')
    .flatMap(channel => {
      const spent = runningSpend(channel)
      return spent !== null && channel.customers
        ? [{ channel, customers: channel.customers, spent }]
        : []
    })
    .sort((a, b) => b.customers - a.customers)
}

/** Whether customers came through a channel whose cost nobody told: then no part of the money can be named. */
const isAnyUnpriced = (company: Company): boolean =>
  factsOf(company, 'channel').some(
    channel =>
      channel.customers &&
      channel.attempt !== 'failed' &&
      channel.spend?.per !== 'once' &&
      runningSpend(channel) === null,
  )
