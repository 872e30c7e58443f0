import { say } from '../sentences/sentence.ts'
import { agree } from '../sentences/verbs.ts'
import type { Company } from '../company/company.ts'
import {
  bestStrength,
  hangsOnOne,
  heldBackBy,
  knows,
  restedOn,
  rivalOf,
  strengthOf,
} from './conditions.ts'
import type { Play } from './play.ts'

/** Whether people wait longer than they did. */
const takesLongerThanBefore = (company: Company): boolean =>
  knows(
    'measure',
    ({ metric, value, previous }) =>
      metric === 'lead-time' && value !== undefined && previous !== undefined && value > previous,
  )(company)

/** Moves with an advantage: promise it, secure it, use it while it lasts. */
export const positioningAdvantagesPlays: readonly Play[] = [
  {
    id: 'promise-the-pace',
    area: 'positioning',
    nature: 'act',
    raises: true,
    on: ['strength.faster'],
    sells: ['orders', 'memberships', 'projects'],
    fits: (_, { figures }) => figures.times !== undefined && figures.times >= 1.3,
    presumes: ['chosen-demand'],
    // One illness or a queue that grows breaks a promise of pace.
    not: company =>
      heldBackBy('capacity')(company) || hangsOnOne(company) || takesLongerThanBefore(company),
    cases: 500,
    owner: 'operations',
    hours: 6,
    weeks: [3, 12],
    cost: [0, 100_000],
    confidence: 4,
    source: { method: 'The power of unconditional service guarantees', by: 'Hart 1988' },
    title: () => say`Promise your pace in writing, and pay when you miss it`,
    steps: [
      s =>
        say`Take the last ${s.past(50)} cases behind ${s.own.strength(say`your pace`)}, and find the time that you kept in all but ${s.number(1)} of them.`,
      () =>
        say`Promise that time, not the best one, and name what you pay without being asked when it is missed.`,
      s =>
        say`Write it on the first page, the offer and the bill of ${s.own.line(say`the main line`)}, and post each miss where the team sees it.`,
    ],
    metric: s =>
      say`Fewer than ${s.percent(0.03)} miss it, and the share of enquiries won rises by ${s.percent(0.1)}, within ${s.time(12, 'week')}.`,
    stop: s =>
      say`Lengthen the time if more than ${s.percent(0.05)} are missed over ${s.time(4, 'week')}.`,
    pair: {
      own: restedOn('strength'),
      around: rivalOf('rival', 'substitute'),
      because: (s, own, around) =>
        say`A promise in writing turns ${s.label(own)} into something that buyers can hold against ${s.label(around)}.`,
    },
  },
  {
    id: 'tie-while-it-lasts',
    area: 'positioning',
    nature: 'act',
    raises: true,
    on: ['strength.temporary'],
    owner: 'owner',
    hours: 14,
    weeks: [6, 26],
    cost: [0, 150_000],
    confidence: 3,
    source: {
      method: 'Competitive advantage is temporary: move on before it ends',
      by: 'McGrath 2013',
    },
    title: () => say`Win people with what can be copied, keep them with something else`,
    steps: [
      s =>
        say`Write down how long a rival would need to copy it, and put a date ${s.time(3, 'month')} before that into the calendar.`,
      s =>
        say`Lead with it everywhere until then, to the ${s.outside(30)} you would most like to win.`,
      s =>
        say`Give each new ${s.customer} something that grows with time: a history kept, a fixed contact, a yearly date.`,
    ],
    metric: s => say`Most of those won this way use the second thing within ${s.time(26, 'week')}.`,
    stop: s => say`Stop leading with it once ${s.number(2)} rivals have it.`,
  },
  {
    id: 'build-on-what-lasts',
    area: 'positioning',
    nature: 'decide',
    on: ['strength.lasting'],
    owner: 'owner',
    hours: 5,
    weeks: [4, 26],
    cost: [0, 0],
    confidence: 3,
    source: { method: 'Resources that are rare and hard to copy (VRIO)', by: 'Barney 1991' },
    title: () => say`Put next year’s hours where rivals cannot follow`,
    steps: [
      () =>
        say`List everything planned for the year, and mark each line that uses what others neither have nor could buy.`,
      s =>
        say`Move hours until the marked lines have at least ${s.percent(0.4)}, and say aloud what falls away for it.`,
      () =>
        say`Name one person who sees every quarter to it that the thing itself is cared for and renewed.`,
    ],
    metric: s =>
      say`${s.percent(0.4)} of the hours for growth go into marked lines within ${s.time(12, 'week')}.`,
    stop: s =>
      say`Judge anew when a rival shows the same, or when ${s.past(10)} ${s.customers} do not care.`,
  },
  {
    id: 'owner-for-the-unused',
    area: 'positioning',
    nature: 'act',
    on: ['strength.unused'],
    sells: ['orders', 'copies', 'memberships', 'projects'],
    owner: 'owner',
    hours: 10,
    weeks: [4, 20],
    cost: [0, 100_000],
    confidence: 3,
    source: {
      method: 'Valuable and rare is not enough: organized to use it (VRIO)',
      by: 'Barney 1995',
    },
    title: () => say`Give what lies unused one person, hours and a first date`,
    steps: [
      s =>
        say`Ask the people who work with ${s.thing} why so little comes of it: no hours, no right to decide, or nobody asked.`,
      s =>
        say`Name one person, free ${s.time(3, 'hour')} a week for them, and let them decide up to a fixed sum.`,
      s =>
        say`Show ${s.outside(3)} ${s.customers} by a fixed date one thing that they have of ${s.thing}, and ask what it is worth to them.`,
    ],
    metric: s =>
      say`${s.outside(3)} ${s.customers} have used it or paid for it within ${s.time(16, 'week')}.`,
    stop: s =>
      say`Let it lie, with a date to look again, if the hours were not found in ${s.time(4, 'week')}.`,
  },
  {
    id: 'protect-before-praise',
    area: 'positioning',
    nature: 'act',
    on: ['strength.lasting', 'strength.temporary'],
    sells: ['orders', 'copies', 'memberships', 'projects'],
    fits: (company, finding) =>
      restedOn('strength', ({ sort }) => sort === 'exclusivity')(company, finding) !== undefined ||
      knows('resource', ({ sort }) => sort === 'right' || sort === 'brand')(company),
    owner: 'owner',
    hours: 8,
    weeks: [4, 40],
    cost: [40_000, 400_000],
    confidence: 4,
    source: { method: 'Profiting from innovation: secure it before others do', by: 'Teece 1986' },
    title: () => say`Secure the right to what only you have before you praise it`,
    steps: [
      () =>
        say`List what only you have, from the name to what is written down of how it is done, and who owns each on paper today.`,
      () =>
        say`Ask a specialist lawyer for an hour which of them can be registered, and which must be kept secret.`,
      () =>
        say`Register the most valuable one, and have partners and staff sign for what must stay secret.`,
    ],
    metric: s =>
      say`The most valuable one is applied for or under signature within ${s.time(12, 'week')}.`,
    stop: s =>
      say`Leave it if protection costs more than ${s.percent(0.05)} of what the thing brings in a year.`,
  },
  {
    id: 'be-from-here',
    area: 'positioning',
    nature: 'act',
    raises: true,
    on: ['brake.awareness'],
    presumes: ['persons'],
    sells: ['orders', 'memberships', 'gifts'],
    fits: company =>
      strengthOf('place', 'relationship')(company) !== undefined &&
      knows('organization', ({ place }) => place !== undefined)(company),
    owner: 'owner',
    hours: 14,
    weeks: [6, 26],
    cost: [10_000, 150_000],
    confidence: 3,
    source: { method: 'Guerrilla marketing: work for the community', by: 'Levinson 1984' },
    title: () => say`Be present at what your town does anyway`,
    steps: [
      s =>
        say`List what ${s.own.group(say`people nearby`)} meet for anyway within half an hour of you, and who of your people already belongs there.`,
      s =>
        say`Choose ${s.number(3)} where what you do is of real use, and give that rather than a banner.`,
      () =>
        say`Say who you are by name and face, and tell everybody where and when you can be found.`,
    ],
    metric: s =>
      say`${s.outside(5)} new ${s.customers} name one of the occasions within ${s.time(6, 'month')}.`,
    stop: s =>
      say`Leave an occasion that brought nobody in ${s.number(2)} years, unless your people want it for its own sake.`,
    pair: {
      own: bestStrength,
      around: rivalOf('rival', 'substitute'),
      because: (s, own, around) =>
        say`${s.label(own)} ${agree('be', s.label(own))} believed sooner of somebody whom people have met, and no advertising for ${s.label(around)} makes up for that.`,
    },
  },
]
