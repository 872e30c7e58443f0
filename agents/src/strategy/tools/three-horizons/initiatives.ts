import type { Initiative } from '@sextant/contracts/strategy/three-horizons'
import { type Company, type Fact, factsOf } from '../../../company/company.ts'
import { unitOfSales } from '../../../company/targets.ts'
import { monthEnd, workingDaysAfter } from '../../../core/calendar.ts'
import type { Desk } from '../../../core/desk.ts'
import { takingsOf } from '../../../findings/buyers.ts'
import { AS_SAID, roughly } from '../../../findings/kit.ts'
import type { ChosenPlay } from '../../../plays/choose.ts'
import { fixed } from '../../../sentences/figures.ts'
import { say, type Sentence } from '../../../sentences/sentence.ts'
import { firstYear } from './recompute.ts'

type Horizon = Initiative['horizon']
/** What shows within a quarter is work on today's business. */
export const NEAR_WEEKS = 13
const WORKING_DAYS = 5
/** Months until what is further off is looked at again. */
const REVIEW_MONTHS: Readonly<Record<Horizon, number>> = { 1: 3, 2: 6, 3: 3 }
/** Of its time or room, less than this in use leaves room for something else. */
const HALF = 0.5
const QUARTERS = 4
const GATE = 'stage gate'

/** A move of the collection, with what such a move usually costs. */
export function ofPlay(desk: Desk, chosen: ChosenPlay, horizon: Horizon): Initiative {
  const { play, cost, metric } = chosen
  return {
    id: play.id,
    horizon,
    claim: desk.rule(chosen.title, chosen),
    ownerRole: desk.owner(play.owner),
    exitMetric: metric.text,
    review: workingDaysAfter(desk.company.today, play.weeks[1] * WORKING_DAYS),
    costCents: Math.round(roughly((cost[0] + cost[1]) / 2)),
    costPer: 'once',
    isUsual: true,
  }
}

/** The person's own ideas: what worked belongs to today, what has a figure may be next, the rest is an option. */
export function ofIdeas(desk: Desk): Initiative[] {
  const ideas = factsOf(desk.company, 'idea').filter(isOption)
  return ideas.map((fact, index) => {
    const horizon = horizonOf(desk, fact)
    return {
      ...own(desk, fact, horizon, `I${index + 1}`),
      claim: desk.named(fact, ideaWords(desk, fact)),
      exitMetric: gateOf(desk, fact).text,
      ...costOf(fact),
    }
  })
}

/** What has to be seen by the review for a card's own initiative to go on. */
export function gateFor(desk: Desk, fact: Fact): Sentence {
  if (fact.kind === 'idea') return gateOf(desk, fact)
  const sold = fact.kind === 'offer' ? (fact.volume ?? fact.revenue ?? fact.share) : undefined
  return fact.kind === 'offer' && sold !== undefined ? lineGate(desk, fact) : PAID_ONCE
}

const costOf = ({ cost }: Fact<'idea'>): Pick<Initiative, 'costCents' | 'costPer'> => ({
  costCents: cost?.cents ?? null,
  costPer: cost?.per ?? 'once',
})

/** As somebody placed it; else what worked, or serves what is sold or stuck today, is of today, and what may bring something comes next. */
function horizonOf({ company }: Desk, fact: Fact<'idea'>): Horizon {
  const { attempt, brings, horizon } = fact
  if (horizon) return PLACED[horizon]
  if (attempt === 'worked' || servesToday(company, fact)) return 1
  return brings ? 2 : 3
}

const PLACED = { today: 1, next: 2, later: 3 } as const

/** It is about a line that sells already, or about what holds back. */
function servesToday(company: Company, { about }: Fact<'idea'>): boolean {
  const line = factsOf(company, 'offer').find(({ id }) => id === about)
  if (line) return line.stage !== 'new' && line.stage !== 'growing'
  return factsOf(company, 'constraint').some(({ id }) => id === about)
}

/** What failed and says nothing of what it would bring now is no option, unless somebody places it. */
const isOption = ({ attempt, brings, horizon }: Fact<'idea'>): boolean =>
  attempt !== 'failed' || Boolean(brings) || horizon !== undefined

function ideaWords(desk: Desk, fact: Fact<'idea'>): Sentence | undefined {
  const label = desk.kit.name(fact)
  if (!label) return undefined
  const [first, second] = ideaParts(desk, fact)
  if (first && second) return say`${label}: ${first}, ${second}`
  return first ? say`${label}: ${first}` : undefined
}

/** What it may bring and how it went before. */
function ideaParts({ company, kit }: Desk, fact: Fact<'idea'>): Sentence[] {
  const { brings, attempt } = fact
  const isOpen = !brings && (attempt === undefined || attempt === 'no')
  return [
    ...(!brings
      ? []
      : [say`about ${kit.count(brings, unitOfSales(company), AS_SAID, [fact])} a year`]),
    ...(isOpen ? [say`what it would bring is not told yet`] : []),
    ...(attempt === 'failed' ? [say`tried before without success`] : []),
    ...(attempt === 'worked' ? [say`it worked when it was tried`] : []),
  ]
}

/** What has to be seen by the review for it to go on. */
function gateOf({ company, kit }: Desk, fact: Fact<'idea'>): Sentence {
  if (fact.attempt === 'failed')
    return say`What made it fail before is named and gone, or it is dropped.`
  if (!fact.brings && fact.attempt === 'worked')
    return say`It brings again what it brought when it was tried, or it ends.`
  if (!fact.brings) return trialOf(kit, fact)
  const part = Math.max(1, Math.round(fact.brings / QUARTERS))
  const how = 'sales a year that it may bring ÷ 4, at least one'
  const first = kit.count(part, unitOfSales(company), how, [fact])
  return say`Its first ${NEAR} bring ${first}, or it is dropped.`
}

/** An option is bought with a small part of its price (Baghai, Coley and White 1999). */
function trialOf(kit: Desk['kit'], fact: Fact<'idea'>): Sentence {
  const shows = say`has shown by the review what it would bring, or it is dropped.`
  const planned = fact.cost && firstYear(costOf(fact))
  if (!planned) return say`A small trial ${shows}`
  const most = kit.money(roughly(planned * TRIAL), 'a tenth of its cost in a year', [fact])
  return say`A trial for at most ${most} ${shows}`
}

const TRIAL = 0.1
const NEAR = fixed.duration(NEAR_WEEKS, 'week', GATE)
const ONE = fixed.count(1, { one: 'customer', many: 'customers' }, GATE)
const PAID_ONCE = say`At least ${ONE} has paid for it by the review, or it is dropped.`

/** Lines that are new or grow: next where they sell already, an option where they do not. */
export function ofLines(desk: Desk): Initiative[] {
  const lines = factsOf(desk.company, 'offer').filter(
    ({ stage }) => stage === 'new' || stage === 'growing',
  )
  return lines.map((fact, index) => {
    const sold = fact.volume ?? fact.revenue ?? fact.share
    const claim = desk.named(fact, lineWords(desk, fact))
    return {
      ...own(desk, fact, sold === undefined ? 3 : 2, `L${index + 1}`),
      claim,
      exitMetric: gateFor(desk, fact).text,
    }
  })
}

function lineWords({ kit }: Desk, fact: Fact<'offer'>): Sentence | undefined {
  const label = kit.name(fact)
  if (!label) return undefined
  const stage = fact.stage === 'new' ? say`a new line` : say`a growing line`
  const start = say`${label}: ${stage}`
  return fact.share === undefined
    ? start
    : say`${start}, ${kit.percent(fact.share, AS_SAID, [fact])} of ${takingsOf(kit.company)}`
}

function lineGate({ kit }: Desk, fact: Fact<'offer'>): Sentence {
  if (fact.volume === undefined)
    return say`Its part of sales is larger at the review than today, or no more goes into it.`
  const volume = kit.number(fact.volume, AS_SAID, [fact])
  return say`It sells more than the ${volume} of a year so far, or no more goes into it.`
}

/** What the organization has and does not use is the cheapest option; what is in use already is none. */
export function ofResources(desk: Desk): Initiative[] {
  const idle = factsOf(desk.company, 'resource').filter(({ used, valuable, organized }) =>
    used === undefined ? valuable === true && organized === false : used < HALF,
  )
  return idle.map((fact, index) => ({
    ...own(desk, fact, 3, `R${index + 1}`),
    claim: desk.named(fact, idleWords(desk, fact)),
    exitMetric: gateFor(desk, fact).text,
  }))
}

function idleWords({ kit }: Desk, fact: Fact<'resource'>): Sentence | undefined {
  const label = kit.name(fact)
  if (!label) return undefined
  return fact.used === undefined
    ? say`${label}: valuable, and not made full use of`
    : say`${label}: ${kit.percent(fact.used, AS_SAID, [fact])} in use`
}

/** What stands on a card, before its words and its cost. */
const own = (desk: Desk, fact: Fact, horizon: Horizon, id: string): Initiative => ({
  id,
  horizon,
  claim: desk.named(fact),
  ownerRole: desk.owner('owner'),
  exitMetric: '',
  review: monthEnd(desk.company.today, REVIEW_MONTHS[horizon]),
  costCents: null,
  costPer: 'once',
  isUsual: false,
})
