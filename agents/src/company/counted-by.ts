import { type Company, type Fact, factsOf } from './company.ts'
import { groupMeantBy } from './group-meant.ts'
import { pricedOffers } from './sales.ts'
import { isRepeating } from './single-sale.ts'

type Counts = NonNullable<Fact<'goal'>['counts']>

/** What people call by one word in any trade. */
const NAMED: readonly [Counts, RegExp][] = [
  ['customers', /\b(?:customers?|clients?|buyers?|patients?|households?|accounts?)\b/i],
  [
    'members',
    /\b(?:members?|subscribers?|subscriptions?|subs|givers?|donors?|supporters?|tenants?)\b/i,
  ],
  ['leads', /\b(?:enquir(?:y|ies)|inquir(?:y|ies)|leads?|requests?)\b/i],
  ['audience', /\b(?:followers?|readers?|views?|listeners?)\b/i],
  ['sales', /\b(?:orders?|sales|bookings?|jobs|units|pieces|contracts?|projects?)\b/i],
]
/** What was rounded in speech is still the same number. */
const ALIKE = 0.01

/** What a goal counts where nobody chose it: by its name, else sales where it stands at what is sold, of one line or of all. `standing`: a year's. */
export function countedBy(
  company: Company,
  { label, form }: Fact<'goal'>,
  standing: number,
): Counts | undefined {
  if (form !== undefined && form !== 'count') return undefined
  const named = NAMED.filter(([, words]) => words.test(label)).map(([counts]) => counts)
  if (named.length === 1) return named[0]
  if (named.length > 0) return undefined
  if (!standsAtSales(company, label, standing)) return standsAtGroup(company, label, standing)
  // Who pays by the month is there, and is no sale of the year; of which line they are, its name or its number may say.
  const meant = linesMeant(company, label, standing)
  const priced = pricedOffers(company).filter(({ id }) => meant.length === 0 || meant.includes(id))
  return priced.some(isRepeating) ? 'members' : 'sales'
}

/** Whoever names a group of customers and starts at how many it has counts its heads. */
function standsAtGroup(company: Company, label: string, standing: number): Counts | undefined {
  const group = groupMeantBy(company, { label })
  return group && isAlike(group.size ?? 0, standing) ? 'customers' : undefined
}

/** The lines that a goal bears the name of, or that sell alone as many as it starts at. */
const linesMeant = (company: Company, label: string, standing: number): string[] =>
  factsOf(company, 'offer')
    .filter(offer => isOf(offer, label) || isAlike(offer.volume ?? 0, standing))
    .map(({ id }) => id)

function standsAtSales(company: Company, label: string, standing: number): boolean {
  const offers = factsOf(company, 'offer')
  const sold = offers.flatMap(({ volume }) => volume ?? []).slice(0, LINES_MOST)
  const isSame = (volume: number): boolean => isAlike(volume, standing)
  return standing > 0 && (sumsOf(sold).some(isSame) || offers.some(offer => isOf(offer, label)))
}
const isAlike = (volume: number, standing: number): boolean =>
  Math.abs(volume / standing - 1) <= ALIKE
const LINES_MOST = 6

/** What some of the lines sell together: 110 and 80 are 190, whatever the chairs are. */
const sumsOf = (numbers: readonly number[]): number[] =>
  numbers.reduce<number[]>((sums, one) => [...sums, ...sums.map(sum => sum + one)], [0]).slice(1)

/** "Births" of "a birth": the goal is called after a line. */
const isOf = ({ label, unit }: Fact<'offer'>, goal: string): boolean =>
  [label, unit?.many ?? label].some(name => headOf(name) === headOf(goal))
const headOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/^the\s/, '')
    .replace(/(?:es|s)$/, '')
