import { accountOf, decidesByRule } from './accounts.ts'
import { type Company, type Fact, factsOf } from './company.ts'
import {
  BY_AGREEMENT,
  BY_INTAKE,
  BY_LICENCE,
  BY_NEED,
  ENTRUSTED,
  OF_BUSINESSES,
  OF_LEARNERS,
  OF_PERSONS,
  OF_THE_LAW,
  PAYS_BY_RULE,
  PRICED_BY_RISK,
  SAID_BY,
  TAKEN_DAY_AND_NIGHT,
} from './dealing-words.ts'
import { leftOfYear } from './left-of-year.ts'
import { pricedOffers } from './sales.ts'
import { isRepeating } from './single-sale.ts'
import { takesGifts } from './targets.ts'

/**
 * What a move may presuppose of a firm. What is there holds by a chip, a figure or the firm's own words, never by default;
 * demand that is chosen, the whole year, what can be taught, a firm that pays its way, a free price, things and rules of one's own
 * hold unless something speaks against them.
 */
export const PRESUPPOSED = [
  'discounts',
  'goods',
  'stock',
  'hire',
  'private-payers',
  'quotes',
  'kinds-of-work',
  'appointments',
  'agreements',
  'persons',
  'businesses',
  'card-payments',
  'monthly-price',
  'enquiries',
  'early-leavers',
  'chosen-demand',
  'all-year',
  'teachable',
  'paying-its-way',
  'free-account',
  'ruled-account',
  'free-price',
  'jobs',
  'missed-dates',
  'run-by-hours',
  'own-rules',
  'things',
] as const
export type Presupposed = (typeof PRESUPPOSED)[number]

/** What speaks of the firm itself; what is said of a rival is nothing of ours, and praise or complaint neither. */
const OF_OTHERS = new Set<Fact['kind']>(['rival', 'quote', 'factor', 'force'])

const isSaid = (company: Company, words: RegExp): boolean =>
  company.facts.some(
    ({ kind, status, label, quote }) =>
      status === 'confirmed' && !OF_OTHERS.has(kind) && (words.test(label) || words.test(quote)),
  )

const payersOf = (company: Company): Fact<'segment'>[] =>
  factsOf(company, 'segment').filter(({ side }) => side !== 'user')

const isOf = (words: RegExp, { label, quote }: Pick<Fact, 'label' | 'quote'>): boolean =>
  words.test(label) || words.test(quote)

/** Families of a company are people: what a group is stands last, before any “of” or “from”. */
const isOfPeople = ({ label }: Fact): boolean => {
  const [head = ''] = label.split(/ (?:of|from|for|with|in|at|who|that) /i)
  return OF_PERSONS.test(head.split(' ').at(-1) ?? '')
}

const buyAsBusinesses = (company: Company): boolean =>
  company.industry === 'SaaS/Software' ||
  payersOf(company).some(
    payer => payer.single === true || (isOf(OF_BUSINESSES, payer) && !isOfPeople(payer)),
  )

/** Some of those who pay are people, and no group of them is a business. */
const buyAsPersons = (company: Company): boolean =>
  payersOf(company).some(payer => isOf(OF_PERSONS, payer)) && !buyAsBusinesses(company)

/** What is sold runs until it is ended, or until a day on which it is agreed anew. */
const runByAgreement = (company: Company): boolean =>
  pricedOffers(company).some(isRepeating) ||
  factsOf(company, 'segment').some(payer => isOf(BY_AGREEMENT, payer))

/** Somebody asks before they buy, so that there is a talk to open. */
const areAsked = (company: Company): boolean =>
  sendsQuotes(company) ||
  factsOf(company, 'measure').some(({ metric }) => metric === 'leads') ||
  factsOf(company, 'channel').some(({ leads, answerHours }) => (leads ?? answerHours) !== undefined)

/** Counted in those who learn or are looked after: they begin and end with a year. */
const sellsByTheLearner = (company: Company): boolean =>
  factsOf(company, 'offer').some(({ unit }) => unit !== undefined && OF_LEARNERS.test(unit.many))

const rested = (company: Company, rests: readonly string[]): Fact[] =>
  company.facts.filter(({ id }) => rests.includes(id))

/** What one sale is called: learners, loans or tables say what is done, where a label does not. */
const unitsOf = (company: Company): string[] =>
  [...factsOf(company, 'organization'), ...factsOf(company, 'offer')].flatMap(({ unit }) =>
    unit ? [unit.one, unit.many] : [],
  )

/** Somebody, or somebody's money, is entrusted: nothing of that is given to another to try. */
const isEntrusted = (company: Company): boolean =>
  ENTRUSTING.has(company.industry ?? '') ||
  isSaid(company, BY_NEED) ||
  [...factsOf(company, 'offer'), ...factsOf(company, 'segment')].some(({ label }) =>
    ENTRUSTED.test(label),
  ) ||
  unitsOf(company).some(unit => ENTRUSTED.test(unit))

const ENTRUSTING = new Set(['Healthcare', 'Education', 'Financial Services'])

/** What is delivered is a finished piece of work, which a colleague of the trade could do as well and which can be looked at. */
const areJobs = (company: Company): boolean =>
  (factsOf(company, 'organization').some(({ sells }) => sells === 'projects') ||
    said(company, 'jobs')) &&
  !isEntrusted(company)

/** What runs short stands still for a part of the day: a machine, an hour, a calendar, and no bed or berth. */
function runsByHours(company: Company, rests: readonly string[]): boolean {
  const brakes = factsOf(company, 'constraint').filter(({ id }) => rests.includes(id))
  return brakes.length > 0 && brakes.every(standsStill)
}

const standsStill = (brake: Fact<'constraint'>): boolean =>
  brake.resource === 'calendar' ||
  brake.resource === 'hours' ||
  (brake.resource === 'equipment' && !isOf(TAKEN_DAY_AND_NIGHT, brake))

/** The licence of a person stands in the role or the tasks as often as in the name. */
const tasksOf = (fact: Fact): Pick<Fact, 'label' | 'quote'> =>
  fact.kind === 'person'
    ? { label: fact.role ?? '', quote: (fact.does ?? []).join(', ') }
    : { label: '', quote: '' }

const leavesSomething = (company: Company): boolean => (leftOfYear(company)?.after ?? 0) >= 0

const said = (company: Company, what: keyof typeof SAID_BY): boolean =>
  isSaid(company, SAID_BY[what])

/** What a loan or a cover costs follows its risk, and not what buyers bear. */
const isPricedByRisk = (company: Company): boolean =>
  company.industry === 'Financial Services' ||
  factsOf(company, 'offer').some(offer => isOf(PRICED_BY_RISK, offer))

/** One large account is known, and it buys as it likes, or by rules that no favour bends. */
function largestBuys(
  how: 'freely' | 'by rule',
  company: Company,
  rests: readonly string[],
): boolean {
  const account = accountOf(company, rests)
  if (!account) return false
  return decidesByRule(company, account) === (how === 'by rule')
}

const OF_GOODS = new Set(['E-commerce', 'Retail', 'Manufacturing'])

/** What these are supplied with is no ware: covers, servers, opinions. */
const OF_NO_GOODS = new Set(['SaaS/Software', 'Professional Services', 'Financial Services'])

const buysGoods = (company: Company): boolean =>
  factsOf(company, 'partner').some(({ gives }) => gives === 'supplies') ||
  factsOf(company, 'change').some(({ costOf }) => costOf === 'goods')

const sellsGoods = (company: Company): boolean =>
  OF_GOODS.has(company.industry ?? '') ||
  keepsStock(company) ||
  said(company, 'goods') ||
  (!OF_NO_GOODS.has(company.industry ?? '') && buysGoods(company))

const keepsStock = (company: Company): boolean =>
  factsOf(company, 'measure').some(({ metric }) => metric === 'stock') || said(company, 'stock')

/** Who is asked for money before the work begins: nobody who pays by rule. */
function arePrivate(company: Company): boolean {
  const payers: Fact[] = [
    ...factsOf(company, 'segment').filter(({ side }) => side !== 'user'),
    ...factsOf(company, 'constraint').filter(({ sort }) => sort === 'cash'),
    ...factsOf(company, 'measure').filter(({ metric }) => metric === 'arrears'),
  ]
  return !payers.some(({ label, quote }) => PAYS_BY_RULE.test(label) || PAYS_BY_RULE.test(quote))
}

const sendsQuotes = (company: Company): boolean =>
  factsOf(company, 'organization').some(({ sells }) => sells === 'projects') ||
  factsOf(company, 'measure').some(({ metric }) => metric === 'win-rate') ||
  company.industry === 'Professional Services' ||
  said(company, 'quotes')

/** Kinds of work that share what is short: several lines, and no hindrance that is of one of them alone. */
function areSeveralKinds(company: Company, rests: readonly string[]): boolean {
  const lines = factsOf(company, 'offer')
  const brakes = factsOf(company, 'constraint').filter(({ id }) => rests.includes(id))
  const isOfOne = ({ about }: Fact<'constraint'>) => lines.some(({ id }) => id === about)
  return lines.length > 1 && !(brakes.length > 0 && brakes.every(isOfOne))
}

/** What each of them means: a company and the facts of the finding that the move answers. */
const MEANS: Readonly<
  Record<Presupposed, (company: Company, rests: readonly string[]) => boolean>
> = {
  discounts: company => said(company, 'discounts'),
  goods: sellsGoods,
  stock: keepsStock,
  hire: company => said(company, 'hire'),
  'private-payers': arePrivate,
  quotes: sendsQuotes,
  'kinds-of-work': areSeveralKinds,
  appointments: company => said(company, 'appointments'),
  agreements: runByAgreement,
  persons: buyAsPersons,
  businesses: buyAsBusinesses,
  'card-payments': company => said(company, 'card-payments'),
  'monthly-price': company => pricedOffers(company).some(({ price }) => price.per === 'month'),
  enquiries: areAsked,
  'early-leavers': company =>
    factsOf(company, 'segment').some(({ leavesEarly }) => leavesEarly !== undefined),
  // Whoever gives chooses to, whatever it is given for.
  'chosen-demand': company => takesGifts(company) || !isSaid(company, BY_NEED),
  'all-year': company => !isSaid(company, BY_INTAKE) && !sellsByTheLearner(company),
  teachable: (company, rests) =>
    !rested(company, rests).some(fact => isOf(BY_LICENCE, fact) || isOf(BY_LICENCE, tasksOf(fact))),
  'paying-its-way': leavesSomething,
  'free-account': (company, rests) => largestBuys('freely', company, rests),
  'ruled-account': (company, rests) => largestBuys('by rule', company, rests),
  'free-price': company => !isPricedByRisk(company),
  jobs: areJobs,
  'missed-dates': company => said(company, 'missed-dates'),
  'run-by-hours': runsByHours,
  things: company => !isEntrusted(company),
  'own-rules': (company, rests) => !rested(company, rests).some(fact => isOf(OF_THE_LAW, fact)),
}

/** Whether a firm is such that a move makes sense for it. `rests`: the facts of the finding that the move answers. */
export const holds = (what: Presupposed, company: Company, rests: readonly string[]): boolean =>
  MEANS[what](company, rests)
