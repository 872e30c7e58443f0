import { say } from '../sentences/sentence.ts'
import { bestStrength, heldBackBy, rivalOf } from './conditions.ts'
import type { Play } from './play.ts'

/** Moves that make more of those who already ask. */
export const conversionPlays: readonly Play[] = [
  {
    id: 'questions-before-offer',
    area: 'conversion',
    nature: 'act',
    on: [
      'conversion.win-rate',
      'conversion.lead',
      'demand.enquiry-mix',
      'demand.leads-outgrow-sales',
    ],
    presumes: ['quotes'],
    sells: ['orders', 'projects'],
    cases: 30,
    owner: 'sales',
    hours: 8,
    weeks: [1, 6],
    cost: [0, 20_000],
    confidence: 4,
    source: { method: 'Understand the need before the offer', by: 'Rackham 1988' },
    title: () => say`Ask a few questions before you write any quote`,
    steps: [
      s =>
        say`Go through the last ${s.past(30)} quotes, and find what the lost ones had in common: budget, date, who decides, how they came.`,
      () =>
        say`Turn it into a handful of questions for the first conversation, the price range among them.`,
      () =>
        say`Send those who fail a kind page with a price and the name of somebody who suits them better.`,
    ],
    metric: s =>
      say`The hours for quotes that are lost fall by ${s.percent(0.3)}, and as many are won, within ${s.past(40)} quotes or ${s.time(12, 'week')}.`,
    stop: s =>
      say`Take out a question that turned away more than ${s.percent(0.1)} of those who would have bought.`,
  },
  {
    id: 'ring-the-lost',
    area: 'conversion',
    nature: 'measure',
    on: ['conversion.win-rate', 'price.rival-cheaper', 'price.gap-in-money', 'brake.conversion'],
    presumes: ['enquiries'],
    sells: ['orders', 'projects', 'memberships'],
    owner: 'sales',
    hours: 6,
    weeks: [1, 6],
    cost: [0, 0],
    confidence: 4,
    source: { method: 'Win-loss interviews', by: 'Cespedes 2014' },
    title: s => say`Call those who did not become ${s.customers}, within a week`,
    steps: [
      s =>
        say`List the last ${s.past(15)} who said no or went silent, and have somebody call who did not make the offer.`,
      () =>
        say`Ask what they chose, what decided it, and at which moment you fell behind. Do not sell.`,
      () => say`Write the answers under each other, and change the one thing that comes up most.`,
    ],
    metric: s => say`The reason of most of the ${s.past(15)} is known within ${s.time(4, 'week')}.`,
    stop: s => say`Stop when ${s.outside(4)} calls in a row name a reason you already have.`,
  },
  {
    id: 'watch-them-try',
    area: 'conversion',
    nature: 'act',
    on: [
      'conversion.stage-worst',
      'conversion.lead',
      'demand.leads-outgrow-sales',
      'brake.conversion',
    ],
    presumes: ['persons', 'chosen-demand'],
    owner: 'marketing',
    hours: 8,
    weeks: [1, 6],
    cost: [0, 60_000],
    confidence: 5,
    source: { method: 'A handful of users finds most obstacles', by: 'Nielsen and Landauer 1993' },
    title: () => say`Watch a handful of people find out and begin, without your help`,
    steps: [
      s =>
        say`Ask ${s.outside(5)} people like those you want, who do not know you, for half an hour each, and pay them.`,
      s =>
        say`Give them one task, to find out the price of ${s.own.line(say`your work`)} and begin, with what every stranger has, and let them speak aloud.`,
      s => say`Mend what stopped ${s.outside(2)} of them, before anything that only annoyed you.`,
    ],
    metric: s =>
      say`${s.outside(4)} of the next ${s.outside(5)} people get through without halting within ${s.time(6, 'week')}.`,
    stop: s => say`Leave it if the first ${s.outside(5)} people pass without halting.`,
  },
  {
    id: 'follow-up-rhythm',
    area: 'conversion',
    nature: 'act',
    on: [
      'conversion.win-rate',
      'conversion.stage-worst',
      'conversion.goal-leads',
      'brake.conversion',
    ],
    presumes: ['quotes'],
    sells: ['orders', 'projects'],
    cases: 30,
    owner: 'sales',
    hours: 5,
    weeks: [1, 6],
    cost: [0, 20_000],
    confidence: 4,
    source: { method: 'Plan the advance, not the follow-up', by: 'Rackham 1988' },
    title: () => say`End every quote with a date, and keep a rhythm after it`,
    steps: [
      () =>
        say`Call about every open quote of the last quarter this week, and ask for yes, no or a date.`,
      () => say`Send no new quote without a fixed time to go through it together.`,
      s =>
        say`Afterwards call on day ${s.number(3)}, write on day ${s.outside(10)}, and close the file in writing on day ${s.outside(30)}.`,
    ],
    metric: s =>
      say`${s.percent(0.8)} of open quotes have a yes, a no or a date within ${s.time(6, 'week')}.`,
    stop: s => say`Leave out the last contact if it brought nothing in ${s.past(30)} cases.`,
  },
  {
    id: 'price-from-on-page',
    area: 'conversion',
    nature: 'act',
    on: ['conversion.lead', 'demand.enquiry-mix', 'channel.quality', 'demand.leads-outgrow-sales'],
    presumes: ['quotes'],
    cases: 100,
    sells: ['orders', 'projects', 'memberships'],
    fits: heldBackBy('conversion', 'price-pressure'),
    owner: 'marketing',
    hours: 4,
    weeks: [1, 6],
    cost: [0, 20_000],
    confidence: 3,
    source: { method: 'Answer the question of price openly', by: 'Sheridan 2017' },
    title: () => say`Show what it costs on the page: from, and usually`,
    steps: [
      s =>
        say`Take the last ${s.past(20)} bills, and write down the lowest, the usual and what made the highest so high.`,
      () => say`Put it on the page in plain words: from, usually, and what moves it up or down.`,
      s =>
        say`Compare ${s.time(6, 'week')} before and after: how many ask, and how many of them could pay.`,
    ],
    metric: s =>
      say`Of the next ${s.past(20)} who ask, fewer stop at the price than of the last ${s.past(20)}.`,
    stop: s => say`Take it off if fitting enquiries fall by more than ${s.percent(0.15)}.`,
  },
  {
    id: 'offer-on-the-day',
    area: 'conversion',
    nature: 'act',
    on: ['conversion.win-rate', 'channel.lead-response'],
    presumes: ['quotes'],
    sells: ['orders', 'projects'],
    cases: 100,
    owner: 'sales',
    hours: 10,
    weeks: [1, 6],
    cost: [0, 40_000],
    confidence: 4,
    source: { method: 'Compete on time', by: 'Stalk 1988' },
    title: () => say`Send the quote within a day, from blocks written once`,
    steps: [
      s =>
        say`Measure for the last ${s.past(20)} quotes how many days lay between the first conversation and the sending.`,
      s =>
        say`Write the ${s.number(6)} blocks that come back in most of them, with their prices, so that only numbers are left to fill in.`,
      () =>
        say`Keep one hour free each afternoon for quotes, and send a range on the same day where a figure is missing.`,
    ],
    metric: s =>
      say`${s.percent(0.8)} of quotes leave within ${s.time(1, 'day')} after ${s.time(4, 'week')}, and more of them are won.`,
    stop: s =>
      say`Write longer quotes again above a size where ${s.number(2)} fast ones went wrong.`,
  },
  {
    id: 'fewer-fields',
    area: 'conversion',
    nature: 'act',
    on: ['conversion.stage-worst', 'conversion.lead', 'demand.leads-outgrow-sales'],
    presumes: ['persons', 'chosen-demand'],
    cases: 200,
    sells: ['copies', 'memberships', 'gifts', 'orders'],
    owner: 'marketing',
    hours: 6,
    weeks: [1, 5],
    cost: [0, 60_000],
    confidence: 4,
    source: { method: 'Take out what the visitor need not decide', by: 'Krug 2000' },
    title: () => say`Take out every field the first step does not need`,
    steps: [
      () =>
        say`Count what has to be filled in, chosen and read between wanting and done, on a phone and on paper.`,
      () =>
        say`Strike out what you can ask later, and offer one amount, size or plan as the usual one.`,
      () => say`Show the total early, and let people pay in the way they use elsewhere.`,
    ],
    metric: s =>
      say`The share that finishes rises by ${s.percent(0.15)} within ${s.time(5, 'week')}.`,
    stop: s =>
      say`Put a field back if its absence causes work in more than ${s.percent(0.05)} of cases.`,
  },
  {
    id: 'write-to-the-unfinished',
    area: 'conversion',
    nature: 'act',
    on: ['conversion.stage-worst', 'conversion.lead', 'demand.leads-outgrow-sales'],
    presumes: ['persons', 'chosen-demand'],
    cases: 500,
    sells: ['copies', 'memberships', 'gifts'],
    owner: 'marketing',
    hours: 8,
    weeks: [2, 6],
    cost: [0, 40_000],
    confidence: 4,
    source: { method: 'Research on abandoned baskets', by: 'Baymard Institute' },
    title: () => say`Write to those who began and did not finish`,
    steps: [
      () => say`Ask for the address first, before anything else, and say what it is used for.`,
      s =>
        say`Send one message after ${s.time(2, 'hour')} and one after ${s.time(3, 'day')}, with a link back to the very place and an offer of help.`,
      s =>
        say`Call or write by hand to ${s.outside(10)} of them each month, and ask what stopped them.`,
    ],
    metric: s =>
      say`${s.percent(0.08)} of those who broke off come back within ${s.time(6, 'week')}.`,
    stop: s =>
      say`Leave out the second message if more than ${s.percent(0.01)} unsubscribe after it.`,
  },
  {
    id: 'first-week-plan',
    area: 'conversion',
    nature: 'act',
    on: ['retention.cohort'],
    sells: ['memberships'],
    presumes: ['early-leavers'],
    excludes: ['first-ninety-days'],
    cases: 200,
    owner: 'operations',
    hours: 16,
    weeks: [3, 10],
    cost: [0, 80_000],
    confidence: 4,
    source: {
      method: 'Bring new users to the first result fast',
      by: 'Mehta, Steinman and Murphy 2016',
    },
    title: () => say`Find the first step of those who stay, and lead every newcomer to it`,
    steps: [
      s =>
        say`Compare ${s.number(20)} who stayed with ${s.number(20)} who left early: what had the first done, and by when, that the others had not?`,
      () =>
        say`Make that step the first thing a newcomer meets, and put everything else behind it.`,
      () =>
        say`Call or write to everybody who has not taken it by the time at which the others had, and do it together with them.`,
    ],
    metric: s =>
      say`${s.percent(0.6)} of newcomers take the step in the time it took those who stayed, within ${s.time(10, 'week')}.`,
    stop: s =>
      say`Choose another step if those who take it stay less than ${s.percent(0.1)} more often.`,
  },
  {
    id: 'close-before-more-leads',
    area: 'conversion',
    nature: 'decide',
    on: ['conversion.goal-leads'],
    presumes: ['enquiries'],
    cases: 50,
    owner: 'sales',
    hours: 4,
    weeks: [1, 8],
    cost: [0, 0],
    confidence: 4,
    source: { method: 'Improve the narrowest stage before filling the top', by: 'Goldratt 1984' },
    title: () => say`Win more of those who ask before paying for more`,
    steps: [
      () =>
        say`Draw the way from the first contact to the money, with last quarter’s number at each step.`,
      () =>
        say`Work out how many more people must ask for the goal at today’s shares, and if the weakest step were a few points better.`,
      () =>
        say`Put the next quarter’s hours into that step, and leave the advertising where it is.`,
    ],
    metric: s =>
      say`The weakest step lets more of ${s.past(40)} through than of the ${s.past(40)} before.`,
    stop: s =>
      say`Turn to reaching more people when the step passes ${s.percent(0.8)}, or has not moved in ${s.time(12, 'week')}.`,
  },
  {
    id: 'count-until-it-says-something',
    area: 'conversion',
    nature: 'measure',
    on: ['conversion.small-n'],
    cases: 50,
    owner: 'marketing',
    hours: 2,
    weeks: [3, 12],
    cost: [0, 0],
    confidence: 4,
    source: { method: 'Sample size before the verdict', by: 'Kohavi, Tang and Xu 2020' },
    title: () => say`Wait for enough cases before you judge a change`,
    steps: [
      s => say`Write down each case from today, until there are ${s.number(50)}.`,
      () =>
        say`Set beside the share the range in which it may truly lie, and see whether it would change what you do.`,
      () =>
        say`Until then test only large differences: another offer, another price, another first sentence.`,
    ],
    metric: s => say`${s.number(50)} cases are on paper within ${s.time(12, 'week')}.`,
    stop: s =>
      say`Stop counting earlier if the first ${s.number(20)} already point far to one side.`,
  },
  {
    id: 'doubt-answered-first',
    area: 'conversion',
    nature: 'act',
    on: ['conversion.win-rate', 'competition.nothing'],
    presumes: ['enquiries', 'chosen-demand'],
    sells: ['orders', 'projects', 'memberships'],
    owner: 'sales',
    hours: 6,
    weeks: [1, 8],
    cost: [0, 30_000],
    confidence: 3,
    source: { method: 'Take the risk off the buyer', by: 'Hart 1988' },
    title: () => say`Answer the commonest doubt first, and carry its risk`,
    steps: [
      s =>
        say`Have everybody who talks with ${s.customers} write down the next ${s.past(10)} doubts word for word.`,
      () =>
        say`Take the commonest, and find what of its risk you could carry: a fixed date, a smaller first step, a way out until a day.`,
      () => say`Say it in the first lines of the page and of the offer, with how to claim it.`,
    ],
    metric: s =>
      say`The doubt comes up less often in the next ${s.past(20)} talks than in the ${s.past(20)} before.`,
    stop: s => say`Withdraw the promise if more than ${s.percent(0.05)} claim it.`,
    pair: {
      own: bestStrength,
      around: rivalOf('nothing'),
      because: (s, own, around) =>
        say`Many choose ${s.label(around)} because they are in doubt; with ${s.label(own)} behind you a promise is cheap to keep and hard to copy.`,
    },
  },
]
