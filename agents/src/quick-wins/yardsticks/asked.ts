import { keptOfSale } from '../../company/commission.ts'
import { conversionOf } from '../../company/enquiries.ts'
import { measuredVisits } from '../../company/measured.ts'
import type { Kit } from '../../findings/kit.ts'
import type { Wanted } from '../../findings/finding.ts'
import { fixed } from '../../sentences/figures.ts'
import { say } from '../../sentences/sentence.ts'
import type { Company } from '../../company/company.ts'
import type { Measured, Yardstick } from '../yardstick.ts'

const MONTHS = 12

/** Nobody counted who asked: a new card tells it. */
const WANTED: Wanted = {
  says: say`Tell me how many people asked in the last year, and I can say what this would bring.`,
  kind: 'measure',
  attribute: 'value',
}

/** Of those who ask, the part that buys; where nobody counted them, of those who visit, as figures say. */
export const partThatBuys: Yardstick = ({ company, kit }) => {
  const found = conversionOf(company)
  if (!found) return partOfVisits(company, kit) ?? WANTED
  const { rate, asked, sold, leads } = found
  const rests = [leads, ...sold.rests]
  const worth = keptOfSale(company)
  const part = kit.percent(rate, 'sold ÷ asked', rests)
  return {
    what: say`Of those who ask, the part that buys`,
    form: 'share',
    value: rate,
    per: null,
    better: 'more',
    said: say`${kit.number(sold.value, sold.how, sold.rests)} sold ÷ ${kit.number(asked, 'as said', [leads])} who asked = ${part}.`,
    worth: worth && { ...worth, value: worth.value * asked },
    sales: asked,
  }
}

/** Of the visits that were measured, the part that ends with an order. */
function partOfVisits(company: Company, kit: Kit): Measured | null {
  const found = measuredVisits(company)
  if (!found) return null
  const { fact, rate, visits, aYear } = found
  const counted = kit.number(visits, 'as measured', [fact])
  const orders = kit.number(Math.round(visits * rate), 'visits × rate', [fact])
  const kept = keptOfSale(company)
  return {
    what: say`Of the visits, the part that ends with an order`,
    form: 'share',
    value: rate,
    per: null,
    better: 'more',
    place: { fact, attribute: 'value', times: 1 },
    said: say`${orders} orders of ${counted} visits, as measured.`,
    worth: kept && { ...kept, value: kept.value * aYear },
    sales: aYear,
  }
}

/** Sales that come after all from those who asked and did not buy. */
export const wonAfterAll: Yardstick = ({ company, kit }) => {
  const open = unsold(company, kit)
  if (!open) return WANTED
  const worth = keptOfSale(company)
  return {
    what: say`Sales from those who asked and had not bought`,
    form: 'count',
    value: 0,
    per: 'month',
    better: 'more',
    said: say`None are won back today.`,
    whole: open,
    worth: worth && { ...worth, value: worth.value * MONTHS },
    sales: MONTHS,
  }
}

function unsold(company: Company, kit: Kit) {
  const found = conversionOf(company)
  if (!found) return null
  const { asked, sold, leads } = found
  const rests = [leads, ...sold.rests]
  const value = (asked - sold.value) / MONTHS
  const all = kit.number(asked - sold.value, 'asked − sold', rests)
  const month = kit.number(value, 'asked − sold ÷ 12', rests)
  return {
    value,
    said: say`${all} a year asked and did not buy ÷ ${fixed.number(MONTHS, 'a year')} = ${month}.`,
  }
}
