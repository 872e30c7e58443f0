import { boughtToday } from '../../company/acquisition.ts'
import { lifetimeOf } from '../../company/lifetime.ts'
import { baseOfLoss, lossOf } from '../../company/loss.ts'
import { say } from '../../sentences/sentence.ts'
import { buyersOf } from '../buyers.ts'
import type { Rule } from '../finding.ts'
import { roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'

/** What it costs to win back as many as leave in a year, at the average cost of a customer over the paid channels. */
export const replacementCost: Rule = {
  id: 'retention.replacement-cost',
  family: 'retention',

  find(company, kit) {
    const loss = lossOf(company)
    const base = loss ? baseOfLoss(company, loss) : null
    const bought = boughtToday(company).filter(({ channel }) => channel.customers)
    if (!loss || !base || bought.length === 0) return []
    const channels = bought.map(({ channel }) => channel)
    const won = channels.reduce((sum, { customers }) => sum + (customers ?? 0), 0)
    const spent = bought.reduce(
      (sum, { channel, cost }) => sum + cost * (channel.customers ?? 0),
      0,
    )
    const lost = Math.round(base.value * loss.yearly)
    const cost = (lost * spent) / won
    const rests = [loss.churn, ...base.rests, ...channels]
    // Nobody pays more to win back a customer than one ever leaves; economics.ltv-cac says so.
    const worth = lifetimeOf(company)?.left
    if (lost === 0 || (worth !== undefined && spent / won > worth)) return []
    return [
      {
        says: say`Replacing the ${kit.number(lost, 'base × yearly loss', [loss.churn, ...base.rests])} who leave in a year costs about ${kit.money(roughly(cost), 'leavers × average cost of a customer', rests)} at what a new ${buyersOf(kit, loss.churn).one} costs you today. What keeps them may cost up to that.`,
        rests: idsOf(...rests),
        evidence: 'derived',
        quadrant: 'weakness',
        weight: { centsAYear: cost },
        about: kit.label(loss.churn),
        figures: { cost, leavers: lost },
      },
    ]
  },
}
