import { keptOfSale } from '../../company/commission.ts'
import { conversionOf } from '../../company/enquiries.ts'
import type { Kit } from '../../findings/kit.ts'
import type { Wanted } from '../../findings/finding.ts'
import { fixed } from '../../sentences/figures.ts'
import { say } from '../../sentences/sentence.ts'
import type { Company } from '../../company/company.ts'
import type { Yardstick } from '../yardstick.ts'

const MONTHS = 12

/** Nobody counted who asked: a new card tells it. */
const WANTED: Wanted = {
  says: say`Tell me how many people asked in the last year, and I can say what this would bring.`,
  kind: 'measure',
  attribute: 'value',
}

/** Of those who ask, the part that buys. */
export const partThatBuys: Yardstick = ({ company, kit }) => {
  const found = conversionOf(company)
  if (!found) return WANTED
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
