import { type Company, factsOf } from '../company/company.ts'
import { accountOf } from '../company/accounts.ts'
import { boundBy } from '../company/bound.ts'
import { linesOf } from '../company/lines.ts'
import { holds } from '../company/presupposed.ts'
import type { FoundBy } from '../findings/finding.ts'
import { say } from '../sentences/sentence.ts'
import { changeThat, constraintOf, knows, restedOn, restsOn } from './conditions.ts'
import type { Play } from './play.ts'
import { hasCeiling } from './reserves.ts'
import type { Scene } from './scene.ts'

/** Lines beside the main one from which on a business has other legs. */
const LEGS = 2

const hasOtherLegs = (company: Company): boolean => factsOf(company, 'offer').length > LEGS

/** Whether what is sold runs on until it is ended. */
const runsOn = ({ company, finding }: Scene): boolean => holds('agreements', company, finding.rests)

/** A line beside the main one that brings so much is a leg already. */
const LEG = 0.2

/** From this part of sales on, a fall of one line is a fall of the firm. */
const MOST = 0.65

/** Whether something stands beside the main line that could carry a part of a bad year. */
const standsOnTwo = (company: Company): boolean => {
  const [, next] = linesOf(company)
  return (next?.share ?? 0) >= LEG
}

/** Whoever turns work away, or lacks hands or room, builds nothing new beside it. */
const isShort = (company: Company): boolean =>
  boundBy(company) !== null ||
  constraintOf('capacity', 'one-person', 'skills', 'cash')(company) !== undefined

/** Whether the one account is more than half of all: there is no other of its kind to win. */
const isMostOfAll = (company: Company, { rests }: FoundBy): boolean =>
  (accountOf(company, rests)?.share ?? 0) >= 1 / 2

/** Moves that choose among lines and groups: what to lean on, what to end, and what not to hang on. */
export const focusMixPlays: readonly Play[] = [
  {
    id: 'tie-down-the-largest',
    area: 'focus',
    nature: 'act',
    on: [
      'concentration.customer',
      'concentration.largest',
      'concentration.loss-survival',
      'brake.one-customer',
    ],
    presumes: ['free-account', 'chosen-demand'],
    sells: ['orders', 'projects', 'memberships'],
    owner: 'sales',
    hours: 12,
    weeks: [4, 26],
    cost: [0, 60_000],
    confidence: 4,
    source: {
      method: 'Account plans for those you cannot lose',
      by: 'Capon 2001',
    },
    title: s =>
      say`Get notice from ${s.own.account(say`the largest account`)}, and a second contact there`,
    steps: [
      s =>
        say`Write down who at ${s.own.account(say`the largest account`)} knows you, who decides and who pays, and find a second and a third name beside them.`,
      s =>
        runsOn(s)
          ? say`Offer ${s.own.account(say`the account`)} a longer term than today’s at a fixed price, with notice of half a year on both sides.`
          : say`Ask ${s.own.account(say`the account`)} what it will need in the next year, and offer a price that stands for that time in exchange for early word of any change.`,
      s =>
        say`Ask ${s.own.account(say`the account`)} each half year what would make it go elsewhere, and mend the first thing it names.`,
    ],
    metric: s =>
      say`${s.number(3)} contacts, and a written word on the next year, within ${s.time(6, 'month')}.`,
    stop: s =>
      say`Stop conceding terms where the account would leave less than ${s.percent(0.8)} of what an average one leaves.`,
    pair: {
      own: restedOn('segment'),
      around: changeThat('hurts', 'rival'),
      because: (s, own, around) =>
        say`So much rests on ${s.label(own)} that ${s.label(around)} would hit you there first: an agreement gives you notice, and a second contact gives you warning.`,
    },
  },
  {
    id: 'learn-how-it-decides',
    area: 'focus',
    nature: 'act',
    on: [
      'concentration.customer',
      'concentration.largest',
      'concentration.loss-survival',
      'brake.one-customer',
    ],
    presumes: ['ruled-account'],
    owner: 'sales',
    hours: 12,
    weeks: [3, 26],
    cost: [0, 60_000],
    confidence: 4,
    source: { method: 'Account plans for those you cannot lose', by: 'Capon 2001' },
    title: s =>
      say`Learn by which rules ${s.own.account(say`the largest payer`)} decides, before it decides next`,
    steps: [
      s =>
        say`Find out on which day ${s.own.account(say`the largest payer`)} decides next, who has a say, by which criteria, and until when questions may be asked; ask yours in writing.`,
      s =>
        say`Set your own record beside each thing that ${s.own.account(say`it`)} looks at, in figures and with papers, and begin to count now what has no figure yet.`,
      s => {
        const fixed = s.own.fixedCosts()
        const costs = fixed ? say` of the ${fixed} of fixed costs` : say` of your costs`
        return say`Write down what${costs} you would end, and whom else you would ask, if the answer is no, with the day on which each would have to begin.`
      },
    ],
    metric: s =>
      say`Day, criteria and your figure for each are on one page within ${s.time(6, 'week')}.`,
    stop: s =>
      say`Answer terms that would leave nothing with your own cost sheet before the day, and look again after ${s.time(12, 'month')}.`,
  },
  {
    id: 'one-list-of-the-few',
    area: 'focus',
    nature: 'act',
    on: ['concentration.top'],
    presumes: ['businesses'],
    sells: ['orders', 'projects', 'memberships'],
    owner: 'sales',
    hours: 8,
    weeks: [2, 26],
    cost: [0, 20_000],
    confidence: 4,
    source: { method: 'Account plans for those you cannot lose', by: 'Capon 2001' },
    title: s => say`Keep one list of ${s.about}, with a name of yours beside each`,
    steps: [
      () =>
        say`Write each of them on one line: what a year brings, who decides there, who of you knows them, and when you last spoke.`,
      s =>
        say`Give each one person who asks every ${s.time(3, 'month')} what they will need next and what did not please them.`,
      () =>
        say`Write down what each of them needs every year, and propose the day for it before they ask.`,
    ],
    metric: s =>
      say`Nobody on the list has gone ${s.time(3, 'month')} without a talk, within ${s.time(6, 'month')}.`,
    stop: () => say`Give those less time who say that they would rather ask by themselves.`,
  },
  {
    id: 'next-of-the-same-kind',
    area: 'focus',
    nature: 'act',
    raises: true,
    on: ['concentration.customer', 'concentration.largest', 'brake.one-customer'],
    presumes: ['free-account', 'chosen-demand'],
    sells: ['orders', 'projects', 'memberships'],
    not: (company, finding) =>
      isMostOfAll(company, finding) ||
      restsOn('segment', ({ growth }) => (growth ?? 0) < 0)(company, finding),
    owner: 'sales',
    hours: 24,
    weeks: [8, 40],
    cost: [20_000, 300_000],
    confidence: 4,
    source: { method: 'A named list in place of a broad search', by: 'Moore 1991' },
    title: () => say`Win the next ones of the same kind, from a list of names`,
    steps: [
      s =>
        say`Write down what ${s.own.account(say`the largest`)} has in common with the good ones, and name all others that share it, few as they may be.`,
      s =>
        say`Ask ${s.own.account(say`the largest`)}, and those who supply it, for an introduction to the first of them.`,
      s =>
        say`Offer each a small first ${s.sale} with full care, and talk with one a week until the list is through.`,
    ],
    metric: s =>
      say`Another ${s.customer} of that kind is won within ${s.time(9, 'month')}, and the largest share is ${s.percent(0.1)} smaller.`,
    stop: s => say`Change the kind once the list is through and has brought no first ${s.sale}.`,
  },
  {
    id: 'second-leg',
    area: 'focus',
    nature: 'act',
    on: ['concentration.offer', 'concentration.hhi'],
    presumes: ['chosen-demand', 'paying-its-way'],
    // Who sells several other lines has legs: what they lack is weight.
    not: (company, finding) =>
      hasOtherLegs(company) ||
      standsOnTwo(company) ||
      isShort(company) ||
      (finding.rule === 'concentration.hhi' && restsOn('channel')(company, finding)),
    sells: ['orders', 'projects'],
    owner: 'owner',
    hours: 30,
    weeks: [10, 40],
    cost: [30_000, 500_000],
    confidence: 3,
    source: { method: 'One step from the core at a time', by: 'Zook 2004' },
    title: () => say`Build a second leg on what the main line brings in`,
    steps: [
      s =>
        say`Ask ${s.heads(12)} ${s.customers} of ${s.own.line(say`the main line`)} what they need just before and just after, and who helps them with it.`,
      s =>
        say`Choose what could be done with the same people and the same tools, and would still be wanted if nobody asked for ${s.own.line(say`the main line`)} any more.`,
      s => {
        const left = s.own.left()
        const beside = left
          ? say`, and what it leaves beside the ${left} of ${s.own.line(say`the main line`)}`
          : say``
        return say`Sell it to the first who would pay before building more, and count the hours it takes${beside}.`
      },
    ],
    metric: s =>
      say`The second leg brings ${s.percent(0.1)} of income within ${s.time(9, 'month')}.`,
    stop: s =>
      say`End it if fewer than ${s.number(2)} of those asked pay, or if the main line suffers from it.`,
  },
  {
    id: 'first-sign-of-a-fall',
    area: 'focus',
    nature: 'measure',
    on: ['concentration.offer'],
    sells: ['orders', 'copies', 'memberships', 'projects'],
    // What brings little more than the next line needs no alarm of its own.
    fits: company => (linesOf(company)[0]?.share ?? 0) >= MOST,
    owner: 'owner',
    hours: 5,
    weeks: [1, 4],
    cost: [0, 0],
    confidence: 4,
    source: { method: 'Read signals, and fix the answer beforehand', by: 'Porter 1980' },
    title: s => say`Fix the first sign of a fall in ${s.about}, and what you do then`,
    steps: [
      s =>
        say`Write down what could make ${s.about} fall, who decides on each, and what would be seen of it first.`,
      s =>
        say`Choose one figure for the likeliest that moves before sales of ${s.about} do, and a person who looks it up each month.`,
      s => {
        const part = s.own.fixedPart(0.1)
        const cut = part
          ? say`which ${part} of fixed costs a year would go`
          : say`which costs would go`
        return say`Decide now, for a fall by ${s.percent(0.1)}, ${cut}, in which order, and who says so.`
      },
    ],
    metric: s => say`Sign, figure, person and order are on one page within ${s.time(4, 'week')}.`,
    stop: s => say`Choose another figure if it has moved ${s.number(2)} times and sales have not.`,
  },
  {
    id: 'more-like-the-best',
    area: 'focus',
    nature: 'decide',
    on: ['segment.value-rank', 'segment.share-against-number', 'segment.growth-gap'],
    owner: 'marketing',
    hours: 5,
    weeks: [2, 12],
    cost: [0, 60_000],
    confidence: 4,
    source: { method: 'Serve the customers worth most first', by: 'Fader 2012' },
    title: s => say`Decide what your best ${s.customers} get that the others do not`,
    steps: [
      () =>
        say`Rank your groups by what one of them leaves in a year after its cost, not by how many there are.`,
      () =>
        say`Write down for the top group how they came, what they praise, and what they have to put up with.`,
      s =>
        say`Remove one such nuisance for them this month, and point ${s.percent(0.5)} of new effort at places where more of them are.`,
    ],
    metric: s => say`The top group grows by ${s.percent(0.1)} within ${s.time(6, 'month')}.`,
    stop: s =>
      say`Spread the effort again if the group holds fewer than ${s.outside(50)} people or firms you can still reach.`,
  },
  {
    id: 'one-group-to-the-end',
    area: 'focus',
    nature: 'decide',
    on: [
      'segment.share-against-number',
      'segment.value-rank',
      'goal.gap',
      'demand.market-cap',
      'goal.rhythm',
    ],
    presumes: ['chosen-demand'],
    fits: (company, finding) =>
      finding.family !== 'goal' || knows('constraint', ({ sort }) => sort === 'awareness')(company),
    not: (company, finding) => finding.family === 'goal' && !knows('segment')(company),
    owner: 'marketing',
    hours: 12,
    weeks: [6, 26],
    cost: [20_000, 250_000],
    confidence: 3,
    source: { method: 'Win one niche before the next', by: 'Moore 1991' },
    title: () => say`Become the first name in one group before you speak to the next`,
    steps: [
      s =>
        say`Choose the group that is small enough to count, talks to each other, and where ${s.number(3)} already know you.`,
      () => say`Put their words, their cases and their questions on everything for half a year.`,
      () => say`Go where they meet, every time, with the same person.`,
    ],
    metric: s =>
      say`${s.number(5)} of ${s.outside(10)} asked in that group name you unprompted within ${s.time(26, 'week')}.`,
    stop: s =>
      say`Choose another group if fewer than ${s.number(2)} do after ${s.time(26, 'week')}.`,
  },
  {
    id: 'close-the-weak-line',
    area: 'focus',
    nature: 'decide',
    on: ['mix.hours-against-sales'],
    sells: ['orders', 'copies', 'memberships', 'projects'],
    excludes: ['small-line-as-addition'],
    fits: restsOn('offer', ({ share }) => share !== undefined && share < 0.25),
    owner: 'owner',
    hours: 6,
    weeks: [2, 12],
    cost: [0, 0],
    confidence: 4,
    source: { method: 'Planned abandonment', by: 'Drucker 1964' },
    title: s => say`Decide on a last day for ${s.about}`,
    steps: [
      s =>
        say`Look up how many who began with it later bought something else: below ${s.percent(0.15)} it leads to nothing else.`,
      () =>
        say`Tell those who use it the last day and who else does it, and serve what is promised.`,
      () =>
        say`Book the freed hours into the line that leaves most, by name and week, before the last day.`,
    ],
    metric: s =>
      say`${s.percent(0.8)} of the freed hours are sold again within ${s.time(12, 'week')}.`,
    stop: s => say`Keep it if more than ${s.number(3)} good ${s.customers} would leave altogether.`,
  },
  {
    id: 'talk-to-more-first',
    area: 'focus',
    nature: 'measure',
    on: ['segment.evidence-n'],
    owner: 'marketing',
    hours: 8,
    weeks: [1, 5],
    cost: [0, 30_000],
    confidence: 4,
    source: { method: 'Interview until answers repeat', by: 'Guest, Bunce and Johnson 2006' },
    title: () => say`Talk with more of them before you build on what a few said`,
    steps: [
      s =>
        say`Choose as many more as bring you to ${s.number(12)}: some of your best, some who came once, some who went elsewhere.`,
      () =>
        say`Ask each the same few questions about the last time, not about wishes, and write the answers word for word.`,
      () => say`Count how many say the same without being led, and use only that.`,
    ],
    metric: s => say`${s.number(12)} conversations are on paper within ${s.time(5, 'week')}.`,
    stop: s => say`Stop earlier when ${s.number(3)} conversations in a row say nothing new.`,
  },
  {
    id: 'decide-on-what-they-did',
    area: 'focus',
    nature: 'measure',
    on: ['segment.evidence-n', 'segment.value-rank', 'brake.data'],
    owner: 'finance',
    hours: 4,
    weeks: [1, 3],
    cost: [0, 0],
    confidence: 4,
    source: { method: 'Recency, frequency, money', by: 'Hughes 1994' },
    title: () => say`Sort your own records before you ask anybody`,
    steps: [
      () => say`Take a year of bills, bookings or gifts, one line for each person or firm.`,
      () =>
        say`Sort them by last date, then by how often, then by how much, and mark the top of each.`,
      () => say`Look at those who are at the top of all lists, and write down what they share.`,
    ],
    metric: s =>
      say`The ${s.percent(0.2)} who bring most are known by name within ${s.time(3, 'week')}.`,
    stop: s =>
      say`Stop if the records cover less than ${s.percent(0.5)} of the year’s income: mend them first.`,
  },
  {
    id: 'ceiling-for-one-share',
    area: 'focus',
    nature: 'decide',
    on: ['concentration.customer', 'brake.one-customer'],
    presumes: ['free-account'],
    // Where hardly anything could go, or nearly everything, a ceiling steers nothing.
    fits: hasCeiling,
    owner: 'owner',
    hours: 2,
    weeks: [1, 3],
    cost: [0, 0],
    confidence: 3,
    source: { method: 'Spread risk over independent sources', by: 'Markowitz 1952' },
    title: () => say`Fix the largest share that any one source of income may have`,
    steps: [
      s => {
        const fixed = s.own.fixedCosts()
        const costs = fixed
          ? say`the ${fixed} of fixed costs could no longer be paid without it`
          : say`its loss would cost you people or premises`
        return say`Write down the share above which ${costs}.`
      },
      () =>
        say`Decide what happens when it is passed: new effort goes elsewhere, and money from it is partly laid aside.`,
      () => say`Look at the shares with the accounts each quarter, in the same meeting.`,
    ],
    metric: s =>
      say`The ceiling and what follows from it are in writing within ${s.time(3, 'week')}, and the largest share falls within ${s.time(12, 'month')}.`,
    stop: s =>
      say`Turn nobody good away for it: the rule only steers the last ${s.percent(0.2)} of effort.`,
  },
]
