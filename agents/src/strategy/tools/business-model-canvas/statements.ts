import type { Amount } from '@sextant/contracts/company/figures'
import { costOfCustomer } from '../../../company/acquisition.ts'
import { type Fact, factsOf } from '../../../company/company.ts'
import { canBeWorked } from '../../../company/line-hours.ts'
import type { Desk } from '../../../core/desk.ts'
import { buyersOf, takingsOf } from '../../../findings/buyers.ts'
import { AS_SAID, roughly } from '../../../findings/kit.ts'
import type { Hole } from '../../../sentences/hole.ts'
import { say, type Sentence } from '../../../sentences/sentence.ts'
import { agree } from '../../../sentences/verbs.ts'

/** What a block says of a fact: its name with figures, or the name alone where it has none. */
export type Statement = { fact: Fact; says: Sentence | undefined; isMeasured: boolean }

/** "Large ranches: 44% of sales, £900 a year each". */
function statement(desk: Desk, fact: Fact, figures: Sentence[], words: Sentence[] = []): Statement {
  const label = desk.kit.name(fact)
  const parts = [...figures, ...words]
  const [first, ...rest] = parts
  const isMeasured = figures.length > 0
  if (!label || !first) return { fact, says: undefined, isMeasured }
  const list = rest.reduce((before, part) => say`${before}, ${part}`, first)
  return { fact, says: say`${label}: ${list}`, isMeasured }
}

/** A part of a statement where its figure is known. */
const part = <T>(value: T | undefined, says: (value: T) => Sentence): Sentence[] =>
  value === undefined ? [] : [says(value)]

/** An amount that is of a year unless its card says otherwise. */
const yearly = (amount: Amount): Amount => ({ ...amount, per: amount.per ?? 'year' })

export function segmentSays(desk: Desk, fact: Fact<'segment'>): Statement {
  const { kit } = desk
  const { single, share, size, spend } = fact
  const isTwoSided = new Set(factsOf(desk.company, 'segment').map(({ side }) => side)).size > 1
  const figures = [
    ...part(single ? undefined : size, value => say`${kit.number(value, AS_SAID, [fact])} of them`),
    ...part(
      share,
      value => say`${kit.percent(value, AS_SAID, [fact])} of ${takingsOf(desk.company)}`,
    ),
    ...part(spend, value => say`${kit.price(yearly(value), fact)} each`),
  ]
  const words = [
    ...(single ? [say`one account`] : []),
    ...(isTwoSided && fact.side === 'payer' ? [say`those who pay`] : []),
    ...(isTwoSided && fact.side === 'user' ? [say`those who use it`] : []),
  ]
  return statement(desk, fact, figures, words)
}

/** What a group does after its first purchase; null where nothing is told of it. */
export function loyaltySays(desk: Desk, fact: Fact<'segment'>): Statement | null {
  const { kit } = desk
  const figures = [
    ...part(fact.repeats, value => say`${kit.percent(value, AS_SAID, [fact])} buy again`),
    ...part(fact.leaves, value => say`${kit.percent(value, AS_SAID, [fact])} leave in a year`),
    ...part(
      fact.purchases,
      value => say`${kit.number(value, AS_SAID, [fact])} purchases a year each`,
    ),
  ]
  return figures.length > 0 ? statement(desk, fact, figures) : null
}

/** A figure of the business with its period: "4.5% a month". */
export function measureSays(desk: Desk, fact: Fact<'measure'>): Statement {
  const value = fact.value === undefined ? undefined : desk.kit.figure(fact, fact.value)
  return statement(
    desk,
    fact,
    part(value, figure => perPeriod(figure, fact.per)),
  )
}

export function perPeriod(figure: Hole, per: Fact<'measure'>['per']): Sentence {
  if (per === 'month') return say`${figure} a month`
  if (per === 'week') return say`${figure} a week`
  return per === 'year' ? say`${figure} a year` : say`${figure}`
}

export function channelSays(desk: Desk, fact: Fact<'channel'>): Statement {
  const { kit } = desk
  const buyers = buyersOf(kit, fact)
  const each = costOfCustomer(fact)
  const how = 'spend a year ÷ customers'
  const figures = [
    ...part(fact.share, value => say`${kit.percent(value, AS_SAID, [fact])} of new ${buyers.many}`),
    // That nobody came is said by how it went.
    ...part(
      fact.customers === 0 ? undefined : fact.customers,
      value =>
        say`${kit.number(value, AS_SAID, [fact])} ${value === 1 ? buyers.one : buyers.many} a year`,
    ),
    ...(each ? [say`${kit.money(roughly(each), how, [fact])} for each`] : []),
    ...(each === null ? part(fact.spend, value => say`${kit.price(value, fact)}`) : []),
  ]
  const words = fact.attempt === 'failed' ? [say`tried without success`] : []
  return statement(desk, fact, figures, words)
}

/** As what customers get: that they buy it is the only proof. */
export function offerSays(desk: Desk, fact: Fact<'offer'>): Statement {
  const { kit } = desk
  const sold = soldSays(desk, fact)
  const share = part(
    fact.share,
    value => say`${kit.percent(value, AS_SAID, [fact])} of ${takingsOf(desk.company)}`,
  )
  return statement(desk, fact, sold.length > 0 ? sold : share)
}

/** A line paid by the month or the year has those who pay for it; any other is sold so often. */
function soldSays({ kit }: Desk, fact: Fact<'offer'>): Sentence[] {
  const { price, volume } = fact
  const number = volume === undefined ? null : kit.number(volume, AS_SAID, [fact])
  if (!number) return []
  const isPaidOn = price?.per === 'month' || price?.per === 'year'
  return [isPaidOn ? say`${number} pay for it` : say`${number} a year`]
}

/** As what comes in. */
export function revenueSays(desk: Desk, fact: Fact<'offer'>): Statement {
  const { kit } = desk
  const figures = [
    ...part(fact.price, value => say`${kit.price(value, fact)}`),
    ...soldSays(desk, fact),
    ...part(
      fact.share,
      value => say`${kit.percent(value, AS_SAID, [fact])} of ${takingsOf(desk.company)}`,
    ),
    ...part(fact.price ? undefined : fact.revenue, value => say`${kit.price(yearly(value), fact)}`),
  ]
  return statement(desk, fact, figures)
}

const MINUTES = 60
/** As work that has to be done; null where its hours are not known. */
export function workSays(desk: Desk, fact: Fact<'offer'>): Statement | null {
  const { kit } = desk
  const { hoursEach, volume } = fact
  if (hoursEach === undefined || !canBeWorked(desk.company, fact)) return null
  const time =
    hoursEach < 1
      ? kit.duration(hoursEach * MINUTES, 'minute', 'hours each × 60', [fact])
      : kit.duration(hoursEach, 'hour', AS_SAID, [fact])
  const each = say`${time} each`
  const all = part(
    volume,
    value =>
      say`about ${kit.duration(hoursEach * value, 'hour', 'hours each × sold a year', [fact])} a year`,
  )
  return statement(desk, fact, [each, ...all])
}

export function resourceSays(desk: Desk, fact: Fact<'resource'>): Statement {
  const { kit } = desk
  const figures = [
    ...part(fact.amount, value => say`${kit.number(value, AS_SAID, [fact])} in number`),
    ...part(fact.used, value => say`${kit.percent(value, AS_SAID, [fact])} in use`),
  ]
  return statement(desk, fact, figures)
}

/** Hands, machines and rooms that are short are what the work is done with. */
const SCARCE = new Set<Fact<'constraint'>['sort']>(['one-person', 'capacity', 'skills'])
const NO_MEANS = new Set<Fact<'constraint'>['resource']>(['money', 'approval'])

export function scarceSays(desk: Desk, fact: Fact<'constraint'>): Statement | null {
  const { kit } = desk
  const isMeans = SCARCE.has(fact.sort) && !NO_MEANS.has(fact.resource)
  // A statement says that something is short, not what it is.
  if (!isMeans || kit.name(fact)?.form === 'clause') return null
  const figures = [
    ...part(
      fact.hoursPerWeek,
      value => say`${kit.duration(value, 'hour', AS_SAID, [fact])} a week`,
    ),
    ...part(
      fact.lost,
      value => say`${kit.number(value, AS_SAID, [fact])} refused a year for want of it`,
    ),
  ]
  return statement(desk, fact, figures)
}

/** The most that can be delivered of a line says how much room there is for it. */
export function roomSays(desk: Desk, fact: Fact<'offer'>): Statement | null {
  const { kit } = desk
  const label = kit.name(fact)
  if (fact.capacity === undefined || !label) return null
  const most = kit.number(fact.capacity, AS_SAID, [fact])
  return { fact, says: say`Room for ${label}: at most ${most} a year`, isMeasured: true }
}

export function personSays(desk: Desk, fact: Fact<'person'>): Statement {
  const { kit } = desk
  const figures = part(
    fact.daysPerWeek,
    value => say`${kit.duration(value, 'day', AS_SAID, [fact])} a week`,
  )
  const words = [
    ...(fact.alone ? [say`nobody else can do this work`] : []),
    ...part(fact.leaves, value => say`there until ${kit.date(value, fact)}`),
  ]
  return statement(desk, fact, figures, words)
}

/** What a person does, a statement for each. */
export function doesSays({ kit }: Desk, fact: Fact<'person'>): Statement[] {
  const name = kit.name(fact)
  return (fact.does ?? []).flatMap(text => {
    const work = kit.part(text, fact)
    if (!work || !name) return []
    const says = fact.alone ? say`${work}: only ${name}` : say`${work}: ${name}`
    return [{ fact, says, isMeasured: false }]
  })
}

const GIVEN: Readonly<Record<NonNullable<Fact<'partner'>['gives']>, Sentence>> = {
  customers: say`of new customers`,
  supplies: say`of what you buy of that kind`,
  delivery: say`of such deliveries`,
  money: say`of the money`,
  knowledge: say`of the know-how`,
}

export function partnerSays(desk: Desk, fact: Fact<'partner'>): Statement {
  const { kit } = desk
  const of = fact.gives ? GIVEN[fact.gives] : say`of what it gives`
  const figures = part(fact.share, value => say`${kit.percent(value, AS_SAID, [fact])} ${of}`)
  const words = [
    ...(fact.alone ? [say`nobody else could soon do it`] : []),
    ...part(fact.ends, value => say`until ${kit.date(value, fact)}`),
  ]
  return statement(desk, fact, figures, words)
}

/** Somebody who sends customers is a partner too. */
export function referrerSays({ kit }: Desk, fact: Fact<'rival'>): Statement {
  const label = kit.name(fact)
  const says = label ? say`${label}: ${agree('send', label)} customers` : undefined
  return { fact, says, isMeasured: false }
}

/** As what one sale costs; null where nobody told. */
export function unitCostSays(desk: Desk, fact: Fact<'offer'>): Statement | null {
  const cost = part(
    fact.unitCost,
    value => say`${desk.kit.price({ ...value, per: 'sale' }, fact)} of own cost each`,
  )
  return cost.length > 0 ? statement(desk, fact, cost) : null
}

/** As what a partner costs in a year; null where nobody told. */
export function supplySays(desk: Desk, fact: Fact<'partner'>): Statement | null {
  const cost = part(
    fact.yearlyCost,
    value => say`${desk.kit.price({ ...value, per: 'year' }, fact)}`,
  )
  return cost.length > 0 ? statement(desk, fact, cost) : null
}

/** As what is spent to be found; null where nobody told. */
export function spendSays(desk: Desk, fact: Fact<'channel'>): Statement | null {
  if (!fact.spend?.cents || fact.attempt === 'failed') return null
  return statement(desk, fact, [say`${desk.kit.price(fact.spend, fact)}`])
}
