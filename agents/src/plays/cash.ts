import { lossOf } from '../company/loss.ts'
import { leftOfYear } from '../company/left-of-year.ts'
import type { Company } from '../company/company.ts'
import { holds } from '../company/presupposed.ts'
import type { FoundBy } from '../findings/finding.ts'
import type { Hole } from '../sentences/hole.ts'
import { say, type Sentence } from '../sentences/sentence.ts'
import { constraintOf, hasNoOther, heldBackBy, knows, restedOn, restsOn } from './conditions.ts'
import type { Play } from './play.ts'
import { canLayAside, isSlowlyPaid } from './reserves.ts'
import type { Scene } from './scene.ts'

/** Sales that a firm makes before it notices. */
const HANDFUL = 20

/** What a handful of sales pays for, or brings by its own card twice over, needs no stages. */
function isSoonPaid(company: Company, finding: FoundBy): boolean {
  const needed = finding.figures.needed ?? 0
  const brings = restedOn('idea')(company, finding)?.brings ?? 0
  return needed < HANDFUL || brings >= needed * 2
}

/** The idea that a finding is about; what a goal is for is another matter. */
const stagedOf = (s: Scene): Hole | Sentence =>
  s.finding.family === 'economics' ? s.own.idea(say`the idea`) : say`the growth`

/** Moves that bring money in earlier, send it out later, or show in time when it ends. */
export const cashPlays: readonly Play[] = [
  {
    id: 'weeks-ahead-sheet',
    area: 'cash',
    nature: 'measure',
    on: [
      'cash.runway',
      'cash.months-left',
      'cash.before-money',
      'cash.limit',
      'cash.prepaid-gap',
      'cash.goal-funding',
      'cash.growth-held',
      'cash.rate-shock',
      'cash.budget-of-runway',
      'brake.cash',
      'economics.fixed-above-sales',
      'economics.lines-at-most',
    ],
    owner: 'finance',
    hours: 5,
    weeks: [1, 2],
    cost: [0, 0],
    confidence: 5,
    source: { method: 'Rolling short-term cash forecast', by: 'Slatter and Lovett 1999' },
    title: () => say`Forecast the bank balance week by week for a quarter`,
    steps: [
      s => {
        const [cash, fixed] = [s.own.sumOf('cash'), s.own.fixedCosts()]
        const start = cash ? say`, beginning with the ${cash} there are,` : say``
        const costs = fixed
          ? say`the ${fixed} of fixed costs a year by their days`
          : say`pay, rent, tax, loans`
        return say`Draw ${s.outside(13)} columns, a week each${start} and enter only what is certain: ${costs}, signed bills with their true day.`
      },
      () =>
        say`Add what each line is likely to bring in a second colour, and find the lowest week.`,
      () => say`Do it again every Monday, and write down where you were wrong last week.`,
    ],
    metric: s =>
      say`The forecast is within ${s.percent(0.1)} of the balance ${s.time(4, 'week')} later.`,
    stop: s =>
      say`Go over to a monthly sheet when the lowest week stays above ${s.time(2, 'month')} of costs for a quarter.`,
  },
  {
    id: 'dated-gates',
    area: 'cash',
    nature: 'decide',
    on: ['cash.runway', 'cash.months-left', 'cash.before-money', 'cash.budget-of-runway'],
    fits: knows(
      'measure',
      ({ metric }) => metric === 'runway' || metric === 'burn' || metric === 'cash',
    ),
    owner: 'owner',
    hours: 8,
    weeks: [1, 4],
    cost: [0, 0],
    confidence: 4,
    source: { method: 'Gates with a criterion fixed beforehand', by: 'Cooper 2008' },
    title: () => say`Set dated gates before the money ends, each with its own figure`,
    steps: [
      s => {
        const cash = s.own.sumOf('cash')
        const money = cash ? say`the ${cash} there are` : say`the money`
        return say`Fix the figure that must be reached by the day on which half of ${money} has gone.`
      },
      s => {
        const fixed = s.own.fixedCosts()
        const what = fixed ? say`what of the ${fixed} of fixed costs is cut` : say`what is cut`
        return say`Write down now ${what} if it is missed, by name, and who decides on that day.`
      },
      s => {
        const part = s.own.fixedPart(0.25)
        const least = part
          ? say`at least the ${part} of a quarter`
          : say`at least a quarter of costs`
        return say`Keep what an orderly end would cost, ${least}, untouched until the last gate.`
      },
    ],
    metric: s => say`Gates, figures and cuts are agreed in writing within ${s.time(2, 'week')}.`,
    stop: () =>
      say`Cut what was named and not the reserve at a missed gate; fix no new gate in place of one that was missed.`,
  },
  {
    id: 'money-before-the-product',
    area: 'cash',
    nature: 'act',
    on: ['cash.runway', 'cash.months-left', 'cash.before-money', 'cash.budget-of-runway'],
    presumes: ['chosen-demand', 'private-payers'],
    sells: ['copies', 'memberships', 'projects'],
    owner: 'sales',
    hours: 24,
    weeks: [4, 16],
    cost: [0, 150_000],
    confidence: 3,
    source: { method: 'Let customers fund the beginning', by: 'Mullins 2014' },
    title: () => say`Sell something smaller that can be paid for now`,
    steps: [
      () =>
        say`List what you already have that somebody would pay for on its own: a part of the work, an early version, what you know.`,
      s =>
        say`Offer it to the ${s.outside(20)} people who know you best, at a price that would matter, with a date of delivery.`,
      () => say`Deliver it as promised before you offer it to anybody else.`,
    ],
    metric: s =>
      say`Money for ${s.time(1, 'month')} of costs comes in within ${s.time(10, 'week')}.`,
    stop: s =>
      say`Stop if fewer than ${s.number(2)} of the ${s.outside(20)} pay, or if it costs more than ${s.percent(0.25)} of the hours.`,
  },
  {
    id: 'deposit-and-stages',
    area: 'cash',
    nature: 'act',
    on: ['cash.prepaid-gap', 'cash.limit', 'cash.goal-funding', 'cash.rate-shock', 'brake.cash'],
    presumes: ['private-payers', 'quotes', 'chosen-demand'],
    sells: ['orders', 'projects'],
    fits: isSlowlyPaid,
    owner: 'finance',
    hours: 6,
    weeks: [2, 10],
    cost: [0, 20_000],
    confidence: 4,
    source: { method: 'Payment with the progress of the work', by: 'Mullins 2014' },
    title: () => say`Ask for a deposit and for money at each stage`,
    steps: [
      s =>
        say`Write down for a typical sale of ${s.own.line(say`the main line`)} on which day you pay for what, and on which day money comes.`,
      s =>
        say`Put ${s.percent(0.3)} on signing into every new quote, and a stage on the day the largest cost falls due.`,
      () =>
        say`Begin no work and order no goods before the deposit is in, and say so kindly in the quote.`,
    ],
    metric: s =>
      say`The days between paying and being paid fall by ${s.percent(0.3)} within ${s.time(10, 'week')}.`,
    stop: s => say`Lower the deposit if more than ${s.percent(0.1)} of quotes are lost over it.`,
  },
  {
    id: 'year-in-advance',
    area: 'cash',
    nature: 'act',
    on: [
      'cash.runway',
      'cash.months-left',
      'cash.before-money',
      'cash.goal-funding',
      'economics.payback',
      'cash.budget-of-runway',
      'brake.cash',
    ],
    presumes: ['monthly-price', 'private-payers', 'chosen-demand'],
    sells: ['memberships'],
    // Where most are gone within a year, nobody pays for the next one.
    not: company => (lossOf(company)?.yearly ?? 0) > 1 / 2,
    owner: 'marketing',
    hours: 8,
    weeks: [2, 10],
    cost: [0, 30_000],
    confidence: 4,
    source: { method: 'Let customers fund the beginning', by: 'Mullins 2014' },
    title: () => say`Offer a year paid in advance, to the members who stay longest`,
    steps: [
      s =>
        say`List the members who have been there longer than ${s.time(1, 'year')} and have always paid in time.`,
      s =>
        say`Offer them the next year at the price of ${s.time(11, 'month')}, for ${s.time(2, 'week')} only.`,
      () => say`Put the money into its own account, and release it month by month.`,
    ],
    metric: s => say`${s.percent(0.15)} of those asked pay in advance within ${s.time(6, 'week')}.`,
    stop: s =>
      say`Do not repeat it if fewer than ${s.percent(0.05)} do, or if more than ${s.percent(0.1)} of all members would then be discounted.`,
  },
  {
    id: 'ring-before-due',
    area: 'cash',
    nature: 'act',
    on: ['cash.limit', 'cash.prepaid-gap', 'cash.rate-shock', 'brake.cash'],
    presumes: ['private-payers', 'businesses'],
    sells: ['orders', 'projects'],
    fits: isSlowlyPaid,
    owner: 'finance',
    hours: 6,
    weeks: [1, 12],
    cost: [0, 10_000],
    confidence: 4,
    source: {
      method: 'Collect by a fixed rhythm, friendly and early',
      by: 'Slatter and Lovett 1999',
    },
    title: () => say`Bill on the day the work is done, and call before the bill is due`,
    steps: [
      s => {
        const sum = s.own.sumOf('arrears')
        const open = sum ? say`the ${sum} that are open` : say`what is open`
        return say`List ${open} by age, and call the largest overdue ones today: is anything wrong with the bill?`
      },
      s =>
        say`Send every new bill for ${s.own.line(say`your work`)} on the day it is done, to the person who releases it, with everything that is checked there.`,
      s =>
        say`Call each large one ${s.time(5, 'day')} before its bill is due, and note the day that was promised.`,
    ],
    metric: s => say`What is overdue falls by ${s.percent(0.3)} within ${s.time(12, 'week')}.`,
    stop: s =>
      say`Ask for payment in advance from anybody who breaks ${s.number(2)} promised days.`,
  },
  {
    id: 'bill-that-passes-at-once',
    area: 'cash',
    nature: 'act',
    on: ['cash.limit', 'cash.prepaid-gap', 'brake.cash'],
    // Who pays by rule pays neither for a call nor for a deposit, but for papers that are complete.
    fits: (company, finding) =>
      !holds('private-payers', company, finding.rests) &&
      knows('measure', ({ metric }) => metric === 'arrears')(company) &&
      isSlowlyPaid(company, finding),
    sells: ['orders', 'projects', 'memberships'],
    owner: 'finance',
    hours: 8,
    weeks: [2, 16],
    cost: [0, 20_000],
    confidence: 4,
    source: {
      method: 'Collect by a fixed rhythm, friendly and early',
      by: 'Slatter and Lovett 1999',
    },
    title: () => say`Hand in bills that nobody has to send back`,
    steps: [
      s => {
        const sum = s.own.sumOf('arrears')
        const open = sum ? say`the ${sum} that are owed` : say`what is owed`
        return say`Sort ${open} by payer and by where it waits: not yet billed, sent back, checked, released, overdue.`
      },
      () =>
        say`Ask the office that checks what it sends back most often, and write one page of what a bill must hold the first time.`,
      () =>
        say`Hand in each bill with everything on that page on the day the work is done, and ask once a week for the day of release of the oldest.`,
    ],
    metric: s =>
      say`Half as many bills come back, and the oldest open one is younger, within ${s.time(16, 'week')}.`,
    stop: s =>
      say`Go one office higher, in writing, with whatever is older than ${s.time(3, 'month')} though nothing was missing.`,
  },
  {
    id: 'terms-with-suppliers',
    area: 'cash',
    nature: 'act',
    on: ['cash.limit', 'cash.prepaid-gap', 'cash.stock-days', 'brake.cash'],
    presumes: ['goods'],
    sells: ['orders', 'projects', 'copies', 'memberships'],
    // Of the only one who can deliver nobody wins terms.
    not: hasNoOther,
    owner: 'finance',
    hours: 6,
    weeks: [2, 8],
    cost: [0, 0],
    confidence: 3,
    source: { method: 'Shorten the cash cycle', by: 'Richards and Laughlin 1980' },
    title: () => say`Ask the largest suppliers to be paid when you are paid`,
    steps: [
      s =>
        say`List the ${s.number(5)} suppliers who get most, with their days and what each gains from you.`,
      () => say`Ask each for one thing: more days, or goods that are paid for when used.`,
      () =>
        say`Offer something in return: a yearly amount, an earlier forecast, payment to the day without reminders.`,
    ],
    metric: s =>
      say`The days you have to pay suppliers rise by ${s.percent(0.25)} within ${s.time(8, 'week')}, with no higher price.`,
    stop: s =>
      say`Keep the old days where longer ones cost more than ${s.percent(0.01)} of the price for each month gained.`,
  },
  {
    id: 'slow-stock-to-cash',
    area: 'cash',
    nature: 'act',
    on: ['cash.stock-days', 'cash.limit', 'brake.cash'],
    presumes: ['stock'],
    fits: knows('measure', ({ metric }) => metric === 'stock'),
    owner: 'finance',
    hours: 20,
    weeks: [3, 12],
    cost: [0, 100_000],
    confidence: 4,
    source: { method: 'ABC analysis and ageing of stock', by: 'Dickie 1951' },
    title: () => say`Turn slow stock into cash before you borrow more`,
    steps: [
      s => {
        const sum = s.own.sumOf('stock')
        const stock = sum ? say`the ${sum} of stock` : say`the stock`
        return say`Sort ${stock} by months since it last moved, and write its cost beside it.`
      },
      s =>
        say`Offer the slowest ${s.percent(0.1)} in one list with one date: to those who use the same, and back to suppliers where the way there costs less than keeping it.`,
      () =>
        say`Use the cash for what turns fastest, and write a limit above which nothing slow is bought again.`,
    ],
    metric: s => say`${s.percent(0.1)} of the stock’s value is cash within ${s.time(3, 'month')}.`,
    stop: s =>
      say`Stop where the price offered is below ${s.percent(0.5)} of what was paid and the goods do not age.`,
  },
  {
    id: 'smaller-and-oftener',
    area: 'cash',
    nature: 'act',
    on: ['cash.stock-days'],
    presumes: ['stock'],
    fits: knows('measure', ({ metric }) => metric === 'stock'),
    // Where each delivery costs more than before, more of them cost more than the stock.
    not: knows(
      'change',
      ({ costOf, touches, bearing }) =>
        bearing === 'hurts' && (costOf === 'goods' || costOf === 'energy' || touches === 'supply'),
    ),
    owner: 'operations',
    hours: 10,
    weeks: [3, 12],
    cost: [0, 30_000],
    confidence: 4,
    source: {
      method: 'Order quantity from demand and lead time',
      by: 'Silver, Pyke and Peterson 1998',
    },
    title: () => say`Order less and more often, from the items that hold most money`,
    steps: [
      s =>
        say`Find the ${s.percent(0.2)} of items that hold most of the money, and write their weekly use and days of delivery.`,
      () =>
        say`Set for each the level at which you order again: use in the days of delivery plus a small reserve.`,
      () =>
        say`Ask the supplier for the same yearly price with smaller deliveries, before you accept a discount for more.`,
    ],
    metric: s =>
      say`The days for which stock lasts fall by ${s.percent(0.2)} within ${s.time(12, 'week')}, with nothing missing.`,
    stop: s =>
      say`Raise the reserve of an item that was missing ${s.number(2)} times in a quarter.`,
  },
  {
    id: 'goal-in-paid-stages',
    area: 'cash',
    nature: 'decide',
    on: [
      'cash.goal-funding',
      'cash.growth-held',
      'cash.limit',
      'cash.unused-line',
      'goal.whole-steps',
      'economics.idea-in-sales',
      'economics.idea-of-year',
    ],
    sells: ['orders', 'copies', 'memberships', 'projects'],
    not: (company, finding) =>
      finding.about?.isPerson === true ||
      (finding.rule === 'economics.idea-in-sales' && isSoonPaid(company, finding)),
    owner: 'owner',
    hours: 8,
    weeks: [2, 8],
    cost: [0, 0],
    confidence: 4,
    source: { method: 'Stage the commitment', by: 'McGrath and MacMillan 1995' },
    title: s => say`Take ${stagedOf(s)} in stages, so that each pays for the next`,
    steps: [
      s =>
        say`Write down what ${stagedOf(s)} costs before it brings anything, in money and in weeks.`,
      s =>
        say`Cut ${stagedOf(s)} into the smallest stages that stand alone, such as one place, one group or one season, and note what each needs and brings.`,
      s => {
        const left = s.own.left()
        const fixed = s.own.fixedCosts()
        const start = say`Begin with the one that gives money back soonest, even if it is not the largest`
        if (left)
          return say`${start}: one sale of ${s.own.line(say`the main line`)} leaves ${left} towards the next.`
        return fixed ? say`${start}, while ${fixed} of fixed costs a year run on.` : say`${start}.`
      },
    ],
    metric: s =>
      say`The first stage has given back ${s.percent(0.5)} of its money before the next begins.`,
    stop: s =>
      say`Hold the next stage if the first costs more than ${s.percent(0.25)} extra or is ${s.time(8, 'week')} late.`,
  },
  {
    id: 'lender-before-need',
    area: 'cash',
    nature: 'act',
    on: ['cash.limit', 'cash.goal-funding', 'season.quiet-share'],
    presumes: ['paying-its-way'],
    fits: (company, finding) =>
      finding.rule !== 'season.quiet-share' || constraintOf('cash')(company) !== undefined,
    owner: 'finance',
    hours: 8,
    weeks: [3, 10],
    cost: [0, 50_000],
    confidence: 3,
    source: {
      method: 'Relationship lending: information before need',
      by: 'Petersen and Rajan 1994',
    },
    title: () => say`Agree a larger credit line while you do not need it`,
    steps: [
      s => {
        const cash = s.own.sumOf('cash')
        const there = cash ? say`the ${cash} there are` : say`the weekly cash sheet`
        return say`Put last year’s figures, ${there} and the signed orders or pledges on a few pages.`
      },
      s =>
        say`Show them to your bank and ${s.count(2, 'other lender', 'other lenders')}, and ask what they would need to see for a higher limit.`,
      () =>
        say`Take the line with the fewest conditions, leave it unused, and send a short report each quarter.`,
    ],
    metric: s =>
      say`A written offer for ${s.time(2, 'month')} of costs lies on the table within ${s.time(10, 'week')}.`,
    stop: s =>
      say`Refuse a line that asks for a private guarantee, or costs more than ${s.percent(0.02)} a year unused.`,
  },
  {
    id: 'rate-part-fixed',
    area: 'cash',
    nature: 'decide',
    on: ['cash.rate-shock', 'change.cost-rise', 'price.cost-rise-covered'],
    fits: (company, finding) =>
      finding.rule === 'cash.rate-shock' ||
      restsOn('change', ({ costOf }) => costOf === 'money')(company, finding),
    owner: 'finance',
    hours: 6,
    weeks: [1, 6],
    cost: [0, 100_000],
    confidence: 4,
    source: { method: 'Match the term of debt to what it pays for', by: 'Brealey and Myers 1981' },
    title: () => say`Fix the rate on what you will owe for years`,
    steps: [
      () => say`List every loan with its rate, its end and whether the rate can move.`,
      () => say`Pay spare money off the one with the highest rate that takes it without a fee.`,
      s =>
        say`Ask ${s.count(2, 'lender', 'lenders')} for a fixed rate on the part that will still be owed in ${s.time(3, 'year')}.`,
    ],
    metric: s =>
      say`At least ${s.percent(0.5)} of long debt has a fixed rate within ${s.time(6, 'week')}.`,
    stop: s =>
      say`Leave it moving if fixing costs more than a rise of ${s.number(1.5)} percentage points would.`,
    pair: {
      own: constraintOf('cash'),
      around: restedOn('change', ({ costOf }) => costOf === 'money'),
      because: (s, own, around) =>
        say`Money is short already (${s.label(own)}), and ${s.label(around)} can take what is left of it: a rate is best fixed before that happens.`,
    },
  },
  {
    id: 'survival-reserve',
    area: 'cash',
    nature: 'act',
    on: ['concentration.loss-survival', 'brake.one-customer'],
    presumes: ['free-account'],
    fits: canLayAside,
    not: heldBackBy('cash'),
    owner: 'finance',
    hours: 3,
    weeks: [4, 52],
    cost: [0, 0],
    confidence: 4,
    source: { method: 'Pay the reserve first', by: 'Michalowicz 2017' },
    title: () => say`Lay aside what you need to outlive the largest loss`,
    steps: [
      s => {
        const fixed = s.own.fixedCosts()
        const costs = fixed ? say` while ${fixed} a year go on being paid` : say``
        return say`Write down what is missing each month if ${s.own.account(say`the largest source`)} stops${costs}, and how long a replacement would take.`
      },
      s => {
        const month = s.own.fixedPart(1 / 144)
        return month
          ? say`Move ${month} on the first of each month to an account at another bank: out of what is left over, a year of it makes one month of fixed costs.`
          : say`Move the same sum on the first of each month to an account at another bank, out of what is left over.`
      },
      s =>
        say`Write on one line that it is for the end of ${s.own.account(say`the largest source`)} alone, and who has to agree.`,
    ],
    metric: s => say`${s.time(1, 'month')} of fixed costs is there within ${s.time(12, 'month')}.`,
    stop: s => say`Pause it at ${s.time(4, 'month')} of fixed costs.`,
  },
  {
    id: 'lay-aside-for-the-quiet-months',
    area: 'cash',
    nature: 'act',
    on: ['season.quiet-share'],
    owner: 'finance',
    hours: 4,
    weeks: [4, 52],
    cost: [0, 0],
    confidence: 4,
    source: { method: 'Rolling short-term cash forecast', by: 'Slatter and Lovett 1999' },
    title: () => say`Lay aside in the strong months what the quiet ones cost`,
    steps: [
      s => {
        const month = s.own.fixedPart(1 / 12)
        const costs = month ? say`, with ${month} of fixed costs in each` : say``
        return say`Write down for each quiet month what goes out and what came in last year${costs}: the difference is what has to be there before.`
      },
      () =>
        say`Divide it by the strong months, and move that sum to an account of its own at the end of each of them.`,
      s =>
        say`Pay the quiet months out of that account, and move what can wait, such as repairs, leave and training, into them, so that the strong ones are free for ${s.own.line(say`what is sold`)}.`,
    ],
    metric: s =>
      say`${s.percent(0.9)} of the difference lies there on the day before the quiet months begin, within ${s.time(12, 'month')}.`,
    stop: () => say`Lay aside less once a quiet time has ended with money left in that account.`,
  },
  {
    id: 'money-settled-before-growth',
    area: 'cash',
    nature: 'decide',
    on: ['cash.growth-held', 'cash.goal-funding'],
    // What a year leaves may pay for it: then nobody has to be asked.
    not: (company, finding) =>
      (leftOfYear(company)?.after ?? 0) >= (finding.figures.need ?? Infinity),
    owner: 'finance',
    hours: 10,
    weeks: [3, 12],
    cost: [0, 50_000],
    confidence: 4,
    source: {
      method: 'How fast can your company afford to grow',
      by: 'Churchill and Mullins 2001',
    },
    title: () => say`Settle what the growth is paid with before more is sold`,
    steps: [
      s =>
        say`Write month by month what the growth ties up until it pays, and compare it with ${s.about}.`,
      s =>
        say`Ask the present lender and ${s.number(2)} others what they commit, in writing, with the day on which it ends.`,
      s => {
        const gap = s.own.gap()
        return say`Set the goal${gap ? say` ${gap}` : say``} to what is committed, and raise it with each further commitment.`
      },
    ],
    metric: s =>
      say`A written commitment covers ${s.percent(0.8)} of the gap within ${s.time(12, 'week')}.`,
    stop: s =>
      say`Lower the goal if less than ${s.percent(0.5)} is committed by then: slower is cheaper than halfway.`,
  },
]
