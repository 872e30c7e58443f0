import { boughtFrom, boughtToday } from '../../company/acquisition.ts'
import { say } from '../../sentences/sentence.ts'
import { buyersOf } from '../buyers.ts'
import type { Rule } from '../finding.ts'

/** A channel that was called a failure although its customers cost less than those of a channel that is kept. */
export const failedCheaper: Rule = {
  id: 'channel.failed-cheaper',
  family: 'channel',

  find(company, kit) {
    const failed = boughtFrom(company)
      .filter(({ channel }) => channel.attempt === 'failed')
      .at(-1)
    const [kept] = boughtToday(company)
    if (!failed || !kept || failed.cost >= kept.cost) return []
    const cost = kit.money(failed.cost, 'spend ÷ customers', [failed.channel])
    const other = kit.money(kept.cost, 'spend a year ÷ customers', [kept.channel])
    const label = kit.label(failed.channel)
    const { one } = buyersOf(kit, failed.channel)
    return [
      {
        says: say`${label}: given up as a failure, yet a ${one} cost ${cost} there. You keep paying ${other} for a ${one} through ${kit.label(kept.channel)}.`,
        rests: [failed.channel.id, kept.channel.id],
        evidence: 'measured',
        quadrant: 'opportunity',
        weight: { centsAYear: kept.cost * (kept.channel.customers ?? 0) },
        about: label,
        figures: { cost: failed.cost, times: kept.cost / failed.cost },
      },
    ]
  },
}
