import { spendAYear } from '../company/acquisition.ts'
import { type Company, type Fact, factsOf } from '../company/company.ts'
import { holds } from '../company/presupposed.ts'
import { pricedOffers } from '../company/sales.ts'
import { customersIn } from '../company/segments.ts'
import { salesOfYear } from '../company/targets.ts'
import type { Hole } from '../sentences/hole.ts'
import { say, type Sentence } from '../sentences/sentence.ts'
import {
  changeThat,
  hasAlikeLines,
  heldBackBy,
  knows,
  paidByTime,
  strengthOf,
} from './conditions.ts'
import type { Play } from './play.ts'
import type { Scene } from './scene.ts'

/** Of a year’s sales, the least that is spent to win people before a part of it would keep anybody. */
const WORTH_MOVING = 0.02
/** A group that loses so many times the part of another is the one to look at. */
const CLEARLY_MORE = 1.5

/** Of all who leave, the least part that a group has to lose to be worth beginning with. */
const PART_OF_LOSS = 0.3

/** Groups that pay and of which it is told how many leave, the one that loses the largest part first. */
const leavingGroups = (company: Company): Fact<'segment'>[] =>
  factsOf(company, 'segment')
    .filter(({ side, single, leaves }) => side !== 'user' && !single && leaves !== undefined)
    .toSorted((a, b) => (b.leaves ?? 0) - (a.leaves ?? 0))

/** How many leave each group in a year; where the number of one is not told, the part that leaves each. */
function lossesOf(company: Company): Map<Fact<'segment'>, number> {
  const groups = leavingGroups(company).map(group => ({
    group,
    heads: customersIn(company, group),
  }))
  const isCounted = groups.every(({ heads }) => heads !== null)
  return new Map(
    groups.map(({ group, heads }) => [group, (group.leaves ?? 0) * (isCounted ? (heads ?? 1) : 1)]),
  )
}

/** The group that loses clearly more of its people than another, and a good part of all who leave: the other shows what could be done. */
function unevenGroup(company: Company): { most: Fact<'segment'>; least: Fact<'segment'> } | null {
  const groups = leavingGroups(company)
  const [most] = groups
  const least = groups.at(-1)
  if (!most?.leaves || !least || most.leaves < (least.leaves ?? 0) * CLEARLY_MORE) return null
  const losses = lossesOf(company)
  const all = [...losses.values()].reduce((sum, lost) => sum + lost, 0)
  return (losses.get(most) ?? 0) >= all * PART_OF_LOSS ? { most, least } : null
}

/** The group to begin with, else the one that most of those who leave belong to, else the words given along. */
function leavers(s: Scene, otherwise: Hole | Sentence): Hole | Sentence {
  const uneven = unevenGroup(s.company)
  const [largest] = [...lossesOf(s.company)].toSorted(([, a], [, b]) => b - a)
  const group = uneven?.most ?? largest?.[0]
  return group ? s.label(group) : otherwise
}

/** Whether enough is spent to win people that a part of it could keep somebody. */
function paysToWin(company: Company): boolean {
  const sales = salesOfYear(company)
  const spent = factsOf(company, 'channel').reduce((sum, one) => sum + (spendAYear(one) ?? 0), 0)
  return sales !== null && spent >= sales.value * WORTH_MOVING
}

const isPaidByYear = (company: Company): boolean =>
  pricedOffers(company).some(({ price }) => price.per === 'year')

/** Gifts can rest as a monthly price can: what is paid once a year has nothing to pause. */
const canRest = (company: Company): boolean =>
  knows('organization', ({ sells }) => sells === 'gifts')(company) ||
  (holds('monthly-price', company, []) && holds('persons', company, []))

/** Moves that keep those who are there, and bring more of them further. */
export const retentionPlays: readonly Play[] = [
  {
    id: 'failed-payments',
    area: 'retention',
    nature: 'act',
    on: [
      'retention.refill',
      'retention.leavers-to-goal',
      'retention.bucket',
      'retention.replacement-cost',
      'retention.value-of-point',
    ],
    presumes: ['card-payments', 'persons'],
    sells: ['memberships', 'gifts'],
    owner: 'finance',
    hours: 8,
    weeks: [1, 8],
    cost: [0, 40_000],
    confidence: 5,
    source: { method: 'Recover failed payments before winning new ones', by: 'Recurly' },
    title: () => say`Look first for those who left because a payment failed`,
    steps: [
      s =>
        say`Split last year’s leavers of ${leavers(s, say`all groups`)} into those who chose to go and those whose payment failed.`,
      s =>
        say`Try a failed payment again on day ${s.outside(2)}, ${s.outside(5)} and ${s.outside(9)}, and write a friendly line with a link to renew it.`,
      () => say`Offer whoever failed more than once another way to pay, and note which way holds.`,
    ],
    metric: s =>
      say`${s.percent(0.5)} of failed payments are recovered within ${s.time(8, 'week')}.`,
    stop: s => say`Stop writing after ${s.outside(4)} attempts without an answer.`,
  },
  {
    id: 'first-ninety-days',
    area: 'retention',
    nature: 'act',
    on: ['retention.cohort'],
    presumes: ['early-leavers'],
    sells: ['memberships', 'gifts', 'orders', 'projects'],
    owner: 'marketing',
    hours: 14,
    weeks: [4, 20],
    cost: [0, 100_000],
    confidence: 4,
    source: { method: 'Loyalty is won or lost at the beginning', by: 'Reichheld 1996' },
    title: () => say`Bring every newcomer to a first result by a day you name`,
    steps: [
      s =>
        say`Ask the last ${s.outside(5)} of ${leavers(s, say`the newcomers`)} who left early what they had come for, and what they were still waiting for.`,
      () =>
        say`Name the first result by which a newcomer sees that it works, the day by which each should have it, and one person who sees to it.`,
      () =>
        say`Have that person ask each newcomer halfway to that day what is still missing, and end it before anything else is offered.`,
    ],
    metric: s =>
      say`${s.percent(0.8)} of those who begin have that result by its day within ${s.time(20, 'week')}.`,
    stop: s =>
      say`Name another result if those who had it in time leave as early as the others, over ${s.past(40)} of them.`,
  },
  {
    id: 'talk-to-leavers',
    area: 'retention',
    nature: 'measure',
    on: [
      'retention.who-leaves',
      'retention.refill',
      'retention.leavers-to-goal',
      'retention.bucket',
      'retention.replacement-cost',
      'retention.cohort',
      'retention.stays',
      'retention.value-of-point',
      'brake.retention',
    ],
    owner: 'owner',
    hours: 6,
    weeks: [1, 5],
    cost: [0, 10_000],
    confidence: 4,
    source: { method: 'Learn from those who leave', by: 'Reichheld 1996' },
    title: () => say`Ask those who left, and name one reason you can remove`,
    steps: [
      s =>
        say`Call the last ${s.past(12)} who left of ${leavers(s, say`all groups`)}, the best of them first, and have somebody ask who did not look after them.`,
      () =>
        say`Ask when they first thought of leaving and what had just happened, not why they left.`,
      () =>
        say`Sort the answers into what you could have changed and what nobody could, and begin with the largest of the first.`,
    ],
    metric: s =>
      say`One reason that you can remove is named and has somebody who removes it within ${s.time(5, 'week')}.`,
    stop: s => say`Stop when ${s.outside(4)} conversations in a row bring nothing new.`,
  },
  {
    id: 'sign-before-leaving',
    area: 'retention',
    nature: 'act',
    on: ['retention.cohort', 'retention.value-of-point', 'retention.stays', 'brake.retention'],
    sells: ['memberships'],
    presumes: ['monthly-price', 'chosen-demand', 'all-year'],
    cases: 100,
    owner: 'operations',
    hours: 10,
    weeks: [3, 12],
    cost: [0, 60_000],
    confidence: 3,
    source: { method: 'Watch the health of each account', by: 'Mehta, Steinman and Murphy 2016' },
    title: () => say`Find the sign before people leave, and call at once`,
    steps: [
      s =>
        say`Look at the last ${s.past(20)} who left: what did they no longer do in the weeks before: come, use it, answer, call?`,
      () => say`Choose one sign that most of them showed, and that few of the others show.`,
      s =>
        say`List those who show it once a week, and have a person they know call within ${s.time(2, 'day')}.`,
    ],
    metric: s =>
      say`Everybody on the list is called within ${s.time(2, 'day')}, and the reason is written down, for ${s.time(12, 'week')}.`,
    stop: s =>
      say`Choose another sign if more than ${s.percent(0.7)} of those called had no thought of leaving.`,
  },
  {
    id: 'pause-instead-of-end',
    area: 'retention',
    nature: 'act',
    on: [
      'retention.refill',
      'retention.leavers-to-goal',
      'retention.bucket',
      'retention.replacement-cost',
      'retention.stays',
      'brake.retention',
    ],
    presumes: ['chosen-demand', 'all-year'],
    fits: canRest,
    not: heldBackBy('capacity'),
    sells: ['memberships', 'gifts'],
    owner: 'operations',
    hours: 6,
    weeks: [2, 12],
    cost: [0, 40_000],
    confidence: 3,
    source: { method: 'Offer less before offering nothing', by: 'Griffin and Lowenstein 2001' },
    title: () => say`Offer a pause or a smaller amount to those who want out`,
    steps: [
      () =>
        say`Read the last cancellations, and count how many named money, time or a season of life: a pause is for those.`,
      s =>
        say`Put both choices into the answer to everybody who wants out: a pause of ${s.time(3, 'month')}, or the smaller amount.`,
      s =>
        say`Write ${s.time(2, 'week')} before a pause ends, with what they missed and an easy way out.`,
    ],
    metric: s =>
      say`${s.percent(0.2)} of those who wanted to end pause or go smaller, within ${s.time(6, 'month')}.`,
    stop: s => say`Drop the pause if fewer than ${s.percent(0.3)} return from it.`,
  },
  {
    id: 'second-thing-to-same',
    area: 'retention',
    nature: 'act',
    raises: true,
    on: ['demand.one-more-purchase', 'demand.repeat-rate', 'economics.ltv', 'segment.value-rank'],
    sells: ['orders', 'memberships', 'projects', 'copies'],
    presumes: ['chosen-demand', 'all-year'],
    fits: hasAlikeLines,
    cases: 100,
    owner: 'sales',
    hours: 8,
    weeks: [2, 12],
    cost: [0, 40_000],
    confidence: 4,
    source: { method: 'Sell the next thing by what similar buyers took', by: 'Kumar 2008' },
    title: () => say`Offer the second line to those who have only the first`,
    steps: [
      s => say`Find the ${s.customers} who have both, and what made them take the second.`,
      s =>
        say`List those who have one, look like them and are content, of ${s.own.group(say`all groups`)} first, and leave out everybody with an open complaint.`,
      s =>
        say`Offer it to the first ${s.number(20)} in the way you already speak with them, when the first line has just served them well.`,
    ],
    metric: s =>
      say`${s.number(3)} of the first ${s.number(20)} take it within ${s.time(12, 'week')}.`,
    stop: s => say`Stop if ${s.number(20)} offers bring nobody, or anybody leaves over it.`,
  },
  {
    id: 'bring-back-the-left',
    area: 'retention',
    nature: 'act',
    raises: true,
    on: [
      'retention.refill',
      'retention.leavers-to-goal',
      'retention.bucket',
      'retention.replacement-cost',
    ],
    presumes: ['chosen-demand', 'all-year'],
    cases: 300,
    owner: 'marketing',
    hours: 8,
    weeks: [2, 10],
    cost: [0, 60_000],
    confidence: 3,
    source: { method: 'Winning back lost customers', by: 'Griffin and Lowenstein 2001' },
    title: () => say`Invite back last year’s leavers with what has changed`,
    steps: [
      s =>
        say`List the leavers of ${leavers(s, say`all groups`)} with the reason, and leave out those who left angry, never paid or no longer need it.`,
      () =>
        say`Write to each reason apart: what is different now, and the same terms as before, until a date.`,
      s => say`Call the ${s.outside(20)} who were worth most or stayed longest.`,
    ],
    metric: s =>
      say`${s.outside(3)} are back within ${s.time(10, 'week')}, and still there ${s.time(6, 'month')} later.`,
    stop: s => say`Stop after ${s.outside(50)} letters and calls without anybody who comes back.`,
  },
  {
    id: 'money-from-winning-to-keeping',
    area: 'retention',
    nature: 'decide',
    on: [
      'retention.refill',
      'retention.leavers-to-goal',
      'retention.bucket',
      'retention.replacement-cost',
      'retention.value-of-point',
    ],
    fits: paysToWin,
    excludes: ['small-tests-of-sources'],
    owner: 'owner',
    hours: 3,
    weeks: [1, 16],
    cost: [0, 0],
    confidence: 4,
    source: {
      method: 'Balance acquisition and retention by what each point brings',
      by: 'Blattberg and Deighton 1996',
    },
    title: () => say`Move part of the money for winning people to keeping them`,
    steps: [
      s => {
        const spent = s.own.spent()
        const sum = spent
          ? say` of the ${spent} a year for ${s.own.paidWays(say`all paid ways`)}`
          : say``
        return say`Write down what${sum} was spent to win one, and what was spent in the year to keep one.`
      },
      s =>
        say`Set beside it what losing ${s.percent(0.01)} fewer would bring in a year, and what the same money brings in new ones.`,
      s =>
        say`Move ${s.percent(0.2)} for half a year to what those name who leave, and name the person whose task keeping now is.`,
    ],
    metric: s =>
      say`The commonest reason to leave that can be removed is removed within ${s.time(6, 'month')}.`,
    stop: s => say`Move it back if as many leave as before after ${s.time(12, 'month')}.`,
  },
  {
    id: 'renewal-talk-early',
    area: 'retention',
    nature: 'act',
    on: ['retention.stays', 'retention.value-of-point', 'concentration.customer'],
    presumes: ['agreements', 'businesses', 'all-year'],
    sells: ['memberships', 'projects'],
    owner: 'sales',
    hours: 8,
    weeks: [2, 16],
    cost: [0, 10_000],
    confidence: 4,
    source: {
      method: 'Begin the renewal long before the date',
      by: 'Mehta, Steinman and Murphy 2016',
    },
    title: () => say`Begin every renewal a quarter before it is due, with what was achieved`,
    steps: [
      s =>
        say`Write the day on which each agreement ends or could be ended into one calendar, ${s.own.account(say`the largest`)} first.`,
      s =>
        say`Ask for half an hour ${s.time(90, 'day')} before, and open it with what they wanted and what came of it, in figures.`,
      () =>
        say`Ask by what they will judge the next agreement, and put in order before that day what is missing.`,
    ],
    metric: s =>
      say`The next agreement that could end is settled ${s.time(30, 'day')} before its date.`,
    stop: s => say`Shorten it to ${s.time(45, 'day')} for accounts too small to fill half an hour.`,
  },
  {
    id: 'standing-order',
    area: 'retention',
    nature: 'act',
    on: ['demand.repeat-rate', 'concentration.top', 'economics.ltv', 'demand.one-more-purchase'],
    presumes: ['businesses', 'chosen-demand'],
    sells: ['orders', 'projects'],
    // A price for a year is promised by nobody whose own costs rise.
    not: company => paidByTime(company) || changeThat('hurts', 'cost')(company) !== undefined,
    owner: 'sales',
    hours: 8,
    weeks: [3, 16],
    cost: [0, 30_000],
    confidence: 4,
    source: { method: 'Turn repeat purchases into an agreement', by: 'Reichheld and Sasser 1990' },
    title: () => say`Offer those who come again and again a standing agreement`,
    steps: [
      s =>
        say`List those among ${s.own.group(say`your customers`)} who came at least ${s.outside(3)} times in ${s.time(12, 'month')}, with dates and sums.`,
      () =>
        say`Write an agreement of one page: fixed rhythm, fixed price for a year, first in the queue, an easy end.`,
      () => say`Offer it in person, the largest first, and ask what would have to be in it.`,
    ],
    metric: s => say`${s.outside(3)} sign within ${s.time(16, 'week')}.`,
    stop: s => say`Change the terms if the first ${s.outside(5)} conversations bring no signature.`,
    pair: {
      own: strengthOf('relationship', 'trust', 'quality', 'convenience', 'speed'),
      around: changeThat('hurts', 'rival'),
      because: (s, own, around) =>
        say`With ${s.label(around)} people will compare again; those who come often know ${s.label(own)} already and need not: ask them before the next time they choose.`,
    },
  },
  {
    id: 'mend-within-a-day',
    area: 'retention',
    nature: 'act',
    on: [
      'retention.refill',
      'retention.leavers-to-goal',
      'retention.stays',
      'demand.repeat-rate',
      'retention.bucket',
      'retention.replacement-cost',
      'demand.one-more-purchase',
    ],
    presumes: ['things'],
    fits: knows('quote', ({ sort }) => sort === 'complaint'),
    owner: 'operations',
    hours: 6,
    weeks: [1, 12],
    cost: [0, 80_000],
    confidence: 4,
    source: {
      method: 'The profitable art of service recovery',
      by: 'Hart, Heskett and Sasser 1990',
    },
    title: () => say`Answer every complaint within a day, by whoever hears it first`,
    steps: [
      s =>
        say`Collect the complaints of the last ${s.time(6, 'month')}, and write down how long each took and how often it came up.`,
      () =>
        say`Give everybody who meets people an amount they may spend to put it right without asking, and name a day for what takes longer.`,
      () => say`Call a week later, and remove the cause that comes up most.`,
    ],
    metric: s =>
      say`${s.percent(0.9)} of complaints have an answer within ${s.time(1, 'day')}, and the commonest cause is removed, within ${s.time(12, 'week')}.`,
    stop: s => say`Lower the amount if it costs more than ${s.percent(0.01)} of income.`,
  },
  {
    id: 'who-began-when',
    area: 'retention',
    nature: 'measure',
    on: [
      'retention.cohort',
      'retention.value-of-point',
      'retention.stays',
      'economics.ltv',
      'brake.retention',
    ],
    presumes: ['all-year'],
    sells: ['memberships', 'gifts'],
    cases: 100,
    owner: 'finance',
    hours: 4,
    weeks: [1, 3],
    cost: [0, 0],
    confidence: 4,
    source: { method: 'Count by the month in which they began', by: 'Fader 2012' },
    title: () => say`Count who stays by the month and the way in which they came`,
    steps: [
      () =>
        say`Make a table with the starting months down and the months since across, and fill in how many are still there.`,
      () => say`Make it once more for each way they came.`,
      () =>
        say`Mark the month of life in which most are lost, and the way whose people stay longest.`,
    ],
    metric: s =>
      say`The table covers ${s.time(12, 'month')} of starts within ${s.time(3, 'week')}.`,
    stop: s => say`Leave out rows with fewer than ${s.number(10)} people: they tell nothing.`,
  },
  {
    id: 'promise-less-at-the-door',
    area: 'retention',
    nature: 'decide',
    on: ['retention.cohort'],
    presumes: ['early-leavers'],
    cases: 100,
    sells: ['memberships', 'projects', 'gifts'],
    owner: 'sales',
    hours: 5,
    weeks: [3, 20],
    cost: [0, 20_000],
    confidence: 3,
    source: { method: 'Choose the right customers to keep', by: 'Reichheld 1996' },
    title: () => say`Stop winning those who leave at once`,
    steps: [
      s =>
        say`Take the last ${s.past(30)} who left early, and find what they shared: the price, the source, what they had been told to expect.`,
      () => say`Take out that source or that promise for a quarter.`,
      () => say`Say in the first conversation for whom it is not meant.`,
    ],
    metric: s =>
      say`Fewer of the newcomers of ${s.time(20, 'week')} leave early than of those before, with at most ${s.percent(0.1)} fewer newcomers.`,
    stop: s => say`Take it back if newcomers fall by more than ${s.percent(0.2)}.`,
  },
  {
    id: 'group-that-leaves-most',
    area: 'retention',
    nature: 'act',
    on: [
      'retention.who-leaves',
      'retention.refill',
      'retention.leavers-to-goal',
      'retention.bucket',
      'retention.replacement-cost',
      'retention.value-of-point',
    ],
    sells: ['memberships', 'gifts'],
    fits: company => unevenGroup(company) !== null,
    owner: 'operations',
    hours: 10,
    weeks: [3, 26],
    cost: [0, 60_000],
    confidence: 4,
    source: { method: 'Learn from those who leave, kind by kind', by: 'Reichheld 1996' },
    title: s => say`Begin with ${leavers(s, say`the group`)}, where the largest part leaves`,
    steps: [
      s =>
        say`Talk with the last ${s.outside(5)} leavers of ${leavers(s, say`the group`)}: what had they come for, and what came instead?`,
      s => {
        const least = unevenGroup(s.company)?.least
        const other = least ? s.label(least) : say`another group`
        return say`Set ${other} beside it, where the smallest part leaves: what do they have, use or pay otherwise?`
      },
      () =>
        say`Change one thing for the first group alone, with a date and somebody’s name, and leave the rest as it is.`,
    ],
    metric: s =>
      say`Fewer of that group leave in the ${s.time(6, 'month')} after the change than in the same months of the year before.`,
    stop: s =>
      say`Change something else if the next ${s.outside(5)} who leave name the same reason as those before.`,
  },
  {
    id: 'weeks-before-renewal',
    area: 'retention',
    nature: 'act',
    on: [
      'retention.refill',
      'retention.leavers-to-goal',
      'retention.bucket',
      'retention.replacement-cost',
      'retention.value-of-point',
      'retention.stays',
    ],
    sells: ['memberships'],
    fits: isPaidByYear,
    owner: 'operations',
    hours: 8,
    weeks: [4, 52],
    cost: [0, 60_000],
    confidence: 4,
    source: {
      method: 'Begin the renewal long before the date',
      by: 'Mehta, Steinman and Murphy 2016',
    },
    title: () => say`Work on the weeks before the renewal: there the year is decided`,
    steps: [
      s =>
        say`Sort the last ${s.past(30)} leavers of ${leavers(s, say`all groups`)} into those who forgot, could not pay at once, saw no use or no longer need it.`,
      s =>
        say`Write ${s.time(6, 'week')} and ${s.time(2, 'week')} before the day to everybody due: what the year held for them, what it costs now, how to pay at once or in parts.`,
      s =>
        say`Call a first ${s.past(30)} who have not answered by the day, and go on with it while the renewals it brings are worth the hours.`,
    ],
    metric: s =>
      say`Everybody due is written to twice before the day, and more of them renew than a year before, within ${s.time(6, 'month')}.`,
    stop: s =>
      say`Leave out the calls if the first ${s.past(30)} bring no renewal that a letter would not have brought.`,
  },
  {
    id: 'asked-before-the-intake',
    area: 'retention',
    nature: 'act',
    on: [
      'retention.refill',
      'retention.leavers-to-goal',
      'retention.bucket',
      'retention.replacement-cost',
      'retention.value-of-point',
    ],
    sells: ['memberships'],
    fits: company => !holds('all-year', company, []),
    owner: 'operations',
    hours: 8,
    weeks: [4, 40],
    cost: [0, 20_000],
    confidence: 3,
    source: {
      method: 'Begin the renewal long before the date',
      by: 'Mehta, Steinman and Murphy 2016',
    },
    title: () => say`Ask everybody before the next intake whether they stay`,
    steps: [
      s =>
        say`Sort last year’s leavers of ${leavers(s, say`all groups`)} into those who moved away or had come to the end, and those who chose another place.`,
      s =>
        say`Ask all who could stay, ${s.time(3, 'month')} before the next intake, for a yes, a no or a doubt, and by which day.`,
      s =>
        say`Have somebody they know talk with every doubt within ${s.time(2, 'week')}, and offer what falls free to those who wait.`,
    ],
    metric: s =>
      say`Every doubt has had its talk, and every free place is known, ${s.time(6, 'week')} before the intake.`,
    stop: s => say`Ask by letter alone if nobody out of ${s.past(20)} talks changed their mind.`,
  },
]
