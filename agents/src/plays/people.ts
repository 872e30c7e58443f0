import { type Company, factsOf } from '../company/company.ts'
import { lastDayOf } from '../company/days.ts'
import { holds } from '../company/presupposed.ts'
import type { FoundBy } from '../findings/finding.ts'
import { anyOf } from '../reading/any-of.ts'
import { type DurationText, durationText } from '../sentences/figures.ts'
import { say } from '../sentences/sentence.ts'
import { agree } from '../sentences/verbs.ts'
import { isKnownToCustomers, knows, restedOn, restsOn, waitsForHands } from './conditions.ts'
import type { Play } from './play.ts'
import type { Scene } from './scene.ts'

/** Whether the one whom the finding is about has a last day. */
const hasLastDay = restsOn('person', ({ leaves }) => leaves !== undefined)

/** The same of one whose leaving a change tells of. */
const isLeaving = (company: Company, finding: FoundBy): boolean =>
  finding.rule === 'person.carried-line' || hasLastDay(company, finding)

/** A goal says that hands are short only where it rests on whose they are. */
const namesHands = (company: Company, finding: FoundBy): boolean =>
  restsOn('person')(company, finding) ||
  (restsOn('constraint')(company, finding) && waitsForHands(company, finding))

/** What needs a paper is not learned by doing it alone once a week. */
const isTaught = ({ company, finding }: Scene): boolean => {
  const person = restedOn('person')(company, finding)
  const alone = factsOf(company, 'person').filter(one => one.alone)
  const meant = person ?? (alone.length === 1 ? alone[0] : undefined)
  return holds('teachable', company, [...finding.rests, ...(meant ? [meant.id] : [])])
}

/** How long the one whom it hangs on says that it takes, where that is longer than half a year. */
function handoverOf({ company, finding }: Scene): DurationText | null {
  const person = restedOn('person')(company, finding)
  const weeks = person?.handoverWeeks ?? 0
  return person && weeks > HALF_A_YEAR ? durationText(weeks, 'week', { fact: person.id }) : null
}
const HALF_A_YEAR = 26

/** Whether the last day comes before a handover could be over: then only the leaver’s own days help. */
const isTooLate = (company: Company, finding: FoundBy): boolean =>
  restsOn('person', ({ leaves, handoverWeeks }) => {
    if (!leaves || !handoverWeeks) return false
    return weeksUntil(company, leaves) < handoverWeeks
  })(company, finding)

const WEEK = 7 * 24 * 60 * 60 * 1000
const weeksUntil = ({ today }: Company, day: string): number =>
  (Date.parse(lastDayOf(day)) - Date.parse(today)) / WEEK

/** Who is there on some days only, and is the only one who can. */
const isAlone = restsOn('person', ({ alone }) => alone === true)

/** Who owns a firm is not asked what would make them leave it. */
const OWNS = anyOf('owners?', 'founders?', 'co-?founders?', 'proprietors?', 'partners?')
const isEmployed = restsOn(
  'person',
  ({ alone, leaves, role, label }) =>
    alone === true && leaves === undefined && !OWNS.test(role ?? '') && !OWNS.test(label),
)
const ownerIsShort = knows('constraint', ({ label }) => OWNS.test(label))
const isKept = (company: Company, finding: FoundBy): boolean =>
  isEmployed(company, finding) && !ownerIsShort(company)

/** Moves where the work hangs on one person. */
export const peoplePlays: readonly Play[] = [
  {
    id: 'second-person',
    area: 'people',
    nature: 'act',
    on: [
      'person.single',
      'person.bus-share',
      'person.nearly-all',
      'rules.licence-one-person',
      'person.part-time',
      'brake.one-person',
      'person.sole',
      'goal.turned-away',
      'goal.refused-money',
      'goal.more-hours',
      'goal.hours',
      'goal.work-hours',
      'goal.won-hours',
    ],
    fits: (company, finding) =>
      (finding.family !== 'goal' || namesHands(company, finding)) &&
      (finding.rule !== 'person.part-time' || isAlone(company, finding)),
    // Who has a last day gets a successor, and no second.
    not: (company, finding) =>
      hasLastDay(company, finding) ||
      knows('constraint', ({ resource }) => resource === 'approval')(company),
    owner: 'people',
    hours: 60,
    weeks: [8, 40],
    cost: [100_000, 900_000],
    confidence: 5,
    source: { method: 'Each critical task held by more than one person', by: 'Liker 2004' },
    title: s =>
      isTaught(s)
        ? say`Train a second person for what only one can do`
        : say`Name and qualify a second person for what only one may do`,
    steps: [
      s =>
        say`Write down on one page what only ${s.own.person(say`one person`)} can do${s.own.forLine()}, and mark what needs a licence or a key.`,
      s => {
        const other = s.own.another(say`whoever does the nearest work`)
        return isTaught(s)
          ? say`Ask ${other} first to be the second, book the days of working alongside${s.own.forLine()}, and pay for that time.`
          : say`Ask ${other} first to be the second, and find out what it takes to be allowed to: which course, how many months, what it costs.`
      },
      s =>
        isTaught(s)
          ? say`Let the second person do each task alone once a week, with ${s.own.person(say`the first`)} helping only on request, for ${s.time(8, 'week')}.`
          : say`Until then, let the second person prepare each case up to what only a licence allows, with ${s.own.person(say`the first`)} checking.`,
    ],
    metric: s => {
      const takes = handoverOf(s)
      return isTaught(s)
        ? say`Every task on the page has ${s.number(2)} names beside it within ${takes ?? s.time(6, 'month')}.`
        : say`The second person has begun within ${s.time(3, 'month')}, and the day of the licence stands in the calendar.`
    },
    stop: s =>
      say`Look for the person outside if nobody inside has begun within ${s.time(8, 'week')}.`,
  },
  {
    id: 'record-know-how',
    area: 'people',
    nature: 'act',
    on: [
      'person.leaves',
      'person.strength-goes',
      'person.handover-window',
      'brake.one-person',
      'person.sole',
    ],
    presumes: ['teachable'],
    owner: 'operations',
    hours: 18,
    weeks: [2, 12],
    cost: [0, 100_000],
    confidence: 4,
    source: { method: 'Critical-incident interviews before a departure', by: 'DeLong 2004' },
    title: s =>
      isLeaving(s.company, s.finding)
        ? say`Record the hard cases before the last day`
        : say`Record the hard cases of the one who alone can do them`,
    steps: [
      s =>
        say`Ask ${s.own.person(say`the one who alone can do it`)} for the ${s.count(10, 'case', 'cases')} of the last years that were hardest${s.own.forLine()}, and what decided each of them.`,
      s =>
        say`Write each one down with the reasons, and film it where ${s.own.line(say`the work`)} is done by hand.`,
      s =>
        say`Let ${s.own.another(say`somebody else`)} work from each record while the author watches and says nothing.`,
    ],
    metric: s =>
      isLeaving(s.company, s.finding)
        ? say`${s.count(10, 'record', 'records')} are used by another person before the departure.`
        : say`${s.count(10, 'record', 'records')} are used by another person within ${s.time(12, 'week')}.`,
    stop: s => say`Stop recording when ${s.number(3)} cases in a row teach nothing new.`,
  },
  {
    id: 'succession-pair',
    area: 'people',
    nature: 'act',
    on: [
      'person.carried-line',
      'person.leaves',
      'person.strength-goes',
      'person.handover-window',
      'person.sole',
    ],
    fits: isLeaving,
    not: isTooLate,
    owner: 'people',
    hours: 24,
    weeks: [4, 30],
    cost: [100_000, 1_200_000],
    confidence: 4,
    source: { method: 'Hand over on live work: watch, share, do alone', by: 'Rothwell 2010' },
    title: s => {
      const handover = s.handover
      return handover
        ? say`Train a successor for ${handover.who}, beginning in ${handover.start} at the latest`
        : say`Put the successor beside the leaver, with dates for each task`
    },
    steps: [
      s => {
        const handover = s.handover
        return handover
          ? say`Name the successor now: the handover takes ${handover.takes} and ${handover.who} ${agree('leave', handover.who)} after ${handover.last}, so ${handover.start} is the last month in which it can begin.`
          : say`Name the successor of ${s.own.person(say`the leaver`)} this week, even if only for the time being, and say so to the team.`
      },
      s =>
        say`Write a calendar back from the last day of ${s.own.person(say`the leaver`)}: for each task of ${s.own.line(say`the work`)} a date of watching, of sharing and of doing it alone${isTaught(s) ? say`` : say`, and the day on which the licence for it is there`}.`,
      s =>
        say`Free ${s.time(6, 'hour')} a week for both from other work, or the calendar will not hold.`,
    ],
    metric: s =>
      say`${s.percent(0.8)} of the tasks have been done alone ${s.time(4, 'week')} before the last day.`,
    stop: s =>
      say`Postpone the departure or buy help outside if fewer than ${s.percent(0.4)} are done by the halfway point.`,
    pair: {
      own: restedOn('constraint'),
      around: restedOn('change'),
      because: (s, own, around) =>
        say`What ${s.label(own)} tells of ends on a day that is known, with ${s.label(around)}: until then it can be shown and taught, afterwards only missed.`,
    },
  },
  {
    id: 'leaver-on-call',
    area: 'people',
    nature: 'decide',
    on: ['person.leaves', 'person.strength-goes', 'person.handover-window', 'person.sole'],
    fits: hasLastDay,
    owner: 'owner',
    hours: 3,
    weeks: [1, 3],
    cost: [50_000, 500_000],
    confidence: 3,
    source: { method: 'Phased retirement and call-back agreements', by: 'DeLong 2004' },
    title: () => say`Agree paid days after the departure while goodwill is high`,
    steps: [
      s =>
        say`Ask ${s.own.person(say`the leaver`)} what would suit after the last day: a day a month, mornings, the phone only, the season only.`,
      () =>
        say`Write it on one page: days, pay, how long, what for, and that nobody calls outside of it.`,
      () =>
        say`Use the first of these days for the cases that nobody else could settle since, not to fill a gap in the roster.`,
    ],
    metric: s =>
      say`The page is signed ${s.time(6, 'week')} before the last day, for at least ${s.time(6, 'month')} after it.`,
    stop: s => say`End it early if fewer than ${s.number(2)} questions a month are left.`,
  },
  {
    id: 'hand-over-relations',
    area: 'people',
    nature: 'act',
    on: [
      'person.leaves',
      'person.bus-share',
      'person.nearly-all',
      'person.single',
      'person.part-time',
    ],
    fits: isKnownToCustomers,
    not: restsOn('constraint', ({ resource }) => resource === 'craft'),
    owner: 'sales',
    hours: 16,
    weeks: [3, 16],
    cost: [0, 60_000],
    confidence: 4,
    source: {
      method: 'More than one thread to each large account',
      by: 'Miller and Heiman 1985',
    },
    title: s => say`Introduce a second face to the ${s.customers} who know only one person`,
    steps: [
      s =>
        say`Ask that person for the ${s.past(15)} ${s.customers} who would call nobody else, and what each of them cares about.`,
      () =>
        say`Visit or call the first of them together, with the second person leading the conversation.`,
      () => say`Let the second person send the next bill, report or thanks, and answer the reply.`,
    ],
    metric: s =>
      say`${s.percent(0.8)} of those ${s.customers} have spoken with the second person within ${s.time(12, 'week')}.`,
    stop: s =>
      say`Change the second person if ${s.number(3)} of the first ${s.number(5)} ask for the old one again.`,
  },
  {
    id: 'hold-key-person',
    area: 'people',
    nature: 'act',
    on: [
      'person.single',
      'person.bus-share',
      'person.nearly-all',
      'person.part-time',
      'person.sole',
    ],
    fits: isKept,
    owner: 'owner',
    hours: 4,
    weeks: [1, 6],
    cost: [0, 600_000],
    confidence: 3,
    source: { method: 'Stay interviews', by: 'Finnegan 2012' },
    title: () => say`Ask your key person what would make them leave`,
    steps: [
      s =>
        say`Take an hour away from work with ${s.own.person(say`the key person`)} and ask what they look forward to, what they would stop doing, and what last made them look elsewhere.`,
      () =>
        say`Settle one point of it within the week, and say by when you will answer the others.`,
      s =>
        say`Agree a longer notice period with ${s.own.person(say`them`)} in exchange for something they named, in writing.`,
    ],
    metric: s =>
      say`Notice of at least ${s.time(3, 'month')} is agreed within ${s.time(6, 'week')}.`,
    stop: s =>
      say`Put the money into a second person instead if pay alone would have to rise by more than ${s.percent(0.2)}.`,
  },
  {
    id: 'planned-absence',
    area: 'people',
    nature: 'measure',
    on: [
      'person.single',
      'person.bus-share',
      'person.nearly-all',
      'person.part-time',
      'brake.one-person',
      'person.sole',
    ],
    // A week that no law and no emergency would forgive is no exercise.
    presumes: ['teachable', 'chosen-demand'],
    owner: 'operations',
    hours: 6,
    weeks: [2, 6],
    cost: [0, 20_000],
    confidence: 4,
    source: {
      method: 'Exercise the absence before it happens',
      by: 'ISO 22301 (business continuity)',
    },
    title: () => say`Plan a week without the key person, and note what stops`,
    steps: [
      s =>
        say`Choose an ordinary week without ${s.own.person(say`the key person`)}, agree it with them, and tell nobody outside.`,
      () =>
        say`Note every question that waits, every key, password and signature that is missing, with the hour.`,
      () => say`Sort the list by what cost money, and give the lines at the top a name and a date.`,
    ],
    metric: s =>
      say`A list with names and dates exists within ${s.time(6, 'week')}, and the next week of absence stops ${s.percent(0.5)} fewer things.`,
    stop: s =>
      say`Break the week off if a promised date or a rule would be missed, or after ${s.number(3)} calls on one day.`,
  },
  {
    id: 'first-day-without',
    area: 'people',
    nature: 'act',
    on: [
      'person.sole',
      'person.single',
      'person.bus-share',
      'person.nearly-all',
      'brake.one-person',
    ],
    fits: knows('person', ({ alone }) => alone === true),
    not: knows('organization', ({ people }) => people !== undefined && people < 2),
    owner: 'operations',
    hours: 5,
    weeks: [1, 8],
    cost: [0, 10_000],
    confidence: 3,
    source: {
      method: 'Plan for the first hours of an absence',
      by: 'ISO 22301 (business continuity)',
    },
    title: s => say`Write the page for the first day without ${s.own.person(say`the key person`)}`,
    steps: [
      s =>
        say`List with ${s.own.person(say`the key person`)} what has to happen in the first week of an absence${s.own.forLine()}: who is told, which dates are moved, what may wait, what somebody else may do.`,
      s =>
        say`Put a name beside each line, ${s.own.another(say`whoever is there every day`)} first, and the keys, passwords and numbers that it takes in one place.`,
      s =>
        say`Read it through with everybody named on it, and try it on the next ${s.number(2)} ordinary days off.`,
    ],
    metric: s =>
      say`The page was tried on ${s.number(2)} days off within ${s.time(8, 'week')}, and nobody had to call.`,
    stop: () =>
      say`Leave on it only what the law and the next day need, if nobody opened it on the first trial.`,
  },
  {
    id: 'outside-deputy',
    area: 'people',
    nature: 'act',
    on: [
      'rules.licence-one-person',
      'person.single',
      'capacity.open-post',
      'person.part-time',
      'brake.one-person',
      'brake.rules',
      'person.sole',
    ],
    fits: (company, finding) =>
      finding.family === 'rules' ||
      restsOn('constraint', ({ resource }) => resource === 'craft' || resource === 'posts')(
        company,
        finding,
      ),
    owner: 'operations',
    hours: 10,
    weeks: [2, 8],
    cost: [50_000, 600_000],
    confidence: 4,
    source: {
      method: 'Standby agreement with a qualified outsider',
      by: 'ISO 22301 (business continuity)',
    },
    title: () => say`Sign a qualified outsider as deputy before you need one`,
    steps: [
      () =>
        say`Ask the trade body, the school or the supplier for people with the same licence or craft who work by the day.`,
      s =>
        say`Agree a rate, a notice of ${s.time(2, 'day')} and what papers and insurance they bring.`,
      () => say`Have them work one paid day now, so that keys, files and people are known.`,
    ],
    metric: s => say`One deputy has worked a paid day within ${s.time(8, 'week')}.`,
    stop: s =>
      say`Look wider if ${s.number(6)} people asked bring no agreement: then train inside.`,
  },
]
