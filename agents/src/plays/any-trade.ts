import type { Company, Fact } from '../company/company.ts'
import type { FoundBy } from '../findings/finding.ts'
import { restsOn, rivalAsks } from './conditions.ts'
import type { Play } from './play.ts'
import { say } from '../sentences/sentence.ts'

/** So many refusals a year that a list of two months shows something. */
const A_FEW_A_MONTH = 24

/** A lack that the firm can lift itself: no money helps against the weather, and no rule of a ministry is its own. */
const OWN_LACKS = new Set<Fact<'constraint'>['sort']>([
  'capacity',
  'one-person',
  'skills',
  'systems',
])
const isOwn = (sort: Fact<'constraint'>['sort']): boolean =>
  sort === undefined || OWN_LACKS.has(sort)

/** What is given or agreed until a day, and ends on it unless somebody decides otherwise. */
const isAgreed = (company: Company, finding: FoundBy): boolean =>
  finding.rule === 'concentration.partner-ends' ||
  restsOn(
    'change',
    ({ direction, touches }) =>
      direction === 'ending' &&
      (touches === undefined || touches === 'funding' || touches === 'supply'),
  )(company, finding)

/** A goal in heads or pieces is not closed by a price. */
const isInMoney = (company: Company, finding: FoundBy): boolean =>
  restsOn('goal', ({ form }) => form === 'money')(company, finding)

/** Moves that follow from the arithmetic of their finding alone, and so hold in any trade. */
export const anyTradePlays: readonly Play[] = [
  {
    id: 'names-of-the-refused',
    area: 'capacity',
    nature: 'act',
    on: [
      'capacity.lost',
      'goal.turned-away',
      'goal.refused-money',
      'capacity.blended-loss',
      'demand.lost-sales',
    ],
    presumes: ['chosen-demand', 'all-year'],
    sells: ['orders', 'copies', 'memberships', 'projects'],
    fits: restsOn('constraint', ({ lost, sort }) => (lost ?? 0) >= A_FEW_A_MONTH && isOwn(sort)),
    owner: 'sales',
    hours: 4,
    weeks: [1, 6],
    cost: [0, 0],
    confidence: 3,
    source: { method: 'What waiting people need to know', by: 'Maister 1985' },
    title: () => say`Keep the names of those you turn away, and offer them the next place first`,
    steps: [
      s =>
        say`Write down from today everybody whom you turn away${s.own.brakeAside()}: a name, what was wanted, by when, and whether they would wait.`,
      s =>
        say`Offer those who would wait ${s.own.refused(say`the next place`)} as soon as one is free, before anybody new is looked for.`,
      s => {
        const lost = s.own.lost()
        const against = lost ? say` against the ${lost} of the last year` : say``
        return say`Count after ${s.time(2, 'month')} how many waited, how many went elsewhere and how many came twice, and set the sum${against}: it says how much of the refusals is lost for good.`
      },
    ],
    metric: s => say`Everybody turned away in ${s.time(2, 'month')} stands on one list.`,
    stop: s =>
      say`Give the list up if fewer than ${s.percent(0.1)} of those on it would have waited.`,
  },
  {
    id: 'price-of-more-room',
    area: 'capacity',
    nature: 'decide',
    fits: restsOn('constraint', ({ sort }) => isOwn(sort)),
    on: [
      'capacity.blended-loss',
      'goal.refused-money',
      'goal.above-capacity',
      'goal.money-beyond-room',
      'goal.turned-away',
    ],
    owner: 'owner',
    hours: 6,
    weeks: [2, 6],
    cost: [0, 0],
    confidence: 4,
    source: { method: 'Relevant costs', by: 'Horngren 1962' },
    title: () => say`Price what would let more through before deciding on it`,
    steps: [
      s =>
        say`Name the smallest step by which a few more could be let through${s.own.brakeAside()}: something rented, somebody for some hours, a rule of your own changed.`,
      () => say`Ask what that step costs in a year, all of it: to have, to run, and to end again.`,
      s => {
        const left = s.own.left()
        const each = left ? say` at the ${left} that each leaves` : say``
        return say`Divide that cost by what one more leaves: that many more it has to let through${each}. Do it only where more than so many are asked for.`
      },
    ],
    metric: s =>
      say`One step with its cost and its number is on paper within ${s.time(4, 'week')}.`,
    stop: () =>
      say`Leave it where the number is larger than what is refused: then turning away is cheaper.`,
  },
  {
    id: 'answer-to-the-lower-price',
    area: 'pricing',
    nature: 'act',
    on: ['price.match-volume', 'price.rival-cheaper', 'price.vs-rival', 'price.gap-in-money'],
    presumes: ['free-price', 'chosen-demand'],
    sells: ['orders', 'copies', 'memberships', 'projects'],
    not: (company, finding) =>
      finding.rule === 'price.vs-rival' && !rivalAsks('less')(company, finding),
    excludes: ['discount-limit'],
    owner: 'sales',
    hours: 5,
    weeks: [1, 8],
    cost: [0, 0],
    confidence: 3,
    source: { method: 'Economic value to the customer', by: 'Nagle and Müller 2018' },
    title: s => say`Have one answer ready for whoever names ${s.own.rival(say`the lower price`)}`,
    steps: [
      s =>
        say`Write down what is in your price${s.own.forLine()} and not in theirs: what is done, who answers for it, and what happens when something goes wrong.`,
      s =>
        say`Ask the last ${s.past(5)} who chose you although they knew the lower price what decided it, and keep what more than one of them names.`,
      s =>
        say`Say that first from now on whenever ${s.own.rival(say`the lower price`)} is named, and write beside each how it ended.`,
    ],
    metric: s =>
      say`The answer is written within ${s.time(2, 'week')}, and stands beside every case since.`,
    stop: s =>
      say`Change the answer if it stopped nobody among the next ${s.past(10)} who named the lower price.`,
  },
  {
    id: 'year-by-months',
    area: 'cash',
    nature: 'decide',
    on: ['brake.season', 'season.quiet-share', 'season.goal-pace', 'season.peak-capacity'],
    owner: 'owner',
    hours: 4,
    weeks: [1, 4],
    cost: [0, 0],
    confidence: 4,
    source: { method: 'Budget by months', by: 'Horngren 1962' },
    title: () => say`Plan the year month by month, and move one thing out of the fullest`,
    steps: [
      s =>
        say`Write what came in and what had to be paid in each month of the last year side by side, ${s.own.line(say`the main line`)} in a column of its own.`,
      () =>
        say`Mark the months in which work is refused or rushed, and those in which hands are free.`,
      s =>
        say`Move one thing from a full month into a free one before the next season: ${s.sendsQuotes ? say`preparations, repairs, a part of the orders` : say`preparations, repairs, holidays, what can be made ahead`}.`,
    ],
    metric: s => say`The sheet with one thing moved is there within ${s.time(3, 'week')}.`,
    stop: () => say`Move it back if the free month costs more by it than the full one gains.`,
  },
  {
    id: 'one-sheet-of-ways',
    area: 'measurement',
    nature: 'measure',
    on: ['channel.every-cost', 'channel.cost', 'goal.wins-short', 'concentration.channel'],
    owner: 'marketing',
    hours: 4,
    weeks: [1, 12],
    cost: [0, 0],
    confidence: 4,
    source: {
      method: 'Cost of acquisition by way',
      by: 'Farris, Bendle, Pfeifer and Reibstein 2006',
    },
    title: s =>
      say`Put all ways to new ${s.customers} on one sheet, and decide on the dearest and the cheapest`,
    steps: [
      s =>
        say`Write every way by which ${s.customers} came in the last year into one row each: money, hours, how many, and what one of them cost.`,
      () =>
        say`For the dearest, name the day by which it has to bring one at what the next dearest costs, or ends.`,
      () =>
        say`For the cheapest, name the one thing that would make it bring more, and who does it from next month.`,
    ],
    metric: s => say`The sheet with both decisions is there within ${s.time(2, 'week')}.`,
    stop: () =>
      say`Leave out a way of which nobody can say how many it brought, and count it first.`,
  },
  {
    id: 'before-it-is-decided',
    area: 'change',
    nature: 'act',
    on: [
      'change.income-ends',
      'change.at-stake',
      'concentration.partner-ends',
      'economics.carried-by',
    ],
    fits: isAgreed,
    owner: 'owner',
    hours: 8,
    weeks: [2, 16],
    cost: [0, 0],
    confidence: 4,
    source: { method: 'Scenario planning', by: 'Schoemaker 1995' },
    title: s => say`Settle what happens without ${s.about} before its day`,
    steps: [
      s =>
        say`Ask now, in writing, by whom and by when it is decided whether ${s.about} goes on, and by what it is judged.`,
      () =>
        say`Work out the first year without it, month by month: what is missing, what could end with it, and what that costs to end.`,
      s =>
        say`Name the day on which you begin to do that if nothing is signed, early enough before ${s.own.day(say`its end`)} for every notice you have to give.`,
    ],
    metric: s =>
      say`Who decides, and the day on which the other plan begins, are on paper within ${s.time(4, 'week')}.`,
    stop: () => say`Put the plan away when it is signed, and keep the day for the next time.`,
  },
  {
    id: 'goal-by-what-comes',
    area: 'focus',
    nature: 'decide',
    on: ['goal.wins-short', 'goal.money-beyond-room'],
    excludes: ['gap-by-source'],
    owner: 'owner',
    hours: 3,
    weeks: [1, 3],
    cost: [0, 0],
    confidence: 3,
    source: { method: 'Milestone planning', by: 'Block and MacMillan 1985' },
    title: s =>
      say`Set ${s.own.aim(say`the goal`)} against what comes today, and close the difference on paper`,
    steps: [
      s =>
        say`Write what ${s.own.aim(say`the goal`)} takes into a box for each month, and below it what comes at the rate of the last year.`,
      s =>
        isInMoney(s.company, s.finding)
          ? say`Give the difference names: another way, more from a way that works, a higher price, a later day, or a smaller sum.`
          : say`Give the difference names: another way, more from a way that works, fewer who leave, a later day, or a smaller number.`,
      () => say`Strike what has no name, and write the goal that is left where everybody sees it.`,
    ],
    metric: s =>
      say`Each part of the difference has a name and a month within ${s.time(2, 'week')}.`,
    stop: s =>
      say`Set the goal anew after ${s.time(3, 'month')} if less than ${s.percent(0.5)} of what was due by then has come.`,
  },
  {
    id: 'one-letter-to-those-you-have',
    area: 'channels',
    nature: 'act',
    on: ['channel.unused-list', 'demand.repeat-rate'],
    presumes: ['chosen-demand'],
    owner: 'marketing',
    hours: 6,
    weeks: [1, 6],
    cost: [0, 20_000],
    confidence: 4,
    source: { method: 'Test mailing', by: 'Stone and Jacobs 2008' },
    title: () => say`Write one short letter to those who know you already`,
    steps: [
      s => say`Take the list of ${s.about}, and strike whoever asked not to be written to.`,
      () =>
        say`Write half a page: what is new since they last heard from you, one thing they can do about it now, and who answers when they reply.`,
      s =>
        say`Send it to ${s.percent(0.1)} of them first, read every answer of ${s.time(2, 'week')}, and mend the letter before it goes to the rest.`,
    ],
    metric: s =>
      say`The first part is out within ${s.time(2, 'week')}, and every answer is counted.`,
    stop: () => say`Do not send the rest if more ask to be left alone than do what it says.`,
  },
]
