import type { Claim } from '@sextant/contracts/deliverable'
import type { ChannelRow, Channels } from '@sextant/contracts/marketing-strategy/channels'
import { spendAYear } from '../../company/acquisition.ts'
import type { Fact } from '../../company/company.ts'
import type { Desk } from '../../core/desk.ts'
import { buyersOf } from '../../findings/buyers.ts'
import { knowledgeFor } from '../../knowledge/knowledge-for.ts'
import { say } from '../../sentences/sentence.ts'
import { agree } from '../../sentences/verbs.ts'
import { called } from '../called.ts'
import { openClaim } from '../open-claim.ts'
import { costOfWin, isFree, isPeriodOpen, waysOf } from '../ways.ts'
import type { Worth } from '../worth.ts'

/** So many ways that are usual in the trade stand for those nobody told. */
const USUAL = 3
/** Beyond this many sales, what is won is an account and no single buyer: the two cannot be compared. */
const OTHER_SCALE = 20
type Channel = Fact<'channel'>

/** The ways with their figures and what these say; without any, what is usual in the trade. */
export function channelsOf(desk: Desk, worthOf: (way: Channel) => Worth | null): Channels {
  const ways = waysOf(desk.company)
  const rows = ways.map(way => rowOf(desk, way, worthOf(way)))
  return { rows: rows.length > 0 ? rows : usualRows(desk) }
}

const rowOf = (desk: Desk, way: Channel, worth: Worth | null): ChannelRow => ({
  fact: way.id,
  claim: desk.named(way),
  spend: whole(spendAYear(way)),
  customers: way.customers ?? null,
  perWin: whole(costOfWin(desk.company, way)),
  reading: readingOf(desk, way, worth),
})

/** Nothing costs less than nothing. */
const whole = (cents: number | null): number | null =>
  cents === null ? null : Math.max(0, Math.round(cents))

function readingOf(desk: Desk, way: Channel, worth: Worth | null): Claim {
  const { kit } = desk
  const name = called(kit, way)
  const cost = costOfWin(desk.company, way)
  const { one, many } = buyersOf(kit, way)
  if (isFree(way) && way.customers) return freely(desk, way)
  if (cost !== null) return priced(desk, { way, cost, worth })
  if (way.customers !== undefined) {
    const count = kit.number(way.customers, 'as said', [way])
    const comes = agree('come', { isMany: way.customers !== 1, origins: [] })
    return desk.claim(
      say`${count} ${way.customers === 1 ? one : many} a year ${comes} this way, and what it costs was not told.`,
      [way.id],
      'told',
    )
  }
  const spent = spendAYear(way)
  if (spent === null) return uncounted(desk, way)
  const money = kit.money(spent, 'spend a year', [way])
  return desk.claim(
    say`${name} ${agree('take', name)} ${money} a year, and nobody counted what one ${one} by it costs.`,
    [way.id],
    'computed',
  )
}

/** What comes for no money, and that it takes something else. */
function freely(desk: Desk, way: Channel): Claim {
  const { kit } = desk
  const { one, many } = buyersOf(kit, way)
  const who = way.customers === 1 ? one : many
  const comes = agree('come', { isMany: way.customers !== 1, origins: [] })
  const count = kit.number(way.customers ?? 0, 'as said', [way])
  const hours = way.hoursPerMonth
    ? say`${kit.duration(way.hoursPerMonth, 'hour', 'as said', [way])} a month`
    : say`hours and thanks`
  const says = way.spend
    ? say`${count} ${who} a year ${comes} this way for no money: it takes ${hours}`
    : say`${count} ${who} a year ${comes} this way; no money was told for it, so it is counted as free: it takes ${hours}`
  return desk.claim(says, [way.id], 'told')
}

type Priced = { way: Channel; cost: number; worth: Worth | null }

/** What a customer costs there, beside what one leaves. */
function priced(desk: Desk, { way, cost, worth }: Priced): Claim {
  const { kit } = desk
  const { one } = buyersOf(kit, way)
  const paid = kit.money(Math.round(cost), 'spend a year ÷ customers', [way])
  if (isPeriodOpen(way)) return openPeriod(desk, way, cost)
  if (!worth || cost > worth.value * OTHER_SCALE)
    return desk.claim(say`One more ${one} costs ${paid} here.`, [way.id], 'computed')
  const left = kit.money(worth.value, worth.how, worth.rests)
  const span = worth.of === 'year' ? say`in a year` : say`with one sale`
  const rests = [way.id, ...worth.rests.map(({ id }) => id)]
  return desk.claim(
    say`One more ${one} costs ${paid} here and leaves ${left} ${span}.`,
    rests,
    'computed',
  )
}

const MONTHS = 12
/** A sum without its period is taken for a year's, and what it would be for a month's stands beside it. */
function openPeriod(desk: Desk, way: Channel, cost: number): Claim {
  const { kit } = desk
  const { one } = buyersOf(kit, way)
  const [year, month] = [
    kit.money(Math.round(cost), 'spend ÷ customers, if it is of a year', [way]),
    kit.money(Math.round(cost * MONTHS), '12 × spend ÷ customers, if it is of a month', [way]),
  ]
  const says = say`One more ${one} costs ${year} here if the sum on the card is of a year, and ${month} if it is of a month: its period was not told`
  return desk.claim(says, [way.id], 'computed')
}

const uncounted = (desk: Desk, { label }: Channel): Claim =>
  openClaim(desk, {
    says: 'Nothing is counted here yet.',
    topic: `What “${label}” costs and brings`,
    check: 'Ask the next thirty who come how they heard of you.',
  })

function usualRows(desk: Desk): ChannelRow[] {
  const { industry, description } = desk.profile
  const usual = knowledgeFor({ industry, text: description }).channels.slice(0, USUAL)
  return usual.map(({ name, note }, index) => ({
    fact: `usual-${index + 1}`,
    claim: openClaim(desk, { says: name, ...NOT_TOLD }),
    spend: null,
    customers: null,
    perWin: null,
    reading: openClaim(desk, { says: `Usual in this trade: ${note}`, ...NOT_TOLD }),
  }))
}

const NOT_TOLD = {
  topic: 'How customers find you: not known yet',
  check: 'Ask the next thirty who come how they heard of you.',
}
