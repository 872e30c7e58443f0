import type { Claim } from '@sextant/contracts/deliverable'
import { FAR_APART, type Market } from '@sextant/contracts/marketing-strategy/market-words'
import type { MarketSizes } from '@sextant/contracts/marketing-strategy/market'
import { type Company, type Fact, factsOf } from '../../company/company.ts'
import { worthOfOne } from '../../company/pieces.ts'
import { missingOfSpend, spentAYear } from '../../company/spending.ts'
import { type Computed, revenueOf } from '../../company/sales.ts'
import type { Desk } from '../../core/desk.ts'
import { timesApart } from '../../math/market-size.ts'
import type { MoneyText } from '../../sentences/figures.ts'
import { ListText } from '../../sentences/list.ts'
import { say, type Sentence } from '../../sentences/sentence.ts'
import { called } from '../called.ts'
import type { Aim } from '../aim.ts'
import { openClaim } from '../open-claim.ts'

type Around = { target: Fact<'segment'> | undefined; aim: Aim | null }
/** `without`: what it leaves out, because nobody told it. */
type Sized = (Computed & { without?: Sentence }) | null

/** Three markets, each from what is known of the whole and from what is known of single customers. */
export function marketOf(desk: Desk, around: Around): MarketSizes {
  const down = fromAbove(desk, around)
  const up = fromBelow(desk, around)
  return {
    rows: [
      rowOf(desk, 'tam', { down: down.tam, up: up.tam, open: openFor(desk, around, 'tam') }),
      rowOf(desk, 'sam', { down: down.sam, up: up.sam, open: openFor(desk, around, 'sam') }),
      isBeyond(up, around.target)
        ? rowOf(desk, 'som', { down: down.som, up: null, open: beyondWords(desk, up) })
        : rowOf(desk, 'som', { down: down.som, up: up.som, open: openFor(desk, around, 'som') }),
    ],
  }
}

/** Nobody wins more of a group than the group spends in all. What follows from sales of today is no limit. */
function isBeyond(
  { sam, som }: Record<Market, Sized>,
  target: Fact<'segment'> | undefined,
): boolean {
  const isOfToday = target?.spend === undefined && target?.possible === undefined
  return sam !== null && som !== null && !isOfToday && som.value > sam.value
}

/** What cannot be is not printed: which two figures deny each other is. */
function beyondWords({ kit }: Desk, { sam, som }: Record<Market, Sized>): Missing {
  const [whole, part] = [sam, som].map(one =>
    kit.money(Math.round(one?.value ?? 0), one?.how ?? '', one?.rests ?? []),
  ) as [MoneyText, MoneyText]
  return {
    says: say`Not printed: the goal would bring ${part}, and all of the group on its card spend ${whole}.`
      .text,
    topic: 'More would be won than there is',
    check:
      'Say how many such customers there are in reach, those who do not buy here yet included.',
  }
}

/** The piece that is missing, by its own name. */
function openFor(desk: Desk, { target }: Around, id: Market): Missing {
  if (id === 'som') return NO_GOAL
  const groups = id === 'sam' && target ? [target] : factsOf(desk.company, 'segment')
  const gaps = groups.flatMap(group => gapOf(desk.company, group) ?? [])
  const [first] = gaps
  return first ? { ...NO_SPEND, says: `Open: ${first}` } : NO_SPEND
}

/** What of a group is not told: how many, or what one spends. */
function gapOf(company: Company, group: Fact<'segment'>): string | null {
  if (!headsOf(group)) return `how many “${group.label}” there are in reach was not told.`
  const missing = missingOfSpend(company, group)
  if (missing === 'amount') return `what one of “${group.label}” spends in a year was not told.`
  if (missing === 'purchases')
    return `how often one of “${group.label}” pays that sum in a year was not told.`
  return null
}

type Missing = Parameters<typeof openClaim>[1]
type Figures = { down: Sized; up: Sized; open: Missing }

function rowOf(desk: Desk, id: Market, { down, up, open }: Figures): MarketSizes['rows'][number] {
  const [topDown, bottomUp] = [wholeOf(down), wholeOf(up)]
  const times = timesApart(topDown, bottomUp)
  return {
    id,
    topDown,
    bottomUp,
    down: claimOf(desk, down, NO_SHARE),
    up: claimOf(desk, up, open),
    times,
    isFar: times !== null && times > FAR_APART,
  }
}

const wholeOf = (sized: Sized): number | null => (sized ? Math.round(sized.value) : null)

function claimOf(desk: Desk, sized: Sized, open: Parameters<typeof openClaim>[1]): Claim {
  if (!sized) return openClaim(desk, open)
  const money = desk.kit.money(Math.round(sized.value), sized.how, sized.rests)
  const without = sized.without ?? say``
  return desk.claim(
    say`${money} a year${without}.`,
    sized.rests.map(({ id }) => id),
    'computed',
  )
}

/** Own sales ÷ own share of the market; of that the group’s part; of that the share that is had today. */
function fromAbove({ company }: Desk, { target }: Around): Record<Market, Sized> {
  const lines = factsOf(company, 'offer').flatMap(line => {
    const revenue = revenueOf(line)
    return revenue && line.ownShare ? [{ line, revenue, share: line.ownShare }] : []
  })
  if (lines.length === 0) return { tam: null, sam: null, som: null }
  const rests = lines.map(({ line }) => line)
  const value = lines.reduce((sum, { revenue, share }) => sum + revenue / share, 0)
  const own = lines.reduce((sum, { revenue }) => sum + revenue, 0)
  const tam = { value, how: 'Σ own sales ÷ own market share', rests }
  const sam = partOfMarket(tam, target, factsOf(company, 'segment'))
  const som = sam && {
    value: sam.value * (own / value),
    how: 'the group’s part × own market share today',
    rests: sam.rests,
  }
  return { tam, sam, som }
}

/** The group’s part of the market: as it buys here, else by heads. */
function partOfMarket(
  tam: Computed,
  target: Fact<'segment'> | undefined,
  groups: readonly Fact<'segment'>[],
): Sized {
  if (target?.share)
    return {
      value: tam.value * target.share,
      how: 'the whole market × the group’s part of own sales',
      rests: [...tam.rests, target],
    }
  const sized = groups.filter(group => headsOf(group) && group.side !== 'user')
  const heads = sized.reduce((sum, group) => sum + (headsOf(group) ?? 0), 0)
  const own = target && headsOf(target)
  if (!own || heads === 0) return null
  return {
    value: tam.value * (own / heads),
    how: 'the whole market × the group’s part of all heads',
    rests: [...tam.rests, ...sized],
  }
}

/** Heads × what one spends in a year; and what the goal leads to. */
function fromBelow(desk: Desk, { target, aim }: Around): Record<Market, Sized> {
  const { company } = desk
  const groups = factsOf(company, 'segment').flatMap(group => worthOf(company, group) ?? [])
  const value = groups.reduce((sum, one) => sum + one.value, 0)
  const tam =
    groups.length === 0
      ? null
      : {
          value,
          how: 'Σ heads × spending a year',
          rests: groups.flatMap(({ rests }) => rests),
          without: withoutWords(desk),
        }
  const sam = (target && worthOf(company, target)) ?? null
  return { tam, sam, som: aim && wonFrom(company, aim, target) }
}

/** Groups of which a piece is missing, and those of which only today's customers are counted. */
function withoutWords({ kit, company }: Desk): Sentence {
  const paying = factsOf(company, 'segment').filter(
    ({ side, avoid, single }) => side !== 'user' && !avoid && !single,
  )
  const unknown = paying.filter(group => !worthOf(company, group))
  const own = paying.filter(group => worthOf(company, group) && group.possible === undefined)
  const left =
    unknown.length > 0
      ? say`, without ${new ListText(unknown.map(group => called(kit, group)))}`
      : say``
  const those =
    own.length > 0
      ? say`, without those of ${new ListText(own.map(group => called(kit, group)))} who do not buy here yet`
      : say``
  return say`${left}${those}`
}

/** What the group spends here once the goal is reached: those who buy today and those who are won. */
function wonFrom(company: Company, aim: Aim, target: Fact<'segment'> | undefined): Sized {
  const spends = target && spentAYear(company, target)
  if (!target || !spends || !aim.isOfHeads) return goalInMoney(company, aim, target)
  const today = target.possible === undefined ? 0 : (target.size ?? 0)
  return {
    value: (today + aim.wins) * spends,
    how: '(customers of the group today + those to win) × spending a year',
    rests: [...aim.rests, target],
  }
}

/** What a year brings once the goal is reached. */
function goalInMoney(company: Company, { goal }: Aim, target: Fact<'segment'> | undefined): Sized {
  if (goal.form === 'money') return { value: goal.target, how: 'the goal', rests: [goal] }
  if (goal.counts === 'leads') return null
  const spend = target ? spentAYear(company, target) : null
  const isHeads = goal.counts === 'customers' || goal.counts === 'members'
  if (isHeads && target && spend)
    return { value: goal.target * spend, how: 'the goal × spending a year', rests: [goal, target] }
  const sale = worthOfOne(company, goal)
  if (!sale) return null
  return {
    value: goal.target * sale.value,
    how: 'the goal × what one brings',
    rests: [goal, ...sale.rests],
  }
}

function worthOf(company: Company, group: Fact<'segment'>): Computed | null {
  const spend = spentAYear(company, group)
  const heads = headsOf(group)
  if (!spend || !heads || group.side === 'user') return null
  const how = group.possible ? 'how many in reach × spending a year' : 'heads × spending a year'
  return { value: heads * spend, how, rests: [group] }
}

/** All there are in reach; where nobody told, those on the card. */
const headsOf = ({ size, possible, single }: Fact<'segment'>): number | undefined =>
  possible ?? size ?? (single ? 1 : undefined)

const NO_SHARE = {
  says: 'Open: your share of the market is not known.',
  topic: 'Your share of the market: not known yet',
  check:
    'Find the sales of the whole market in a report of your trade, and set your own beside them.',
}
const NO_SPEND = {
  says: 'Open: how many there are, or what one spends in a year, is not known.',
  topic: 'How many there are and what one spends: not known yet',
  check: 'Count them in a register of the trade, and take what your own customers spend.',
}
const NO_GOAL = {
  says: 'Open: the goal, or what one spends in a year, is not known.',
  topic: 'How many can be won and what one spends: not known yet',
  check: 'Give the goal a number, and say what a customer of the group spends in a year.',
}
