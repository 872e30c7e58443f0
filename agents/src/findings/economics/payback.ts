import { boughtToday } from '../../company/acquisition.ts'
import { repeatingLines } from '../../company/lifetime.ts'
import { winsFor } from '../../company/wins-for.ts'
import { say } from '../../sentences/sentence.ts'
import { buyersOf } from '../buyers.ts'
import type { Rule } from '../finding.ts'
import { roughly } from '../kit.ts'

/** Months until a customer paid by the month has given back what winning them cost: cost ÷ contribution a month. */
export const payback: Rule = {
  id: 'economics.payback',
  family: 'economics',

  find(company, kit) {
    const line = repeatingLines(company)
    if (!line) return []
    const dearest = boughtToday(company).find(({ channel }) =>
      line.lines.some(one => winsFor(company, channel, one)),
    )
    if (!dearest) return []
    const { channel, cost } = dearest
    const months = cost / line.aMonth
    const tied = cost * (channel.customers ?? 1)
    const rests = [channel, ...line.lines]
    const { one } = buyersOf(kit, channel)
    const wait = kit.duration(months, 'month', 'cost of winning ÷ contribution a month', rests)
    return [
      {
        says: say`${kit.label(channel)}: a ${one} has paid back the cost of winning them after ${wait}. Until then each new ${one} ties up to ${kit.money(roughly(cost), 'spend a year ÷ customers', [channel])} of your cash.`,
        rests: rests.map(({ id }) => id),
        evidence: 'derived',
        weight: { centsAYear: tied },
        about: kit.label(channel),
        figures: { months, cost },
      },
    ]
  },
}
