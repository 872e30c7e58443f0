import { holds } from '../company/presupposed.ts'
import type { FoundBy } from '../findings/finding.ts'
import { say } from '../sentences/sentence.ts'
import {
  changeThat,
  constraintOf,
  costsOf,
  knows,
  restsOn,
  touches,
  hasNoOther,
} from './conditions.ts'
import type { Play } from './play.ts'

const OF_HANGING = new Set([
  'concentration.supplier',
  'concentration.partner-ends',
  'concentration.platform',
  'brake.supplier',
])
/** What hangs on one who supplies, and not what gets dearer. */
const isOfGoods = ({ rule }: FoundBy): boolean => OF_HANGING.has(rule)

/** Moves against rising costs and against hanging on one supplier. */
export const changeCostsPlays: readonly Play[] = [
  {
    id: 'share-the-rise',
    area: 'change',
    nature: 'decide',
    on: [
      'change.cost-rise',
      'change.cost-at-most',
      'change.cost-per-sale',
      'price.cost-rise-covered',
      'price.room-to-pass-on',
    ],
    presumes: ['private-payers'],
    sells: ['orders', 'memberships', 'projects'],
    owner: 'finance',
    hours: 6,
    weeks: [2, 10],
    cost: [0, 0],
    confidence: 4,
    source: { method: 'Pass costs on where buyers compare least', by: 'Nagle and Müller 2018' },
    title: s => say`Decide where you pass on ${s.about}, and where you do not`,
    steps: [
      s => {
        const price = s.own.price()
        const beside = price
          ? say`, beside the ${price} of ${s.own.line(say`the main line`)}`
          : say``
        return say`Work out what ${s.own.change(say`it`)} adds to one sale of each line, in money and not in percent${beside}.`
      },
      s =>
        say`Pass it on in full where buyers hardly compare, and in part where they have ${s.own.rival(say`a rival`)} in mind.`,
      s =>
        say`Tell ${s.customers} the day and the reason (${s.own.change(say`what got dearer`)}) ${s.time(4, 'week')} before, with the sum for a usual sale.`,
    ],
    metric: s =>
      say`${s.percent(0.7)} of the rise is covered within ${s.time(10, 'week')}, and ${s.percent(0.95)} of ${s.customers} stay.`,
    stop: s =>
      say`Carry it for a quarter where more than ${s.percent(0.1)} of a line’s buyers object.`,
  },
  {
    id: 'surcharge-with-index',
    area: 'change',
    nature: 'act',
    on: [
      'change.cost-rise',
      'change.cost-at-most',
      'change.cost-per-sale',
      'change.compound',
      'price.cost-rise-covered',
    ],
    presumes: ['agreements'],
    sells: ['orders', 'projects', 'memberships'],
    fits: (company, finding) =>
      costsOf('goods', 'energy')(company, finding) &&
      (knows('segment', ({ single }) => single === true)(company) ||
        knows('organization', ({ sells }) => sells !== 'orders')(company)),
    owner: 'finance',
    hours: 5,
    weeks: [2, 20],
    cost: [0, 30_000],
    confidence: 4,
    source: { method: 'Price escalation clauses', by: 'Nagle and Müller 2018' },
    title: () => say`Put a clause into every new agreement that follows a public index`,
    steps: [
      s =>
        say`Find the public index that moves like ${s.own.change(say`your cost`)}, and look how both ran over the last years.`,
      s =>
        say`Write the clause so that it works both ways: beyond ${s.percent(0.03)} up or down the price follows once a year.`,
      s =>
        say`Put it into every new agreement for ${s.own.line(say`the main line`)} from now on, and into old ones as they are renewed.`,
    ],
    metric: s =>
      say`${s.percent(0.5)} of yearly sales under agreement carry it within ${s.time(12, 'month')}.`,
    stop: s =>
      say`Leave it out for accounts where it would cost the renewal, if they are below ${s.percent(0.1)} of sales together.`,
  },
  {
    id: 'three-offers-before-renewal',
    area: 'change',
    nature: 'act',
    on: [
      'change.cost-rise',
      'change.cost-at-most',
      'concentration.supplier',
      'price.cost-rise-covered',
      'concentration.partner-ends',
    ],
    fits: (company, finding) =>
      finding.family === 'concentration' ||
      costsOf('energy', 'insurance', 'contract', 'licence')(company, finding),
    not: (company, finding) =>
      hasNoOther(company, finding) ||
      restsOn('partner', ({ gives }) => gives === 'money' || gives === 'customers')(
        company,
        finding,
      ),
    owner: 'finance',
    hours: 8,
    weeks: [2, 12],
    cost: [0, 20_000],
    confidence: 4,
    source: { method: 'Use buying power where supply is open', by: 'Kraljic 1983' },
    title: () => say`Get other offers for the same scope before the next renewal`,
    steps: [
      s =>
        say`Look up the end, the notice and the index in the contract with ${s.own.partner(say`the present supplier`)}, and write on one page what you truly need of it.`,
      s =>
        say`Ask ${s.count(2, 'other supplier', 'other suppliers')} for a price on exactly that page, in writing, with a date.`,
      s =>
        say`Show the better one to ${s.own.partner(say`the present supplier`)}, and ask for one of the following: a better price, a longer term, more for the same.`,
    ],
    metric: s =>
      say`The next agreement is better in one of them, or the offers on file show why it cannot be, within ${s.time(12, 'week')}.`,
    stop: s => say`Stay if changing costs more than ${s.time(18, 'month')} of the saving.`,
  },
  {
    id: 'buy-with-others',
    area: 'change',
    nature: 'act',
    on: [
      'change.cost-rise',
      'change.cost-at-most',
      'concentration.supplier',
      'change.cost-per-sale',
      'price.cost-rise-covered',
      'concentration.partner-ends',
      'brake.supplier',
    ],
    presumes: ['goods'],
    fits: (company, finding) =>
      finding.family === 'concentration' ||
      costsOf('goods', 'energy', 'insurance', 'licence')(company, finding),
    // An agreement that ends is not renewed by buying more.
    not: (company, finding) =>
      restsOn('partner', ({ ends }) => ends !== undefined)(company, finding),
    owner: 'finance',
    hours: 12,
    weeks: [4, 20],
    cost: [0, 30_000],
    confidence: 3,
    source: { method: 'Group purchasing', by: 'Schotanus and Telgen 2007' },
    title: () => say`Buy together with others of the trade from other towns`,
    steps: [
      () =>
        say`Name a handful of firms or associations with the same need outside your area, and ask the trade body who already buys together.`,
      s =>
        say`Put the yearly amounts of ${s.number(3)} of them on one sheet, for the one item that costs most.`,
      () => say`Ask the supplier for a price on the sum, each billed apart, for a year.`,
    ],
    metric: s => say`The item is ${s.percent(0.07)} cheaper within ${s.time(20, 'week')}.`,
    stop: s =>
      say`Leave it if agreeing takes more than ${s.time(15, 'hour')}, or the item is below ${s.percent(0.03)} of costs.`,
  },
  {
    id: 'use-less-of-it',
    area: 'change',
    nature: 'act',
    on: [
      'change.cost-rise',
      'change.cost-at-most',
      'change.cost-per-sale',
      'price.cost-rise-covered',
    ],
    fits: costsOf('energy', 'goods'),
    owner: 'operations',
    hours: 10,
    weeks: [2, 12],
    cost: [0, 200_000],
    confidence: 4,
    source: { method: 'Find the significant uses first', by: 'ISO 50001:2018' },
    title: () => say`Use less of it before you bargain about its price`,
    steps: [
      s =>
        say`Count for ${s.time(2, 'week')} where most of it goes (${s.own.change(say`the dearest first`)}), and how much of that nobody needs or pays for.`,
      s =>
        say`Walk through with ${s.own.another(say`the person who runs it`)}, and list what is used, kept running or paid for though nobody needs it.`,
      () =>
        say`Mend what costs nothing this week, and set a limit with a name for the largest use.`,
    ],
    metric: s =>
      say`Use falls by ${s.percent(0.1)} for the same work within ${s.time(12, 'week')}.`,
    stop: s =>
      say`Stop where saving the next part would take more than ${s.time(24, 'month')} to pay back.`,
  },
  {
    id: 'more-for-the-hour',
    area: 'change',
    nature: 'act',
    on: [
      'change.cost-rise',
      'change.cost-at-most',
      'change.cost-per-sale',
      'price.cost-rise-covered',
    ],
    fits: costsOf('pay'),
    owner: 'operations',
    hours: 16,
    weeks: [4, 20],
    cost: [0, 200_000],
    confidence: 3,
    source: { method: 'Remove waste before adding hands', by: 'Liker 2004' },
    title: () => say`Answer higher pay with fewer wasted hours`,
    steps: [
      () =>
        say`Ask the people who do the work where they wait, search, walk, or do things again, and count it for a week.`,
      s =>
        say`Take the ${s.number(2)} largest, and let those people propose and try the change themselves.`,
      s => say`Give them ${s.percent(0.25)} of what it saves in the first year.`,
    ],
    metric: s =>
      say`The same work takes ${s.percent(0.06)} fewer paid hours within ${s.time(20, 'week')}.`,
    stop: s =>
      say`Take a change back if complaints or mistakes rise by more than ${s.percent(0.1)}.`,
  },
  {
    id: 'lower-the-risk-insured',
    area: 'change',
    nature: 'act',
    on: ['change.cost-rise', 'change.cost-at-most', 'price.cost-rise-covered'],
    fits: costsOf('insurance'),
    owner: 'operations',
    hours: 10,
    weeks: [4, 26],
    cost: [0, 150_000],
    confidence: 3,
    source: { method: 'Treat the risk, then transfer the rest', by: 'ISO 31000:2018' },
    title: () => say`Make the insured risk smaller, and show it to the insurer`,
    steps: [
      () =>
        say`Ask the broker for your claims of the last years, and which of them drive the price.`,
      () =>
        say`Do what would have prevented the costliest one: a course, a sensor, a lock, a written check.`,
      s =>
        say`Ask for a price with a higher excess and the proof of these measures, ${s.time(8, 'week')} before renewal.`,
    ],
    metric: s =>
      say`The renewal comes in ${s.percent(0.08)} below the announced price, within ${s.time(26, 'week')}.`,
    stop: s => say`Take no excess above ${s.time(2, 'week')} of fixed costs.`,
  },
  {
    id: 'fix-price-ahead',
    area: 'change',
    nature: 'decide',
    on: [
      'change.cost-rise',
      'change.cost-at-most',
      'change.window',
      'concentration.supplier',
      'price.cost-rise-covered',
      'concentration.partner-ends',
      'brake.supplier',
    ],
    fits: (company, finding) =>
      isOfGoods(finding)
        ? holds('goods', company, finding.rests)
        : costsOf('energy', 'goods')(company, finding),
    not: (company, finding) =>
      (finding.rule === 'change.cost-rise' && constraintOf('cash')(company) !== undefined) ||
      restsOn('partner', ({ gives }) => gives === 'money' || gives === 'customers')(
        company,
        finding,
      ),
    sells: ['orders', 'copies', 'memberships', 'projects'],
    owner: 'finance',
    hours: 5,
    weeks: [1, 6],
    cost: [0, 50_000],
    confidence: 3,
    source: { method: 'Secure supply where it is narrow', by: 'Kraljic 1983' },
    title: () => say`Fix the price for part of next year’s need, not all`,
    steps: [
      s =>
        say`Write down what you will need for certain: what is already sold, and ${s.percent(0.5)} of what usually is.`,
      () => say`Ask for a fixed price on that part, for a year, delivered month by month.`,
      () => say`Promise your own prices only for as long as you have fixed yours.`,
    ],
    metric: s => say`${s.percent(0.5)} of the need has a fixed price within ${s.time(6, 'week')}.`,
    stop: s => say`Fix nothing at more than ${s.percent(0.05)} above today’s price.`,
  },
  {
    id: 'second-supplier',
    area: 'change',
    nature: 'act',
    on: [
      'concentration.supplier',
      'change.multiple',
      'change.dated',
      'concentration.partner-ends',
      'brake.supplier',
    ],
    presumes: ['goods'],
    fits: (company, finding) =>
      finding.family === 'concentration' || touches('supply')(company, finding),
    not: (company, finding) =>
      hasNoOther(company, finding) ||
      restsOn('partner', ({ gives }) => gives === 'money' || gives === 'customers')(
        company,
        finding,
      ),
    owner: 'operations',
    hours: 16,
    weeks: [6, 26],
    cost: [20_000, 300_000],
    confidence: 4,
    source: { method: 'Open a second source for a narrow item', by: 'Kraljic 1983' },
    title: () => say`Open a second supplier with a small part of the amount`,
    steps: [
      () =>
        say`Name the items that would stop you within a month, and check which contract or approval ties you.`,
      s =>
        say`Order a trial from ${s.count(2, 'other supplier', 'other suppliers')}, and test it in ordinary work.`,
      s =>
        say`Give the better one ${s.percent(0.2)} of the amount, so that prices, papers and people are known.`,
    ],
    metric: s =>
      say`The second supplier has delivered ${s.number(3)} times on time within ${s.time(6, 'month')}.`,
    stop: s =>
      say`Leave it if the second costs more than ${s.percent(0.1)} above the first: keep a reserve in stock in its place.`,
    pair: {
      own: constraintOf('supplier'),
      around: changeThat('hurts', 'supply', 'cost'),
      because: (s, own, around) =>
        say`With ${s.label(around)} in play, resting on ${s.label(own)} alone is a risk you can lower: whoever buys a little elsewhere already can change in days, not months.`,
    },
  },
  {
    id: 'reserve-and-warning',
    area: 'change',
    nature: 'decide',
    on: ['concentration.supplier', 'concentration.partner-ends', 'brake.supplier'],
    presumes: ['goods'],
    fits: (company, finding) =>
      (finding.rule === 'concentration.supplier' ||
        knows('partner', ({ alone }) => alone === true)(company)) &&
      !restsOn('partner', ({ gives }) => gives === 'money' || gives === 'customers')(
        company,
        finding,
      ),
    owner: 'operations',
    hours: 6,
    weeks: [2, 10],
    cost: [0, 400_000],
    confidence: 3,
    source: { method: 'Buffer where no second source exists', by: 'Sheffi 2005' },
    title: () => say`Hold a reserve where no second source exists`,
    steps: [
      () =>
        say`Write down how long you could go on without it, and how long a replacement would take: the difference is your reserve.`,
      s =>
        say`Agree in writing on notice of ${s.time(6, 'month')} before an end or a change, and on having in your own hands what somebody else would need to go on.`,
      () =>
        say`Visit once a year, and ask about the owner’s plans, the money and the largest customer.`,
    ],
    metric: s =>
      say`Reserve and notice cover ${s.percent(0.8)} of the time a replacement takes, within ${s.time(10, 'week')}.`,
    stop: s =>
      say`Shrink the reserve if it ties up more than ${s.time(1, 'month')} of fixed costs.`,
  },
]
