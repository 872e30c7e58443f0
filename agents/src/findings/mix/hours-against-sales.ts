import { type Company, type Fact, factsOf } from '../../company/company.ts'
import { areWhole, linesOf } from '../../company/lines.ts'
import { say } from '../../sentences/sentence.ts'
import { takingsOf } from '../buyers.ts'
import type { Rule } from '../finding.ts'
import { idsOf } from '../rests.ts'

/** The two parts differ at least so many times. */
const APART = 1.4
/** A line with fewer of the hours is not where the time goes. */
const LEAST = 0.1

type Part = { offer: Fact<'offer'>; ofSales: number; ofHours: number }

/** Lines by their part of sales and of hours (hours each × number), where all of them tell. */
function partsOf(company: Company): Part[] {
  const lines = linesOf(company)
  const isTold = lines.every(({ offer }) => offer.hoursEach && offer.volume)
  if (lines.length < 2 || !areWhole(lines) || !isTold) return []
  const hoursOf = (offer: Fact<'offer'>) => (offer.hoursEach ?? 0) * (offer.volume ?? 0)
  const total = lines.reduce((sum, { offer }) => sum + hoursOf(offer), 0)
  return lines.map(({ offer, share }) => ({
    offer,
    ofSales: share,
    ofHours: hoursOf(offer) / total,
  }))
}

/** A line's part of the hours against its part of sales: what the week goes into, and what comes of it. */
export const hoursAgainstSales: Rule = {
  id: 'mix.hours-against-sales',
  family: 'mix',

  find(company, kit) {
    const parts = partsOf(company).sort((a, b) => b.ofHours / b.ofSales - a.ofHours / a.ofSales)
    const [worst] = parts
    if (!worst || worst.ofHours < LEAST || worst.ofHours / worst.ofSales < APART) return []
    const offers = parts.map(({ offer }) => offer)
    const rise = worst.ofHours / worst.ofSales / ((1 - worst.ofHours) / (1 - worst.ofSales)) - 1
    const name = kit.label(worst.offer)
    const hours = kit.percent(worst.ofHours, 'hours of the line ÷ all hours', offers)
    const sales = kit.percent(worst.ofSales, 'sales of the line ÷ all sales', offers)
    const says = say`${name}: ${hours} of the hours, ${sales} of ${takingsOf(kit.company)}. To bring as much an hour as the rest, the price there would have to rise by ${kit.percent(rise, 'sales an hour of the rest ÷ of the line − 1', offers)}.`
    return [
      {
        says,
        rests: idsOf(worst.offer, ...offers),
        evidence: 'derived',
        quadrant: 'weakness',
        weight: {},
        about: name,
        figures: { ofHours: worst.ofHours, ofSales: worst.ofSales, rise },
      },
    ]
  },

  asks(company, kit) {
    const offers = factsOf(company, 'offer')
    const open = offers.filter(({ hoursEach }) => !hoursEach)
    const [offer] = open
    const lines = linesOf(company)
    const haveNumbers = offers.every(({ volume }) => volume)
    if (!offer || open.length > 1 || lines.length < 2 || !areWhole(lines) || !haveNumbers)
      return null
    return {
      says: say`Tell me how many hours a sale of ${kit.label(offer)} takes, and I can say which line takes more of the week than it brings.`,
      kind: 'offer',
      fact: offer.id,
      attribute: 'hoursEach',
    }
  },
}
