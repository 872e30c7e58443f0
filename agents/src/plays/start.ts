import { knows } from './conditions.ts'
import { say } from '../sentences/sentence.ts'
import type { Play } from './play.ts'

/** First moves of somebody who begins: small, next to free, and they show within thirty days. */
export const startPlays: readonly Play[] = [
  {
    id: 'first-those-who-know-you',
    area: 'demand',
    nature: 'act',
    on: ['start.from-whom'],
    owner: 'owner',
    hours: 5,
    weeks: [1, 3],
    cost: [0, 0],
    confidence: 4,
    source: { method: 'Those who know you before strangers', by: 'Reichheld 1996' },
    title: () => say`Write to the people who know you, before you pay to reach strangers`,
    steps: [
      s =>
        say`List up to ${s.outside(40)} people: who bought or asked before, and who could know somebody among ${s.about}.`,
      () => say`Send each of them the text below from your own address, with their name above it.`,
      () => say`Ring or meet whoever answered, and write down what the others said instead of yes.`,
    ],
    metric: s =>
      say`${s.outside(4)} of ${s.outside(40)} answer within ${s.time(3, 'week')}, and one of them says yes.`,
    stop: s =>
      say`If fewer than ${s.outside(2)} of ${s.outside(40)} answer, change what the text offers before you write to anybody else.`,
  },
  {
    id: 'first-how-they-came',
    area: 'channels',
    nature: 'act',
    on: ['start.no-source'],
    owner: 'owner',
    hours: 2,
    weeks: [1, 4],
    cost: [0, 0],
    confidence: 4,
    source: {
      method: 'Ask how they heard of you, in their own words',
      by: 'Farris, Bendle, Pfeifer and Reibstein 2006',
    },
    title: () => say`Ask everybody who gets in touch how they came to you`,
    steps: [
      () =>
        say`Write one question beside the telephone and under the form: what made you get in touch today?`,
      () => say`Write each answer down as it was said, with the day.`,
      () => say`Count the answers, and give next month’s hours to the way that was named most.`,
    ],
    metric: s =>
      say`${s.outside(10)} answers are written down within ${s.time(4, 'week')}, or everybody’s if fewer get in touch.`,
    stop: s =>
      say`Stop asking when ${s.outside(8)} of ${s.outside(10)} name the same way: then you know.`,
  },
  {
    id: 'first-two-sentences',
    area: 'proof',
    nature: 'act',
    on: ['start.no-proof'],
    owner: 'owner',
    hours: 3,
    weeks: [1, 2],
    cost: [0, 0],
    confidence: 3,
    source: { method: 'Specific facts persuade where general words do not', by: 'Hopkins 1923' },
    title: s =>
      say`Get ${s.outside(2)} sentences about ${s.about} from ${s.outside(3)} people who were glad of it`,
    steps: [
      s =>
        say`Choose ${s.outside(3)} people who thanked you lately. If nobody has bought yet, let ${s.outside(3)} try it for these sentences.`,
      () =>
        say`Ask each: what did you come with, and what is it like now? Ask too whether you may use their name.`,
      () =>
        say`Put the sentences where people decide: beside the price and into your first answer.`,
    ],
    metric: s =>
      say`${s.outside(2)} of ${s.outside(3)} have written within ${s.time(2, 'week')}, and their words stand beside the price.`,
    stop: () =>
      say`If nobody writes, ask them by telephone and write down what they say. If they say nothing good, that is the next thing to mend.`,
  },
  {
    id: 'first-small-test',
    area: 'campaigns',
    nature: 'act',
    on: ['start.from-whom'],
    fits: knows('budget', ({ amount }) => (amount?.cents ?? 0) > 0),
    owner: 'owner',
    hours: 6,
    weeks: [2, 4],
    cost: [10_000, 30_000],
    confidence: 2,
    source: { method: 'Test small before you spend', by: 'Hopkins 1923' },
    title: s => say`Try a paid way to ${s.about} for ${s.time(2, 'week')}, at a small size`,
    steps: [
      s =>
        say`Choose a place where ${s.about} look already: ask the next ${s.outside(5)} of them where.`,
      s =>
        say`Say one thing there with its price and a way to answer, and change nothing for ${s.time(2, 'week')}.`,
      () => say`Divide what it cost by how many got in touch, and write the figure down.`,
    ],
    metric: s => say`What one person who gets in touch costs is known within ${s.time(4, 'week')}.`,
    stop: s => say`Stop after ${s.time(2, 'week')} if nobody got in touch.`,
  },
]
