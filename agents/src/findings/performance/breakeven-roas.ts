import { spendAYear } from '../../company/acquisition.ts'
import { aboutOf, type Company, type Fact, factsOf } from '../../company/company.ts'
import { averageMargin } from '../../company/margins.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'
import { idsOf } from '../rests.ts'

type Returned = { channel: Fact<'channel'>; measure: Fact<'measure'>; sales: number; spent: number }

/** Sales of a channel ÷ what is spent on it (ROAS), against 1 ÷ margin, where it only breaks even. The worst channel is told. */
export const breakevenRoas: Rule = {
  id: 'performance.breakeven-roas',
  family: 'performance',

  find(company, kit) {
    const margin = averageMargin(company)
    const [worst] = returns(company)
    if (!margin || !worst) return []
    const { channel, measure, sales, spent } = worst
    const roas = sales / spent
    const even = 1 / margin.value
    const rests = [channel, measure, ...margin.rests]
    const label = kit.label(channel)
    const brought = kit.number(roas, 'sales ÷ spend', [channel, measure])
    const needed = kit.number(even, '1 ÷ margin', margin.rests)
    const left = sales * margin.value - spent
    const start = say`${label}: sales are ${brought} times what you spend, and with your margin it takes ${needed} times to break even`
    const money = kit.money(Math.abs(left), 'sales × margin − spend', rests)
    return [
      {
        says:
          left < 0
            ? say`${start}. The more you sell that way, the more you lose: ${money} in the last year.`
            : say`${start}. That left you ${money} in the last year.`,
        rests: idsOf(...rests),
        evidence: 'derived',
        quadrant: left < 0 ? 'weakness' : 'strength',
        weight: { centsAYear: left },
        about: label,
        figures: { roas, even, ratio: roas / even },
      },
    ]
  },

  asks(company, kit) {
    const [channel] = factsOf(company, 'channel').filter(
      one => one.sort === 'paid' && one.attempt !== 'failed' && (spendAYear(one) ?? 0) > 0,
    )
    if (!channel || !averageMargin(company) || returns(company).length > 0) return null
    return {
      says: say`Tell me what you sold through ${kit.label(channel)} in the last year, and I can say whether it earns or loses money.`,
      kind: 'measure',
      attribute: 'value',
    }
  },
}

/** Channels whose sales of a year are told, the one that returns least first. */
function returns(company: Company): Returned[] {
  return factsOf(company, 'measure')
    .flatMap(measure => {
      const { metric, form, per, value } = measure
      const channel = aboutOf(company, measure, 'channel')
      const spent = channel ? spendAYear(channel) : null
      const isSales = metric === 'sales' && form === 'money' && per === 'year' && value
      return channel && spent && isSales ? [{ channel, measure, sales: value, spent }] : []
    })
    .sort((a, b) => a.sales / a.spent - b.sales / b.spent)
}
