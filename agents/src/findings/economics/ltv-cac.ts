import { boundBy } from '../../company/bound.ts'
import { boughtToday, type BoughtFrom } from '../../company/acquisition.ts'
import { factsOf, type Company } from '../../company/company.ts'
import { type Lifetime, lifetimeOf } from '../../company/lifetime.ts'
import { winsFor } from '../../company/wins-for.ts'
import { fixed } from '../../sentences/figures.ts'
import { say } from '../../sentences/sentence.ts'
import { buyersOf, payersOf } from '../buyers.ts'
import type { Finding, Rule } from '../finding.ts'
import { type Kit, roughly } from '../kit.ts'

/** What a customer should leave for each unit of money spent on winning them (Skok 2010; a convention, not a law). */
const HEALTHY = 3

/** What a customer leaves while they stay, against what the dearest channel pays for them. */
export const ltvCac: Rule = {
  id: 'economics.ltv-cac',
  family: 'economics',

  find(company, kit) {
    const lifetime = lifetimeOf(company)
    const dearest = boughtToday(company).find(({ channel }) =>
      lifetime?.lines.some(one => winsFor(company, channel, one)),
    )
    return lifetime && dearest ? [finding(kit, lifetime, dearest)] : []
  },

  asks(company, kit) {
    const spent = factsOf(company, 'channel').find(
      ({ spend, customers, attempt }) => spend && customers === undefined && attempt !== 'failed',
    )
    if (!spent || !lifetimeOf(company) || boughtToday(company).length > 0) return null
    return {
      says: say`Tell me how many ${payersOf(kit.company)} came through ${kit.label(spent)} in the last year, and I can say whether they pay back what they cost.`,
      kind: 'channel',
      fact: spent.id,
      attribute: 'customers',
    }
  },
}

/** Where people wait or are turned away, it is not they who are missing. */
const hasWaiting = (company: Company): boolean =>
  factsOf(company, 'measure').some(({ metric, value }) => metric === 'unmet' && (value ?? 0) > 0) ||
  factsOf(company, 'constraint').some(({ lost }) => (lost ?? 0) > 0)

function finding(
  kit: Kit,
  { lines, loss, left }: Lifetime,
  { channel, cost }: BoughtFrom,
): Finding {
  const ratio = left / cost
  const rests = [channel, ...lines, loss.churn]
  const label = kit.label(channel)
  const worth = kit.money(roughly(left), 'contribution a month ÷ monthly loss', [
    ...lines,
    loss.churn,
  ])
  const times = kit.number(ratio, 'worth while they stay ÷ cost of winning', rests)
  const start = say`${label}: a ${buyersOf(kit, channel).one} costs ${kit.money(roughly(cost), 'spend a year ÷ customers', [channel])} to win and leaves about ${worth} while they stay`
  const mark = fixed.number(HEALTHY, 'LTV to CAC, a convention (Skok 2010)')
  return {
    says: saysOf(),
    rests: rests.map(({ id }) => id),
    evidence: 'derived',
    quadrant: ratio >= HEALTHY ? 'strength' : 'weakness',
    weight: { centsAYear: Math.abs(left - cost) * (channel.customers ?? 1) },
    about: label,
    figures: { ratio, cost, ltv: left },
  }

  function saysOf() {
    if (ratio < 1) return say`${start}. You pay more than they ever bring back.`
    if (ratio < HEALTHY)
      return say`${start}, ${times} times as much. The usual mark of health is ${mark} times.`
    const room = boundBy(kit.company) === null && !hasWaiting(kit.company)
    return room
      ? say`${start}, ${times} times as much. That is above the usual mark of ${mark} times, so more could go into it.`
      : say`${start}, ${times} times as much, above the usual mark of ${mark} times.`
  }
}
