import { say } from '../sentences/sentence.ts'
import { knows } from './conditions.ts'
import type { Play } from './play.ts'

/** Moves where figures contradict each other or get lost on the way. */
export const measurementTruthPlays: readonly Play[] = [
  {
    id: 'trace-it-through',
    area: 'measurement',
    nature: 'measure',
    on: ['channel.traceable-share', 'performance.breakeven-roas'],
    owner: 'marketing',
    hours: 6,
    weeks: [1, 6],
    cost: [0, 40_000],
    confidence: 4,
    source: { method: 'Go to where it happens', by: 'Imai 1997' },
    title: () => say`Follow a made-up name from each source to the books`,
    steps: [
      () =>
        say`Come in through each source yourselves, by click, call, card and visit, with a name made up for each.`,
      () =>
        say`Look a week later where each name stands in your records, and at which step its source was lost.`,
      () =>
        say`Mend the step at which most were lost, and move no money between sources until then.`,
    ],
    metric: s =>
      say`${s.percent(0.9)} of trial names keep their source to the end within ${s.time(4, 'week')}.`,
    stop: s => say`Leave a source unmended that brings fewer than ${s.number(10)} a year.`,
  },
  {
    id: 'settle-it-at-the-source',
    area: 'measurement',
    nature: 'measure',
    on: [
      'contradiction.absurd',
      'contradiction.shares',
      'contradiction.shares-short',
      'contradiction.share-of-sales',
      'contradiction.margin',
      'contradiction.volumes',
      'contradiction.sales',
      'contradiction.budgets',
      'contradiction.line-hours',
      'contradiction.idea-channel',
      'contradiction.segment-sum',
      'contradiction.goal-start',
    ],
    owner: 'finance',
    hours: 3,
    weeks: [1, 2],
    cost: [0, 0],
    confidence: 5,
    source: { method: 'Data quality: mend it at the source', by: 'Redman 1996' },
    title: () => say`Settle which figure is right before you plan on either`,
    steps: [
      () =>
        say`Write down both figures, who said each, for which time, and with or without tax, fees and returns.`,
      () =>
        say`Take the books or the bank statement for the same time, and add up the lines once by hand.`,
      () => say`Correct the wrong one everywhere today, and note where it came from.`,
    ],
    metric: s => say`One figure stands, with its record and its time, within ${s.time(5, 'day')}.`,
    stop: s =>
      say`Plan on the worse of the ${s.number(2)} if the record cannot be had in ${s.time(5, 'day')}.`,
  },
  {
    id: 'recount-the-start',
    area: 'measurement',
    nature: 'decide',
    on: ['contradiction.goal-start', 'contradiction.goals'],
    owner: 'owner',
    hours: 2,
    weeks: [1, 2],
    cost: [0, 0],
    confidence: 4,
    source: { method: 'From what, to what, by when', by: 'McChesney, Covey and Huling 2012' },
    title: () => say`Write the goal anew: from what, to what, by when, counted how`,
    steps: [
      () =>
        say`Count today’s value once more, from the record that will also be used on the last day.`,
      () =>
        say`Write one line: from this, to that, by then, counted by this person from this record.`,
      () =>
        say`Have everybody who works for the goal sign the line, and strike every other version.`,
    ],
    metric: s => say`One line hangs on the wall within ${s.time(7, 'day')}.`,
    stop: s => say`Change it only if the record was wrong by more than ${s.percent(0.05)}.`,
  },
  {
    id: 'measure-what-you-can-deliver',
    area: 'measurement',
    nature: 'measure',
    on: ['contradiction.beyond-capacity', 'goal.above-capacity'],
    cases: 100,
    owner: 'operations',
    hours: 5,
    weeks: [2, 5],
    cost: [0, 0],
    confidence: 4,
    source: { method: 'Measure the narrow point, not the plan', by: 'Goldratt 1984' },
    title: s => say`Measure for ${s.time(2, 'week')} how much you can truly deliver`,
    steps: [
      () =>
        say`Name the step before which work piles up, and write down start and end of each piece there.`,
      () =>
        say`Note why it stood still whenever it did: nothing to do, something missing, somebody away.`,
      () =>
        say`Multiply an ordinary good day by the days of a year, and set it beside what you promise.`,
    ],
    metric: s =>
      say`The ceiling is known to ${s.percent(0.1)} either way within ${s.time(3, 'week')}.`,
    stop: s =>
      say`Stop after ${s.time(5, 'day')} if the step had nothing to do for more than ${s.percent(0.3)} of the time: then it is not the limit.`,
  },
  {
    id: 'one-book-one-meaning',
    area: 'measurement',
    nature: 'measure',
    on: ['contradiction.sales', 'contradiction.volumes', 'contradiction.goal-start', 'brake.data'],
    fits: knows('organization', ({ people }) => people === undefined || people >= 3),
    owner: 'finance',
    hours: 4,
    weeks: [2, 6],
    cost: [0, 0],
    confidence: 3,
    source: { method: 'Operational definitions', by: 'Deming 1986' },
    title: s => say`Write down what counts as one ${s.sale}, and in which book`,
    steps: [
      s =>
        say`Ask everybody who reports figures from when on they count one ${s.sale}: asked, agreed, paid or delivered.`,
      () =>
        say`Choose one moment, one book and one person who closes it on the last day of the month.`,
      s =>
        say`Count the last ${s.time(3, 'month')} anew that way, and use no other figure in any meeting.`,
    ],
    metric: s =>
      say`${s.number(2)} people who count the same month differ by less than ${s.percent(0.01)}, within ${s.time(6, 'week')}.`,
    stop: () =>
      say`Keep a second count only where a lender, the tax office or the law asks for it.`,
  },
]
