import { ofParts } from '../../reading/any-of.ts'
import type { Notation, Quantity } from '../../reading/quantity.ts'
import { quantitiesIn } from '../../reading/quantities.ts'
import type { ProposedFact } from '../known.ts'

/** "18,600 last year at 24 each": behind the first sum stands that it is of a year. */
const OF_A_YEAR = ofParts(
  'iu',
  String.raw`^\s(?:(?:of |in )?sales\s)?(?:last (?:year|yr)|a (?:year|yr)|per (?:year|yr|annum)|this (?:year|yr)|`,
  String.raw`yearly|in 20\d\d)\b`,
)
/** Before or behind the second, that it is of one. */
const AT = /(?:\bat|@|\bx|×)\s*(?:about\s)?$/iu
const EACH = /^\s?(?:each|apiece|a piece|per piece|a time)\b/iu

/** Money that a line brings in a year, and what one of it costs: two sums of one clause, the larger of which is no price. */
export function withRevenue(fact: ProposedFact, notation: Notation): ProposedFact {
  if (fact.kind !== 'offer' || !('price' in fact.attributes)) return fact
  const figures = quantitiesIn(fact.quote, notation)
  const sums = figures.filter(isSum)
  const [all, each, ...more] = sums
  if (!all || !each || more.length > 0 || !isOfAll(fact.quote, all, each)) return fact
  const currency = all.currency ?? each.currency ?? notation.currency
  const { price: _price, ...attributes } = fact.attributes
  const price = { cents: centsOf(each), currency, per: 'sale' }
  const revenue = { cents: centsOf(all), currency, per: 'year' }
  return { ...fact, attributes: { ...attributes, price, revenue } }
}

/** Money, or a bare number that stands where money does. */
const isSum = ({ kind, noun, per }: Quantity): boolean =>
  kind === 'money' || (kind === 'count' && noun === undefined && per === undefined)
const centsOf = ({ kind, value }: Quantity): number =>
  kind === 'money' ? value : Math.round(value * 100)

function isOfAll(quote: string, all: Quantity, each: Quantity): boolean {
  const behind = quote.slice(all.end)
  const isEach = AT.test(quote.slice(0, each.start)) || EACH.test(quote.slice(each.end))
  return OF_A_YEAR.test(behind) && isEach && centsOf(all) > centsOf(each) * SEVERAL
}

/** A line sells at least so many in a year. */
const SEVERAL = 5
