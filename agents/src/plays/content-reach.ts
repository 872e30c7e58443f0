import { say } from '../sentences/sentence.ts'
import { knows, restsOn, rivalOf, strengthOf } from './conditions.ts'
import type { Play } from './play.ts'

/** Moves to be found and heard: entries, talks, notes, pages that open at once. */
export const contentReachPlays: readonly Play[] = [
  {
    id: 'note-once-a-month',
    area: 'content',
    nature: 'act',
    on: ['demand.repeat-rate', 'demand.one-more-purchase', 'channel.unused-list'],
    presumes: ['chosen-demand', 'all-year'],
    fits: (company, { rule }) =>
      rule === 'channel.unused-list' || knows('resource', ({ sort }) => sort === 'list')(company),
    // Who has readers writes to them already.
    not: (company, { rule }) =>
      rule !== 'channel.unused-list' &&
      knows('measure', ({ metric }) => metric === 'audience')(company),
    owner: 'owner',
    hours: 6,
    weeks: [4, 20],
    cost: [0, 20_000],
    confidence: 4,
    source: { method: 'Permission marketing', by: 'Godin 1999' },
    title: () => say`Write one honest note a month to those who know you`,
    steps: [
      s =>
        say`Clean the list of everybody who agreed to hear from you, and ask ${s.outside(10)} of them what they would read.`,
      () =>
        say`Write as you speak: one thing learned, one thing of use, one thing that can be had this month.`,
      () => say`Answer every reply by name, and keep what is asked most as next month’s subject.`,
    ],
    metric: s =>
      say`${s.percent(0.02)} reply, and some of the next ${s.sales} name the note, within ${s.time(4, 'month')}.`,
    stop: s => say`Write every other month if more than ${s.percent(0.01)} unsubscribe each time.`,
  },
  {
    id: 'picture-the-morning-after',
    area: 'content',
    nature: 'act',
    on: ['brake.awareness'],
    presumes: ['persons', 'chosen-demand'],
    sells: ['orders', 'projects'],
    fits: company => strengthOf('quality', 'speed', 'relationship')(company) !== undefined,
    cases: 40,
    owner: 'operations',
    hours: 5,
    weeks: [2, 10],
    cost: [0, 0],
    confidence: 3,
    source: { method: 'Give people something worth passing on', by: 'Berger 2013' },
    title: s => say`Send each ${s.customer} something worth showing to others when you are done`,
    steps: [
      s =>
        say`Choose what of ${s.own.line(say`your work`)} people like to show: a picture, a figure, a line of theirs.`,
      () =>
        say`Send it soon after with their name in the first line and yours small beneath, and ask before you use it yourselves.`,
      s =>
        say`Count over ${s.number(40)} cases how many passed it on, and who called because of it.`,
    ],
    metric: s =>
      say`${s.percent(0.25)} pass it on, and ${s.number(3)} enquiries name it, within ${s.time(10, 'week')}.`,
    stop: s => say`Stop if fewer than ${s.percent(0.05)} of ${s.number(40)} passed it on.`,
  },
  {
    id: 'teach-in-their-room',
    area: 'content',
    nature: 'act',
    on: ['competition.referrer', 'brake.awareness'],
    sells: ['orders', 'memberships', 'projects'],
    fits: company => strengthOf('expertise')(company) !== undefined,
    owner: 'owner',
    hours: 14,
    weeks: [4, 16],
    cost: [0, 30_000],
    confidence: 3,
    source: { method: 'Trust by teaching', by: 'Maister 1993' },
    title: () => say`Teach for an hour in a room where your buyers already sit`,
    steps: [
      s =>
        say`List the meetings that ${s.own.group(say`your buyers`)} attend anyway, and who decides there on the next subject.`,
      () =>
        say`Offer the organizer one hour on a mistake that costs their people dearly, without any selling.`,
      s =>
        say`Hand out one page with your name, and get in touch within ${s.time(2, 'day')} with whoever asked a question.`,
    ],
    metric: s =>
      say`${s.outside(3)} such hours bring ${s.outside(5)} serious conversations within ${s.time(16, 'week')}.`,
    stop: s => say`Choose other rooms if ${s.outside(2)} hours bring nobody who could decide.`,
    pair: {
      own: strengthOf('expertise'),
      around: rivalOf('referrer'),
      because: (s, own, around) =>
        say`${s.label(own)} can be seen in an hour of teaching, and it reaches those whom ${s.label(around)} would otherwise decide for.`,
    },
  },
  {
    id: 'complete-the-free-listings',
    area: 'content',
    nature: 'act',
    on: ['brake.awareness'],
    presumes: ['persons'],
    fits: knows(
      'organization',
      ({ place, sells }) => place !== undefined && (sells === undefined || sells === 'orders'),
    ),
    owner: 'marketing',
    hours: 4,
    weeks: [1, 10],
    cost: [0, 0],
    confidence: 4,
    source: {
      method: 'Local ranking by relevance, distance and prominence',
      by: 'Google Business Profile',
    },
    title: () => say`Complete the free entries on maps and in directories`,
    steps: [
      () =>
        say`Search for what you do and your town on a stranger’s telephone, and write down which entries come first.`,
      () =>
        say`Make name, hours, number, area, services and pictures complete and alike in each of these entries.`,
      () =>
        say`Name one person who looks at them on the first of the month and answers what was asked there.`,
    ],
    metric: s =>
      say`Calls and requests from the entries are counted each month, and are more than before, within ${s.time(10, 'week')}.`,
    stop: s => say`Leave an entry that showed no call in ${s.time(6, 'month')}.`,
  },
  {
    id: 'faster-page-before-clicks',
    area: 'content',
    nature: 'act',
    on: ['performance.breakeven-roas'],
    fits: restsOn('channel', ({ sort }) => sort === 'paid'),
    excludes: ['end-dear-channel'],
    owner: 'operations',
    hours: 10,
    weeks: [2, 8],
    cost: [0, 150_000],
    confidence: 4,
    source: { method: 'Milliseconds Make Millions', by: 'Deloitte and Google 2020' },
    title: () => say`Make the page open in half the time before you buy more clicks`,
    steps: [
      () =>
        say`Open the page that the clicks lead to on an old phone, away from your own network, and time it.`,
      () =>
        say`Take off what delays it most: large pictures, films, chat windows, counters that nobody reads.`,
      () =>
        say`Let the first screen show what was promised in the advertisement, with one thing to do.`,
    ],
    metric: s =>
      say`The page opens in under ${s.outside(3)} seconds, and more of the clicks become enquiries, within ${s.time(6, 'week')}.`,
    stop: s =>
      say`Turn to the words if it is fast and nothing has moved after ${s.outside(1_000)} clicks.`,
  },
  {
    id: 'own-figures-once-a-year',
    area: 'content',
    nature: 'act',
    on: ['strength.unused', 'strength.lasting'],
    sells: ['orders', 'memberships', 'projects'],
    fits: knows('resource', ({ sort }) => sort === 'data'),
    owner: 'marketing',
    hours: 30,
    weeks: [8, 30],
    cost: [0, 200_000],
    confidence: 3,
    source: {
      method: 'Annual Blogger Survey: original research brings results',
      by: 'Orbit Media 2023',
    },
    title: () => say`Publish once a year what your own records show about the trade`,
    steps: [
      s =>
        say`Ask ${s.number(5)} journalists, teachers or associations which figure about your trade they have long looked for.`,
      () =>
        say`Take it from your records without any name, and have an outsider check how it was counted.`,
      s =>
        say`Publish it on the same date each year, and send it beforehand to the ${s.outside(20)} who write about it.`,
    ],
    metric: s =>
      say`${s.number(5)} others quote it, and ${s.outside(10)} enquiries name it, within ${s.time(6, 'month')}.`,
    stop: s => say`Leave it after the second year if fewer than ${s.number(3)} have quoted it.`,
  },
]
