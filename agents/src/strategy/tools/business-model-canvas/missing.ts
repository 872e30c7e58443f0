import {
  ECONOMICS_INPUTS,
  type EconomicsInput,
  type UnitEconomics,
} from '@sextant/contracts/strategy/business-model-canvas'
import { boughtToday } from '../../../company/acquisition.ts'
import { type Fact, factsOf } from '../../../company/company.ts'
import type { PricedOffer } from '../../../company/sales.ts'
import { isRepeating } from '../../../company/single-sale.ts'
import type { Desk } from '../../../core/desk.ts'
import { say, type Sentence } from '../../../sentences/sentence.ts'
import { agree } from '../../../sentences/verbs.ts'
import type { Inputs } from './inputs.ts'

type Missing = UnitEconomics['missing'][number]

/** For each empty input, the figure that would fill it and the card it belongs on. */
export function missingInputs(
  desk: Desk,
  offer: PricedOffer | undefined,
  inputs: Inputs,
): Missing[] {
  return ECONOMICS_INPUTS.filter(input => inputs[input].value === null).map(input => {
    const { says, fact } = WANTED[input](desk, offer)
    const check = desk.book.assumption(TOPICS[input], CHECK)
    const claim = { text: `${says.text}.`, sources: [check], evidence: 'not rated' as const }
    return { input, claim: fact ? { ...claim, fact: fact.id } : claim }
  })
}

const CHECK = 'Fill in the figure on its card under “What we know”.'
const TOPICS: Readonly<Record<EconomicsInput, string>> = {
  priceCents: 'Price: not known yet',
  variableCostCents: 'Cost of one sale: not known yet',
  fixedMonthlyCents: 'Fixed cost a month: not known yet',
  purchasesPerMonth: 'Purchases of a customer: not known yet',
  monthlyChurn: 'Customers lost: not known yet',
  cacCents: 'Cost of winning a customer: not known yet',
}

type Want = { says: Sentence; fact?: Fact | undefined }
type Offer = PricedOffer | undefined

const WANTED: Readonly<Record<EconomicsInput, (desk: Desk, offer: Offer) => Want>> = {
  priceCents: desk => {
    const [fact] = factsOf(desk.company, 'offer')
    const label = fact && desk.kit.name(fact)
    return { fact, says: label ? say`The price of ${label}` : say`What you sell, with its price` }
  },
  variableCostCents: (desk, fact) => {
    const label = fact && desk.kit.name(fact)
    const cost =
      fact && isRepeating(fact)
        ? say`What serving one customer costs you`
        : say`What one sale costs you`
    return { fact, says: label ? say`${cost}, on the card of ${label}` : cost }
  },
  fixedMonthlyCents: desk => {
    const fact = factsOf(desk.company, 'measure').find(
      ({ metric, value }) => metric === 'fixed-cost' && value !== undefined,
    )
    const label = fact && desk.kit.name(fact)
    return label
      ? { fact, says: say`Whether ${label} ${agree('be', label)} meant for a month or for a year` }
      : { says: say`What a month costs before the first sale, on a card of your figures` }
  },
  purchasesPerMonth: desk => ofGroup(desk, say`How often one customer buys in a year`),
  monthlyChurn: desk => ofGroup(desk, say`Which part of the customers leaves in a year`),
  cacCents: desk => {
    if (boughtToday(desk.company).length > 1)
      return {
        says: say`No mean: the channels, or those they bring, are too unlike for one figure to be true of any`,
      }
    const fact = factsOf(desk.company, 'channel').find(({ attempt }) => attempt !== 'failed')
    const label = fact && desk.kit.name(fact)
    const start = say`What a channel costs and how many customers it brings in a year`
    return { fact, says: label ? say`${start}, for instance on the card of ${label}` : start }
  },
}

function ofGroup(desk: Desk, figure: Sentence): Want {
  const [fact] = factsOf(desk.company, 'segment')
  const label = fact && desk.kit.name(fact)
  return { fact, says: label ? say`${figure}, on the card of ${label}` : figure }
}
