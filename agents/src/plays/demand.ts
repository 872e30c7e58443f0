import { isBeyondCeiling } from '../company/ceiling.ts'
import { type Company, factsOf } from '../company/company.ts'
import { growingGoals } from '../company/goals.ts'
import { say } from '../sentences/sentence.ts'
import { agree } from '../sentences/verbs.ts'
import {
  bestStrength,
  changeThat,
  forGoalsHeldBackBy,
  heldBackBy,
  knows,
  restsOn,
} from './conditions.ts'
import type { Play } from './play.ts'
import type { Scene } from './scene.ts'

/** Findings about lines are told of lines: what is sold is no group of people. */
const isOfLines = ({ company, finding }: Scene): boolean =>
  finding.family === 'mix' || !restsOn('segment')(company, finding)

/** Whether anything is known to grow, so that effort could follow it. */
const somethingGrows = (company: Company): boolean =>
  [...factsOf(company, 'offer'), ...factsOf(company, 'segment')].some(
    ({ growth }) => (growth ?? 0) > 0,
  ) ||
  factsOf(company, 'offer').some(
    ({ volume, previousVolume }) =>
      Boolean(previousVolume) && (volume ?? 0) > (previousVolume ?? 0),
  ) ||
  factsOf(company, 'segment').some(
    ({ size, previousSize }) => Boolean(previousSize) && (size ?? 0) > (previousSize ?? 0),
  )

/** Moves on who asks, how often, for what and when. */
export const demandPlays: readonly Play[] = [
  {
    id: 'ask-why-fewer',
    area: 'demand',
    nature: 'act',
    on: ['demand.trend', 'segment.fell', 'demand.repeat-rate', 'demand.one-more-purchase'],
    presumes: ['chosen-demand', 'all-year'],
    // Who pays by the month is asked when they leave; where nearly all come back, the few others tell nothing.
    sells: ['orders', 'copies', 'projects', 'gifts'],
    not: (company, finding) =>
      (finding.rule === 'demand.trend' && finding.quadrant === 'strength') ||
      restsOn('segment', ({ repeats }) => (repeats ?? 0) >= 0.8)(company, finding),
    owner: 'owner',
    hours: 8,
    weeks: [1, 4],
    cost: [0, 10_000],
    confidence: 4,
    source: {
      method: 'Ask about what they did, not about what they would do',
      by: 'Fitzpatrick 2013',
    },
    title: s => say`Call ${s.customers} who came last year and not this year`,
    steps: [
      () =>
        say`List everybody who was there in the same months of last year and has not been back, the largest first.`,
      s =>
        say`Call ${s.number(15)} of them, ${s.own.group(say`the largest group`)} first, and ask only what they did instead, when they decided it, and what was said.`,
      () =>
        say`Sort the answers: went elsewhere, needed nothing, forgot you. Act on the largest group only.`,
    ],
    metric: s =>
      say`The reason of ${s.number(12)} out of ${s.number(15)} is known within ${s.time(3, 'week')}, and ${s.number(2)} of them come back.`,
    stop: s => say`Stop calling when ${s.number(4)} in a row tell nothing new.`,
  },
  {
    id: 'effort-where-it-grows',
    area: 'demand',
    nature: 'decide',
    on: ['segment.growth-gap', 'demand.trend', 'mix.growth-share', 'mix.losing-share'],
    fits: somethingGrows,
    owner: 'marketing',
    hours: 4,
    weeks: [1, 12],
    cost: [0, 100_000],
    confidence: 3,
    source: {
      method: 'Put resources where opportunities are, not where problems are',
      by: 'Drucker 1964',
    },
    title: s =>
      isOfLines(s)
        ? say`Move the next quarter’s effort to the line that grows by itself`
        : say`Move the next quarter’s effort to the group that grows by itself`,
    steps: [
      s =>
        isOfLines(s)
          ? say`Set the lines of this year and the last side by side: how many, how much, what each left.`
          : say`Set the groups of this year and the last side by side: how many, how much, what each left.`,
      s =>
        isOfLines(s)
          ? say`Name the line that grew without being asked, and find out from a handful of its buyers why.`
          : say`Name the group that grew without being asked, and find out from a handful of them why.`,
      s =>
        say`Take ${s.percent(0.2)} of hours and money from what shrinks, and put them there for a quarter.`,
    ],
    metric: s => say`What grows adds ${s.percent(0.15)} within ${s.time(3, 'month')}.`,
    stop: s => say`Move them back if it has added less than ${s.percent(0.05)} after a quarter.`,
  },
  {
    id: 'those-who-know-you',
    area: 'demand',
    nature: 'general',
    on: [
      'goal.gap',
      'goal.pace',
      'demand.repeat-rate',
      'goal.budget-per-unit',
      'goal.rhythm',
      'demand.one-more-purchase',
      'goal.budget-return',
      'channel.unused-list',
    ],
    presumes: ['chosen-demand', 'all-year'],
    not: (company, finding) =>
      finding.family === 'goal' &&
      heldBackBy('capacity', 'one-person', 'skills')(company) &&
      !knows('organization', ({ sells }) => sells === 'gifts')(company),
    cases: 30,
    owner: 'marketing',
    hours: 10,
    weeks: [2, 10],
    cost: [0, 80_000],
    confidence: 4,
    source: { method: 'Those who know you before strangers', by: 'Reichheld 1996' },
    title: () => say`Ask those who already know you, before you pay to reach strangers`,
    steps: [
      () =>
        say`List everybody who bought, gave, came or asked since the start of last year, but not in the last quarter.`,
      () => say`Write to them as a person, with one occasion, one offer and one easy answer.`,
      s => say`Call the ${s.number(30)} most recent, and write down what they say instead of yes.`,
    ],
    metric: s =>
      say`${s.percent(0.05)} of those written to, and ${s.percent(0.15)} of those called, come again within ${s.time(10, 'week')}.`,
    stop: s => say`Stop after ${s.number(200)} letters if fewer than ${s.percent(0.01)} answer.`,
  },
  {
    id: 'ask-for-one-name',
    area: 'demand',
    nature: 'general',
    on: [
      'goal.gap',
      'goal.pace',
      'channel.cost',
      'channel.year-of-customer',
      'goal.rhythm',
      'brake.awareness',
    ],
    presumes: ['chosen-demand'],
    sells: ['orders', 'memberships', 'projects', 'gifts'],
    cases: 20,
    owner: 'sales',
    hours: 5,
    weeks: [2, 12],
    cost: [0, 30_000],
    confidence: 4,
    source: {
      method: 'Ask for referrals at the moment of thanks',
      by: 'Kumar, Petersen and Leone 2007',
    },
    title: s => say`Ask every satisfied ${s.customer} for one name, at the moment of thanks`,
    steps: [
      () =>
        say`Fix the moment in your work when people are most grateful, and who is with them then.`,
      () => say`Agree on one sentence: who else should know of this? Write the name down at once.`,
      () => say`Thank both by hand, and tell the one who recommended what came of it.`,
    ],
    metric: s => say`One name from ${s.percent(0.25)} of those asked within ${s.time(3, 'month')}.`,
    stop: s =>
      say`Change the moment if ${s.number(20)} requests bring fewer than ${s.number(3)} names.`,
  },
  {
    id: 'week-before-they-looked',
    area: 'demand',
    nature: 'act',
    on: ['goal.gap', 'goal.pace', 'demand.trend', 'conversion.goal-leads', 'goal.rhythm'],
    presumes: ['chosen-demand'],
    fits: heldBackBy('awareness'),
    owner: 'marketing',
    hours: 12,
    weeks: [3, 12],
    cost: [20_000, 200_000],
    confidence: 3,
    source: { method: 'Trigger interviews', by: 'Moesta 2020' },
    title: () => say`Find out what makes people look for you, and be there`,
    steps: [
      s =>
        say`Ask the last ${s.number(12)} what happened in the days before they first looked, and whom they asked.`,
      () => say`Write down the event that comes up most, and who is always present at it.`,
      () =>
        say`Put one helpful page, card or person exactly there, with your name on it, before you advertise anywhere.`,
    ],
    metric: s =>
      say`${s.percent(0.2)} of new enquiries name that place within ${s.time(12, 'week')}.`,
    stop: s =>
      say`Take the next event on the list if ${s.time(8, 'week')} bring fewer than ${s.number(5)} enquiries.`,
  },
  {
    id: 'remind-at-the-interval',
    area: 'demand',
    nature: 'act',
    on: [
      'demand.shorter-interval',
      'demand.repeat-rate',
      'demand.one-more-purchase',
      'brake.retention',
    ],
    presumes: ['chosen-demand', 'all-year'],
    sells: ['orders', 'projects'],
    owner: 'marketing',
    hours: 10,
    weeks: [3, 20],
    cost: [0, 60_000],
    confidence: 4,
    source: { method: 'Time the contact by the buyer’s own interval', by: 'Hughes 1994' },
    title: s => say`Write to each ${s.customer} when the next need is due`,
    steps: [
      s =>
        say`Look up how long ${s.customers} usually take from one ${s.sale} to the next, by kind.`,
      s =>
        say`List those who are due in the next ${s.time(6, 'week')}, and those who are overdue by as much again.`,
      () =>
        say`Send the first a reminder with a date to accept, and call the largest of the second.`,
    ],
    metric: s => say`${s.percent(0.2)} of those who were due come within ${s.time(8, 'week')}.`,
    stop: s =>
      say`Shift the interval if fewer than ${s.percent(0.05)} of ${s.number(60)} reminders are taken up.`,
  },
  {
    id: 'next-group-in-small',
    area: 'demand',
    nature: 'act',
    on: [
      'demand.market-cap',
      'goal.present-growth',
      'goal.against-trend',
      'segment.share-against-number',
    ],
    presumes: ['chosen-demand'],
    sells: ['orders', 'memberships', 'projects'],
    // Beyond what can be made, nobody new is won.
    not: company => growingGoals(company).some(goal => isBeyondCeiling(company, goal)),
    owner: 'sales',
    hours: 24,
    weeks: [6, 20],
    cost: [30_000, 400_000],
    confidence: 3,
    source: { method: 'One step from the core at a time', by: 'Zook 2004' },
    title: () => say`Win a first handful in the next group, changing only one thing`,
    steps: [
      () =>
        say`List groups that differ from yours in one point only: next town, next size, next trade, same need.`,
      s =>
        say`Choose the one you can reach through somebody you know, and get ${s.outside(10)} names.`,
      s =>
        say`Serve the first ${s.number(3)} at full price and full care, and ask each what was missing.`,
    ],
    metric: s =>
      say`${s.number(3)} paying ${s.customers} of the new group within ${s.time(16, 'week')}, and one recommendation.`,
    stop: s => say`Choose another group if ${s.outside(10)} conversations bring no ${s.sale}.`,
    pair: {
      own: bestStrength,
      around: changeThat('helps', 'demand'),
      because: (s, own, around) =>
        say`Beyond those you serve now, ${s.label(around)} ${agree('bring', s.label(around))} people who do not know you yet; they can check ${s.label(own)} in one small ${s.sale}.`,
    },
  },
  {
    id: 'more-of-each-buyer',
    area: 'demand',
    nature: 'act',
    on: ['demand.market-cap', 'demand.one-more-purchase', 'segment.value-rank'],
    presumes: ['chosen-demand', 'businesses'],
    sells: ['orders', 'projects', 'memberships'],
    owner: 'sales',
    hours: 14,
    weeks: [4, 16],
    cost: [0, 50_000],
    confidence: 4,
    source: { method: 'Sell more to the present market', by: 'Ansoff 1957' },
    title: s => say`Win a larger part of what present ${s.customers} buy elsewhere`,
    steps: [
      s =>
        say`List the ${s.heads(20)} best ${s.customers}, and write down what else of this kind they buy, and from whom.`,
      () => say`Ask each in a short conversation what annoys them about that other source.`,
      s =>
        say`Offer one thing beside ${s.own.line(say`the main line`)} to those who named the same annoyance, as a trial without a contract.`,
    ],
    metric: s =>
      say`${s.percent(0.25)} of those asked buy one more thing within ${s.time(16, 'week')}.`,
    stop: s => say`Stop if ${s.number(10)} conversations name no common annoyance.`,
  },
  {
    id: 'buyers-by-name',
    area: 'demand',
    nature: 'measure',
    on: [
      'demand.market-cap',
      'segment.evidence-n',
      'goal.present-growth',
      'goal.against-trend',
      'goal.needed',
    ],
    presumes: ['businesses'],
    owner: 'sales',
    hours: 8,
    weeks: [1, 4],
    cost: [0, 20_000],
    confidence: 4,
    source: { method: 'Count the market from the bottom up', by: 'Aulet 2013' },
    title: () => say`Count by name those you could still win, before setting targets`,
    steps: [
      () =>
        say`Take registers, maps, member lists and event lists, and write the names in one sheet, one line each.`,
      () => say`Strike out who cannot: too small, too far, bound by contract, already yours.`,
      () => say`Mark what is left as warm, cold or unknown, and begin at the top of the warm.`,
    ],
    metric: s =>
      say`A list of names with ${s.percent(0.8)} of its lines marked within ${s.time(4, 'week')}.`,
    stop: s =>
      say`Estimate the rest when ${s.outside(500)} names are reached: then the market is not your limit.`,
  },
  {
    id: 'wanted-line-first',
    area: 'demand',
    nature: 'act',
    on: ['demand.enquiry-mix', 'mix.implied-sales', 'mix.hours-against-sales'],
    presumes: ['enquiries', 'kinds-of-work'],
    sells: ['orders', 'projects', 'memberships'],
    owner: 'marketing',
    hours: 8,
    weeks: [1, 8],
    cost: [0, 50_000],
    confidence: 3,
    source: {
      method: 'What is shown first is asked for first',
      by: 'Murphy, Hofacker and Mizerski 2006',
    },
    title: () => say`Show first what you want to be asked for`,
    steps: [
      s =>
        say`Sort the last ${s.past(40)} enquiries by what was asked, and set beside it what each kind leaves.`,
      () =>
        say`Put the kind that leaves most into the first picture, the first line and the first example everywhere.`,
      () =>
        say`Give the unwanted kind a short page with the price at which you would gladly do it.`,
    ],
    metric: s =>
      say`The wanted kind makes up ${s.percent(0.2)} more of enquiries within ${s.time(8, 'week')}.`,
    stop: s =>
      say`Undo it if enquiries as a whole fall by more than ${s.percent(0.25)} without more of the wanted kind.`,
  },
  {
    id: 'enquiry-book',
    area: 'demand',
    nature: 'measure',
    on: [
      'demand.enquiry-mix',
      'demand.trend',
      'conversion.small-n',
      'channel.traceable-share',
      'goal.gap',
      'goal.rhythm',
      'brake.data',
    ],
    presumes: ['enquiries'],
    fits: forGoalsHeldBackBy('data'),
    owner: 'sales',
    hours: 3,
    weeks: [1, 8],
    cost: [0, 0],
    confidence: 4,
    source: { method: 'Record the data before reading the trend', by: 'Wheeler 1993' },
    title: () => say`Write every enquiry in one book: day, source, wish, outcome`,
    steps: [
      () =>
        say`Choose one sheet that everybody who answers can reach, with these columns and no more.`,
      () =>
        say`Fill it in during the conversation, and ask for the source in the same words each time.`,
      () =>
        say`Read it aloud on the first Monday of the month: what grew, what vanished, what came to nothing.`,
    ],
    metric: s => say`${s.percent(0.9)} of enquiries are in the book within ${s.time(4, 'week')}.`,
    stop: s => say`Drop a column that decided nothing for ${s.time(3, 'month')}.`,
  },
  {
    id: 'quiet-time-offer',
    area: 'demand',
    nature: 'act',
    on: ['season.quiet-share', 'brake.season'],
    presumes: ['chosen-demand', 'all-year'],
    sells: ['orders', 'projects', 'memberships'],
    owner: 'marketing',
    hours: 12,
    weeks: [6, 26],
    cost: [10_000, 150_000],
    confidence: 3,
    source: { method: 'Develop demand for the off-peak time', by: 'Sasser 1976' },
    title: () => say`Fill the quiet time with one offer that exists only then`,
    steps: [
      s =>
        say`Ask ${s.past(10)} ${s.customers} of the busy months what they could use from you in the quiet ones, and what would make them come then.`,
      () =>
        say`Make one offer of the answer that needs no extra people, with a first and a last day.`,
      s =>
        say`Sell it ${s.time(8, 'week')} before the quiet time begins, to present ${s.customers} first.`,
    ],
    metric: s =>
      say`The quiet months bring ${s.percent(0.2)} more than the year before, within one season.`,
    stop: s =>
      say`Drop it if more than ${s.percent(0.3)} of those who took it would have bought in the busy months anyway.`,
  },
  {
    id: 'orders-in-the-quiet-months',
    area: 'demand',
    nature: 'act',
    on: ['season.quiet-share', 'season.peak-capacity', 'brake.season'],
    presumes: ['goods', 'chosen-demand'],
    sells: ['orders', 'projects'],
    owner: 'sales',
    hours: 12,
    weeks: [6, 40],
    cost: [0, 60_000],
    confidence: 4,
    source: { method: 'Level the work by early orders', by: 'Fisher and Raman 1996' },
    title: () => say`Take orders for the busy months in the quiet ones`,
    steps: [
      s =>
        say`List the ${s.customers} who bought most in the busy months of last year, with what and how much, and mark what of it keeps.`,
      () =>
        say`Offer them the same again at the price of today, ordered by a fixed day in the quiet months and handed over on the first day of the busy ones.`,
      () =>
        say`Make or buy what is ordered before the rush begins, and keep the hours of the busy months for those who come late.`,
    ],
    metric: s =>
      say`${s.percent(0.2)} of what the busy months brought last year is ordered before they begin.`,
    stop: s =>
      say`Stop if what is ordered early comes back, changed or unpaid, in more than ${s.percent(0.1)} of cases.`,
  },
  {
    id: 'book-the-season-early',
    area: 'demand',
    nature: 'act',
    on: ['season.quiet-share', 'season.peak-capacity', 'brake.season'],
    presumes: ['private-payers', 'appointments', 'chosen-demand', 'all-year'],
    sells: ['orders', 'projects', 'memberships'],
    fits: (company, finding) => finding.family === 'season' || heldBackBy('season')(company),
    owner: 'sales',
    hours: 8,
    weeks: [6, 26],
    cost: [0, 40_000],
    confidence: 4,
    source: { method: 'Reservation systems shift demand in time', by: 'Sasser 1976' },
    title: s => say`Open the bookings for the season early, to last year’s ${s.customers} first`,
    steps: [
      s => say`List last year’s ${s.customers} of the peak, with the dates they had.`,
      s =>
        say`Offer each the same date again, with a deposit, until a fixed day at least ${s.time(10, 'week')} ahead.`,
      () => say`Open what is left to everybody else, at the full price, on the day after.`,
    ],
    metric: s =>
      say`${s.percent(0.4)} of the peak is booked with a deposit ${s.time(8, 'week')} before it begins.`,
    stop: s =>
      say`Shorten the time ahead if more than ${s.percent(0.1)} of early bookings are cancelled.`,
  },
  {
    id: 'small-first-step',
    area: 'demand',
    nature: 'act',
    on: [
      'conversion.lead',
      'conversion.stage-worst',
      'competition.nothing',
      'demand.leads-outgrow-sales',
      'goal.gap',
      'goal.rhythm',
    ],
    presumes: ['enquiries', 'chosen-demand'],
    sells: ['orders', 'projects', 'memberships'],
    fits: forGoalsHeldBackBy('conversion', 'awareness'),
    owner: 'sales',
    hours: 10,
    weeks: [2, 8],
    cost: [0, 60_000],
    confidence: 3,
    source: { method: 'Lower the anxiety of the new', by: 'Moesta 2020' },
    title: () => say`Sell a small first step that one person can decide alone`,
    steps: [
      s =>
        say`Ask ${s.number(8)} who hesitated what they feared to lose: money, time, face, freedom.`,
      s =>
        say`Cut from ${s.own.line(say`what you offer`)} a paid first step that takes this fear away, and is useful by itself.`,
      () =>
        say`Offer it to everybody who has not answered after a week, with a day on which it begins.`,
    ],
    metric: s =>
      say`${s.percent(0.2)} of those who hesitate take it, and ${s.percent(0.4)} of them go on, within ${s.time(8, 'week')}.`,
    stop: s => say`Drop it if fewer than ${s.percent(0.25)} of those who took it go on.`,
  },
  {
    id: 'yes-before-the-money',
    area: 'focus',
    nature: 'act',
    tries: true,
    on: ['economics.idea-in-sales', 'capacity.fix-payback', 'capacity.idea-for-refused'],
    sells: ['orders', 'projects', 'memberships'],
    presumes: ['chosen-demand'],
    // What brings nobody, because it only saves, has nobody who could say yes to it.
    fits: restsOn('idea', ({ brings }) => (brings ?? 0) > 0),
    owner: 'owner',
    hours: 10,
    weeks: [2, 12],
    cost: [0, 30_000],
    confidence: 4,
    source: { method: 'Sell it before you build it', by: 'Savoia 2019' },
    title: s =>
      say`Collect the orders that pay for ${s.own.idea(say`the plan`)} before its money is spent`,
    steps: [
      s =>
        say`Write on one page what buyers get once there is ${s.own.idea(say`the plan`)}: what, from which day, at what price, and that it only begins if enough say yes.`,
      s =>
        say`Offer it to those who asked for ${s.own.line(say`something like it`)} in the last year and went without, and write down who says yes with a name, not who likes it.`,
      s => {
        const costly = s.own.remedy()
        return costly
          ? say`Spend the ${costly.cost} once as many have said yes as it takes to earn that back, and tell everybody the day on which you decide.`
          : say`Spend the money once as many have said yes as it takes to earn it back, and tell everybody the day on which you decide.`
      },
    ],
    metric: s => say`As many as pay for it have said yes by name within ${s.time(12, 'week')}.`,
    stop: s =>
      say`Leave it, or change one thing about it, if fewer than ${s.percent(0.5)} of that number have said yes by then.`,
  },
]
