import type { Hole } from '../sentences/hole.ts'
import { say, type Sentence } from '../sentences/sentence.ts'
import { agree } from '../sentences/verbs.ts'
import {
  changeThat,
  closes,
  growsDemand,
  constraintOf,
  isRunningOut,
  knows,
  opens,
  restedOn,
  restsOn,
  touches,
} from './conditions.ts'
import { changedLine, lineOfChange } from './changed-line.ts'
import type { Play } from './play.ts'
import { praised } from './praise.ts'
import type { Scene } from './scene.ts'

/** What the worse of two sheets takes for granted: the change it is about, else all there are. */
const lostOf = (s: Scene): Hole | Sentence => s.own.change(say`each change you know of`)

/** Moves before a dated change: a rule, a rise in demand, a newcomer, the end of a grant. */
export const changePlays: readonly Play[] = [
  {
    id: 'rule-with-one-owner',
    area: 'change',
    nature: 'act',
    on: [
      'rules.share-at-stake',
      'rules.cap',
      'rules.penalty',
      'rules.duty-cost',
      'rules.licence-one-person',
      'change.dated',
      'brake.rules',
      'rules.duty-hours',
    ],
    fits: restsOn('change', ({ touches, bearing }) => touches === 'rule' && bearing !== 'helps'),
    // In a house of a few, whoever owns it answers for it anyhow.
    not: knows('organization', ({ people }) => people !== undefined && people < 5),
    owner: 'operations',
    hours: 6,
    weeks: [1, 4],
    cost: [0, 30_000],
    confidence: 4,
    source: { method: 'Compliance duties with an owner and a date', by: 'ISO 37301:2021' },
    title: s => say`Give ${s.about} one owner, a deputy and a calendar`,
    steps: [
      s =>
        say`Write on one page what ${s.about} asks from ${s.own.day(say`which day`)}, which proof is wanted and what missing it costs.`,
      s =>
        say`Name one person who answers for it, such as ${s.own.another(say`whoever keeps the papers`)}, and a deputy, and give them the hours.`,
      s =>
        say`Put ${s.own.day(say`the date`)} and the steps before it into a calendar that several people see, and go through it on the first Monday of each month.`,
    ],
    metric: s => say`No open point is older than ${s.time(30, 'day')} after ${s.time(8, 'week')}.`,
    stop: () =>
      say`Give up the line it touches if keeping the rule costs more in a year than the line leaves.`,
  },
  {
    id: 'inspect-yourself-first',
    area: 'change',
    nature: 'measure',
    on: ['rules.penalty', 'rules.duty-cost', 'brake.rules'],
    owner: 'operations',
    hours: 10,
    weeks: [2, 8],
    cost: [0, 150_000],
    confidence: 4,
    source: { method: 'Internal audit before the external one', by: 'ISO 37301:2021' },
    title: () => say`Have a friendly expert inspect you before the authority does`,
    steps: [
      () =>
        say`Ask somebody who knows how it is looked at, from elsewhere or retired from the authority, for half a day.`,
      () =>
        say`Let them look at it as it will be looked at, with the list that is used there, asking your people and not you.`,
      () => say`Mend what carries a fine first, and file the proof with its date.`,
    ],
    metric: s => say`Every point that carries a fine is closed within ${s.time(8, 'week')}.`,
    stop: s => say`Do it once a year if fewer than ${s.number(3)} points were found.`,
  },
  {
    id: 'line-beside-the-rule',
    area: 'change',
    nature: 'decide',
    on: ['rules.share-at-stake', 'rules.cap', 'change.multiple'],
    // A rule that touches all of it leaves nothing to build on.
    fits: (company, finding) =>
      touches('rule')(company, finding) &&
      knows('offer', ({ id }) => id !== lineOfChange(company, finding)?.id)(company) &&
      lineOfChange(company, finding) !== undefined,
    sells: ['orders', 'copies', 'memberships', 'projects'],
    owner: 'owner',
    hours: 16,
    weeks: [6, 26],
    cost: [20_000, 300_000],
    confidence: 3,
    source: { method: 'Small bets before the core is hit', by: 'McGrath and MacMillan 1995' },
    title: () => say`Build a line that the rule does not touch, before it begins`,
    steps: [
      s =>
        say`Mark which lines ${s.own.change(say`the rule`)} touches and which it leaves alone, with what each leaves in a year.`,
      s =>
        say`Ask ${s.heads(10)} ${s.customers} of a touched line what else they need that you could do with the same people.`,
      s =>
        say`Sell the commonest answer to ${s.number(3)} of them before ${s.own.day(say`the date`)}, at a full price.`,
    ],
    metric: s => say`The untouched lines grow by ${s.percent(0.1)} within ${s.time(6, 'month')}.`,
    stop: s =>
      say`Stop if ${s.number(10)} conversations bring fewer than ${s.number(2)} who pay, and put the hours into keeping the rule.`,
    pair: {
      own: praised,
      around: changeThat('hurts', 'rule'),
      because: (s, own, around) =>
        say`What ${s.label(around)} will hit is a line, not the reason for which people come: ${s.label(own)} can carry another one.`,
    },
  },
  {
    id: 'package-for-the-rule',
    area: 'change',
    nature: 'act',
    raises: true,
    on: ['change.dated', 'change.window', 'change.demand-rise'],
    sells: ['orders', 'projects', 'memberships'],
    fits: restsOn('change', ({ touches, bearing }) => touches === 'rule' && bearing !== 'hurts'),
    owner: 'sales',
    hours: 14,
    weeks: [3, 12],
    cost: [20_000, 250_000],
    confidence: 4,
    source: { method: 'Sell to the event that forces a decision', by: 'Moesta 2020' },
    title: s => say`Sell into ${s.about}: one page, one package, one price`,
    steps: [
      s =>
        say`Write one page on what must be done by ${s.own.day(say`the date`)}, in the words of those it binds.`,
      s => {
        const line = lineOfChange(s.company, s.finding)
        const of = line ? say` of ${s.label(line)}` : say``
        return say`Make one package${of} that answers it, with a fixed price, what it holds, and how many you can take on before the date.`
      },
      s =>
        say`Send it to those who are bound by ${s.about}, by name, and call the ${s.outside(10)} you know best.`,
    ],
    metric: s => say`The first ${s.sale} of it is agreed ${s.time(4, 'week')} before the date.`,
    stop: s => say`Stop after ${s.outside(10)} calls without a question about it.`,
    pair: {
      own: praised,
      around: restedOn('change', ({ touches }) => touches === 'rule'),
      because: (s, own, around) =>
        say`Those bound by ${s.label(around)} have to buy by a date and cannot judge the work beforehand; they will go by ${s.label(own)}.`,
    },
  },
  {
    id: 'ready-before-the-date',
    area: 'change',
    nature: 'act',
    on: ['change.dated', 'change.window', 'rules.share-at-stake', 'brake.rules'],
    // What only gets dearer asks for no plan: nothing has to be ready on that day.
    not: touches('funding', 'cost'),
    owner: 'operations',
    hours: 8,
    weeks: [2, 12],
    cost: [0, 60_000],
    confidence: 3,
    source: { method: 'Plan backwards from the date', by: 'Kerzner 2017' },
    title: s => say`Plan back from the date of ${s.about}, and be ready early`,
    steps: [
      s =>
        say`Write ${s.own.day(say`the date`)} on the wall, and set before it everything that must be true for ${changedLine(s, say`your work`)} on that day.`,
      s =>
        say`Give each point the time it takes and a name, count back from ${s.own.day(say`the date`)}, and find the one that must begin first.`,
      s =>
        say`Begin that one this week, with ${s.own.another(say`a name beside it`)}, and look at the wall every other Friday.`,
    ],
    metric: s => say`Every point is done ${s.time(30, 'day')} before the date.`,
    stop: s => say`Drop the least of the points as soon as the plan is ${s.time(2, 'week')} late.`,
  },
  {
    id: 'use-the-window',
    area: 'change',
    nature: 'decide',
    on: ['change.window', 'change.dated'],
    fits: restsOn('change', closes),
    owner: 'owner',
    hours: 5,
    weeks: [1, 4],
    cost: [0, 0],
    confidence: 3,
    source: { method: 'Choose what to do while the window is open', by: 'Abell 1978' },
    title: () => say`Decide what can only be done before the window closes`,
    steps: [
      () =>
        say`List everything planned for the time until the date, and mark what could as well be done a year later.`,
      () => say`Put off the marked ones by name, and tell those who wait for them.`,
      s => say`Give ${s.percent(0.5)} of the freed hours to the one thing that cannot wait.`,
    ],
    metric: s => say`The one thing is running within ${s.time(4, 'week')}.`,
    stop: s =>
      say`Return to the old plan if it has brought nothing after ${s.percent(1 / 3)} of the time.`,
  },
  {
    id: 'room-before-the-rush',
    area: 'change',
    nature: 'decide',
    on: ['change.demand-rise', 'change.multiple'],
    fits: (company, finding) =>
      finding.rule === 'change.demand-rise' ||
      (restsOn('change', growsDemand)(company, finding) &&
        constraintOf('capacity', 'skills', 'one-person')(company) !== undefined),
    owner: 'operations',
    hours: 8,
    weeks: [2, 12],
    cost: [0, 200_000],
    confidence: 4,
    source: { method: 'Real options: reserve now, commit later', by: 'Dixit and Pindyck 1994' },
    title: () => say`Reserve room and hands for the rise, without paying for them yet`,
    steps: [
      s =>
        say`Work out how much more of ${changedLine(s, say`your work`)} will be asked for with ${s.own.change(say`the rise`)}, and at which number you would have to refuse.`,
      s =>
        say`Ask whoever could ease ${s.own.brake(say`what would give way first`)} for an option: what holds it until which day, and for how much.`,
      () => say`Write down the weekly number at which you take the option up, and who looks at it.`,
    ],
    metric: s =>
      say`Room for ${s.percent(0.2)} more is reserved within ${s.time(6, 'week')}, for at most ${s.percent(0.1)} of its price.`,
    stop: s =>
      say`Let the option go if the number stays below ${s.percent(0.5)} of the mark for ${s.time(8, 'week')}.`,
    pair: {
      own: constraintOf('capacity', 'skills', 'one-person'),
      around: changeThat('helps', 'demand', 'rule', 'funding'),
      because: (s, own, around) =>
        say`With ${s.label(around)} more will be asked for, and the first thing to give way will be ${s.label(own)}: what is reserved now need not be refused then.`,
    },
  },
  {
    id: 'first-page-for-newcomers',
    area: 'change',
    nature: 'act',
    raises: true,
    on: ['change.demand-rise', 'demand.trend'],
    presumes: ['chosen-demand'],
    not: (_company, { rule, quadrant }) => rule === 'demand.trend' && quadrant !== 'strength',
    fits: (company, finding) =>
      finding.family === 'change' ||
      knows(
        'change',
        ({ touches, bearing }) => touches === 'demand' && bearing === 'helps',
      )(company),
    owner: 'marketing',
    hours: 10,
    weeks: [3, 12],
    cost: [0, 80_000],
    confidence: 3,
    source: { method: 'Be there for the newcomer to the category', by: 'Sharp 2010' },
    title: () => say`Write for those who look for this for the first time`,
    steps: [
      s =>
        say`Ask ${s.number(8)} newcomers what they did not know, where they looked and whom they asked first.`,
      () =>
        say`Write one page that answers it in their order, with prices and the mistakes that others make.`,
      () => say`Give it to those who are asked first, and put it where newcomers land.`,
    ],
    metric: s =>
      say`A part of those who come new have read it, and ask less, within ${s.time(12, 'week')}.`,
    stop: s => say`Rewrite it if ${s.number(5)} in a row who read it ask the same questions.`,
    pair: {
      own: praised,
      around: changeThat('helps', 'demand'),
      because: (s, own, around) =>
        say`With ${s.label(around)} come people who cannot judge the work yet: whoever explains it first, with ${s.label(own)} to show, is asked first.`,
    },
  },
  {
    id: 'sign-before-they-open',
    area: 'change',
    nature: 'act',
    on: ['change.rival-entry'],
    presumes: ['businesses', 'private-payers', 'chosen-demand'],
    sells: ['orders', 'memberships', 'projects'],
    owner: 'sales',
    hours: 14,
    weeks: [3, 16],
    cost: [0, 150_000],
    confidence: 4,
    source: { method: 'Defend before the entrant is established', by: 'Porter 1985' },
    title: s => say`Tie down the best ${s.customers} before the newcomer begins`,
    steps: [
      s =>
        say`List the ${s.past(10)} ${s.customers} the newcomer will call first, by size and by how easily they change.`,
      () =>
        say`See each in person before the date, mend what they complain of, and ask what would keep them for a year.`,
      () => say`Offer an agreement for a year in exchange for that, before anybody names a price.`,
    ],
    metric: () => say`Most of those on the list have agreed on the next year before the date.`,
    stop: s => say`Offer no more than ${s.percent(0.05)} in price; let those go who ask for more.`,
    pair: {
      own: praised,
      around: changeThat('hurts', 'rival'),
      because: (s, own, around) =>
        say`Once ${s.label(around)} can be tried, people will compare; until then they go by ${s.label(own)}, so that is when to ask for an agreement.`,
    },
  },
  {
    id: 'watch-the-newcomer',
    area: 'change',
    nature: 'measure',
    on: ['change.rival-entry'],
    owner: 'marketing',
    hours: 4,
    weeks: [2, 12],
    cost: [0, 20_000],
    confidence: 3,
    source: { method: 'Read signals, and fix the answer beforehand', by: 'Porter 1980' },
    title: () => say`Write down which move of the newcomer you would answer, and how`,
    steps: [
      () =>
        say`Collect on one page what is known: place, prices, people, who pays for it, what they did elsewhere.`,
      () =>
        say`Write for each likely move (opening price, free trial, asking your people) what you will do and what you will ignore.`,
      s =>
        say`Ask somebody who has tried it in the first ${s.time(4, 'week')} what was better and what was worse than with you.`,
    ],
    metric: s => say`The page has ${s.number(4)} moves with an answer before the opening.`,
    stop: s =>
      say`Put it away if no more than ${s.percent(0.03)} of your ${s.customers} have gone after ${s.time(6, 'month')}.`,
  },
  {
    id: 'one-bet-among-changes',
    area: 'change',
    nature: 'decide',
    on: ['change.multiple', 'change.compound'],
    owner: 'owner',
    hours: 5,
    weeks: [1, 3],
    cost: [0, 0],
    confidence: 3,
    source: { method: 'Rank by impact and likelihood', by: 'Schoemaker 1995' },
    title: () => say`Choose the one change you prepare for, with signs for the others`,
    steps: [
      () =>
        say`Draw a square of how likely and how large, and put every change into it, with money beside it.`,
      () => say`Prepare for the one that is both likely and large, with a name, hours and a date.`,
      () =>
        say`Write for each of the others the sign at which you would begin, and who watches it.`,
    ],
    metric: s => say`One change has a plan and each other a sign within ${s.time(3, 'week')}.`,
    stop: s =>
      say`Choose anew when ${s.number(2)} signs have appeared, or after ${s.time(6, 'month')}.`,
  },
  {
    id: 'year-on-two-sheets',
    area: 'change',
    nature: 'decide',
    on: ['change.compound', 'change.multiple', 'cash.rate-shock', 'change.demand-fall'],
    owner: 'finance',
    hours: 8,
    weeks: [1, 4],
    cost: [0, 0],
    confidence: 4,
    source: { method: 'Scenario planning', by: 'Schoemaker 1995' },
    title: () => say`Work out next year as hoped, and as it would be at its worst`,
    steps: [
      s =>
        say`Copy this year’s accounts onto a sheet as hoped, and onto another with the worst you can imagine of ${lostOf(s)}, and all of it at once.`,
      s => {
        const fixed = s.own.fixedCosts()
        const costs = fixed ? say` to pay the ${fixed} of fixed costs` : say``
        return say`Find the month in which money runs short${costs}, and the line that helps most to prevent it.`
      },
      () => say`Do now what is right on both sheets, and write down the sign for the rest.`,
    ],
    metric: s =>
      say`${s.number(3)} steps that are right on both sheets have begun within ${s.time(4, 'week')}.`,
    stop: s =>
      say`Put the second sheet away when its sum is less than ${s.percent(0.05)} away from the first.`,
  },
  {
    id: 'first-for-the-new-help',
    area: 'change',
    nature: 'act',
    raises: true,
    on: ['change.dated', 'change.demand-rise'],
    sells: ['orders', 'projects', 'memberships', 'copies'],
    fits: (company, finding) =>
      restsOn('change', opens)(company, finding) && touches('funding')(company, finding),
    owner: 'marketing',
    hours: 10,
    weeks: [2, 12],
    cost: [0, 40_000],
    confidence: 4,
    source: { method: 'Be ready when the occasion to buy arises', by: 'Sharp 2010' },
    title: s => say`Be the one who is ready for ${s.about}`,
    steps: [
      s =>
        say`Read the terms of ${s.about}, or call the office that decides: who gets it, for what, from ${s.own.day(say`which day`)}, with which papers.`,
      s =>
        say`Write one page for buyers of ${changedLine(s, say`your work`)} that says what ${s.about} pays, what you do for them, and what they have to hand in.`,
      s =>
        say`Send it to those who asked and did not buy in the last ${s.time(2, 'year')}, and keep the first dates for whoever has the papers ready.`,
    ],
    metric: s => say`${s.number(5)} ${s.customers} have their papers ready on the first day.`,
    stop: s =>
      say`Leave it at the one page if nobody has asked about it ${s.time(8, 'week')} after the start.`,
    pair: {
      own: praised,
      around: restedOn('change', opens),
      because: (s, own, around) =>
        say`Money comes with ${s.label(around)}: whoever is ready first is asked first, and ${s.label(own)} ${agree('speak', s.label(own))} for you then.`,
    },
  },
  {
    id: 'replace-funding-in-steps',
    area: 'change',
    nature: 'act',
    on: ['change.dated', 'change.multiple', 'change.income-ends', 'economics.carried-by'],
    fits: restsOn('change', isRunningOut),
    owner: 'owner',
    hours: 24,
    weeks: [8, 40],
    cost: [0, 200_000],
    confidence: 3,
    source: { method: 'Spread income before a grant ends', by: 'Froelich 1999' },
    title: s => say`Replace, step by step, the money that hangs on ${s.about}`,
    steps: [
      s =>
        say`Write down what ${s.about} pays for, line by line, and which lines would go on without it.`,
      s =>
        say`Name ${s.number(6)} other sources for what must go on without ${s.about}, and how long each takes to decide.`,
      s =>
        say`Ask the ${s.number(2)} fastest within ${s.time(4, 'week')}, with what ${s.about} has made possible so far, in figures.`,
    ],
    metric: s =>
      say`${s.percent(0.3)} of the sum is promised elsewhere ${s.time(3, 'month')} before the date.`,
    stop: s => say`Shrink the lines in order if less than ${s.percent(0.15)} is promised by then.`,
    pair: {
      own: praised,
      around: restedOn('change', isRunningOut),
      because: (s, own, around) =>
        say`Others decide on ${s.label(around)}; what you can take to the next funder is ${s.label(own)}, and that is worth most while the present money still runs.`,
    },
  },
  {
    id: 'ready-for-those-who-must-leave',
    area: 'change',
    nature: 'act',
    raises: true,
    on: ['change.rival-moved'],
    presumes: ['businesses', 'chosen-demand'],
    sells: ['orders', 'copies', 'memberships', 'projects'],
    fits: (_, { quadrant }) => quadrant === 'opportunity',
    owner: 'sales',
    hours: 12,
    weeks: [4, 16],
    cost: [0, 100_000],
    confidence: 3,
    source: { method: 'Sell to those whom an event sets in motion', by: 'Elias and Shanto 2010' },
    title: s => say`Be the first answer for those who have to leave ${s.about}`,
    steps: [
      s =>
        say`List by name those who chose ${s.about} in the last ${s.time(24, 'month')}, and what moving would take from them.`,
      () =>
        say`Write on one page how they move to you: what stays as it is, what you do for them, by when.`,
      s =>
        say`Send it to the first ${s.outside(10)} now, and to the rest as soon as the day is certain.`,
    ],
    metric: s =>
      say`${s.percent(0.3)} of the first ${s.outside(10)} talk to you within ${s.time(12, 'week')}.`,
    stop: s =>
      say`Stop if nobody of the first ${s.outside(10)} sees a reason to move before the day.`,
  },
]
