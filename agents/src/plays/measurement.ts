import { type Fact, factsOf } from '../company/company.ts'
import { say } from '../sentences/sentence.ts'
import { knows } from './conditions.ts'
import type { Play } from './play.ts'

/** A year has to bring so many through a source that a month without it in some places shows anything. */
const MANY_LEADS = 1500
const MANY_CUSTOMERS = 500

/** Money that goes out month by month can be moved month by month; what is paid once cannot. */
const isRunning = (spend: Fact<'channel'>['spend']): boolean =>
  spend !== undefined && spend.cents > 0 && (spend.per === 'month' || spend.per === 'year')

/** Moves that settle what is true: figures that contradict, effects that may be chance, money that may be lost. */
export const measurementPlays: readonly Play[] = [
  {
    id: 'hold-a-place-back',
    area: 'measurement',
    nature: 'measure',
    on: [
      'performance.breakeven-roas',
      'channel.cost',
      'channel.year-of-customer',
      'performance.spend-over-budget',
    ],
    fits: knows(
      'channel',
      ({ sort, leads, customers }) =>
        sort === 'paid' && ((leads ?? 0) >= MANY_LEADS || (customers ?? 0) >= MANY_CUSTOMERS),
    ),
    excludes: ['end-dear-channel'],
    owner: 'marketing',
    hours: 6,
    weeks: [5, 10],
    cost: [0, 0],
    confidence: 5,
    source: {
      method: 'Switch advertising off in some places, and compare',
      by: 'Blake, Nosko and Tadelis 2015',
    },
    title: () => say`Switch paid advertising off in one place, and count what is missing`,
    steps: [
      () =>
        say`Choose places that have moved alike for a year, and decide by a coin which of them goes without.`,
      s =>
        say`Switch the paid source off there for ${s.time(4, 'week')}, and change nothing else anywhere.`,
      s =>
        say`Compare all ${s.sales} of both, wherever they came from, and divide the difference by the money saved.`,
    ],
    metric: s => say`What the source truly adds is known as a range within ${s.time(6, 'week')}.`,
    stop: s =>
      say`Switch it on again if ${s.sales} there fall by more than ${s.percent(0.2)} in ${s.time(2, 'week')}.`,
  },
  {
    id: 'move-a-tenth',
    area: 'measurement',
    nature: 'act',
    on: ['channel.best', 'channel.every-cost', 'channel.cost', 'channel.year-of-customer'],
    fits: company =>
      factsOf(company, 'channel').filter(
        ({ spend, customers, attempt }) =>
          isRunning(spend) && (customers ?? 0) > 0 && attempt !== 'failed',
      ).length >= 2,
    cases: 100,
    excludes: ['feed-the-best'],
    owner: 'marketing',
    hours: 3,
    weeks: [4, 16],
    cost: [0, 0],
    confidence: 4,
    source: { method: 'Equal return on the last unit spent', by: 'Dorfman and Steiner 1954' },
    title: s => say`Move ${s.percent(0.1)} of the money each month to the better source`,
    steps: [
      s =>
        say`Compare for ${s.own.paidWays(say`each source`)} this quarter with the last: how much more was spent, and how many more ${s.customers} came.`,
      s => {
        const spent = s.own.spent()
        const sum = spent
          ? say`Of the ${spent} a year, take ${s.percent(0.1)}`
          : say`Take ${s.percent(0.1)}`
        return say`${sum} from the source where more money brought least, and give it to the one where it brought most.`
      },
      () => say`Look after a month, and go on for as long as the difference lasts.`,
    ],
    metric: s =>
      say`${s.percent(0.1)} more ${s.customers} come for the same money within ${s.time(16, 'week')}.`,
    stop: s =>
      say`Stop when the next ${s.percent(0.1)} costs as much for each new ${s.customer} in both.`,
  },
  {
    id: 'pause-what-loses',
    area: 'measurement',
    nature: 'act',
    on: ['performance.breakeven-roas'],
    fits: (_, { figures }) => figures.ratio !== undefined && figures.ratio < 1,
    excludes: ['end-dear-channel'],
    owner: 'marketing',
    hours: 3,
    weeks: [1, 6],
    cost: [0, 0],
    confidence: 4,
    source: {
      method: 'Break-even return on advertising',
      by: 'Farris, Bendle, Pfeifer and Reibstein 2006',
    },
    title: s => say`Pause the parts of ${s.about} that lose money`,
    steps: [
      s =>
        say`Split it by subject, place, hour and device, with spending, ${s.sales} and what these left, for the last quarter.`,
      () =>
        say`Pause every part below break-even that has had enough cases to tell, and leave those with few.`,
      () =>
        say`Change the offer or the page of the largest paused part before it may start again, at half the money.`,
    ],
    metric: s =>
      say`What remains brings ${s.percent(1.2)} of what it takes to break even, within ${s.time(6, 'week')}.`,
    stop: s =>
      say`Restart a part if ${s.sales} from elsewhere fall with it by more than ${s.percent(0.1)}.`,
  },
  {
    id: 'plan-on-a-range',
    area: 'measurement',
    nature: 'measure',
    on: ['goal.against-trend', 'goal.rhythm', 'demand.trend'],
    owner: 'finance',
    hours: 4,
    weeks: [1, 24],
    cost: [0, 0],
    confidence: 4,
    source: { method: 'Forecast with intervals', by: 'Hyndman and Athanasopoulos 2021' },
    title: () => say`Plan on a range instead of a line`,
    steps: [
      s =>
        say`Write down the last ${s.time(24, 'month')}, month by month, and mark each with what was unusual about it.`,
      () =>
        say`Work out the same month a year ago plus the usual growth, and how far off that would have been each time.`,
      () =>
        say`Draw next year as a band of that width, buy and hire for its lower edge, and name what you do at the upper.`,
    ],
    metric: s => say`${s.number(4)} of the next ${s.number(5)} months fall within the band.`,
    stop: s => say`Draw it anew when ${s.number(2)} months in a row fall outside.`,
  },
  {
    id: 'weeks-before-the-change',
    area: 'measurement',
    nature: 'measure',
    on: ['goal.idea-cost', 'goal.idea-above-price', 'brake.data'],
    cases: 300,
    owner: 'operations',
    hours: 2,
    weeks: [3, 10],
    cost: [0, 0],
    confidence: 4,
    source: { method: 'Compare before and after, with a control', by: 'Campbell and Stanley 1963' },
    title: s => say`Count for ${s.time(3, 'week')} before you change anything`,
    steps: [
      () =>
        say`Choose the one figure that the change should move, and one that it should leave alone.`,
      s => say`Count both for ${s.time(3, 'week')} as things are, every day, by the same person.`,
      () =>
        say`Make the change on one day, count on for as long, and believe it only if the first moved and the second did not.`,
    ],
    metric: s =>
      say`Both figures are there for ${s.time(6, 'week')}, and a yes or no is written down.`,
    stop: s =>
      say`Count longer if the days differ among themselves by more than ${s.percent(0.5)}.`,
  },
  {
    id: 'what-comes-before',
    area: 'measurement',
    nature: 'general',
    on: ['goal.pace', 'goal.rhythm'],
    owner: 'operations',
    hours: 3,
    weeks: [2, 10],
    cost: [0, 0],
    confidence: 4,
    source: { method: 'Lead measures', by: 'McChesney, Covey and Huling 2012' },
    title: () => say`Count the thing you do that comes before the result`,
    steps: [
      s =>
        say`Write down what happened in the ${s.number(3)} best weeks of the last year just before the result came.`,
      () =>
        say`Choose the one thing among it that is in your own hands: what was offered, asked, shown or sent before.`,
      () =>
        say`Fix how many a week, count them where all can see it, and look at the result only once a month.`,
    ],
    metric: s =>
      say`The number is reached in ${s.number(8)} of ${s.outside(10)} weeks, and the result moves by week ${s.outside(10)}.`,
    stop: s =>
      say`Count something else if the result has not moved after ${s.outside(10)} full weeks.`,
  },
  {
    id: 'those-who-act',
    area: 'measurement',
    nature: 'measure',
    on: ['campaign.reach-needed'],
    fits: knows('measure', ({ metric }) => metric === 'audience'),
    owner: 'marketing',
    hours: 3,
    weeks: [2, 8],
    cost: [0, 0],
    confidence: 3,
    source: { method: 'Vanity figures and figures to act on', by: 'Ries 2011' },
    title: () => say`Count those who do something instead of those who follow`,
    steps: [
      s =>
        say`Write beside your reach how many of these people answered, came, asked or made ${s.sales} in the last month.`,
      s =>
        say`Trace the last ${s.past(30)} ${s.customers} back, and mark who was among your followers before.`,
      () =>
        say`Report only the acting ones from now on, and drop whatever makes the crowd larger without them.`,
    ],
    metric: s =>
      say`The acting part is known by month, and rises by ${s.percent(0.2)} within ${s.time(12, 'week')}.`,
    stop: s => say`Leave a place in which fewer than ${s.percent(0.001)} do anything.`,
  },
  {
    id: 'commonest-cause-first',
    area: 'measurement',
    nature: 'act',
    on: ['goal.remainder', 'goal.through-narrow', 'brake.systems'],
    cases: 100,
    owner: 'operations',
    hours: 10,
    weeks: [4, 16],
    cost: [0, 50_000],
    confidence: 5,
    source: { method: 'The vital few causes', by: 'Juran 1951' },
    title: () => say`Sort what still goes wrong, and end the commonest cause first`,
    steps: [
      s =>
        say`List the last ${s.past(50)} cases of ${s.own.line(say`your work`)} that fell short, and ask for each why, and why that, until something can be changed.`,
      () => say`Sort them by cause, and take the one at the top, whoever it embarrasses.`,
      s =>
        say`Change one step of ${s.own.line(say`the work`)} so that it cannot happen by mistake, and count the next ${s.past(50)} cases the same way.`,
    ],
    metric: s =>
      say`The commonest cause is down by ${s.percent(0.5)} among the next ${s.past(50)} cases.`,
    stop: s =>
      say`Ask whether the goal is worth its price if no cause makes up ${s.percent(0.1)} of the cases.`,
  },
  {
    id: 'month-it-fell-behind',
    area: 'measurement',
    nature: 'decide',
    on: ['client.goal-attainment'],
    fits: (_, { figures }) => figures.way !== undefined && figures.way < 0,
    owner: 'operations',
    hours: 3,
    weeks: [1, 10],
    cost: [0, 0],
    confidence: 4,
    source: { method: 'Find what changed when it changed', by: 'Kepner and Tregoe 1965' },
    title: () => say`Find the month in which the figure fell behind, and what changed then`,
    steps: [
      () =>
        say`Draw the figure month by month since the start, and beside it the line that it needed.`,
      () =>
        say`Ask those who do the work what began, ended or changed in the month where the lines part, or just before.`,
      () => say`Undo that, or repeat what went before it, and only then begin anything new.`,
    ],
    metric: s =>
      say`The change is named within ${s.time(2, 'week')}, and the next ${s.number(2)} months bring what they must.`,
    stop: s => say`Agree on a smaller goal if ${s.number(2)} more months fall short.`,
  },
]
