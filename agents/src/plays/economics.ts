import { type Company, factsOf } from '../company/company.ts'
import { holds } from '../company/presupposed.ts'
import { say } from '../sentences/sentence.ts'
import { agree } from '../sentences/verbs.ts'
import { changeThat, constraintOf, knows, paidByTime, restsOn } from './conditions.ts'
import type { Play } from './play.ts'
import type { Scene } from './scene.ts'

/** Whether whoever is won once goes on paying: by agreement, or by coming back more often than not. */
const staysOn = ({ company, finding }: Scene): boolean =>
  holds('agreements', company, finding.rests) ||
  knows('segment', ({ repeats }) => (repeats ?? 0) > 1 / 2)(company)

/** What a goal counts, where it can be divided by what one sale leaves. */
const OF_SALES = new Set(['sales', 'money', 'customers', 'members'])

/** The part that comes back by itself, from which on a next date is asked of nobody. */
const OFTEN = 0.3
const comesBack = (company: Company): boolean =>
  knows('segment', ({ repeats }) => (repeats ?? 0) >= OFTEN)(company)

/** Whether more than one way to customers is known that costs something. */
const hasSeveralWays = (company: Company): boolean =>
  factsOf(company, 'channel').filter(
    ({ spend, takes, attempt }) => attempt !== 'failed' && (spend ?? takes),
  ).length > 1

/** Moves on what one sale leaves, what must be covered, and what may be paid for the next one. */
export const economicsPlays: readonly Play[] = [
  {
    id: 'cost-the-last-sales',
    area: 'economics',
    nature: 'measure',
    on: [
      'economics.contribution',
      'mix.margin-shift',
      'economics.profit-growth',
      'mix.largest-earns-less',
    ],
    presumes: ['quotes'],
    sells: ['orders', 'copies', 'memberships', 'projects'],
    owner: 'finance',
    hours: 6,
    weeks: [1, 3],
    cost: [0, 0],
    confidence: 5,
    source: { method: 'Contribution of one sale from actual costs', by: 'Horngren 1962' },
    title: () => say`Cost the last sales one by one, not on average`,
    steps: [
      s =>
        say`Take ${s.number(8)} recent ${s.sales} of ${s.own.line(say`different size`)}, large and small, and collect every bill and hour that would not exist without them.`,
      () =>
        say`Set price and cost side by side for each, and look at the best and the worst before the average.`,
      () =>
        say`Use the weaker cases, not the average, when you decide what you may pay to win the next one.`,
    ],
    metric: s =>
      say`What one sale leaves is known to within ${s.percent(0.1)} after ${s.time(3, 'week')}.`,
    stop: s =>
      say`Stop adding cases when the next ${s.number(3)} change the result by less than ${s.percent(0.03)}.`,
  },
  {
    id: 'largest-cost-first',
    area: 'economics',
    nature: 'act',
    on: ['economics.contribution', 'change.cost-per-sale', 'soon.cost-of-sale'],
    sells: ['orders', 'copies', 'memberships', 'projects'],
    fits: knows('offer', ({ unitCost, margin }) => unitCost !== undefined || margin !== undefined),
    owner: 'operations',
    hours: 14,
    weeks: [3, 12],
    cost: [0, 100_000],
    confidence: 4,
    source: { method: 'Value analysis: what does the buyer notice?', by: 'Miles 1961' },
    title: () => say`Take cost out of the largest part of a sale, where nothing is lost`,
    steps: [
      s =>
        say`Break the cost of one sale of ${s.own.line(say`the main line`)} into its parts, and circle the largest.`,
      s =>
        say`Ask of it: what does it do, who would notice without it, what else does the same? Find ${s.number(3)} answers with somebody from outside.`,
      s =>
        say`Have whoever answers for the quality agree to the best answer, try it on ${s.past(10)} sales, and compare them with those before.`,
    ],
    metric: s =>
      say`The cost of one sale falls by ${s.percent(0.05)} within ${s.time(12, 'week')}.`,
    stop: s => say`Undo it after ${s.count(2, 'complaint', 'complaints')} about the same thing.`,
  },
  {
    id: 'fixed-costs-with-dates',
    area: 'economics',
    nature: 'act',
    on: [
      'economics.fixed-coverage',
      'economics.fixed-of-lines',
      'cash.runway',
      'cash.months-left',
      'cash.before-money',
      'concentration.loss-survival',
      'cash.budget-of-runway',
      'economics.fixed-above-sales',
      'economics.lines-at-most',
    ],
    owner: 'finance',
    hours: 8,
    weeks: [2, 16],
    cost: [0, 0],
    confidence: 4,
    source: { method: 'Zero-based review of fixed costs', by: 'Pyhrr 1970' },
    title: () => say`Put a name and the next day of choice beside every fixed cost`,
    steps: [
      s => {
        const fixed = s.own.fixedCosts()
        const what = fixed ? say`the ${fixed} a year that go out` : say`what goes out`
        return say`Split ${what} whether or not anything comes in, from a year of bank statements: people, rooms, machines, contracts, loans, each with its sum.`
      },
      () =>
        say`Write beside each what would stop without it, who answers for it, and the next day on which it can be ended or agreed anew.`,
      s => {
        const part = s.own.fixedPart(0.05)
        const aim = part ? say`, until ${part} a year is saved` : say``
        return say`End what nothing stops without, and talk about the largest that can be agreed anew before its day${aim}.`
      },
    ],
    metric: s => say`Fixed costs fall by ${s.percent(0.05)} within ${s.time(16, 'week')}.`,
    stop: s => say`Leave a cost alone if ending it costs more than ${s.time(12, 'month')} of it.`,
  },
  {
    id: 'fixed-into-moving',
    area: 'economics',
    nature: 'decide',
    on: [
      'economics.fixed-coverage',
      'economics.fixed-of-lines',
      'economics.own-or-hire',
      'economics.fixed-above-sales',
      'economics.lines-at-most',
    ],
    sells: ['orders', 'copies', 'memberships', 'projects'],
    owner: 'finance',
    hours: 10,
    weeks: [4, 26],
    cost: [0, 100_000],
    confidence: 3,
    source: { method: 'Operating leverage: fixed against variable cost', by: 'Horngren 1962' },
    title: () => say`Turn one fixed cost into one that moves with sales`,
    steps: [
      s => {
        const fixed = s.own.fixedCosts()
        const costs = fixed
          ? say`what of the ${fixed} of fixed costs a year is paid to others`
          : say`what is paid to others each month`
        return say`List ${costs} and does little in a weak month; what you own, and your own people, stay off the list.`
      },
      () =>
        say`Ask those who are paid for it what it would cost by the use in place of by the month.`,
      s =>
        say`Change the one that would have been cheaper in at least ${s.number(7)} of the last ${s.time(12, 'month')}.`,
    ],
    metric: s =>
      say`The number of sales that cover the fixed costs falls by ${s.percent(0.05)} within ${s.time(6, 'month')}.`,
    stop: s => say`Keep it fixed if a good year would add more than ${s.percent(0.2)} to it.`,
    pair: {
      own: constraintOf('cash', 'season'),
      around: changeThat('hurts', 'demand'),
      because: (s, own, around) =>
        say`Income may fall with ${s.label(around)}, and ${s.label(own)} ${agree('leave', s.label(own))} no room for it: a cost that falls with sales carries part of the risk.`,
    },
  },
  {
    id: 'ceiling-for-winning',
    area: 'economics',
    nature: 'decide',
    on: [
      'economics.allowable-cac',
      'economics.ltv-cac',
      'channel.cost',
      'channel.year-of-customer',
      'goal.budget-per-unit',
      'goal.budget-return',
    ],
    sells: ['orders', 'copies', 'memberships', 'projects'],
    // One way alone cannot be weighed against another, nor halted.
    fits: hasSeveralWays,
    owner: 'marketing',
    hours: 4,
    weeks: [1, 8],
    cost: [0, 0],
    confidence: 4,
    source: { method: 'Allowable cost of acquisition', by: 'Blattberg and Deighton 1996' },
    title: s => say`Set the most that a new ${s.customer} may cost, for every source`,
    steps: [
      s => {
        const time = staysOn(s) ? say`in the years they usually stay` : say`in the first year`
        return say`Take what a new ${s.customer} leaves ${time} after direct cost, and allow ${s.percent(1 / 3)} of it.`
      },
      () =>
        say`Set beside it what each source cost for one over the last year: what is paid out, a commission and your own hours included.`,
      () =>
        say`Halt the dearest source above the line for a quarter, and give its money to the cheapest below it; where all are above, cut the dearest and look at the line again.`,
    ],
    metric: s =>
      say`What a new ${s.customer} costs falls by ${s.percent(0.25)} within ${s.time(3, 'month')}.`,
    stop: s =>
      say`Open a halted source again if new ${s.customers} fall by more than ${s.percent(0.15)}.`,
  },
  {
    id: 'first-sale-pays-back',
    area: 'economics',
    nature: 'act',
    on: ['economics.payback', 'economics.ltv-cac'],
    presumes: ['monthly-price', 'chosen-demand'],
    sells: ['memberships'],
    owner: 'sales',
    hours: 12,
    weeks: [3, 26],
    cost: [0, 80_000],
    confidence: 4,
    source: { method: 'Shorten the payback of acquisition', by: 'Skok 2010' },
    title: () => say`Earn back what a new member costs in the first months`,
    steps: [
      () =>
        say`Write down what is spent until a member is in: being found, talks, setting up, the first weeks of help.`,
      s =>
        say`Offer a paid start that members value, such as setting up or being shown how, at ${s.percent(0.3)} of that sum or more.`,
      () =>
        say`Shorten any free time to the days in which people truly decide, and note who does not join and why.`,
    ],
    metric: s =>
      say`The months until a member has paid back fall by ${s.percent(0.25)} within ${s.time(6, 'month')}.`,
    stop: () => say`Drop the paid start if it becomes the commonest reason not to join.`,
  },
  {
    id: 'second-sale-offer',
    area: 'economics',
    nature: 'act',
    on: [
      'economics.ltv',
      'economics.ltv-cac',
      'economics.payback',
      'demand.repeat-rate',
      'demand.one-more-purchase',
    ],
    presumes: ['appointments', 'chosen-demand'],
    sells: ['orders', 'projects'],
    // Who comes back more often than not, or has an agreement, needs no such offer.
    not: company => paidByTime(company) || comesBack(company),
    cases: 60,
    owner: 'sales',
    hours: 10,
    weeks: [3, 16],
    cost: [0, 60_000],
    confidence: 4,
    source: { method: 'Value of the customer beyond the first sale', by: 'Gupta and Lehmann 2005' },
    title: () => say`Fix the next purchase before the first one is finished`,
    steps: [
      s =>
        say`Look up what ${s.customers} who came back bought after ${s.own.line(say`the first time`)}, and how much later.`,
      s => {
        const price = s.own.price()
        const beside = price
          ? say`a price beside the ${price} of ${s.own.line(say`the main line`)}`
          : say`a price`
        return say`Write that next step into the handover: a date, ${beside} and one sentence on why then.`
      },
      s => say`Ask for the date on the spot, and remind ${s.time(2, 'week')} before it.`,
    ],
    metric: s =>
      say`${s.percent(0.2)} of those who finish have a next date within ${s.time(16, 'week')}.`,
    stop: s =>
      say`Change the step or the time if ${s.number(30)} offers bring fewer than ${s.number(3)} dates.`,
  },
  {
    id: 'hire-when-booked',
    area: 'economics',
    nature: 'decide',
    on: ['economics.hire-threshold', 'capacity.full', 'goal.whole-steps'],
    presumes: ['teachable'],
    sells: ['orders', 'projects', 'memberships'],
    fits: knows(
      'constraint',
      ({ resource, sort }) => resource === 'hours' || resource === 'craft' || sort === 'one-person',
    ),
    owner: 'owner',
    hours: 4,
    weeks: [1, 12],
    cost: [0, 0],
    confidence: 4,
    source: { method: 'Break-even of a hire', by: 'Horngren 1962' },
    title: () => say`Fix the work in hand at which you hire`,
    steps: [
      s => {
        const left = s.own.left()
        const each = left
          ? say`, at the ${left} that one of ${s.own.line(say`the main line`)} leaves,`
          : say``
        return say`Work out how many sales a year${each} pay for the post with everything around it: charges, tools, holidays, your hours of teaching.`
      },
      () =>
        say`Write that figure as weeks of work in hand, agreed and dated, and look at it on the first of each month.`,
      s =>
        say`Sign when it was passed in ${s.number(3)} months in a row, first for ${s.time(6, 'month')} where the law and the trade allow it.`,
    ],
    metric: s =>
      say`${s.percent(0.7)} of the paid hours of the post are filled within ${s.time(12, 'week')} of its first day.`,
    stop: s =>
      say`Let the term run out if less than ${s.percent(0.5)} are filled after ${s.time(5, 'month')}.`,
  },
  {
    id: 'goal-in-what-is-left',
    area: 'economics',
    nature: 'decide',
    on: [
      'economics.profit-growth',
      'goal.contribution',
      'goal.price-or-volume',
      'goal.gap',
      'goal.rhythm',
      'goal.needed',
      'goal.lines-sum',
    ],
    sells: ['orders', 'copies', 'memberships', 'projects'],
    fits: knows('offer', ({ unitCost, margin }) => unitCost !== undefined || margin !== undefined),
    not: (company, finding) =>
      restsOn('goal', ({ counts }) => counts !== undefined && !OF_SALES.has(counts))(
        company,
        finding,
      ),
    owner: 'owner',
    hours: 3,
    weeks: [1, 3],
    cost: [0, 0],
    confidence: 4,
    source: { method: 'Target contribution', by: 'Horngren 1962' },
    title: () => say`Set the goal in what is left over, not in sales`,
    steps: [
      s => {
        const fixed = s.own.fixedCosts()
        const costs = fixed ? say`the ${fixed} of fixed costs` : say`fixed costs`
        return say`Write down what must be left over in the year: ${costs}, your own pay, repayments, a reserve.`
      },
      s => {
        const left = s.own.left()
        const each = left
          ? say`what one sale of each line leaves, ${left} with ${s.own.line(say`the main line`)}`
          : say`what one sale of each line leaves`
        const gap = s.own.gap()
        // A number of sales is set against a number; against money, what they bring.
        const set = restsOn('goal', ({ form }) => form === 'money')(s.company, s.finding)
          ? say`turn that number into sales at your prices, and compare them`
          : say`compare the number`
        return say`Divide it by ${each}; ${set} with the goal${gap ? say` ${gap}` : say` you had`}.`
      },
      s => say`Drop the part of ${s.own.aim(say`the goal`)} that would add sales and no money.`,
    ],
    metric: s => say`The goal stands in money left over, on one page, within ${s.time(2, 'week')}.`,
    stop: s =>
      say`Keep the old goal if both lead to the same number of sales within ${s.percent(0.05)}.`,
  },
  {
    id: 'money-in-stages',
    area: 'economics',
    nature: 'decide',
    on: ['goal.budget-per-unit', 'goal.gap', 'goal.budget-return', 'goal.rhythm'],
    fits: knows('budget', ({ amount }) => amount !== undefined),
    owner: 'finance',
    hours: 4,
    weeks: [1, 12],
    cost: [0, 0],
    confidence: 3,
    source: {
      method: 'Discovery-driven planning: spend to learn, in stages',
      by: 'McGrath and MacMillan 1995',
    },
    title: () => say`Release the budget in stages, each for what the last one brought`,
    steps: [
      s =>
        say`Split the sum: ${s.percent(0.25)} for tests, ${s.percent(0.6)} for what worked, the rest as a reserve.`,
      s =>
        say`Write down before spending what the first stage must bring in ${s.time(6, 'week')}, as a number of ${s.sales}.`,
      () =>
        say`Release the next stage only on the day that number is looked at, with somebody else in the room.`,
    ],
    metric: s =>
      say`The second stage brings each ${s.sale} ${s.percent(0.2)} cheaper than the first, within ${s.time(16, 'week')}.`,
    stop: s =>
      say`Keep what is left if the first stage brings less than ${s.percent(0.5)} of what was written down.`,
  },
  {
    id: 'budget-from-the-goal',
    area: 'economics',
    nature: 'general',
    on: [
      'goal.budget-per-unit',
      'goal.gap',
      'conversion.goal-leads',
      'goal.budget-return',
      'goal.rhythm',
      'goal.needed',
      'goal.lines-sum',
    ],
    owner: 'marketing',
    hours: 4,
    weeks: [1, 2],
    cost: [0, 0],
    confidence: 3,
    source: { method: 'Objective-and-task budgeting', by: 'Kotler and Keller 2016' },
    title: () => say`Build the budget back from the goal, line by line`,
    steps: [
      s =>
        say`Write down how many new ${s.sales} are needed, and which share of the people you spoke to became one last year.`,
      () =>
        say`Divide, and you know how many people to reach; set beside each source how many of them it can bring and at what price.`,
      () =>
        say`Cut the goal or move the date where the sum does not fit the money, before anything is spent.`,
    ],
    metric: s =>
      say`Every line of the budget names the ${s.sales} it is for, within ${s.time(2, 'week')}.`,
    stop: s =>
      say`Strike out a line that brought less than ${s.percent(0.5)} of its number by the halfway point.`,
  },
  {
    id: 'cost-to-serve',
    area: 'economics',
    nature: 'act',
    on: ['change.price-set'],
    presumes: ['businesses'],
    sells: ['orders', 'projects', 'memberships'],
    cases: 20,
    owner: 'finance',
    hours: 10,
    weeks: [3, 12],
    cost: [0, 20_000],
    confidence: 4,
    source: {
      method: 'Manage customers for profits, not just sales',
      by: 'Shapiro, Rangan, Moriarty and Ross 1987',
    },
    title: s => say`Change the terms for the ${s.customers} who cost more than they leave`,
    steps: [
      s =>
        say`List the ${s.heads(20)} largest ${s.customers}, with what each leaves after direct cost and the hours spent on calls, changes and chasing money.`,
      () => say`Put a price on those hours, and mark who falls below zero.`,
      () =>
        say`Offer each of those a change: fewer visits, a fee for changes, payment on the day, a higher price.`,
    ],
    metric: s =>
      say`None of those marked costs more than it leaves within ${s.time(12, 'week')}, or it has gone.`,
    stop: s =>
      say`Leave an account as it is if it fills hours that would stay empty for more than ${s.time(8, 'week')}.`,
  },
]
