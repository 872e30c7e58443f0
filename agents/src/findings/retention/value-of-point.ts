import { aboutOf, type Company, type Fact } from '../../company/company.ts'
import { baseOfLoss, type Loss, lossOf } from '../../company/loss.ts'
import { yearlyCents } from '../../company/periods.ts'
import { worthOfOne } from '../../company/pieces.ts'
import { pricedOffers } from '../../company/sales.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'
import { roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'

const POINT = 0.01

/** What a percentage point less of loss is worth in a year: base × 1 % × what a customer brings in a year. */
export const valueOfPoint: Rule = {
  id: 'retention.value-of-point',
  family: 'retention',

  find(company, kit) {
    const loss = lossOf(company)
    const base = loss ? baseOfLoss(company, loss) : null
    const worth = loss ? yearlyWorth(company, loss) : null
    if (!loss || !base || !worth) return []
    const point = base.value * POINT * worth.value
    const all = base.value * loss.yearly * worth.value
    const rests = [loss.churn, ...base.rests, ...worth.rests]
    const gone = kit.money(roughly(all), 'base × yearly loss × worth of a year', rests)
    const saved = kit.money(roughly(point), 'base × 1% × worth of a year', rests)
    return [
      {
        says: say`Those who leave in a year take about ${gone} of yearly sales with them. Each percentage point of the ${kit.number(base.value, base.rests.length > 1 ? 'sum over the lines' : 'as said', base.rests)} that stays instead keeps about ${saved} a year.`,
        rests: idsOf(...rests),
        evidence: 'derived',
        quadrant: 'weakness',
        weight: { centsAYear: all },
        about: kit.label(loss.churn),
        figures: { point, lost: all },
      },
    ]
  },
}

type Worth = { value: number; rests: Fact[] }

/** Cents a year of a customer: what the segment spends, else a line paid by the month or the year. */
function yearlyWorth(company: Company, { churn }: Loss): Worth | null {
  const segment = aboutOf(company, churn, 'segment')
  const spend = segment?.spend ? yearlyCents(segment.spend) : null
  if (segment && spend) return { value: spend, rests: [segment] }
  const repeats = pricedOffers(company).every(
    ({ price }) => price.per === 'month' || price.per === 'year',
  )
  return repeats ? worthOfOne(company) : null
}
