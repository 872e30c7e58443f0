import { type FoundBy } from '../findings/finding.ts'
import { type Company, factsOf } from '../company/company.ts'
import { say } from '../sentences/sentence.ts'
import { heldBackBy, restsOn, rivalOf, strengthOf } from './conditions.ts'
import type { Play } from './play.ts'

/** From here on another way brings enough to stand on. */
const ENOUGH = 0.15

/** Whether a second way stands already, or the largest is the firm's own people: nobody takes those away. */
function hasSecond(company: Company, finding: FoundBy): boolean {
  const ways = factsOf(company, 'channel').filter(({ attempt }) => attempt !== 'failed')
  const won = ways.reduce((sum, { customers }) => sum + (customers ?? 0), 0)
  const parts = ways.map(one => one.share ?? (won > 0 ? (one.customers ?? 0) / won : 0))
  const isOwn = restsOn('channel', ({ sort }) => sort === 'own')(company, finding)
  return isOwn || parts.filter(part => part >= ENOUGH).length > 1
}

/** Moves that open further ways to customers, so that no single one decides. */
export const channelsSourcesPlays: readonly Play[] = [
  {
    id: 'own-list-beside-platform',
    area: 'channels',
    nature: 'act',
    on: ['channel.commission', 'concentration.platform'],
    fits: restsOn('channel', ({ sort }) => sort === 'platform'),
    owner: 'marketing',
    hours: 16,
    weeks: [4, 26],
    cost: [0, 150_000],
    confidence: 4,
    source: { method: 'Own the relation, rent the reach', by: 'Godin 1999' },
    title: () => say`Collect addresses of your own from those the platform brings`,
    steps: [
      () =>
        say`Read the platform’s rules on what you may send or enclose, and note what is allowed.`,
      s =>
        say`Choose one thing a ${s.customer} would give an address for: a reminder, a first look, an answer that comes later, news of what came of it.`,
      () =>
        say`Hand it over with everything that you deliver or do, and write to the list once a month with something useful.`,
    ],
    metric: s =>
      say`${s.percent(0.15)} of those who come through the platform are on the list within ${s.time(6, 'month')}.`,
    stop: s =>
      say`Change what you give if fewer than ${s.percent(0.04)} sign up after ${s.past(200)} of them.`,
  },
  {
    id: 'second-source',
    area: 'channels',
    nature: 'act',
    on: ['concentration.channel', 'concentration.platform'],
    not: hasSecond,
    owner: 'owner',
    hours: 16,
    weeks: [6, 26],
    cost: [0, 120_000],
    confidence: 4,
    source: { method: 'Test several channels small, then choose', by: 'Weinberg and Mares 2015' },
    title: s => say`Build a second source beside ${s.about}`,
    steps: [
      s =>
        say`Write down what makes ${s.about} bring the good ones: trust, timing, place or price.`,
      s =>
        say`Name ${s.outside(6)} other people, places or media where the same holds, and begin with those to whom somebody can introduce you.`,
      s =>
        say`Try one thing${s.own.forLine()} with each of the ${s.outside(3)} best, with full care, and write down who came of it.`,
    ],
    metric: s =>
      say`A second source brings ${s.percent(0.15)} of new ${s.customers} within ${s.time(6, 'month')}.`,
    stop: s => say`Drop a place that brought nobody in ${s.time(3, 'month')}.`,
  },
  {
    id: 'agreement-with-source',
    area: 'channels',
    nature: 'decide',
    on: ['concentration.channel', 'competition.referrer'],
    fits: (company, finding) =>
      finding.rule === 'competition.referrer' ||
      restsOn(
        'channel',
        ({ sort, attempt }) => (sort === 'partner' || sort === 'referral') && attempt !== 'failed',
      )(company, finding),
    owner: 'owner',
    hours: 6,
    weeks: [2, 10],
    cost: [0, 100_000],
    confidence: 3,
    source: { method: 'Formalise what both sides give', by: 'Misner 1994' },
    title: () => say`Agree with those who send you people on what they get back`,
    steps: [
      s =>
        say`Ask each of the ${s.number(5)} best what makes it easy or awkward to name you, and what they would like in return.`,
      () =>
        say`Check what the law and your trade’s rules allow you to give back: news of what came of it, people sent back, training, a fee.`,
      () =>
        say`Write it on half a page, with one contact on each side and a meeting every quarter.`,
    ],
    metric: s =>
      say`${s.outside(3)} agreements stand within ${s.time(10, 'week')}, and each has sent somebody in the half-year after.`,
    stop: s => say`End an agreement that brought nobody in ${s.time(6, 'month')}.`,
    pair: {
      own: strengthOf('relationship', 'trust', 'quality', 'expertise'),
      around: rivalOf('referrer'),
      because: (s, own, around) =>
        say`People ask ${s.label(around)} before they ask you, and hear of ${s.label(own)} only if it is told there: an agreement gives somebody the task.`,
    },
  },
  {
    id: 'bury-or-repeat',
    area: 'channels',
    nature: 'decide',
    on: ['channel.failed-attempt', 'channel.failed-cheaper', 'channel.tried'],
    owner: 'marketing',
    hours: 3,
    weeks: [1, 6],
    cost: [0, 80_000],
    confidence: 3,
    source: { method: 'Was the idea wrong, or its test?', by: 'Thomke 2003' },
    title: s => say`Decide whether ${s.about} failed, or only the way it was tried`,
    steps: [
      () =>
        say`Write down what was spent, on whom, how long, with which offer, and how many people it could have reached at all.`,
      s =>
        say`If fewer than ${s.outside(100)} right people saw it, it was never tried: repeat it once, with one thing changed and a sum fixed.`,
      () =>
        say`Otherwise bury it in writing, with the reason, so that nobody proposes it again next year.`,
    ],
    metric: s =>
      say`The decision stands on one page within ${s.time(1, 'week')}; a repeat has its answer after ${s.time(6, 'week')}.`,
    stop: s =>
      say`Bury it for good if a new ${s.customer} from the repeat costs more than ${s.percent(1.5)} of one from the sources you keep.`,
  },
  {
    id: 'small-tests-of-sources',
    area: 'channels',
    nature: 'act',
    on: ['channel.failed-attempt', 'concentration.channel', 'brake.awareness', 'channel.tried'],
    fits: heldBackBy('awareness'),
    owner: 'marketing',
    hours: 14,
    weeks: [4, 10],
    cost: [30_000, 240_000],
    confidence: 4,
    source: { method: 'Test several channels small, then choose', by: 'Weinberg and Mares 2015' },
    title: () => say`Test a few new sources at once, small, with one offer`,
    steps: [
      s =>
        say`Write down every way in which others of your size find ${s.customers}, and choose the ${s.number(3)} you can begin next week.`,
      s =>
        say`Give each the same small sum, the same offer and ${s.time(4, 'week')}, with a code of its own.`,
      () => say`Keep the one whose fitting answers cost least, and end the others on the same day.`,
    ],
    metric: s =>
      say`One new source brings fitting answers at or below ${s.percent(1.2)} of today’s cost within ${s.time(8, 'week')}.`,
    stop: s => say`End a test at ${s.percent(0.6)} of its sum without a single fitting answer.`,
  },
]
