import { goalOfLoss, lossOf } from '../../company/loss.ts'
import { say } from '../../sentences/sentence.ts'
import { buyersOf } from '../buyers.ts'
import type { Rule } from '../finding.ts'
import { stayOf } from '../stay.ts'

/** Yearly loss from which it is a weakness whatever the trade. */
const HIGH = 0.3

/** What a monthly loss comes to in a year, and how long a customer stays. With a goal of members, retention.refill says more. */
export const stays: Rule = {
  id: 'retention.stays',
  family: 'retention',

  find(company, kit) {
    const loss = lossOf(company)
    if (!loss || loss.churn.per !== 'month' || goalOfLoss(company, loss)) return []
    const { churn, monthly, yearly, how } = loss
    const months = 1 / monthly
    const small = kit.percent(monthly, 'as said', [churn])
    const large = kit.percent(yearly, how, [churn])
    return [
      {
        says: say`Losing ${small} a month means losing ${large} in a year. On average a ${buyersOf(kit, churn).one} stays about ${stayOf(kit, loss)}.`,
        rests: [churn.id],
        evidence: 'derived',
        ...(yearly >= HIGH && { quadrant: 'weakness' as const }),
        weight: {},
        about: kit.label(churn),
        figures: { yearly, months },
      },
    ]
  },
}
