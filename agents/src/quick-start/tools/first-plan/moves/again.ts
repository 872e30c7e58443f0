import { boundBy } from '../../../../company/bound.ts'
import { spendAYear } from '../../../../company/acquisition.ts'
import { cheapestWay, monthlySum, oneSale } from '../../../../company/first-figures.ts'
import { latestOf } from '../../../../company/latest.ts'
import { formPlay } from '../../../../core/form-play.ts'
import { roughly } from '../../../../findings/kit.ts'
import { buyersOf } from '../../../../findings/buyers.ts'
import { fixed } from '../../../../sentences/figures.ts'
import { say } from '../../../../sentences/sentence.ts'
import type { MoveOf } from './move-of.ts'

const ID = 'start-again'
/** Of what it brought last time, what it brings at least if it works as it did. */
const LEAST = 0.5

/** Once more what was paid, counted and cheap, with no more money than last time. */
export const again: MoveOf = desk => {
  const { company, kit } = desk
  const way = cheapestWay(company)
  const name = way && kit.name(way.channel)
  const won = way?.channel.customers
  if (!way || !name || !won || boundBy(company)) return null
  const { channel, cost } = way
  const last = spendAYear(channel) ?? cost * won
  const sum = monthlySum(company)?.cents ?? last
  const spent = Math.min(last, sum)
  const most = Math.floor((won * spent) / last)
  if (most < 1) return null
  const few = Math.max(1, Math.floor(most * LEAST))
  const sale = oneSale(company)
  const group = latestOf(company, 'segment')
  const reached = group && kit.name(group)
  const money = kit.money(spent, 'what it cost last time, at most the sum of a month', [channel])
  const each = kit.money(roughly(cost), 'spend ÷ customers', [channel])
  const limit = sale?.leaves ?? sale?.brings
  const range =
    few === most
      ? kit.number(most, 'as last time', [channel])
      : say`${kit.number(few, 'half of last time', [channel])} to ${kit.number(most, 'as last time', [channel])}`
  const { one, many } = buyersOf(kit, channel)
  return formPlay({
    id: ID,
    owner: 'owner',
    hours: 6,
    weeks: [1, 4],
    cost: [spent, spent],
    source: {
      method: 'Repeat at a small size what a count showed to work',
      by: 'Hopkins 1923',
    },
    title: say`Do ${name} once more: it is what brought you customers at the least cost`,
    because: say`${name}: ${kit.number(won, 'as said', [channel])} ${many} for ${kit.money(last, 'as said', [channel])}, about ${each} for each. Nothing else that you counted brought one for less.`,
    rests: [channel.id, ...(sale ? [sale.line.id] : [])],
    about: name,
    steps: [
      say`Fix the day and the place for ${name}, as they were when it worked, and set aside ${money}: no more than last time.`,
      reached
        ? say`Make one offer there for ${reached}, with its price, and write down the name and number of everybody who asks.`
        : say`Make one offer there, with its price, and write down the name and number of everybody who asks.`,
      say`A week later ring those who asked and did not buy; then divide ${money} by how many bought.`,
    ],
    metric: say`${range} ${many} for ${money}, counted ${fixed.duration(4, 'week', ID)} after it began.`,
    stop: limit
      ? say`Not a third time where a ${one} costs more than ${kit.money(limit, sale?.leaves == null ? 'price' : 'price − own cost', [sale!.line])}: then each one loses money.`
      : say`Not a third time where a ${one} costs more than twice the ${each} of last time.`,
  })
}
