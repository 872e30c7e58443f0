import { boughtToday } from '../../company/acquisition.ts'
import { factsOf } from '../../company/company.ts'
import { averageContribution } from '../../company/margins.ts'
import { singleSale } from '../../company/single-sale.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'
import { roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'

/**
 * How much dearer a customer is here than there; without another channel to compare, set against an average sale. Where it is
 * known what a sale leaves, economics.first-sale says more.
 */
export const priceOfCustomer: Rule = {
  id: 'channel.price-of-customer',
  family: 'channel',

  find(company, kit) {
    const bought = boughtToday(company)
    const [dear] = bought
    const cheap = bought.at(-1)
    if (!dear || !cheap) return []
    const label = kit.label(dear.channel)
    const each = kit.money(roughly(dear.cost), 'spend a year ÷ customers', [dear.channel])
    const spent = dear.cost * (dear.channel.customers ?? 0)
    const found = {
      evidence: 'measured' as const,
      weight: { centsAYear: spent },
      about: label,
    }
    const times = dear.cost / cheap.cost
    if (times >= 1.5) {
      const rests = [dear.channel, cheap.channel]
      const low = kit.money(roughly(cheap.cost), 'spend a year ÷ customers', [cheap.channel])
      const ratio = kit.number(times, 'cost of one ÷ cost of the other', rests)
      return [
        {
          ...found,
          says: say`${label}: a customer costs ${each}, ${ratio} times the ${low} of ${kit.label(cheap.channel)}. What you spend there only makes sense if those customers buy more.`,
          rests: idsOf(...rests),
          quadrant: 'weakness',
          figures: { cost: dear.cost, times },
        },
      ]
    }
    const sale = singleSale(company)
    if (!sale || averageContribution(company)) return []
    const part = dear.cost / sale.value
    const rests = [dear.channel, ...sale.rests]
    return [
      {
        ...found,
        says: say`${label}: a new customer costs ${each}, ${kit.percent(part, 'cost of winning ÷ average sale', rests)} of what an average sale brings in before its own cost.`,
        rests: idsOf(...rests),
        figures: { cost: dear.cost, ofSale: part },
      },
    ]
  },

  asks(company, kit) {
    const spent = factsOf(company, 'channel').find(
      ({ spend, customers, attempt }) => spend && customers === undefined && attempt !== 'failed',
    )
    if (!spent || boughtToday(company).length > 0) return null
    if (!singleSale(company) || averageContribution(company)) return null
    return {
      says: say`Tell me how many customers came through ${kit.label(spent)} in the last year, and I can say what each of them costs you.`,
      kind: 'channel',
      fact: spent.id,
      attribute: 'customers',
    }
  },
}
