import { aboutOf, type Company, type Fact, factsOf } from '../../company/company.ts'
import { baseOfLoss, type Loss, type LossBase, lossOf } from '../../company/loss.ts'
import { say } from '../../sentences/sentence.ts'
import { buyersOf } from '../buyers.ts'
import type { Finding, Rule } from '../finding.ts'
import type { Kit } from '../kit.ts'
import { idsOf } from '../rests.ts'

/** Whether those who leave are one group of several: channels win customers for all of them. */
function isPartOnly(company: Company, { fact: base, rests }: LossBase): boolean {
  if (base.kind === 'segment') return factsOf(company, 'segment').length > 1
  if (base.kind === 'offer') return rests.length < factsOf(company, 'offer').length
  if (base.about === undefined) return false
  const isOfOffer = aboutOf(company, base, 'offer') !== undefined
  return factsOf(company, isOfOffer ? 'offer' : 'segment').length > 1
}

type Flow = { loss: Loss; base: LossBase; channels: Fact<'channel'>[]; won: number }

/** Where a part of all leaves each month, so many as are won hold no more than a certain number: won in a month ÷ monthly loss. */
function heldBy(kit: Kit, { loss, base, channels, won }: Flow): Finding {
  const { many } = buyersOf(kit, loss.churn)
  const most = won / MONTHS / loss.monthly
  const rests = [loss.churn, ...base.rests, ...channels]
  const gained = kit.number(won, 'sum over the channels', channels)
  const part = kit.percent(loss.monthly, 'as said', [loss.churn])
  const held = kit.number(Math.round(most), 'won in a year ÷ 12 ÷ monthly loss', rests)
  const now = kit.number(base.value, 'as said', base.rests)
  const start = say`The channels you count win ${gained} ${many} a year. With ${part} leaving in each month, so many hold about ${held}, where there are ${now}`
  const says =
    most < base.value
      ? say`${start}: without other ways, or fewer who leave, it shrinks to that.`
      : say`${start}: there it stops growing, unless more come or fewer leave.`
  return {
    says,
    rests: idsOf(...rests),
    evidence: 'derived',
    ...(most < base.value * NEARLY_TWICE && { quadrant: 'weakness' as const }),
    weight: {},
    about: kit.label(loss.churn),
    figures: { won, most, ratio: base.value / most },
  }
}

const MONTHS = 12
/** Up to here the end of growth is in sight. */
const NEARLY_TWICE = 2

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
    if (loss.churn.per === 'month') return [heldBy(kit, { loss, base, channels, won })]
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
