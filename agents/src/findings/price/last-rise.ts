import { type Company, factsOf } from '../../company/company.ts'
import { paymentsAYear, type PricedOffer, pricedOffers } from '../../company/sales.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'
import { idsOf } from '../rests.ts'

/** Fewer sales than this move by chance. */
const ENOUGH = 30
/** A smaller step was not noticed by anybody. */
const STEP = 0.02

type Moved = { line: PricedOffer; last: number; before: number; now: number }

/** Lines that tell price and number before and after. */
function movedLines(company: Company): Moved[] {
  return pricedOffers(company).flatMap(line => {
    const { lastPrice, previousVolume, volume, price } = line
    if (!lastPrice?.cents || !previousVolume || !volume) return []
    const step = Math.abs(price.cents / lastPrice.cents - 1)
    if (step < STEP || Math.min(volume, previousVolume) < ENOUGH) return []
    return [{ line, last: lastPrice.cents, before: previousVolume, now: volume }]
  })
}

/** What the last price step did to number and sales: price × number after against before. */
export const lastRise: Rule = {
  id: 'price.last-rise',
  family: 'price',

  find(company, kit) {
    return movedLines(company)
      .slice(0, 2)
      .map(({ line, last, before, now }) => {
        const step = line.price.cents / last - 1
        const number = now / before - 1
        const sales = (1 + step) * (1 + number) - 1
        const rests = [line]
        const part = (value: number, how: string) => kit.percent(Math.abs(value), how, rests)
        const way = (value: number) => (value < 0 ? say`down` : say`up`)
        const moved = say`${kit.label(line)}: price ${way(step)} by ${part(step, 'price ÷ last price − 1')}, number sold ${way(number)} by ${part(number, 'number ÷ number before − 1')}, sales ${way(sales)} by ${part(sales, 'price × number ÷ both before − 1')}`
        const paid = step > 0 && sales > 0
        const lost = step < 0 && sales < 0
        const bore = say`${moved}. Buyers bore the step, which says more about a further step than any survey.`
        const cost = say`${moved}. The lower price did not bring enough buyers to pay for itself.`
        const other = say`${moved}. Look at what else changed in that time before you conclude from the price.`
        const verdict = lost ? cost : other
        return {
          says: paid ? bore : verdict,
          rests: idsOf(...rests),
          evidence: 'measured' as const,
          ...(paid && { quadrant: 'opportunity' as const }),
          ...(lost && { quadrant: 'weakness' as const }),
          weight: { centsAYear: Math.abs(sales) * last * before * paymentsAYear(line) },
          about: kit.label(line),
          figures: { step, number, sales },
        }
      })
  },

  asks(company, kit) {
    const open = factsOf(company, 'offer').find(
      ({ lastPrice, price, volume, previousVolume }) =>
        lastPrice && price && volume && previousVolume === undefined,
    )
    if (!open) return null
    return {
      says: say`Tell me how many you sold of ${kit.label(open)} in the year before the price moved, and I can say what the last step did.`,
      kind: 'offer',
      fact: open.id,
      attribute: 'previousVolume',
    }
  },
}
