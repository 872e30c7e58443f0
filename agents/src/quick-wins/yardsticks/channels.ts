import { keptOfSale } from '../../company/commission.ts'
import { type Fact, factsOf } from '../../company/company.ts'
import { losingChannels } from '../../company/losing-channels.ts'
import { yearlyCents } from '../../company/periods.ts'
import type { Wanted } from '../../findings/finding.ts'
import type { Kit } from '../../findings/kit.ts'
import { say } from '../../sentences/sentence.ts'
import { costWanted } from '../cost-wanted.ts'
import { isWanted, type Measured, paced, seenOf, type Sight, type Yardstick } from '../yardstick.ts'

const MONTHS = 12

/** Whether a way to customers is paid for by the period, and still used. */
const isPaid = ({ spend, attempt }: Fact<'channel'>): boolean =>
  spend !== undefined && (yearlyCents(spend) ?? 0) > 0 && attempt !== 'failed'

const costOf = ({ spend, customers }: Fact<'channel'>): number =>
  ((spend && yearlyCents(spend)) ?? 0) / (customers ?? 1)

/** The dearest customer first. */
const byCost = (a: Fact<'channel'>, b: Fact<'channel'>): number => costOf(b) - costOf(a)

/** What a way to customers costs a month. */
export const channelSpend: Yardstick = sight => {
  const { kit } = sight
  const channel = seenOf(sight, 'channel').find(isPaid)
  const yearly = channel?.spend && yearlyCents(channel.spend)
  if (!channel || !yearly) return null
  const month = kit.money(yearly / MONTHS, 'spent in a year ÷ 12', [channel])
  return {
    what: say`Spent on ${kit.label(channel)}`,
    form: 'money',
    value: yearly / MONTHS,
    per: 'month',
    better: 'less',
    place: { fact: channel, attribute: 'spend', times: MONTHS },
    said: say`${month} a month, as said.`,
    worth: { value: MONTHS, how: 'months of a year', rests: [channel] },
  }
}

/** What a way that costs more than it brings takes a month; what its customers leave is lost with it, and taken off. */
export const spentForLittle: Yardstick = sight => {
  const seen = channelSpend(sight)
  const [channel] = seenOf(sight, 'channel').filter(isPaid)
  if (!seen || isWanted(seen) || !channel) return seen
  const losing = losingChannels(sight.company).find(one => one.channel.id === channel.id)
  if (!losing) return null
  const { spent, kept } = losing
  const brought = kept.value * losing.channel.customers
  const leaves = sight.kit.money(brought, 'customers × what a sale leaves', [
    channel,
    ...kept.rests,
  ])
  return {
    ...seen,
    said: say`${seen.said} What its customers leave in a year, ${leaves}, is lost with it.`,
    worth: {
      value: MONTHS * (1 - brought / spent),
      how: 'months of a year, without what its customers leave',
      rests: [channel, ...kept.rests],
    },
  }
}

/** What is paid a month for more who ask, by every way that is paid for, while those who ask are refused. */
export const paidWhileFull: Yardstick = ({ company, kit }) => {
  const paid = factsOf(company, 'channel').filter(one => one.sort === 'paid' && isPaid(one))
  const [channel, another] = paid
  if (!channel) return null
  const yearly = paid.reduce((sum, { spend }) => sum + ((spend && yearlyCents(spend)) ?? 0), 0)
  const month = kit.money(yearly / MONTHS, 'spent in a year ÷ 12', paid)
  return {
    what: another ? say`Spent on all paid ways together` : say`Spent on ${kit.label(channel)}`,
    form: 'money',
    value: yearly / MONTHS,
    per: 'month',
    better: 'less',
    ...(!another && { place: { fact: channel, attribute: 'spend', times: MONTHS } }),
    said: say`${month} a month, as said.`,
    worth: { value: MONTHS, how: 'months of a year', rests: paid },
  }
}

/** What one new customer costs by way of the dearest of all that is paid for: a limit for every source holds back that one first. */
export const costOfCustomer: Yardstick = sight => {
  const { company, kit } = sight
  const paid = factsOf(company, 'channel').filter(isPaid)
  const [channel = paid[0]] = paid.filter(({ customers }) => customers).toSorted(byCost)
  const yearly = channel?.spend && yearlyCents(channel.spend)
  if (!channel || !yearly) return null
  if (!channel.customers) return customersWanted(kit, channel)
  const value = yearly / channel.customers
  const won = kit.number(channel.customers, 'as said', [channel])
  const spent = kit.money(yearly, 'spent in a year', [channel])
  const each = kit.money(value, 'spent ÷ customers', [channel])
  return {
    what: say`Cost of a new customer by way of ${kit.label(channel)}`,
    form: 'money',
    value,
    per: null,
    better: 'less',
    said: say`${spent} a year ÷ ${won} new customers = ${each}.`,
    worth: { value: channel.customers, how: 'customers of a year', rests: [channel] },
  }
}

const customersWanted = (kit: Kit, channel: Fact<'channel'>): Wanted => ({
  says: say`Tell me how many new customers ${kit.label(channel)} brought in the last year, and I can say what this would bring.`,
  kind: 'channel',
  fact: channel.id,
  attribute: 'customers',
})

/** Hours until somebody who asks has an answer. */
export const answerTime: Yardstick = sight => {
  const { kit } = sight
  const slow = seenOf(sight, 'channel').find(({ answerHours }) => answerHours)
  if (!slow?.answerHours) return null
  const wait = kit.duration(slow.answerHours, 'hour', 'as said', [slow])
  return {
    what: say`Hours until an enquiry from ${kit.label(slow)} has its answer`,
    form: 'hours',
    value: slow.answerHours,
    per: null,
    better: 'less',
    place: { fact: slow, attribute: 'answerHours', times: 1 },
    said: say`${wait}, as said.`,
  }
}

/** New customers who come because somebody recommended the firm. */
export const recommended: Yardstick = sight => {
  const { company, kit } = sight
  const channel = company.facts.find(
    (one): one is Fact<'channel'> =>
      one.kind === 'channel' && one.status === 'confirmed' && one.sort === 'referral',
  )
  if (!channel) return NO_REFERRALS
  if (!channel.customers) return customersWanted(kit, channel)
  return ofCustomers(sight, channel, channel.customers)
}

function ofCustomers({ company, kit }: Sight, channel: Fact<'channel'>, yearly: number): Measured {
  const { times, ...counted } = paced(kit, { fact: channel, attribute: 'customers', yearly })
  const worth = keptOfSale(company)
  return {
    ...counted,
    what: say`New customers by way of ${kit.label(channel)}`,
    form: 'count',
    better: 'more',
    worth: worth && { ...worth, value: worth.value * times },
    missing: worth ? null : costWanted(kit),
    sales: times,
  }
}

const NO_REFERRALS: Wanted = {
  says: say`Tell me how many new customers came by recommendation in the last year, and I can say what this would bring.`,
  kind: 'channel',
  attribute: 'customers',
}
