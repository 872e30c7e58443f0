import { costOfCustomer } from '../../company/acquisition.ts'
import { type Company, type Fact, factsOf } from '../../company/company.ts'
import { lifetimeOf } from '../../company/lifetime.ts'
import { baseOfLoss, lossOf } from '../../company/loss.ts'
import { averageSale } from '../../company/sales.ts'
import { say } from '../../sentences/sentence.ts'
import { buyersOf } from '../buyers.ts'
import type { Rule } from '../finding.ts'
import { roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'

/** All ways by which customers come today, what they cost in a year, and how many they win; null where one of them does not tell its cost. */
function waysTo(
  company: Company,
): { channels: Fact<'channel'>[]; won: number; spent: number } | null {
  const sale = averageSale(company)
  const channels = factsOf(company, 'channel').filter(
    ({ customers, attempt }) => customers && attempt !== 'failed',
  )
  const costs = channels.map(channel => {
    const taken = channel.takes && sale ? channel.takes * sale.value : 0
    const each = costOfCustomer(channel) ?? (channel.takes ? 0 : null)
    return each === null ? null : (each + taken) * (channel.customers ?? 0)
  })
  const spent = costs.reduce<number>((sum, cost) => sum + (cost ?? 0), 0)
  if (spent === 0 || costs.includes(null)) return null
  return {
    channels,
    won: channels.reduce((sum, { customers }) => sum + (customers ?? 0), 0),
    spent,
  }
}

/** What it costs to win back as many as leave in a year, at the average cost of a customer over all channels, those that cost nothing among them. */
export const replacementCost: Rule = {
  id: 'retention.replacement-cost',
  family: 'retention',

  find(company, kit) {
    const loss = lossOf(company)
    const base = loss ? baseOfLoss(company, loss) : null
    const ways = loss && base ? waysTo(company) : null
    if (!loss || !base || !ways) return []
    const { channels, won, spent } = ways
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
