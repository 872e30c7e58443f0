import { linesOf } from '../../company/lines.ts'
import { averageMargin, marginOf } from '../../company/margins.ts'
import { pricedOffers, revenueOf, ownPrice, type PricedOffer } from '../../company/sales.ts'
import { type Company, type Fact, factsOf } from '../../company/company.ts'
import { fixed } from '../../sentences/figures.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'
import { idsOf } from '../rests.ts'

/** A rise that buyers notice. */
const RISE = 0.1

type Lever = { line?: Fact<'offer'>; margin: number; rests: Fact[] }

/** Of its sales, from here on a line has one buyer: its price is a yes or a no. */
const MOST = 0.5

function hangsOnOneBuyer(company: Company, line: PricedOffer): boolean {
  const share = linesOf(company).find(({ offer }) => offer.id === line.id)?.share ?? 1
  return factsOf(company, 'segment').some(
    one =>
      one.single === true &&
      one.side !== 'user' &&
      (one.about === undefined || one.about === line.id) &&
      (one.share ?? 0) > share * MOST,
  )
}

/** The line with the largest sales whose margin is known, else all sales. */
function leverOf(company: Company): Lever | null {
  const [line] = pricedOffers(company)
    .filter(one => marginOf(one) !== null && !hangsOnOneBuyer(company, one))
    .sort((a, b) => (revenueOf(b) ?? 0) - (revenueOf(a) ?? 0))
  const own = line && marginOf(line)
  // A price that rises by a part of itself leaves what is only handed on as it is.
  const handedOn = line ? line.price.cents / ownPrice(line) : 1
  if (line && own) return { line, margin: own / handedOn, rests: [line] }
  if (pricedOffers(company).some(one => hangsOnOneBuyer(company, one))) return null
  const all = averageMargin(company)
  return all && { margin: all.value, rests: all.rests }
}

/** Buyers who may leave after a price rise before it costs money: Δp ÷ (Δp + contribution), the break-even sales change (Nagle & Müller, The Strategy and Tactics of Pricing). */
export const breakevenLoss: Rule = {
  id: 'price.breakeven-loss',
  family: 'price',

  find(company, kit) {
    const lever = leverOf(company)
    if (!lever || lever.margin <= 0 || lever.margin >= 1) return []
    const { line, margin, rests } = lever
    const mayLeave = RISE / (RISE + margin)
    const mustCome = margin > RISE ? RISE / (margin - RISE) : undefined
    const on = line ? say`${kit.label(line)}: a` : say`A`
    const rise = fixed.percent(RISE, 'a rise that buyers notice')
    const up = say`${on} price ${rise} higher leaves as much as today even if ${kit.percent(mayLeave, '10 % ÷ (10 % + margin)', rests)} of the buyers stay away`
    const says = mustCome
      ? say`${up}; ${rise} lower, ${kit.percent(mustCome, '10 % ÷ (margin − 10 %)', rests)} more would have to come.`
      : say`${up}; ${rise} lower, no number of further buyers makes it good.`
    return [
      {
        says,
        rests: idsOf(...rests),
        evidence: 'derived',
        weight: {},
        ...(line && { about: kit.label(line) }),
        figures: { mayLeave, margin, ...(mustCome && { mustCome }) },
      },
    ]
  },

  asks(company, kit) {
    const [line] = pricedOffers(company)
    const isOne = factsOf(company, 'offer').length === 1
    if (!line || !isOne || leverOf(company)) return null
    return {
      says: say`Tell me what a sale of ${kit.label(line)} costs you, and I can say how many buyers a higher price may lose before it costs money.`,
      kind: 'offer',
      fact: line.id,
      attribute: 'unitCost',
    }
  },
}
