import { factsOf } from '../../company/company.ts'
import { baseOfLoss, lossOf } from '../../company/loss.ts'
import { say } from '../../sentences/sentence.ts'
import { buyersOf } from '../buyers.ts'
import type { Rule } from '../finding.ts'
import { idsOf } from '../rests.ts'

/** Customers won in a year against those who leave in it: what is left is the growth. */
export const bucket: Rule = {
  id: 'retention.bucket',
  family: 'retention',

  find(company, kit) {
    const loss = lossOf(company)
    const base = loss ? baseOfLoss(company, loss) : null
    const channels = factsOf(company, 'channel').filter(
      ({ customers, attempt }) => customers && attempt !== 'failed',
    )
    if (!loss || !base || channels.length === 0) return []
    const won = channels.reduce((sum, { customers }) => sum + (customers ?? 0), 0)
    const lost = Math.round(base.value * loss.yearly)
    if (lost === 0) return []
    const rests = [loss.churn, base.fact, ...channels]
    const gained = kit.number(won, 'sum over the channels', channels)
    const gone = kit.number(lost, 'base × yearly loss', [loss.churn, base.fact])
    const rest = kit.number(Math.abs(won - lost), 'won − lost', rests)
    const start = say`The channels you count win ${gained} ${buyersOf(kit, loss.churn).many} a year, and about ${gone} leave`
    const says =
      won > lost
        ? say`${start}. All that work comes to ${rest} more in the end.`
        : say`${start}. In spite of all that work you end up with ${rest} fewer.`
    return [
      {
        says: won === lost ? say`${start}. All that work only holds what you have.` : says,
        rests: idsOf(...rests),
        evidence: 'derived',
        ...(lost >= won / 2 && { quadrant: 'weakness' as const }),
        weight: {},
        about: kit.label(loss.churn),
        figures: { won, lost, ratio: lost / won },
      },
    ]
  },
}
