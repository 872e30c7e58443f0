import { spendAYear } from '../../company/acquisition.ts'
import { factsOf } from '../../company/company.ts'
import { averageContribution } from '../../company/margins.ts'
import { unitOfSales } from '../../company/targets.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'
import { idsOf } from '../rests.ts'

/** What a failed attempt cost, in sales that had to earn it. */
export const failedAttempt: Rule = {
  id: 'channel.failed-attempt',
  family: 'channel',

  find(company, kit) {
    const left = averageContribution(company)
    const [failed] = factsOf(company, 'channel')
      .filter(({ attempt }) => attempt === 'failed')
      .sort((a, b) => (spendAYear(b) ?? 0) - (spendAYear(a) ?? 0))
    const spent = failed ? spendAYear(failed) : null
    if (!failed || !spent || !left) return []
    const sales = Math.ceil(spent / left.value)
    const won = failed.customers ?? 0
    if (sales <= won) return []
    const rests = [failed, ...left.rests]
    const worked = kit.count(sales, unitOfSales(company), 'spend ÷ contribution of a sale', rests)
    const money = kit.money(spent, 'spend', [failed])
    return [
      {
        says: say`${kit.label(failed)}: the failed attempt cost ${money}, and it takes ${worked} to earn that back. Fix beforehand at which sum the next one stops.`,
        rests: idsOf(...rests),
        evidence: 'derived',
        quadrant: 'weakness',
        weight: { centsAYear: spent },
        about: kit.label(failed),
        figures: { spent, sales },
      },
    ]
  },
}
