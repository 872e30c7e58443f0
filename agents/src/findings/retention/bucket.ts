import { aboutOf, type Company, factsOf } from '../../company/company.ts'
import { baseOfLoss, type LossBase, lossOf } from '../../company/loss.ts'
import { say } from '../../sentences/sentence.ts'
import { buyersOf } from '../buyers.ts'
import type { Rule } from '../finding.ts'
import { idsOf } from '../rests.ts'

/** Whether those who leave are one group of several: channels win customers for all of them. */
function isPartOnly(company: Company, { fact: base, rests }: LossBase): boolean {
  if (base.kind === 'segment') return factsOf(company, 'segment').length > 1
  if (base.kind === 'offer') return rests.length < factsOf(company, 'offer').length
  if (base.about === undefined) return false
  const isOfOffer = aboutOf(company, base, 'offer') !== undefined
  return factsOf(company, isOfOffer ? 'offer' : 'segment').length > 1
}

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
    if (!loss || !base || channels.length === 0 || isPartOnly(company, base)) return []
    const won = channels.reduce((sum, { customers }) => sum + (customers ?? 0), 0)
    const lost = Math.round(base.value * loss.yearly)
    if (lost === 0) return []
    const rests = [loss.churn, ...base.rests, ...channels]
    const gained = kit.number(won, 'sum over the channels', channels)
    const gone = kit.number(lost, 'base × yearly loss', [loss.churn, ...base.rests])
    const rest = kit.number(Math.abs(won - lost), 'won − lost', rests)
    const start = say`The channels you count win ${gained} ${buyersOf(kit, loss.churn).many} a year, and about ${gone} leave`
    const says =
      won > lost
        ? say`${start}. All that work comes to ${rest} more in the end.`
        : say`${start}. Unless others come by ways you do not count, you end up with ${rest} fewer.`
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
