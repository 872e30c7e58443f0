import { boundBy } from '../company/bound.ts'
import { holds } from '../company/presupposed.ts'
import { say } from '../sentences/sentence.ts'
import { agree } from '../sentences/verbs.ts'
import {
  changeThat,
  constraintOf,
  hasPrices,
  heldBackBy,
  isCompared,
  restedOn,
  riseDidNotPay,
  rivalAsks,
  rivalFurtherThan,
  lostByLastRise,
} from './conditions.ts'
import type { Play } from './play.ts'
import { type Scene } from './scene.ts'
import { praise, praised } from './praise.ts'
import { isOfStaying, risesAgainstMarket } from './rising.ts'

/** Whether buyers of the line are turned away: then those whom a price keeps off are no loss. */
const isRefused = (s: Scene): boolean => {
  const bound = boundBy(s.company)
  return bound !== null && (bound.line === null || s.finding.rests.includes(bound.line.id))
}

/** Whether somebody can join on any day, and not at an intake. */
const joinsAllYear = ({ company, finding }: Scene): boolean =>
  company.industry !== 'Education' && holds('all-year', company, finding.rests)

/** Moves of the price level: raising it, holding it against rivals, and asking what it may be. */
export const pricingPlays: readonly Play[] = [
  {
    id: 'raise-for-new-enquiries',
    area: 'pricing',
    nature: 'act',
    on: [
      'price.stale',
      'price.breakeven-loss',
      'price.last-rise',
      'price.vs-rival',
      'price.costs-since',
      'price.rival-dearer',
    ],
    presumes: ['private-payers', 'free-price'],
    sells: ['orders', 'projects'],
    not: (company, finding) =>
      heldBackBy('price-pressure')(company) ||
      rivalAsks('less')(company, finding) ||
      risesAgainstMarket(company, finding) ||
      lostByLastRise(company) ||
      riseDidNotPay(finding),
    excludes: [
      'hold-price-add-value',
      'price-or-volume-test',
      'close-the-gap-upwards',
      'uncompared-line-first',
      'read-rival-prices',
    ],
    owner: 'owner',
    hours: 5,
    weeks: [4, 26],
    cost: [0, 0],
    confidence: 4,
    source: { method: 'Raise for new business first', by: 'Nagle and Müller 2018' },
    title: s =>
      s.sendsQuotes
        ? say`Raise the price for new enquiries only, in small steps`
        : say`Raise one price at a time, in small steps`,
    steps: [
      s => {
        const [now, then] = [s.own.price(), s.own.price(0.05)]
        const how = s.sendsQuotes
          ? say`to every new enquiry from Monday, and keep what is already agreed`
          : say`from the first of next month, and leave every other price as it is`
        return now && then
          ? say`Ask ${then} in place of ${now} for ${s.own.line(say`the main line`)} ${how}.`
          : say`Ask ${s.percent(0.05)} more for ${s.own.line(say`the main line`)} ${how}.`
      },
      s =>
        say`Ask those who asked for ${s.own.line(say`it`)} and did not buy whether it was the price, and keep the answers in one list: a few weeks of sales differ by chance, reasons do not.`,
      s => {
        if (isRefused(s))
          return say`Take the same step again every ${s.time(3, 'month')} while more ask than you can serve: whoever stays away makes room for the next.`
        const most = s.own.mayLose(0.05)
        const again = say`Compare ${s.time(6, 'month')} with the same months of last year, and take the same step again`
        return most
          ? say`${again} if fewer than ${most} stayed away: up to there it leaves as much as today.`
          : say`${again} if hardly anybody stayed away.`
      },
    ],
    metric: s =>
      say`What ${s.own.line(say`the line`)} leaves in ${s.time(6, 'month')} is above that of the same months of last year.`,
    stop: s => {
      if (isRefused(s)) return say`Hold the price once nobody is turned away any longer.`
      const most = s.own.mayLose(0.05)
      return most
        ? say`Go back one step if those who name the price come to more than ${most} of the buyers.`
        : say`Go back one step if what it leaves in ${s.time(6, 'month')} is below that of the year before.`
    },
    pair: {
      own: constraintOf('capacity', 'one-person', 'skills'),
      around: changeThat('helps', 'demand'),
      because: (s, own, around) =>
        say`With ${s.label(around)} more is asked for than ${s.label(own)} can carry: those who stay away over the price are work you would have had to refuse.`,
    },
  },
  {
    id: 'raise-for-new-members',
    area: 'pricing',
    nature: 'act',
    on: [
      'price.stale',
      'price.breakeven-loss',
      'price.last-rise',
      'price.vs-rival',
      'price.costs-since',
      'price.rival-dearer',
    ],
    presumes: ['private-payers', 'free-price'],
    sells: ['memberships'],
    not: (company, finding) =>
      heldBackBy('price-pressure')(company) ||
      rivalAsks('less')(company, finding) ||
      !isOfStaying(company, finding) ||
      risesAgainstMarket(company, finding) ||
      lostByLastRise(company) ||
      riseDidNotPay(finding),
    excludes: [
      'hold-price-add-value',
      'price-or-volume-test',
      'close-the-gap-upwards',
      'uncompared-line-first',
      'read-rival-prices',
    ],
    owner: 'owner',
    hours: 8,
    weeks: [4, 52],
    cost: [0, 20_000],
    confidence: 4,
    source: { method: 'Raise for new business first', by: 'Nagle and Müller 2018' },
    title: () => say`Raise the price for new members first, the others a year later`,
    steps: [
      s => {
        const [now, then] = [s.own.price(), s.own.price(0.05)]
        const start = joinsAllYear(s)
          ? say`to everybody who joins from the first of next month`
          : say`to everybody who joins at the next intake`
        return now && then
          ? say`Show ${then} in place of ${now} for ${s.own.line(say`the main line`)} ${start}.`
          : say`Show the new price, ${s.percent(0.05)} above the old one, ${start}.`
      },
      s => {
        const most = s.own.mayLose(0.05)
        const ask = say`Note of everybody who asked and did not join, and of everybody who leaves, whether it was the price`
        return most ? say`${ask}: up to ${most} fewer, it leaves as much as today.` : say`${ask}.`
      },
      () =>
        say`Tell present members the date of their own change and the reason in good time, and keep what was promised to them until then.`,
    ],
    metric: s =>
      say`New members bring ${s.percent(0.05)} more each within ${s.time(12, 'month')}, and the price is not the commonest reason of those who did not join.`,
    stop: s => {
      const most = s.own.mayLose(0.05)
      return most
        ? say`Return to the old price if those who stay away over it come to more than ${most} of those who joined.`
        : say`Return to the old price if it becomes the commonest reason not to join.`
    },
  },
  {
    id: 'ask-what-it-may-cost',
    area: 'pricing',
    nature: 'measure',
    on: [
      'price.breakeven-loss',
      'price.last-rise',
      'price.stale',
      'goal.price-or-volume',
      'price.costs-since',
      'goal.margin-lever',
    ],
    presumes: ['persons', 'private-payers', 'chosen-demand'],
    sells: ['orders', 'copies', 'memberships', 'projects'],
    cases: 160,
    owner: 'marketing',
    hours: 8,
    weeks: [2, 4],
    cost: [0, 50_000],
    confidence: 3,
    source: { method: 'Price sensitivity meter', by: 'Van Westendorp 1976' },
    title: () => say`Ask recent buyers at which price they would have hesitated`,
    steps: [
      s =>
        say`Choose ${s.number(30)} who bought in the last quarter, and ${s.number(10)} who asked and did not.`,
      () =>
        say`Ask each in person or by phone: which price would be so low that they doubt it, which a bargain, which high but worth it, which too high.`,
      () =>
        say`Draw the answers on one sheet, and read off the range in which hardly anybody hesitates.`,
    ],
    metric: s => say`${s.number(30)} answers and a range are on paper within ${s.time(4, 'week')}.`,
    stop: s =>
      say`Trust a test on real offers instead if the answers spread by more than ${s.percent(0.5)} around their middle.`,
  },
  {
    id: 'price-day',
    area: 'pricing',
    nature: 'decide',
    on: ['price.stale', 'change.cost-per-sale', 'price.costs-since', 'price.last-rise'],
    presumes: ['private-payers'],
    sells: ['orders', 'copies', 'memberships', 'projects'],
    owner: 'owner',
    hours: 4,
    weeks: [1, 4],
    cost: [0, 0],
    confidence: 3,
    source: { method: 'Pricing as a process with an owner and a date', by: 'Simon 2015' },
    title: () => say`Fix one day a year on which every price is looked at`,
    steps: [
      s =>
        say`Put the day into the calendar before ${s.customers} plan their year, and name who prepares it.`,
      s => {
        const now = s.own.price()
        const first = now ? say`, ${s.own.line(say`the main line`)} at ${now} first` : say``
        return say`Bring one sheet${first}: each price, since when it stands, what its cost did since, what others ask for the same.`
      },
      s =>
        say`Decide line by line that day, and tell ${s.customers} ${s.time(6, 'week')} before it takes effect.`,
    ],
    metric: s => say`No price is older than ${s.time(18, 'month')} after the first such day.`,
    stop: s => say`Leave a line unchanged when its cost moved by less than ${s.percent(0.02)}.`,
  },
  {
    id: 'uncompared-line-first',
    area: 'pricing',
    nature: 'act',
    on: ['price.stale', 'price.breakeven-loss', 'price.last-rise', 'price.costs-since'],
    presumes: ['goods', 'persons'],
    sells: ['orders'],
    fits: hasPrices(3),
    not: (company, finding) =>
      riseDidNotPay(finding) ||
      isCompared(company, finding) ||
      risesAgainstMarket(company, finding),
    cases: 1000,
    owner: 'owner',
    hours: 4,
    weeks: [2, 8],
    cost: [0, 0],
    confidence: 4,
    source: { method: 'Price by how easily buyers compare', by: 'Nagle and Müller 2018' },
    title: () => say`Raise first the prices that nobody compares`,
    steps: [
      s =>
        say`Ask ${s.past(10)} ${s.customers} which of your prices they remember: those are the compared ones.`,
      s =>
        say`Raise the others by ${s.percent(0.05)}, beginning with what is bought least often; ${s.own.line(say`the main line`)} waits until the answers are in.`,
      s => say`Count for ${s.time(8, 'week')} how many ask about it, and how many do without.`,
    ],
    metric: s =>
      say`Sales of the raised items rise by ${s.percent(0.03)} in money within ${s.time(8, 'week')}.`,
    stop: s => say`Take back an item that sells ${s.percent(0.15)} less often than before.`,
  },
  {
    id: 'losses-you-can-afford',
    area: 'pricing',
    nature: 'measure',
    on: ['price.breakeven-loss'],
    presumes: ['private-payers'],
    sells: ['orders', 'copies', 'memberships', 'projects'],
    owner: 'finance',
    hours: 3,
    weeks: [1, 2],
    cost: [0, 0],
    confidence: 5,
    source: { method: 'Break-even change in sales', by: 'Nagle and Müller 2018' },
    title: s => say`Work out how many ${s.customers} a price change may cost you`,
    steps: [
      s => {
        const left = s.own.left()
        const now = left
          ? say`the ${left} that one sale of ${s.own.line(say`the main line`)} leaves`
          : say`what one sale leaves`
        return say`Write down ${now} after its direct cost today, and what it leaves at the changed price.`
      },
      s => {
        const most = s.own.mayLose(0.05)
        const rule = say`Divide the change by the new figure: after a rise that share of buyers may go before you are worse off, after a cut it must come on top`
        return most
          ? say`${rule}. A rise by ${s.percent(0.05)} may cost ${most} of them.`
          : say`${rule}.`
      },
      () => say`Go through your buyers by name or by group, and mark who would truly go.`,
    ],
    metric: s => say`Both shares stand on one page within ${s.time(2, 'week')}.`,
    stop: s =>
      say`Leave the price alone if those marked come to more than ${s.percent(0.8)} of what you can afford to lose.`,
  },
  {
    id: 'close-the-gap-upwards',
    area: 'pricing',
    nature: 'act',
    on: ['price.vs-rival', 'price.rival-dearer'],
    presumes: ['private-payers', 'chosen-demand', 'free-price'],
    sells: ['orders', 'copies', 'memberships', 'projects'],
    fits: rivalAsks('more'),
    // Beside a price far above ours, a part of the gap would be another price altogether.
    not: (company, finding) =>
      heldBackBy('price-pressure')(company) ||
      rivalFurtherThan(0.6)(company, finding) ||
      risesAgainstMarket(company, finding),
    owner: 'owner',
    hours: 5,
    weeks: [3, 26],
    cost: [0, 0],
    confidence: 4,
    source: { method: 'Set the price from the next best alternative', by: 'Nagle and Müller 2018' },
    title: () => say`Close part of the price gap to the more expensive rival`,
    steps: [
      s =>
        say`Check that the gap to ${s.own.rival(say`the rival`)} is real for ${s.own.line(say`the main line`)}: the same scope, the same date, and everything that comes on top.`,
      s => {
        const now = s.own.price()
        const from = now ? say`Raise the ${now} of ${s.own.line(say`the main line`)}` : say`Raise`
        return say`${from} by ${s.percent(0.4)} of the gap at the next price change, and keep the rest as your argument.`
      },
      () => say`Say to those who ask: still below, and this is what is included.`,
    ],
    metric: s =>
      say`The average price rises by at least ${s.percent(0.03)} within ${s.time(6, 'month')}, and no more than before say no over it.`,
    stop: s =>
      say`Go back by ${s.percent(0.5)} of the rise if sales of ${s.time(6, 'month')} fall by more than ${s.percent(0.1)} against the year before.`,
    pair: {
      own: praised,
      around: restedOn('rival'),
      because: (s, own, around) =>
        say`The higher price of ${s.label(around)} shows what buyers accept, and ${s.label(own)} ${agree('give', s.label(own))} them a reason to pay more of it here.`,
    },
  },
  {
    id: 'leave-the-price-fight',
    area: 'pricing',
    nature: 'decide',
    on: ['price.rival-cheaper', 'price.gap-in-money'],
    presumes: ['quotes', 'private-payers', 'chosen-demand'],
    sells: ['orders', 'projects', 'memberships'],
    fits: (company, finding) =>
      rivalAsks('less')(company, finding) && praised(company) !== undefined,
    excludes: ['bare-version'],
    owner: 'sales',
    hours: 6,
    weeks: [2, 26],
    cost: [0, 0],
    confidence: 4,
    source: { method: 'Do not answer every price cut', by: 'Rao, Bergen and Davis 2000' },
    title: () => say`Do not match the cheaper price; sell where something else decides`,
    steps: [
      s =>
        say`Go through the last ${s.past(20)} offers, and mark where price alone decided and where a date, a risk or a person did.`,
      s =>
        say`Put your time into the second kind, and name what decides there, such as ${praise(s, say`a date that you keep`)}, in the first line of the offer.`,
      () => say`Answer pure price enquiries on the same day with one page and the price as it is.`,
    ],
    metric: s =>
      say`More of the second kind are won in ${s.time(6, 'month')} than in the ${s.time(6, 'month')} before.`,
    stop: s =>
      say`Match once, in writing, for an account worth at least ${s.outside(10)} times what that costs.`,
    pair: {
      own: praised,
      around: restedOn('rival'),
      because: (s, own, around) =>
        say`Anybody can match a price cut by ${s.label(around)}; ${s.label(own)} cannot be copied that way.`,
    },
  },
  {
    id: 'bare-version',
    area: 'pricing',
    nature: 'act',
    on: ['price.rival-cheaper', 'price.gap-in-money', 'price.vs-rival'],
    presumes: ['quotes', 'private-payers', 'chosen-demand'],
    sells: ['orders', 'projects', 'memberships'],
    fits: (company, finding) =>
      rivalAsks('less')(company, finding) && heldBackBy('price-pressure')(company),
    excludes: ['leave-the-price-fight'],
    owner: 'sales',
    hours: 12,
    weeks: [3, 10],
    cost: [0, 100_000],
    confidence: 3,
    source: { method: 'Fighter version for those who buy on price', by: 'Ritson 2009' },
    title: () => say`Make a bare version for those who buy on price alone`,
    steps: [
      () =>
        say`List what your offer includes that the cheaper one leaves out: in time, in scope, in what happens if something goes wrong.`,
      () =>
        say`Take out what costs you most and is missed least, name the version plainly, and price it near the rival’s level, above its own cost.`,
      () => say`Show it only after somebody names the cheaper price, beside the full version.`,
    ],
    metric: s =>
      say`Of those who name the cheaper price, more buy one of the versions than bought before, within ${s.time(10, 'week')}.`,
    stop: s => say`Withdraw it if more than ${s.percent(0.1)} of former full buyers choose it.`,
  },
  {
    id: 'show-what-is-included',
    area: 'pricing',
    nature: 'act',
    on: ['price.vs-rival', 'price.rival-cheaper', 'price.gap-in-money'],
    presumes: ['quotes', 'private-payers'],
    sells: ['orders', 'projects', 'memberships'],
    fits: rivalAsks('less'),
    not: rivalFurtherThan(0.2),
    owner: 'marketing',
    hours: 6,
    weeks: [1, 26],
    cost: [0, 30_000],
    confidence: 4,
    source: {
      method: 'State the value against the next best alternative',
      by: 'Anderson, Narus and van Rossum 2006',
    },
    title: () => say`Show both offers side by side, with all that is included`,
    steps: [
      s =>
        say`Ask for the offer of ${s.own.rival(say`the rival`)} as a buyer would, and list what comes on top of the price: what is billed apart, what the buyer has to do, what is paid later.`,
      s => {
        const price = s.own.price()
        const ours = price ? say`yours from ${price} on` : say`yours`
        return say`Put both lists on one page with the sum at the bottom, ${ours}, dated and fair.`
      },
      () =>
        say`Send it with every offer in which that rival is named, and let whoever talks with buyers know its first line.`,
    ],
    metric: s =>
      say`Within ${s.time(4, 'week')} every offer in which that rival is named carries the page, and after ${s.time(6, 'month')} fewer are lost over the price.`,
    stop: s => say`Drop the page if the honest sums still differ by more than ${s.percent(0.2)}.`,
    pair: {
      own: praised,
      around: restedOn('rival'),
      because: (s, own, around) =>
        say`Beside ${s.label(around)} a bare price says nothing of ${s.label(own)}: with both lists on one page it is counted.`,
    },
  },
  {
    id: 'hold-price-add-value',
    area: 'pricing',
    nature: 'decide',
    on: [
      'price.rival-cheaper',
      'price.gap-in-money',
      'change.rival-entry',
      'price.breakeven-loss',
      'brake.price-pressure',
    ],
    presumes: ['private-payers', 'chosen-demand'],
    sells: ['orders', 'projects', 'memberships'],
    fits: heldBackBy('price-pressure'),
    excludes: ['raise-for-new-enquiries', 'raise-for-new-members'],
    cases: 20,
    owner: 'owner',
    hours: 8,
    weeks: [2, 10],
    cost: [0, 80_000],
    confidence: 3,
    source: { method: 'Add what costs little and matters much', by: 'Anderson and Narus 1998' },
    title: () => say`Hold the price and add something that costs you little`,
    steps: [
      s =>
        say`Ask ${s.past(10)} recent ${s.customers} what went wrong elsewhere, and what they would have paid to avoid it.`,
      () =>
        say`Choose the answer that costs you least to give: a day that is kept, a name to turn to, somebody who looks again afterwards.`,
      () =>
        say`Name it wherever the price is named, as a part of it, with what it would cost apart.`,
    ],
    metric: s =>
      say`Fewer of the next ${s.past(20)} who ask say that the price is too high than of the last ${s.past(20)}.`,
    stop: () => say`Change the addition if hardly anybody who bought mentions it.`,
    pair: {
      own: praised,
      around: restedOn('rival'),
      because: (s, own, around) =>
        say`A lower price at ${s.label(around)} is best answered with more of ${s.label(own)}: you have it already, and they would have to build it.`,
    },
  },
  {
    id: 'price-or-volume-test',
    area: 'pricing',
    nature: 'decide',
    on: [
      'goal.price-or-volume',
      'goal.above-capacity',
      'goal.margin-lever',
      'brake.one-person',
      'brake.capacity',
    ],
    presumes: ['private-payers', 'chosen-demand', 'free-price'],
    sells: ['orders', 'projects', 'memberships'],
    fits: heldBackBy('capacity', 'one-person', 'skills'),
    not: (company, finding) =>
      heldBackBy('price-pressure')(company) || risesAgainstMarket(company, finding),
    owner: 'owner',
    hours: 6,
    weeks: [2, 8],
    cost: [0, 0],
    confidence: 4,
    source: {
      method: 'Where capacity is limited, price before volume',
      by: 'Nagle and Müller 2018',
    },
    title: () => say`Reach part of the goal by price before you add room or hours`,
    steps: [
      s => {
        const brings = s.own.riseBrings(0.05)
        return brings
          ? say`A rise of ${s.own.line(say`the main line`)} by ${s.percent(0.05)} brings about ${brings} a year on what is sold today: write beside it how many of the further sales it stands for.`
          : say`Write down how much of the gap a moderate rise would close with the same number of sales.`
      },
      s => {
        const then = s.own.price(0.05)
        const price = then ? say`${then}` : say`the higher price`
        return say`Ask ${price} of everybody who wants ${s.own.line(say`it`)} from Monday, and note who goes and whether it was the price.`
      },
      () => say`Set the number that is then still needed, and plan room and hours for that only.`,
    ],
    metric: s => say`${s.percent(0.3)} of the gap is closed by price within ${s.time(6, 'month')}.`,
    stop: s => {
      const most = s.own.mayLose(0.05)
      return most
        ? say`Plan on volume instead if more than ${most} of the buyers go over the price.`
        : say`Plan on volume instead if those who go over the price take more with them than the rise brings.`
    },
  },
]
