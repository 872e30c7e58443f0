import { type Company, type Fact, factsOf } from './company.ts'
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
  if (named.length > 0 || !standsAtSales(company, label, standing)) return undefined
  // Who pays by the month is there, and is no sale of the year.
  return pricedOffers(company).some(isRepeating) ? 'members' : 'sales'
}

function standsAtSales(company: Company, label: string, standing: number): boolean {
  const offers = factsOf(company, 'offer')
  const sold = offers.flatMap(({ volume }) => volume ?? []).slice(0, LINES_MOST)
  const isSame = (volume: number): boolean => Math.abs(volume / standing - 1) <= ALIKE
  return standing > 0 && (sumsOf(sold).some(isSame) || offers.some(offer => isOf(offer, label)))
}
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
