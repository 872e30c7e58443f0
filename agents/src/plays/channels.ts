import { costOfCustomer } from '../company/acquisition.ts'
import { type Company, type Fact, factsOf } from '../company/company.ts'
import type { FoundBy } from '../findings/finding.ts'
import type { Hole } from '../sentences/hole.ts'
import { say, type Sentence } from '../sentences/sentence.ts'
import { knows, restsOn } from './conditions.ts'
import type { Play } from './play.ts'
import type { Scene } from './scene.ts'

/** Fewer customers than this do not show that a way works. */
const SHOWS_IT_WORKS = 5

/** A way that can be given more: not given up, no platform that decides itself, nobody who supplies. */
const canBeFed = ({ attempt, sort, customers }: Fact<'channel'>): boolean =>
  attempt !== 'failed' &&
  sort !== 'platform' &&
  sort !== 'supply' &&
  (customers ?? 0) >= SHOWS_IT_WORKS

/** Whether a customer costs more there than through another way of the finding that still runs. */
function isDearerThanAnother(company: Company, finding: FoundBy, way: Fact<'channel'>): boolean {
  const own = costOfCustomer(way) ?? 0
  return factsOf(company, 'channel').some(
    other =>
      finding.rests.includes(other.id) &&
      other.attempt !== 'failed' &&
      (costOfCustomer(other) ?? Infinity) < own,
  )
}

/** Of the ways in the finding the one whose customers cost least; of those that cost the same, the one that brings most. */
function bestWay(company: Company, finding: FoundBy): Fact<'channel'> | undefined {
  const ways = factsOf(company, 'channel').filter(
    way => finding.rests.includes(way.id) && canBeFed(way),
  )
  const cost = (way: Fact<'channel'>): number => costOfCustomer(way) ?? 0
  const [first] = ways.toSorted(
    (a, b) => cost(a) - cost(b) || (b.customers ?? 0) - (a.customers ?? 0),
  )
  return first && !isDearerThanAnother(company, finding, first) ? first : undefined
}

/** Of what costs nothing no part can be named. */
const isFreeOfMoney = (way: Fact<'channel'> | undefined): boolean =>
  way !== undefined && !costOfCustomer(way)

function best(s: Scene, otherwise: Hole | Sentence): Hole | Sentence {
  const way = bestWay(s.company, s.finding)
  return way ? s.label(way) : otherwise
}

/** Bought from somebody who names a price: neither the own people nor an auction. */
const hasSeller = restsOn(
  'channel',
  ({ sort, spend }) => (sort === 'partner' || sort === 'paid') && spend !== undefined,
)

/** Hours that no invoice shows: where money is told as well, it is mostly their pay. */
const takesHoursAlone = restsOn(
  'channel',
  ({ hoursPerMonth, spend }) => hoursPerMonth !== undefined && !spend?.cents,
)

/** Moves between the ways to customers: which to feed, to end, to answer faster and to measure. */
export const channelsPlays: readonly Play[] = [
  {
    id: 'end-dear-channel',
    area: 'channels',
    nature: 'act',
    on: ['channel.cost', 'channel.year-of-customer', 'soon.losing-channel'],
    // What pays back in the first year is not ended.
    not: (_company, finding) => (finding.figures.keeps ?? 0) > (finding.figures.cost ?? Infinity),
    fits: (company, finding) =>
      restsOn('channel', ({ sort, spend }) => sort === 'paid' && spend !== undefined)(
        company,
        finding,
      ) && knows('channel', ({ sort }) => sort !== 'paid')(company),
    excludes: ['haggle-with-channel', 'move-a-tenth'],
    owner: 'marketing',
    hours: 3,
    weeks: [2, 12],
    cost: [0, 0],
    confidence: 4,
    source: {
      method: 'Cost for each customer won, source by source',
      by: 'Farris, Bendle, Pfeifer and Reibstein 2006',
    },
    title: s => say`Book no more of ${s.about}, and move the money`,
    steps: [
      s =>
        say`Look up today until when ${s.about} is booked or can be ended, and let it end at the first date.`,
      s =>
        say`Put the same sum into the source with the lowest cost for each new ${s.customer}, for ${s.time(3, 'month')}.`,
      s =>
        say`Ask every new ${s.customer} in that time whether ${s.about} had any part in it, so that you see what is missed.`,
    ],
    metric: s =>
      say`The money has moved, and as many new ${s.customers} come as before, within ${s.time(3, 'month')}.`,
    stop: s =>
      say`Return if new ${s.customers} as a whole fall by more than ${s.percent(0.2)} over ${s.time(6, 'month')}.`,
  },
  {
    id: 'haggle-with-channel',
    area: 'channels',
    nature: 'act',
    on: ['channel.commission', 'channel.cost', 'channel.year-of-customer'],
    fits: (company, finding) =>
      finding.rule === 'channel.commission' || hasSeller(company, finding),
    excludes: ['end-dear-channel'],
    owner: 'marketing',
    hours: 4,
    weeks: [1, 8],
    cost: [0, 0],
    confidence: 3,
    source: { method: 'Negotiate with an alternative in hand', by: 'Fisher and Ury 1981' },
    title: s => say`Show what ${s.about} brought, and ask for a price that fits it`,
    steps: [
      s =>
        say`Put on one page what was paid in a year, what came of it, and what a new ${s.customer} may cost at most.`,
      () =>
        say`Take it to them before the next date, and ask for a price by result, a smaller part or a better place for the same money.`,
      () => say`Name the day on which you decide, and what else the money would go into.`,
    ],
    metric: s =>
      say`The price falls by ${s.percent(0.25)}, or the contract has ended, within ${s.time(8, 'week')}.`,
    stop: s =>
      say`End it if a new ${s.customer} from there still costs more than ${s.percent(1.5)} of the average.`,
  },
  {
    id: 'feed-the-best',
    area: 'channels',
    nature: 'act',
    on: ['channel.best', 'channel.every-cost', 'channel.quality'],
    excludes: ['second-source', 'small-tests-of-sources'],
    fits: (company, finding) => bestWay(company, finding) !== undefined,
    owner: 'marketing',
    hours: 10,
    weeks: [3, 12],
    cost: [0, 100_000],
    confidence: 4,
    source: { method: 'Put the effort into the channel that works', by: 'Weinberg and Mares 2015' },
    title: s =>
      say`Give more to ${best(s, say`the source that works`)} before you open another source`,
    steps: [
      s =>
        say`Ask the last ${s.outside(5)} good ones who came through ${best(s, say`this way`)} what exactly moved them, and write it down word for word.`,
      s =>
        say`Do more of exactly that${s.own.forLine()}, and begin nothing new beside it for ${s.time(12, 'week')}.`,
      s =>
        say`Raise the hours for ${best(s, say`it`)}, or the money where it is bought, by ${s.percent(0.3)} a month as long as the cost of each new ${s.customer} holds.`,
    ],
    metric: s =>
      say`More new ${s.customers} come this way in ${s.time(12, 'week')} than in the same weeks of the year before.`,
    stop: s =>
      isFreeOfMoney(bestWay(s.company, s.finding))
        ? say`Hold the effort where the same hours bring fewer new ${s.customers} than before.`
        : say`Hold the effort where a new ${s.customer} costs more than ${s.percent(1.4)} of what one cost before.`,
  },
  {
    id: 'same-question-to-all',
    area: 'channels',
    nature: 'measure',
    on: [
      'channel.traceable-share',
      'channel.every-cost',
      'brake.awareness',
      'brake.data',
      'channel.tried',
    ],
    cases: 100,
    owner: 'sales',
    hours: 2,
    weeks: [1, 8],
    cost: [0, 0],
    confidence: 4,
    source: {
      method: 'Ask how they heard of you, in their own words',
      by: 'Farris, Bendle, Pfeifer and Reibstein 2006',
    },
    title: s => say`Ask every new ${s.customer} the same question about how they came`,
    steps: [
      () =>
        say`Agree on one sentence: what made you get in touch just now? Put it where everybody passes who asks, buys or joins.`,
      s =>
        say`Write the answer down word for word, and sort it into ${s.own.paidWays(say`your sources`)} and the others once a week.`,
      s => say`Set answers and spending side by side after ${s.number(30)} of them.`,
    ],
    metric: s =>
      say`The source of ${s.percent(0.85)} of new ${s.customers} is known within ${s.time(12, 'week')}.`,
    stop: s =>
      say`Change the sentence if more than ${s.percent(0.3)} of answers are “the internet”.`,
  },
  {
    id: 'own-number-for-each',
    area: 'channels',
    nature: 'measure',
    on: [
      'channel.traceable-share',
      'channel.cost',
      'channel.year-of-customer',
      'channel.failed-attempt',
      'brake.data',
    ],
    fits: knows('channel', ({ sort, spend }) => sort === 'paid' && spend !== undefined),
    owner: 'marketing',
    hours: 4,
    weeks: [1, 6],
    cost: [0, 20_000],
    confidence: 4,
    source: { method: 'Keyed response', by: 'Hopkins 1923' },
    title: () => say`Give each paid source a code, link or number of its own`,
    steps: [
      () =>
        say`List every place you pay for, and give each a short code, a link, a phone number or a line to name that is used nowhere else.`,
      () => say`Print or set it there by the end of next week, and note the day.`,
      () => say`Count what comes in under each, once a month, beside what it cost.`,
    ],
    metric: s =>
      say`${s.percent(0.8)} of those who come through paid sources carry a code within ${s.time(6, 'week')}.`,
    stop: s =>
      say`Drop the code of a source that brought nobody in ${s.time(6, 'month')}, and its money with it.`,
  },
  {
    id: 'answer-within-the-hour',
    area: 'channels',
    nature: 'act',
    on: ['channel.lead-response', 'conversion.lead', 'demand.leads-outgrow-sales'],
    presumes: ['enquiries'],
    not: (company, finding) =>
      finding.family === 'conversion' &&
      !knows('measure', ({ metric }) => metric === 'lead-time')(company),
    owner: 'sales',
    hours: 8,
    weeks: [1, 6],
    cost: [0, 40_000],
    confidence: 5,
    source: { method: 'The short life of a lead', by: 'Oldroyd, McElheran and Elkington 2011' },
    title: () => say`Answer every enquiry within the hour, by a roster with names`,
    steps: [
      s =>
        say`Take the last ${s.past(20)} enquiries, and write down when each came and when a person first answered.`,
      () =>
        say`Make a list of who answers at which hours, with a deputy, and one message that asks a question and offers a time.`,
      () => say`Send that message at once where nobody can call, and call within the hour.`,
    ],
    metric: s =>
      say`${s.percent(0.9)} of enquiries in working hours have an answer within ${s.time(1, 'hour')} after ${s.time(4, 'week')}.`,
    stop: s =>
      say`Ease the roster to ${s.time(4, 'hour')} if of the last ${s.past(20)} those answered later went on as often as the others.`,
  },
  {
    id: 'calls-never-lost',
    area: 'channels',
    nature: 'act',
    raises: true,
    on: ['channel.lead-response'],
    presumes: ['enquiries'],
    cases: 100,
    sells: ['orders', 'projects', 'memberships'],
    owner: 'operations',
    hours: 5,
    weeks: [1, 4],
    cost: [5_000, 60_000],
    confidence: 3,
    source: {
      method: 'Answer where the customer tries first',
      by: 'Dixon, Freeman and Toman 2010',
    },
    title: () => say`Catch the calls and messages that nobody answers`,
    steps: [
      s =>
        say`Read the call list of the last ${s.time(2, 'week')}: how many were missed, at which hours, how many tried again.`,
      () =>
        say`Divert the worst hours to a colleague or an answering service that notes who called and why.`,
      () =>
        say`Have every missed call get a message within minutes, and a call back on the same day.`,
    ],
    metric: s => say`Calls lost for good fall by ${s.percent(0.7)} within ${s.time(4, 'week')}.`,
    stop: s =>
      say`End the service if fewer than ${s.percent(0.05)} of the calls it caught become ${s.sales}.`,
  },
  {
    id: 'hours-as-cost',
    area: 'channels',
    nature: 'decide',
    on: ['channel.hours-cost', 'channel.every-cost'],
    fits: takesHoursAlone,
    owner: 'marketing',
    hours: 4,
    weeks: [1, 8],
    cost: [0, 60_000],
    confidence: 3,
    source: { method: 'Count your own hours as a cost', by: 'Kaplan and Anderson 2004' },
    title: () => say`Count your own hours as a cost of each source`,
    steps: [
      () => say`Price the hours spent on each source at what the same hours earn in your work.`,
      s =>
        say`Divide by the ${s.customers} it brought, and rank the free sources among the paid ones.`,
      s =>
        say`Cut the hours of the costliest one by ${s.percent(0.5)} for ${s.time(8, 'week')}, and see whether anybody notices.`,
    ],
    metric: s =>
      say`${s.percent(0.5)} of these hours come back within ${s.time(8, 'week')}, with as many new ${s.customers}.`,
    stop: s =>
      say`Put the hours back if new ${s.customers} from there fall by more than ${s.percent(0.25)}.`,
  },
  {
    id: 'routine-of-a-channel',
    area: 'channels',
    nature: 'act',
    on: ['channel.hours-cost'],
    fits: takesHoursAlone,
    owner: 'marketing',
    hours: 6,
    weeks: [2, 8],
    cost: [20_000, 150_000],
    confidence: 3,
    source: { method: 'Write the routine before handing it over', by: 'Gerber 1995' },
    title: () => say`Hand over the routine part of your most laborious source`,
    steps: [
      s =>
        say`Write down for ${s.time(2, 'week')} what is done for ${s.own.channel(say`it`)}, task by task, with the minutes.`,
      () =>
        say`Mark what only works with your own voice or face, and describe the rest on one page with an example of each.`,
      s =>
        say`Give the rest to a colleague or a service for ${s.time(8, 'week')}, at a fixed sum, and read along for the first few.`,
    ],
    metric: s =>
      say`${s.percent(0.5)} of the hours come back within ${s.time(8, 'week')}, with as many new ${s.customers}.`,
    stop: s =>
      say`Take it back if new ${s.customers} from there fall by more than ${s.percent(0.2)}.`,
  },
  {
    id: 'tell-source-who-fits',
    area: 'channels',
    nature: 'act',
    on: ['channel.quality', 'demand.leads-outgrow-sales'],
    presumes: ['enquiries'],
    cases: 100,
    sells: ['orders', 'copies', 'memberships', 'projects'],
    fits: (company, finding) =>
      finding.rule === 'channel.quality' ||
      knows('channel', ({ leads }) => leads !== undefined)(company),
    owner: 'marketing',
    hours: 6,
    weeks: [2, 10],
    cost: [0, 20_000],
    confidence: 3,
    source: {
      method: 'Close the loop between marketing and sales',
      by: 'Kotler, Rackham and Krishnaswamy 2006',
    },
    title: () => say`Tell each source which enquiries were good`,
    steps: [
      s =>
        say`Mark each enquiry of the last ${s.time(3, 'month')} as bought, could have bought, or no fit.`,
      () =>
        say`Write down what the enquiries marked no fit share, and take it out of the wording, the place or the search terms.`,
      () =>
        say`Tell whoever runs the source which were the good ones, and ask for more of exactly those.`,
    ],
    metric: s =>
      say`Enquiries that do not fit fall by ${s.percent(0.3)} within ${s.time(10, 'week')}.`,
    stop: s => say`Loosen it if good enquiries fall by more than ${s.percent(0.1)}.`,
  },
]
