import { factsOf } from '../../company/company.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'

/** A limit on cash beside money that stands in stock: the part of the stock that frees as much as the whole limit. */
export const cashLimit: Rule = {
  id: 'cash.limit',
  family: 'cash',

  find(company, kit) {
    const limit = factsOf(company, 'constraint').find(
      ({ sort, limit }) => sort === 'cash' && limit && limit.cents > 0,
    )
    const stock = factsOf(company, 'measure').find(
      ({ metric, form, value }) => metric === 'stock' && form === 'money' && value,
    )
    if (!limit?.limit || !stock?.value || stock.value <= limit.limit.cents) return []
    const part = limit.limit.cents / stock.value
    const rests = [limit, stock]
    const label = kit.label(limit)
    return [
      {
        says: say`${label}: the limit is ${kit.money(limit.limit.cents, 'as said', [limit])}, while ${kit.money(stock.value, 'as said', [stock])} stands in stock. Selling off ${kit.percent(part, 'limit ÷ stock', rests)} of the stock at what it cost would free as much as the whole limit.`,
        rests: rests.map(({ id }) => id),
        evidence: 'derived',
        quadrant: 'weakness',
        weight: { centsAYear: limit.limit.cents },
        about: label,
        figures: { part, limit: limit.limit.cents, stock: stock.value },
      },
    ]
  },
}
