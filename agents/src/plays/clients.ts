import { say } from '../sentences/sentence.ts'
import { knows } from './conditions.ts'
import type { Play } from './play.ts'

/** Moves for those who work on the goals of others: agencies, studios, advisers. */
export const clientsPlays: readonly Play[] = [
  {
    id: 'value-before-activity',
    area: 'clients',
    nature: 'act',
    on: ['client.goal-attainment', 'retention.stays'],
    presumes: ['agreements'],
    sells: ['projects'],
    fits: (_, { figures }) => figures.way === undefined || figures.way >= 0,
    owner: 'owner',
    hours: 6,
    weeks: [2, 14],
    cost: [0, 0],
    confidence: 3,
    source: { method: 'Value-based fees: speak of outcomes', by: 'Weiss 2002' },
    title: () => say`Open each review with what it was worth in money`,
    steps: [
      () =>
        say`Work out before the review what the change since the start is worth to the client in a year, with their own figures.`,
      () =>
        say`Begin with that line, then what is still missing, then the one decision you need; the list of work comes last.`,
      () =>
        say`Let the client correct the figure, and write the corrected one at the head of the next review.`,
    ],
    metric: s =>
      say`A decision is taken in ${s.percent(0.7)} of reviews within ${s.time(14, 'week')}.`,
    stop: () =>
      say`Use their own measure instead of money with a client who refuses the figure a second time.`,
  },
  {
    id: 'silence-means-yes',
    area: 'clients',
    nature: 'act',
    on: ['capacity.lost', 'capacity.hours', 'capacity.utilisation', 'client.goal-attainment'],
    presumes: ['own-rules'],
    sells: ['projects'],
    fits: knows('constraint', ({ resource }) => resource === 'approval'),
    owner: 'operations',
    hours: 3,
    weeks: [2, 10],
    cost: [0, 0],
    confidence: 3,
    source: { method: 'Defaults decide', by: 'Thaler and Sunstein 2008' },
    title: s => say`Agree that silence means yes after ${s.number(5)} working days`,
    steps: [
      () => say`Measure for the last quarter how many days each piece waited for a client’s word.`,
      s =>
        say`Show the sum to each client, and agree in writing that what is unanswered after ${s.number(5)} working days counts as approved.`,
      () =>
        say`Name in every request the day on which it goes ahead, and remind them the day before.`,
    ],
    metric: s => say`Waiting falls by ${s.percent(0.5)} within ${s.time(8, 'week')}.`,
    stop: () =>
      say`Leave out whatever the law requires them to approve, and any client who complains a second time.`,
  },
  {
    id: 'seen-within-a-month',
    area: 'clients',
    nature: 'act',
    on: ['retention.stays', 'client.goal-attainment', 'retention.bucket'],
    presumes: ['agreements'],
    sells: ['projects'],
    excludes: ['first-ninety-days'],
    owner: 'operations',
    hours: 8,
    weeks: [4, 20],
    cost: [0, 0],
    confidence: 3,
    source: { method: 'Plan early wins', by: 'Watkins 2003' },
    title: () => say`Deliver something each new client can show within the first month`,
    steps: [
      () =>
        say`Ask each new client in the first talk what their own boss or partner would notice first.`,
      s =>
        say`Choose what can be ready in ${s.time(30, 'day')}, even if small, and set the long work beside it, not before it.`,
      () => say`Send it with one sentence that the client can pass on unchanged.`,
    ],
    metric: s =>
      say`${s.percent(0.8)} of new clients name the early result by themselves within ${s.time(6, 'week')} of the start.`,
    stop: s =>
      say`Leave it out if it takes more than ${s.percent(0.15)} of the first quarter’s hours.`,
  },
  {
    id: 'reference-when-reached',
    area: 'clients',
    nature: 'act',
    on: ['client.goal-attainment'],
    sells: ['projects'],
    fits: (_, { figures }) => figures.way !== undefined && figures.way >= 0.75,
    owner: 'owner',
    hours: 3,
    weeks: [2, 12],
    cost: [0, 0],
    confidence: 3,
    source: {
      method: 'Peaks and ends are what is remembered',
      by: 'Kahneman, Fredrickson, Schreiber and Redelmeier 1993',
    },
    title: () => say`Ask for the reference on the day the goal is reached`,
    steps: [
      () =>
        say`Write today what the reference would say, with start, end and months, and leave the figures open.`,
      () =>
        say`Fill it in on the day on which the goal is reached, and ask whether it may be used, by name or by trade.`,
      () => say`Ask in the same talk for one person who has the same problem.`,
    ],
    metric: s =>
      say`${s.percent(0.5)} of those who reach their goal agree within ${s.time(2, 'week')} of it.`,
    stop: s => say`Ask for a call instead of a text after ${s.number(3)} refusals.`,
  },
  {
    id: 'part-on-good-terms',
    area: 'clients',
    nature: 'decide',
    on: ['client.goal-attainment', 'segment.value-rank'],
    sells: ['projects'],
    fits: (_, { rule, figures }) =>
      rule !== 'client.goal-attainment' || (figures.way !== undefined && figures.way < 0),
    not: knows('constraint', ({ sort }) => sort === 'one-customer'),
    owner: 'owner',
    hours: 5,
    weeks: [4, 16],
    cost: [0, 0],
    confidence: 3,
    source: { method: 'Clients that should not be kept', by: 'Maister 1993' },
    title: () => say`Leave on good terms the account that you cannot help`,
    steps: [
      () =>
        say`Write down for each account the fee for each hour, the way made to its goal, and how your people feel on the day of its call.`,
      s =>
        say`Name the one that is last in ${s.number(2)} of the ${s.number(3)}, and tell the client first what would have to change, by when.`,
      () =>
        say`Offer a successor, a tidy handover and a last date if it does not, and give the hours to your best account.`,
    ],
    metric: s =>
      say`The account has changed or has ended within ${s.time(12, 'week')}, and its hours earn ${s.percent(0.2)} more.`,
    stop: s =>
      say`Wait if it is more than ${s.percent(0.2)} of sales, and win its replacement first.`,
  },
  {
    id: 'behind-before-they-ask',
    area: 'clients',
    nature: 'act',
    on: ['client.goal-attainment'],
    sells: ['projects'],
    fits: (_, { figures }) => figures.way !== undefined && figures.way < 0,
    owner: 'owner',
    hours: 4,
    weeks: [1, 6],
    cost: [0, 0],
    confidence: 3,
    source: {
      method: 'Service recovery: tell first, then mend',
      by: 'Hart, Heskett and Sasser 1990',
    },
    title: () => say`Say that the goal is behind before the client asks`,
    steps: [
      () =>
        say`Write on half a page where it stands, what each month left must bring, and which assumption was wrong.`,
      s =>
        say`Call within ${s.time(2, 'day')}, say it in the first sentence, and bring ${s.number(2)} ways on with what each costs the client.`,
      () => say`Let the client choose, and send a figure every week until the line is back.`,
    ],
    metric: s =>
      say`A way is chosen within ${s.time(2, 'week')}, and the next ${s.number(2)} months bring what they must.`,
    stop: s => say`Agree a smaller goal if ${s.number(2)} months in a row fall short again.`,
  },
  {
    id: 'one-figure-on-the-first-day',
    area: 'clients',
    nature: 'decide',
    on: ['client.goal-attainment', 'retention.stays'],
    presumes: ['agreements'],
    sells: ['projects'],
    owner: 'sales',
    hours: 3,
    weeks: [2, 16],
    cost: [0, 0],
    confidence: 4,
    source: {
      method: 'Agree objectives, measures and value before any proposal',
      by: 'Weiss 2002',
    },
    title: () => say`Agree with each client on one figure on the first day`,
    steps: [
      () => say`Ask in the first talk: how will you know in a year that this was money well spent?`,
      () =>
        say`Put it into the agreement as one figure with its value today, its goal, its date and who counts it.`,
      () => say`Refuse work for which no such figure can be named, or price it by the hour.`,
    ],
    metric: s =>
      say`${s.percent(0.9)} of new agreements carry such a figure within ${s.time(12, 'week')}.`,
    stop: s =>
      say`Take a sign that can be seen instead, where a figure would cost more than ${s.time(2, 'hour')} a month.`,
  },
  {
    id: 'figures-they-can-see',
    area: 'clients',
    nature: 'act',
    on: ['client.goal-attainment'],
    sells: ['projects'],
    owner: 'operations',
    hours: 12,
    weeks: [3, 10],
    cost: [0, 60_000],
    confidence: 3,
    source: { method: 'Show what somebody must decide, and nothing else', by: 'Few 2006' },
    title: () => say`Replace the monthly report by one page that is always up to date`,
    steps: [
      s =>
        say`Ask ${s.number(5)} clients which lines of the last report they read, and what they decided by them.`,
      () =>
        say`Build one page with those lines alone: the goal, where it stands, what comes next, who must act.`,
      () =>
        say`Send one sentence a week with the link, and stop the report with the first client who agrees.`,
    ],
    metric: s =>
      say`Hours for reports fall by ${s.percent(0.5)} within ${s.time(10, 'week')}, and clients open the page weekly.`,
    stop: s =>
      say`Return to a short letter for a client who did not open the page for ${s.time(4, 'week')}.`,
  },
  {
    id: 'asked-by-somebody-else',
    area: 'clients',
    nature: 'measure',
    on: ['concentration.customer', 'concentration.top'],
    sells: ['projects'],
    fits: knows('organization', ({ people }) => people !== undefined && people >= 15),
    owner: 'owner',
    hours: 6,
    weeks: [2, 12],
    cost: [0, 0],
    confidence: 3,
    source: { method: 'Ask for the score, and for its reason', by: 'Reichheld 2003' },
    title: () => say`Have somebody who is not on the account ask how it goes`,
    steps: [
      () => say`Choose for each of the largest accounts somebody senior who does none of its work.`,
      s =>
        say`Have them ask ${s.number(2)} questions twice a year: what should we never stop, and what would make you look around?`,
      s =>
        say`Change one thing within ${s.time(2, 'week')}, and have the same person tell the client that it is done.`,
    ],
    metric: s =>
      say`Every large account is asked, and each has one change behind it, within ${s.time(12, 'week')}.`,
    stop: s =>
      say`Ask only once a year those who said in ${s.number(2)} talks running that all is well.`,
  },
]
