import { type Company, type Fact, factsOf } from './company.ts'
import type { PricedOffer } from './sales.ts'
import { pricedOffers } from './sales.ts'
import { isRepeating } from './single-sale.ts'

/** What is called a stay in the name of a figure in months. */
const STAY = /\b(?:stay|stays|staying|tenure|lifetime|retention)\b/i

const isStay = ({ metric, form, value, label }: Fact<'measure'>): boolean =>
  form === 'months' && Boolean(value) && (metric === 'churn' || STAY.test(label))

/** How many months one customer of a line stays, where that was told of the line, or of the only one that is paid again and again. */
export function stayOfLine(company: Company, line: PricedOffer): Fact<'measure'> | undefined {
  if (!isRepeating(line)) return undefined
  const stays = factsOf(company, 'measure').filter(isStay)
  const isOnly = pricedOffers(company).filter(isRepeating).length === 1
  return (
    stays.find(({ about }) => about === line.id) ??
    (isOnly ? stays.find(({ about }) => about === undefined) : undefined)
  )
}
