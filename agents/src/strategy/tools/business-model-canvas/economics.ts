import type { UnitEconomics } from '@sextant/contracts/strategy/business-model-canvas'
import { contributionOf, type PricedOffer, pricedOffers } from '../../../company/sales.ts'
import { isRepeating } from '../../../company/single-sale.ts'
import { unitOfSales } from '../../../company/targets.ts'
import type { Desk } from '../../../core/desk.ts'
import { type From, inputsOf } from './inputs.ts'
import { missingInputs } from './missing.ts'
import { computed } from './recompute.ts'

/** The economics of one, of the line whose figures tell most. */
export function economicsOf(desk: Desk): UnitEconomics {
  const offer = lineOf(desk)
  const inputs = inputsOf(desk, offer)
  const from = Object.entries(inputs).flatMap(([name, input]) =>
    input.from ? [[name, input.from] as const] : [],
  )
  return computed({
    line: offer ? desk.named(offer) : null,
    unit: offer ? unitOf(desk, offer) : unitOfSales(desk.company).one,
    currency: desk.company.currency,
    priceCents: inputs.priceCents.value,
    variableCostCents: inputs.variableCostCents.value,
    fixedMonthlyCents: inputs.fixedMonthlyCents.value,
    purchasesPerMonth: inputs.purchasesPerMonth.value,
    monthlyChurn: inputs.monthlyChurn.value,
    cacCents: inputs.cacCents.value,
    contributionCents: null,
    marginRatio: null,
    breakEvenUnits: null,
    ltvCents: null,
    ltvToCac: null,
    paybackMonths: null,
    missing: missingInputs(desk, offer, inputs),
    from: Object.fromEntries(from) as From,
  })
}

/** What its cost is known for tells most; then what is paid again and again; then the largest. */
function lineOf({ company }: Desk): PricedOffer | undefined {
  const fullness = (offer: PricedOffer): number =>
    Number(contributionOf(offer) !== null) * 2 + Number(isRepeating(offer))
  return pricedOffers(company).toSorted((a, b) => fullness(b) - fullness(a))[0]
}

/** "month" of a membership, "hour" of what is paid by it, else what one sale of it is called. */
function unitOf({ company }: Desk, { price, unit }: PricedOffer): string {
  const isOfTime = price.per !== undefined && price.per !== 'sale' && price.per !== 'once'
  return isOfTime ? (price.per ?? 'sale') : (unit?.one ?? unitOfSales(company).one)
}
