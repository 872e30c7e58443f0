import { hourValues } from '../company/hour-values.ts'
import { salesGoal } from '../company/goals.ts'
import { aboutOf, type Company, factsOf } from '../company/company.ts'
import type { Hole } from '../sentences/hole.ts'
import type { Label } from '../sentences/label.ts'
import { say, type Sentence } from '../sentences/sentence.ts'
import { agree } from '../sentences/verbs.ts'
import {
  changeThat,
  hangsOnOne,
  isTriable,
  restedOn,
  restsOn,
  scarce,
  waitsForWork,
} from './conditions.ts'
import type { Play } from './play.ts'
import type { Scene } from './scene.ts'

/** The line that leaves least an hour, where it is not the one that the goal wants more of. */
function leastLine(company: Company) {
  const ranked = hourValues(company)
  const least = ranked.at(-1)
  const isOfGoal = least?.line.id === salesGoal(company)?.about
  return ranked.length > 1 && least && !isOfGoal ? least.line : undefined
}

/** The line that leaves most an hour, where the goal wants more of another. */
function bestLine(company: Company) {
  const [best] = hourValues(company)
  return best && best.line.id !== salesGoal(company)?.about ? best.line : undefined
}

/** The line that the goal asks for more of. */
function goalLine(company: Company) {
  const goal = salesGoal(company)
  return goal && aboutOf(company, goal, 'offer')
}

/** What is paid once and stays cannot be had for a month: the work is borrowed for instead. */
const isPaidOnce = ({ company, finding }: Scene): boolean =>
  factsOf(company, 'idea')
    .filter(({ id }) => finding.rests.includes(id))
    .some(({ cost }) => cost?.per === undefined || cost.per === 'once')
const paidOnce = (name: Hole | Sentence): Sentence =>
  say`Before money goes into ${name}, do the work of that list for a month with what can be borrowed or hired by the day, and write down what it let through.`

const tried = (name: Label): Sentence =>
  say`Agree on a month of trial for ${name}, on work of that list alone, and promise nothing for the year before it ends.`

/** Moves that make room for a goal which stands before full hands: never by handing the work away. */
export const capacityRoomPlays: readonly Play[] = [
  {
    id: 'others-under-your-name',
    area: 'capacity',
    nature: 'act',
    on: [
      'goal.turned-away',
      'goal.more-hours',
      'goal.work-hours',
      'goal.won-hours',
      'goal.hours',
      'capacity.lost',
      'capacity.blended-loss',
    ],
    presumes: ['jobs', 'teachable'],
    sells: ['orders', 'projects'],
    fits: waitsForWork,
    not: scarce('posts', 'room', 'equipment', 'approval', 'money'),
    owner: 'operations',
    hours: 16,
    weeks: [3, 12],
    cost: [20_000, 300_000],
    confidence: 4,
    source: {
      method: 'Subcontract the peak of the bottleneck, and keep the customer',
      by: 'Goldratt 1984',
    },
    title: () => say`Have part of the refused work done by others, under your own name`,
    steps: [
      s =>
        say`Find ${s.count(2, 'self-employed colleague', 'self-employed colleagues')} of the trade, look at a finished job of each, and check what insurance and rules ask for.`,
      s => {
        const price = s.own.price()
        const below = price ? say`below the ${price} you bill` : say`below what you bill`
        return say`Agree on a fixed price for each job that stays ${below}, on who answers for mistakes, and that the buyer stays yours.`
      },
      s =>
        say`Give out the next request for ${s.own.refused(say`this work`)} that you would have refused; do the part yourself that buyers come to you for, and inspect before it is handed over.`,
    ],
    metric: s =>
      say`${s.percent(1 / 3)} of what would have been refused is delivered under your name within ${s.time(6, 'month')}.`,
    stop: s =>
      say`End it after ${s.count(2, 'complaint', 'complaints')} or where a job leaves less than ${s.percent(0.1)} of its price.`,
    pair: {
      own: restedOn('constraint'),
      around: changeThat('helps', 'demand', 'funding'),
      because: (s, own, around) =>
        say`With ${s.label(around)}, more will be asked for, and ${s.label(own)} ${agree('set', s.label(own))} the limit already: colleagues under your name carry what you would have to refuse.`,
    },
  },
  {
    id: 'hours-from-the-least',
    area: 'capacity',
    nature: 'decide',
    on: [
      'goal.turned-away',
      'goal.more-hours',
      'goal.work-hours',
      'goal.won-hours',
      'goal.hours',
      'capacity.hour-value',
    ],
    sells: ['orders', 'projects', 'memberships'],
    fits: (company, finding) =>
      leastLine(company) !== undefined &&
      !restsOn('constraint', ({ about }) => about === leastLine(company)?.id)(company, finding) &&
      (finding.rule === 'capacity.hour-value' || waitsForWork(company, finding)),
    owner: 'operations',
    hours: 6,
    weeks: [2, 8],
    cost: [0, 0],
    confidence: 4,
    source: { method: 'Throughput for each unit of the bottleneck', by: 'Goldratt 1984' },
    title: s => {
      const line = s.fact(leastLine)
      return say`Take hours from ${line}, which ${agree('leave', line)} least for an hour of work`
    },
    steps: [
      s =>
        say`Write down who works on ${s.fact(leastLine)}, for how many hours a month, and for which ${s.customers}.`,
      () =>
        say`Choose what of it is raised in price, what is done on fixed days only, and what ends after present promises.`,
      () =>
        say`Enter the hours that come free in the calendar for the work that is refused now, before anything else takes them.`,
    ],
    metric: s =>
      say`${s.percent(0.25)} of these hours stand in the calendar for the other work within ${s.time(8, 'week')}.`,
    stop: s =>
      say`Keep the rest if ${s.count(2, 'good customer', 'good customers')} of other lines would leave with it.`,
  },
  {
    id: 'room-by-trial',
    area: 'capacity',
    nature: 'act',
    tries: true,
    on: ['capacity.idea-for-refused', 'capacity.fix-payback', 'capacity.fix-for-goal'],
    sells: ['orders', 'projects', 'memberships'],
    // What is built or bought is had whole or not at all: only what is paid along can be tried for a month.
    fits: restsOn('idea', isTriable),
    owner: 'operations',
    hours: 8,
    weeks: [4, 13],
    cost: [0, 250_000],
    confidence: 4,
    source: { method: 'Elevate the constraint, once it is used to the full', by: 'Goldratt 1984' },
    title: s => say`Find out in a month how much refused work ${s.about} would let through`,
    steps: [
      () =>
        say`Write down of each sale that is refused from today what it lacked: hands, skill, room or a date.`,
      s => (isPaidOnce(s) ? paidOnce(s.own.idea(s.about)) : tried(s.about)),
      () =>
        say`Set what that month let through, taken for a year, against the number that pays for it.`,
    ],
    metric: s =>
      say`How many of the refused ${s.sales} a year would let through is known within ${s.time(10, 'week')}.`,
    stop: s =>
      say`Leave it if the month lets through less than ${s.percent(0.5)} of what pays for it.`,
  },
  {
    id: 'room-before-the-goal',
    area: 'capacity',
    nature: 'decide',
    on: [
      'goal.above-capacity',
      'goal.money-beyond-room',
      'capacity.fix-for-goal',
      'capacity.fix-payback',
    ],
    owner: 'owner',
    hours: 6,
    weeks: [1, 4],
    cost: [0, 0],
    confidence: 5,
    source: { method: 'Find the constraint, then decide how to lift it', by: 'Goldratt 1984' },
    title: s => say`Decide on the room for ${s.own.line(say`it`)} before anything else is planned`,
    steps: [
      s =>
        say`Set the most that a year allows of ${s.own.line(say`the line`)} against the busiest month, and write beside it what stopped the next one: ${s.own.brake(say`the narrow point`)} or something else.`,
      s => {
        const left = s.own.left()
        const costly = s.own.remedy()
        const each = left ? say`, at the ${left} that each one leaves` : say``
        return costly
          ? say`Have ${costly.name} priced in writing, ${costly.cost} as you put it${each}: that price divided by what each leaves is the number that has to come.`
          : say`Name the cheapest step beyond ${s.own.brake(say`the narrow point`)}, and how many further ones pay for it${each}.`
      },
      s =>
        say`Decide by a date: lift it, or set ${s.own.aim(say`the goal`)} to what can be made until there is room.`,
    ],
    metric: s =>
      say`The decision with its price and its number is in writing within ${s.time(3, 'week')}.`,
    stop: s =>
      say`Leave the room as it is if fewer than ${s.percent(0.6)} of the number that pays for it have asked in the last ${s.time(12, 'month')}.`,
  },
  {
    id: 'line-without-hands',
    area: 'focus',
    nature: 'act',
    on: ['mix.left-by-line'],
    presumes: ['goods', 'chosen-demand'],
    sells: ['orders'],
    cases: 200,
    owner: 'sales',
    hours: 8,
    weeks: [2, 12],
    cost: [0, 40_000],
    confidence: 4,
    source: { method: 'Throughput for each unit of the bottleneck', by: 'Goldratt 1984' },
    title: s => say`Sell more of ${s.about} while hands are short elsewhere`,
    steps: [
      s =>
        say`Ask the last ${s.past(10)} buyers of ${s.about} how often they need it, and what nearly kept them from buying.`,
      s =>
        say`Offer ${s.about} with whatever leaves the house anyway: a second pack, a supply for a year, a word when it runs out.`,
      () =>
        say`Count each week how many more are sold, and whether anybody who is scarce had to help.`,
    ],
    metric: s => say`${s.percent(0.15)} more of it are sold within ${s.time(12, 'week')}.`,
    stop: s =>
      say`Stop if fewer than ${s.percent(0.05)} more are sold by then, or if it takes scarce hours after all.`,
  },
  {
    id: 'goal-where-hours-pay',
    area: 'focus',
    nature: 'decide',
    on: ['goal.worse-use'],
    fits: company => bestLine(company) !== undefined,
    owner: 'owner',
    hours: 5,
    weeks: [1, 4],
    cost: [0, 0],
    confidence: 5,
    source: { method: 'Throughput for each unit of the bottleneck', by: 'Goldratt 1984' },
    title: s => say`Decide whether the goal should count ${s.fact(bestLine)} instead`,
    steps: [
      s =>
        say`Lay both sums before whoever set the goal: what it leaves, and what the same hours leave with ${s.fact(bestLine)}.`,
      s =>
        say`Ask ${s.past(15)} ${s.customers} for ${s.fact(goalLine)} whether they need ${s.fact(bestLine)} too, and count who would order this year.`,
      s =>
        say`Set the goal anew in what is left over: ${s.fact(bestLine)} as far as they were ordered, and ${s.fact(goalLine)} for the hours that remain.`,
    ],
    metric: s => say`The goal is written anew, in money left over, within ${s.time(4, 'week')}.`,
    stop: s =>
      say`Keep the goal as it is if fewer than ${s.percent(0.2)} of those asked would order.`,
  },
  {
    id: 'offer-the-better-line',
    area: 'focus',
    nature: 'act',
    on: ['goal.worse-use'],
    presumes: ['chosen-demand'],
    sells: ['orders', 'projects'],
    fits: company => bestLine(company) !== undefined,
    owner: 'sales',
    hours: 8,
    weeks: [2, 10],
    cost: [0, 40_000],
    confidence: 4,
    source: { method: 'Sell more to those who bought already', by: 'Ansoff 1957' },
    title: s => say`Offer ${s.fact(bestLine)} to everybody you worked for before`,
    steps: [
      s =>
        say`List everybody you worked for in the last ${s.time(5, 'year')}, the oldest work first.`,
      s =>
        say`Write to the first ${s.past(40)} with one price and the first dates on which they can have ${s.fact(bestLine)}.`,
      () =>
        say`Call those who did not answer after a week, and give the dates in one stretch, so that little time is lost between them.`,
    ],
    metric: s =>
      say`${s.percent(0.1)} of those written to have ordered within ${s.time(8, 'week')}.`,
    stop: s => say`Stop writing when ${s.past(40)} letters bring fewer than ${s.number(2)} orders.`,
  },
  {
    id: 'successor-for-the-scarce',
    area: 'people',
    nature: 'act',
    on: ['strength.scarce-and-full'],
    owner: 'owner',
    hours: 16,
    weeks: [8, 48],
    cost: [100_000, 2_500_000],
    confidence: 5,
    source: { method: 'Hand over on live work: watch, share, do alone', by: 'Rothwell 2010' },
    title: s => say`Put a successor beside ${s.about} before more work is promised`,
    steps: [
      s =>
        say`Ask ${s.about} who could learn it, inside and outside, and name the person this month, apprentice or trained.`,
      s =>
        say`Set aside the money for that post first, and ${s.time(1, 'day')} a week on which both work on the same job.`,
      () =>
        say`Record the hard cases on video and on paper as they come up, and write beside each task when the successor did it alone.`,
    ],
    metric: s =>
      say`The successor does ${s.percent(0.3)} of the tasks alone within ${s.time(9, 'month')}.`,
    stop: s =>
      say`Look outside, or plan for less of this work, if nobody has begun within ${s.time(12, 'week')}.`,
    pair: {
      own: restedOn('resource'),
      around: restedOn('goal'),
      because: (s, own, around) =>
        say`The goal for ${s.label(around)} rests on ${s.label(own)}, and nothing of that is free: whoever learns it makes the room.`,
    },
  },
  {
    id: 'promise-what-hands-allow',
    area: 'capacity',
    nature: 'decide',
    on: ['goal.more-hours', 'goal.hours', 'goal.work-hours', 'goal.won-hours'],
    presumes: ['private-payers', 'chosen-demand'],
    sells: ['orders', 'projects'],
    fits: hangsOnOne,
    owner: 'owner',
    hours: 4,
    weeks: [1, 6],
    cost: [0, 0],
    confidence: 4,
    source: { method: 'Subordinate everything else to the bottleneck', by: 'Goldratt 1984' },
    title: () => say`Sign only for dates that the scarcest hands can keep`,
    steps: [
      () =>
        say`Write all work that is promised as hours of the scarcest hands into one calendar, week by week.`,
      () =>
        say`Name to whoever asks the first free date in it, with a deposit that holds the place.`,
      () =>
        say`Move the goal to the day on which that calendar, with the second pair of hands, reaches it.`,
    ],
    metric: s => say`No date is missed for want of these hands for ${s.time(6, 'month')}.`,
    stop: s => say`Open the calendar again when it is free for ${s.time(4, 'week')} on end.`,
  },
  {
    id: 'remind-before-the-day',
    area: 'retention',
    nature: 'act',
    on: ['demand.lost-sales'],
    presumes: ['appointments'],
    sells: ['orders', 'memberships', 'projects'],
    fits: restsOn(
      'constraint',
      ({ sort, resource }) =>
        sort === 'retention' &&
        (resource === 'hours' || resource === 'calendar' || resource === 'room'),
    ),
    owner: 'operations',
    hours: 6,
    weeks: [1, 6],
    cost: [0, 60_000],
    confidence: 4,
    source: { method: 'Text reminders before appointments', by: 'Gurol-Urganci and others 2013' },
    title: () => say`Remind everybody before their day, and fill what falls free`,
    steps: [
      s =>
        say`Send a text message ${s.time(2, 'day')} before each date, which can be answered with yes or no.`,
      s =>
        say`Keep a list of ${s.outside(10)} people who can come at short notice, and call them when somebody says no.`,
      s =>
        say`Call whoever missed a date within ${s.time(1, 'day')}, and note the reason beside the name.`,
    ],
    metric: s => say`Missed dates fall by ${s.percent(1 / 3)} within ${s.time(6, 'week')}.`,
    stop: s => say`Ask for a deposit instead if they have not fallen after ${s.time(10, 'week')}.`,
  },
  {
    id: 'win-back-at-the-same-place',
    area: 'conversion',
    nature: 'act',
    on: ['demand.lost-sales'],
    presumes: ['chosen-demand'],
    owner: 'sales',
    hours: 8,
    weeks: [1, 8],
    cost: [0, 20_000],
    confidence: 3,
    source: { method: 'Stratify a total by cause before acting on it', by: 'Ishikawa 1976' },
    title: s => say`Ask those who were lost to ${s.about} what would have kept them, and offer it`,
    steps: [
      s =>
        say`Call ${s.past(10)} of the last that were lost, and ask what they would have taken although ${s.about} stood in the way: another date, another size, another way to pay.`,
      s => {
        const left = s.own.left()
        const worth = left
          ? say`, as long as it costs less than the ${left} that one leaves`
          : say``
        return say`Turn the commonest answer into one version of ${s.own.line(say`what you offer`)}${worth}.`
      },
      s =>
        say`Offer it by name to everybody who was lost in the last ${s.time(12, 'month')}, with the first day on which it can be had.`,
    ],
    metric: s =>
      say`At least ${s.number(2)} of those called have said yes within ${s.time(12, 'week')}.`,
    stop: s => say`Take the next answer if nobody has said yes after ${s.time(12, 'week')}.`,
  },
]
