import { say } from '../sentences/sentence.ts'
import { agree } from '../sentences/verbs.ts'
import { changeThat, constraintOf, knows } from './conditions.ts'
import type { Play } from './play.ts'

/** Moves on what one sale leaves, what must be covered, and what may be paid for the next one. */
export const economicsPlays: readonly Play[] = [
  {
    id: 'cost-the-last-sales',
    area: 'economics',
    nature: 'measure',
    on: [
      'economics.contribution',
      'goal.contribution',
      'economics.allowable-cac',
      'mix.margin-shift',
      'economics.profit-growth',
      'mix.largest-earns-less',
    ],
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
        say`Take ${s.number(8)} recent ${s.sales} of different size, and collect every bill and hour that would not exist without them.`,
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
    on: ['economics.contribution', 'change.cost-per-sale'],
    sells: ['orders', 'copies', 'memberships', 'projects'],
    fits: knows('offer', ({ unitCost, margin }) => unitCost !== undefined || margin !== undefined),
    owner: 'operations',
    hours: 14,
    weeks: [3, 12],
    cost: [0, 100_000],
    confidence: 4,
    source: { method: 'Value analysis: what does the buyer notice?', by: 'Miles 1961' },
    title: () => say`Take cost out where no buyer would notice`,
    steps: [
      () => say`Break the cost of one sale into its parts, and circle the largest.`,
      s =>
        say`Ask of it: what does it do, who would notice without it, what else does the same? Find ${s.number(3)} answers with somebody from outside.`,
      s =>
        say`Try the best answer on ${s.past(10)} sales, and ask those buyers nothing unless they speak of it.`,
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
    title: () => say`Put an end date and a name beside every fixed cost`,
    steps: [
      s => {
        const fixed = s.own.fixedCosts()
        const what = fixed
          ? say`what makes up the ${fixed} a year that are paid`
          : say`what is paid`
        return say`Print a year of bank statements, and list ${what} whether or not anything comes in.`
      },
      s =>
        say`Write beside each line who would miss it, whether ${s.own.line(say`the main line`)} needs it, and the next day on which it can be ended.`,
      s => {
        const part = s.own.fixedPart(0.05)
        const aim = part ? say`, until ${part} a year is saved` : say``
        return say`End the lines with no name this week, give notice where notice can be taken back, and renegotiate the largest before its date${aim}.`
      },
    ],
    metric: s => say`Fixed costs fall by ${s.percent(0.05)} within ${s.time(16, 'week')}.`,
    stop: s => say`Leave a line alone if ending it costs more than ${s.time(12, 'month')} of it.`,
  },
  {
    id: 'fixed-into-moving',
    area: 'economics',
    nature: 'decide',
    on: [
      'economics.fixed-coverage',
      'economics.fixed-of-lines',
      'economics.own-or-hire',
      'concentration.loss-survival',
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
          ? say`what of the ${fixed} of fixed costs a year does nothing`
          : say`the fixed costs that do nothing`
        return say`List ${costs} in a weak month: space, vehicles, licences, standby hours.`
      },
      () => say`Ask for each what it would cost by the use: by the day, by the piece, by the seat.`,
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
      'price.arrives',
    ],
    sells: ['orders', 'copies', 'memberships', 'projects'],
    owner: 'marketing',
    hours: 4,
    weeks: [1, 8],
    cost: [0, 0],
    confidence: 4,
    source: { method: 'Allowable cost of acquisition', by: 'Blattberg and Deighton 1996' },
    title: s => say`Set the most that a new ${s.customer} may cost, for every source`,
    steps: [
      s =>
        say`Take what a new ${s.customer} leaves in the first year after direct cost, and allow ${s.percent(1 / 3)} of it.`,
      () => say`Set what each source cost over the last year beside it, your own hours included.`,
      () =>
        say`Halt the sources above the line for a quarter, and give their money to the cheapest below it.`,
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
    sells: ['memberships'],
    owner: 'sales',
    hours: 12,
    weeks: [3, 12],
    cost: [0, 80_000],
    confidence: 4,
    source: { method: 'Shorten the payback of acquisition', by: 'Skok 2010' },
    title: () => say`Earn back what a new member costs in the first months`,
    steps: [
      () =>
        say`Write down what is spent until a member is in: advertising, conversations, setting up, the first weeks of help.`,
      s =>
        say`Offer a paid start that members value, such as setting up, a first session or a course, at ${s.percent(0.3)} of that sum or more.`,
      s =>
        say`Shorten any free time to the days in which people truly decide, and count who joins over ${s.time(8, 'week')}.`,
    ],
    metric: s =>
      say`The months until a member has paid back fall by ${s.percent(0.25)} within ${s.time(3, 'month')}.`,
    stop: s => say`Drop the paid start if ${s.percent(0.1)} fewer join over ${s.time(8, 'week')}.`,
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
    sells: ['orders', 'copies', 'projects'],
    cases: 30,
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
    on: [
      'economics.hire-threshold',
      'capacity.full',
      'goal.whole-steps',
      'capacity.ads-while-full',
    ],
    sells: ['orders', 'projects', 'memberships'],
    fits: knows(
      'constraint',
      ({ resource, sort }) =>
        resource === 'hours' ||
        resource === 'craft' ||
        resource === 'posts' ||
        sort === 'one-person',
    ),
    owner: 'owner',
    hours: 4,
    weeks: [1, 12],
    cost: [0, 0],
    confidence: 4,
    source: { method: 'Break-even of a hire', by: 'Horngren 1962' },
    title: () => say`Fix the booked work at which you hire`,
    steps: [
      s => {
        const left = s.own.left()
        const each = left
          ? say`, at the ${left} that one of ${s.own.line(say`the main line`)} leaves,`
          : say``
        return say`Work out how many sales a year${each} pay for the post with everything around it: charges, tools, holidays, your hours of teaching.`
      },
      () => say`Write that figure as booked weeks, and set a mark on the wall calendar.`,
      s =>
        say`Sign when the mark was passed in ${s.number(3)} months in a row, first for ${s.time(6, 'month')}.`,
    ],
    metric: s =>
      say`The post is booked to ${s.percent(0.7)} within ${s.time(12, 'week')} of its first day.`,
    stop: s =>
      say`Let the term run out if it is booked below ${s.percent(0.5)} after ${s.time(5, 'month')}.`,
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
      'goal.margin-lever',
      'goal.rhythm',
      'goal.needed',
      'goal.lines-sum',
    ],
    sells: ['orders', 'copies', 'memberships', 'projects'],
    fits: knows('offer', ({ unitCost, margin }) => unitCost !== undefined || margin !== undefined),
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
        return say`Divide it by ${each}, and compare the number with the goal${gap ? say` ${gap}` : say` you had`}.`
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
    on: [
      'goal.budget-per-unit',
      'goal.gap',
      'economics.allowable-cac',
      'goal.budget-return',
      'goal.rhythm',
    ],
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
