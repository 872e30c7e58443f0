import { boundBy } from '../company/bound.ts'
import { goalsOfLines, isBeyondCeiling } from '../company/ceiling.ts'
import type { Company } from '../company/company.ts'
import { linesByLeft } from '../company/contributions.ts'
import { lineRefused, refusalsOf } from '../company/refusals.ts'
import { hidesBestHour } from '../company/hour-values.ts'
import { say } from '../sentences/sentence.ts'
import {
  changeThat,
  constraintOf,
  hasAlikeLines,
  hasPrices,
  isOverworked,
  knows,
} from './conditions.ts'
import type { Play } from './play.ts'

/** Whether the line that leaves most is refused already, or wanted beyond what can be made of it. */
function isBestFull(company: Company): boolean {
  const [best] = linesByLeft(company)
  const isRefused = refusalsOf(company).some(
    brake => lineRefused(company, brake)?.id === best?.line.id,
  )
  return (
    isRefused ||
    goalsOfLines(company).some(
      ({ goal, line }) => line.id === best?.line.id && isBeyondCeiling(company, goal),
    )
  )
}

/** Moves between the lines: versions, smallest orders, discounts, and what is billed of what was agreed. */
export const pricingLinesPlays: readonly Play[] = [
  {
    id: 'dearest-first',
    area: 'pricing',
    nature: 'act',
    on: ['goal.price-or-volume', 'goal.margin-lever', 'mix.trade-up', 'economics.ltv'],
    presumes: ['chosen-demand', 'private-payers'],
    sells: ['orders', 'projects', 'memberships'],
    // What cannot be made in larger numbers gains nothing from a version more.
    not: isBestFull,
    owner: 'marketing',
    hours: 10,
    weeks: [2, 26],
    cost: [0, 60_000],
    confidence: 4,
    source: { method: 'Good, better, best', by: 'Mohammed 2018' },
    title: () => say`Put a better version beside the present one, and show it first`,
    steps: [
      s =>
        say`Ask ${s.past(10)} of your best ${s.customers} of ${s.own.line(say`the main line`)} what they would have bought more of, had it been offered.`,
      s => {
        const now = s.own.price()
        const beside = now ? say`beside the present one at ${now}` : say`beside the present one`
        return say`Build a better version of ${s.own.line(say`the main line`)} from the commonest answer ${beside}, priced by what it is worth to them and above what it costs you.`
      },
      () =>
        say`Name the better one first wherever the price is named, with one line on whom each is for.`,
    ],
    metric: s => say`The average sale rises within ${s.time(6, 'month')}, and no fewer buy.`,
    stop: s =>
      say`Drop it if fewer than ${s.percent(0.05)} have chosen it after ${s.time(6, 'month')}.`,
  },
  {
    id: 'bridge-line',
    area: 'pricing',
    nature: 'act',
    on: ['mix.replacement', 'mix.margin-shift', 'mix.largest-earns-less'],
    presumes: ['chosen-demand', 'private-payers'],
    sells: ['orders', 'projects', 'memberships'],
    fits: hasAlikeLines,
    cases: 20,
    owner: 'marketing',
    hours: 16,
    weeks: [3, 26],
    cost: [30_000, 250_000],
    confidence: 4,
    source: { method: 'Good, better, best', by: 'Mohammed 2018' },
    title: () => say`Put a middle offer between the cheap and the expensive line`,
    steps: [
      s => say`Ask ${s.past(10)} recent buyers of the cheap line what they missed afterwards.`,
      () =>
        say`Make one package of that, priced about halfway, that takes no more work than the difference pays for.`,
      () => say`Name it before either of the others wherever both are offered.`,
    ],
    metric: s =>
      say`${s.percent(0.25)} of those who ask for the cheap line choose the middle one within ${s.time(6, 'month')}.`,
    stop: s =>
      say`Drop it if it draws more buyers from the expensive line than from the cheap one over ${s.past(20)} sales.`,
  },
  {
    id: 'price-the-replacement',
    area: 'pricing',
    nature: 'decide',
    on: ['mix.replacement', 'mix.margin-shift'],
    presumes: ['private-payers'],
    sells: ['orders', 'projects', 'memberships'],
    fits: hasPrices(2),
    owner: 'finance',
    hours: 5,
    weeks: [1, 4],
    cost: [0, 0],
    confidence: 4,
    source: {
      method: 'Keep the contribution when one line replaces another',
      by: 'Nagle and Müller 2018',
    },
    title: () => say`Decide what each line must leave when one replaces another`,
    steps: [
      () =>
        say`Set side by side what one sale of each line leaves after its direct cost, and how many hours it takes.`,
      () =>
        say`Work out at which price, or with which addition, the growing line leaves as much as the shrinking one.`,
      () => say`Ask that price of new buyers first, or sell the addition with every switch.`,
    ],
    metric: s =>
      say`What a buyer leaves after the switch is at least ${s.percent(0.9)} of before, within ${s.time(3, 'month')}.`,
    stop: s => say`Leave the price if fewer than ${s.percent(0.1)} of buyers switch in a year.`,
  },
  {
    id: 'best-margin-first',
    area: 'pricing',
    nature: 'act',
    raises: true,
    on: ['mix.margin-shift', 'economics.profit-growth', 'mix.largest-earns-less'],
    presumes: ['chosen-demand'],
    sells: ['orders', 'copies', 'projects', 'memberships'],
    // Whoever cannot take the one for the other is not led from one to the other.
    fits: hasAlikeLines,
    // Where hours are short, what leaves most a sale may leave least an hour: then the order is another.
    // What cannot be made in larger numbers gains nothing from being named first.
    not: company => hidesBestHour(company) || isBestFull(company),
    cases: 40,
    owner: 'sales',
    hours: 6,
    weeks: [1, 26],
    cost: [0, 20_000],
    confidence: 4,
    source: { method: 'Sell by contribution, not by turnover', by: 'Horngren 1962' },
    title: () => say`Name first the line that leaves you most`,
    steps: [
      s => {
        const lines = s.ranked('sale')
        return lines
          ? say`By the cards the order is ${lines}: hold it against the books, and correct a cost that is out of date.`
          : say`Rank the lines by what one sale leaves after its direct cost, not by price.`
      },
      s => {
        const [best] = linesByLeft(s.company)
        return best
          ? say`Put ${s.label(best.line)} first wherever buyers choose: on the page, on the sheet of prices, in the first sentence.`
          : say`Put the top line first wherever buyers choose: on the page, on the sheet of prices, in the first sentence.`
      },
      s => {
        const left = s.own.left()
        const sum = left ? say`, ${left} for one of ${s.own.line(say`the main line`)},` : say``
        return say`Praise and pay those who sell for what is left over${sum} and not for turnover.`
      },
    ],
    metric: s =>
      say`The share of that line in new sales rises by ${s.percent(0.2)} within ${s.time(6, 'month')}.`,
    stop: s => say`Undo it if sales as a whole fall by more than ${s.percent(0.05)}.`,
  },
  {
    id: 'smallest-order',
    area: 'pricing',
    nature: 'decide',
    on: ['capacity.hour-value', 'mix.small-lines'],
    presumes: ['businesses', 'goods', 'private-payers'],
    sells: ['orders', 'projects'],
    excludes: ['small-first-step'],
    owner: 'sales',
    hours: 4,
    weeks: [2, 26],
    cost: [0, 0],
    confidence: 4,
    source: { method: 'Cost of serving an order', by: 'Kaplan and Anderson 2004' },
    title: s => say`Set a smallest ${s.sale}, or a fee below it`,
    steps: [
      s =>
        say`Add up what one ${s.sale} costs before any work begins: answering, packing, setting up, billing, in minutes and money.`,
      s =>
        say`Set the smallest ${s.sale} at ${s.number(4)} times that sum, or charge the sum as a fee below it.`,
      () =>
        say`Tell regular small buyers a month ahead how to come above it: fixed days, several things at once, a standing order.`,
    ],
    metric: s => say`What an hour leaves rises by ${s.percent(0.15)} within ${s.time(6, 'month')}.`,
    stop: s =>
      say`Lower it if more than ${s.percent(0.05)} of yearly sales would go with those who refuse.`,
  },
  {
    id: 'small-line-as-addition',
    area: 'pricing',
    nature: 'act',
    on: ['mix.small-lines'],
    presumes: ['chosen-demand', 'private-payers'],
    sells: ['orders', 'projects', 'memberships'],
    fits: knows('offer', ({ share }) => share !== undefined && share < 0.15),
    excludes: ['close-the-weak-line'],
    cases: 60,
    owner: 'sales',
    hours: 6,
    weeks: [2, 26],
    cost: [0, 20_000],
    confidence: 3,
    source: { method: 'Bundle what is bought together', by: 'Stremersch and Tellis 2002' },
    title: () => say`Offer the small line with the main sale, and stop selling it apart`,
    steps: [
      () =>
        say`Find the moment in the main sale at which the small line saves the buyer a second errand.`,
      () => say`Offer it there in one sentence, and put nothing more into selling it on its own.`,
      s => say`Count over ${s.number(30)} main sales how often it is taken.`,
    ],
    metric: s =>
      say`What it brings rises with no hour spent on selling it apart, within ${s.time(6, 'month')}.`,
    stop: () =>
      say`Go back if those who bought it alone were more than those who take it with the main sale.`,
  },
  {
    id: 'discount-limit',
    area: 'pricing',
    nature: 'decide',
    on: ['price.match-volume', 'change.asked-off', 'brake.price-pressure'],
    presumes: ['discounts'],
    sells: ['orders', 'projects', 'memberships'],
    owner: 'sales',
    hours: 4,
    weeks: [1, 6],
    cost: [0, 0],
    confidence: 5,
    source: { method: 'Pocket-price waterfall', by: 'Marn and Rosiello 1992' },
    title: () => say`Let one person approve every discount, with a reason written down`,
    steps: [
      s =>
        say`List the discounts of the last ${s.past(30)} sales${s.own.forLine()}: how much, who gave it, what it was for.`,
      s =>
        say`Allow ${s.percent(0.03)} without asking, and send everything above it to one named person on the same day.`,
      () => say`Read the reasons together once a month, and strike out those that bought nothing.`,
    ],
    metric: s => say`Discounts fall by ${s.percent(0.4)} in money within ${s.time(3, 'month')}.`,
    stop: s =>
      say`Widen the limit if the share of offers won falls by more than ${s.percent(0.1)} over ${s.past(30)} offers.`,
  },
  {
    id: 'trade-for-discount',
    area: 'pricing',
    nature: 'act',
    on: ['price.match-volume', 'change.asked-off', 'brake.price-pressure'],
    presumes: ['discounts', 'quotes'],
    sells: ['orders', 'projects', 'memberships'],
    owner: 'sales',
    hours: 4,
    weeks: [1, 6],
    cost: [0, 0],
    confidence: 4,
    source: { method: 'Concede only in exchange', by: 'Kennedy, Benson and McMillan 1980' },
    title: () => say`Give no discount without getting something for it`,
    steps: [
      () =>
        say`Write a short list of what a concession may buy: payment in advance, a longer term, a free choice of date, a named reference.`,
      () =>
        say`Put a price on each line, and learn the sentence: I can do that if you can do this.`,
      () => say`Note after each conversation what was given and what was received.`,
    ],
    metric: s =>
      say`${s.percent(0.8)} of discounts carry something in return within ${s.time(6, 'week')}.`,
    stop: s =>
      say`Shorten the list to the one exchange that is taken if fewer than ${s.percent(0.3)} accept any.`,
  },
  {
    id: 'sale-calendar',
    area: 'pricing',
    nature: 'decide',
    on: ['price.match-volume', 'price.breakeven-loss', 'price.last-rise'],
    sells: ['copies'],
    not: (_company, { rule, quadrant }) => rule === 'price.last-rise' && quadrant === 'opportunity',
    owner: 'marketing',
    hours: 4,
    weeks: [1, 26],
    cost: [0, 0],
    confidence: 3,
    source: { method: 'Deliberate steps down in price over time', by: 'Simon 2015' },
    title: () => say`Fix the year’s price cuts in advance, each deeper than the last`,
    steps: [
      s =>
        say`Write down what each past sale brought in its ${s.time(2, 'week')} and in the ${s.time(2, 'week')} after.`,
      s =>
        say`Set at most ${s.number(4)} sales a year, the first after a full quarter, each a step deeper, none announced early.`,
      () => say`Ask the platform for the dates that carry a visible place, and refuse the others.`,
    ],
    metric: s =>
      say`The average price paid rises by ${s.percent(0.08)} over ${s.time(6, 'month')}, with no fewer copies.`,
    stop: s =>
      say`Add a date only if the quarter falls more than ${s.percent(0.2)} behind the one before.`,
  },
  {
    id: 'bill-what-was-done',
    area: 'pricing',
    nature: 'act',
    on: ['contradiction.sales', 'contradiction.margin'],
    presumes: ['quotes'],
    sells: ['orders', 'projects'],
    owner: 'finance',
    hours: 6,
    weeks: [1, 6],
    cost: [0, 20_000],
    confidence: 4,
    source: { method: 'Pocket-price waterfall', by: 'Marn and Rosiello 1992' },
    title: () => say`Find what was done and never billed, and bill it from now on`,
    steps: [
      s =>
        say`Take ${s.past(15)} finished ${s.sales} of ${s.own.line(say`the main line`)}, and compare what was quoted, what was done and what was billed.`,
      () => say`Name the gaps by kind: extra trips, changes, material, waiting, small favours.`,
      () =>
        say`Write a price for the largest kind into every quote, and have changes confirmed by message before they begin.`,
    ],
    metric: s =>
      say`What is billed rises to ${s.percent(0.95)} of what was done within ${s.time(6, 'week')}.`,
    stop: s => say`Leave out a kind if it makes up less than ${s.percent(0.01)} of the bill.`,
  },
  {
    id: 'list-against-bills',
    area: 'pricing',
    nature: 'measure',
    on: ['contradiction.sales', 'contradiction.margin', 'mix.implied-sales'],
    presumes: ['discounts'],
    sells: ['orders', 'copies', 'memberships', 'projects'],
    owner: 'finance',
    hours: 3,
    weeks: [1, 2],
    cost: [0, 0],
    confidence: 4,
    source: { method: 'Check the list price against the bills', by: 'Marn and Rosiello 1992' },
    title: () => say`Divide last year’s sales by their number, line by line`,
    steps: [
      () =>
        say`Take sales in money and in number for one whole year from the accounts, line by line.`,
      () => say`Divide, and set the result beside the list price.`,
      s =>
        say`Explain every difference above ${s.percent(0.05)}: discounts, mix, free work, tax, a wrong count.`,
    ],
    metric: s => say`Every line’s true average price is known within ${s.time(2, 'week')}.`,
    stop: s => say`Stop when what is unexplained is below ${s.percent(0.02)} of sales.`,
  },
  {
    id: 'price-what-grows',
    area: 'pricing',
    nature: 'act',
    on: ['economics.ltv', 'economics.ltv-cac'],
    presumes: ['businesses', 'agreements'],
    sells: ['memberships'],
    fits: knows('segment', ({ size }) => size !== undefined && size >= 30),
    owner: 'owner',
    hours: 24,
    weeks: [6, 52],
    cost: [0, 200_000],
    confidence: 3,
    source: { method: 'Choose a price metric that follows value', by: 'Nagle and Müller 2018' },
    title: () => say`Tie the price to what members use more of as they gain more`,
    steps: [
      s =>
        say`Compare the ${s.number(10)} happiest members with ${s.number(10)} who left: what do the first use more of, and would pay for?`,
      () =>
        say`Draw steps on that measure, so that most present members pay the same and the largest pay more.`,
      () =>
        say`Offer the new steps to those who join first, and to present members only when they outgrow a step.`,
    ],
    metric: s =>
      say`${s.percent(0.1)} of members have moved up a step within ${s.time(12, 'month')}.`,
    stop: () => say`Keep the old price if the steps become the commonest reason not to join.`,
  },
  {
    id: 'peak-price',
    area: 'pricing',
    nature: 'act',
    on: ['season.peak-capacity', 'capacity.full', 'brake.capacity', 'brake.season'],
    presumes: ['appointments', 'private-payers', 'chosen-demand', 'all-year'],
    sells: ['orders', 'projects', 'memberships'],
    fits: knows(
      'constraint',
      ({ sort, resource }) => sort === 'season' || resource === 'calendar' || resource === 'room',
    ),
    owner: 'owner',
    hours: 5,
    weeks: [2, 20],
    cost: [0, 20_000],
    confidence: 4,
    source: { method: 'Price by time where capacity cannot be stored', by: 'Kimes and Chase 1998' },
    title: () => say`Ask more for the dates that always fill, and say why`,
    steps: [
      () => say`Mark the dates of the last year that were gone first, and how long before.`,
      s =>
        say`Ask ${s.percent(0.1)} more for them from the next booking on, shown as the price of that date.`,
      () => say`Name the nearest ordinary date with its lower price in the same breath.`,
    ],
    metric: s =>
      say`The peak brings ${s.percent(0.07)} more within one season, with every date still filled.`,
    stop: s =>
      say`Take the difference back on a date that is still free ${s.time(3, 'week')} before.`,
    pair: {
      own: constraintOf('season', 'capacity'),
      around: changeThat('helps', 'demand'),
      because: (s, own, around) =>
        say`With ${s.label(around)} more people want the same dates, and ${s.label(own)} cannot grow with them: the price is the one thing that can.`,
    },
  },
  {
    id: 'two-dates-two-prices',
    area: 'pricing',
    nature: 'act',
    on: ['strength.faster'],
    presumes: ['quotes', 'private-payers'],
    sells: ['orders', 'projects'],
    fits: knows('strength', ({ sort }) => sort === 'speed'),
    // Whoever is full has no day to keep free.
    not: company => isOverworked(company) || boundBy(company) !== null,
    cases: 40,
    owner: 'sales',
    hours: 6,
    weeks: [1, 12],
    cost: [0, 0],
    confidence: 3,
    source: { method: 'Price the urgent case apart', by: 'Nagle and Müller 2018' },
    title: () => say`Put an ordinary and a fast date on every quote`,
    steps: [
      s =>
        say`Keep ${s.percent(0.1)} of the week free for the fast date, and fix how many it can take.`,
      s => {
        const [now, fast] = [s.own.price(), s.own.price(0.15)]
        return now && fast
          ? say`Show both dates on every quote for ${s.own.line(say`the main line`)} from Monday: ${now} for the ordinary one, ${fast} for the fast one.`
          : say`Show both dates on every quote from Monday, the fast one at ${s.percent(0.15)} more.`
      },
      s => say`Set the difference anew after ${s.past(20)} quotes, by what was accepted.`,
    ],
    metric: s =>
      say`${s.percent(0.2)} of ${s.sales} take the fast date within ${s.time(12, 'week')}.`,
    stop: s => say`Give it up if ordinary dates slip in ${s.number(2)} weeks of a month.`,
  },
]
