import { type BoughtFrom, boughtToday, spendAYear } from '../../../../company/acquisition.ts'
import { isBoundAtStart } from '../../../../company/bound-at-start.ts'
import {
  cheapestWay,
  isWorthAgain,
  monthlySum,
  oneSale,
} from '../../../../company/first-figures.ts'
import { latestOf } from '../../../../company/latest.ts'
import type { Desk } from '../../../../core/desk.ts'
import { formPlay } from '../../../../core/form-play.ts'
import { buyersOf } from '../../../../findings/buyers.ts'
import { roughly } from '../../../../findings/kit.ts'
import type { Label } from '../../../../sentences/label.ts'
import { fixed } from '../../../../sentences/figures.ts'
import { say, type Sentence } from '../../../../sentences/sentence.ts'
import { rangeOf } from './range-of.ts'
import { METHODS, MOVE_IDS, type MoveOf } from './move-of.ts'

const ID = MOVE_IDS.again
const HOURS = 6
/** Of what it brought last time, what it brings at least if it works as it did. */
const LEAST = 0.5

/** Once more what was paid, counted and cheap, with no more money than last time. */
export const again: MoveOf = desk => {
  const { company, kit } = desk
  const way = cheapestWay(company)
  const name = way && kit.name(way.channel)
  if (!way || !name || isBoundAtStart(company) || !isWorthAgain(company, way)) return null
  const { channel } = way
  const won = channel.customers ?? 0
  const last = spendAYear(channel) ?? way.cost * won
  const spent = Math.min(last, monthlySum(company)?.cents ?? last)
  const most = Math.floor((won * spent) / last)
  if (most < 1) return null
  const money = kit.money(spent, 'as last time, at most the sum of a month', [channel])
  const few = Math.max(1, Math.floor(most * LEAST))
  const range = rangeOf(kit, [few, most], 'half of last time, and as last time', [channel])
  const { many } = buyersOf(kit, channel)
  const isOnly = boughtToday(company).length === 1
  const title = isOnly
    ? say`Do again what brought customers, and count it: ${name}`
    : say`Do again what brought customers at the least cost: ${name}`
  return formPlay({
    id: ID,
    owner: 'owner',
    hours: HOURS,
    weeks: [1, 4],
    cost: [spent, spent],
    source: METHODS.again,
    title,
    because: becauseOf(desk, way, { name, last }),
    rests: [channel.id],
    about: name,
    steps: [
      say`Find the next day or place for it this week, and book it: ${name}. Set aside ${money}, no more than last time.`,
      say`Do it as you did then: the same place, the same words. ${offerOf(desk)} Say to everybody who asks and does not buy: “May I write down your name and number?”`,
      say`Within a week ring those names: “What would you have to know to decide?” Then divide ${money} by how many bought.`,
    ],
    metric: say`${range} ${many} for ${money}, counted ${fixed.duration(4, 'week', ID)} after it began.`,
    stop: stopOf(desk, way),
  })
}

function becauseOf(
  { company, kit }: Desk,
  { channel, cost }: BoughtFrom,
  { name, last }: { name: Label; last: number },
): Sentence {
  const won = channel.customers ?? 0
  const { one, many } = buyersOf(kit, channel)
  const spent = kit.money(last, 'spend', [channel])
  const each = kit.money(roughly(cost), 'spend ÷ customers', [channel])
  const said = say`${name}: ${kit.number(won, 'as said', [channel])} ${won === 1 ? one : many} for ${spent}, about ${each} for each.`
  const [dearest] = boughtToday(company)
  const other = dearest && dearest.channel.id !== channel.id ? kit.name(dearest.channel) : null
  if (!dearest || !other) return said
  return say`${said} Through ${other} one cost ${kit.money(roughly(dearest.cost), 'spend ÷ customers', [dearest.channel])}.`
}

function offerOf({ company, kit }: Desk): Sentence {
  const line = latestOf(company, 'offer')
  const group = latestOf(company, 'segment')
  const name = line && kit.name(line)
  const who = group && kit.name(group)
  if (!name) return say`Make one offer there, with its price.`
  const price = line.price ? say` at ${kit.price(line.price, line)}` : say` with its price`
  return who
    ? say`Make one offer there to ${who}: ${name}${price}.`
    : say`Make one offer there: ${name}${price}.`
}

function stopOf({ company, kit }: Desk, { channel, cost }: BoughtFrom): Sentence {
  const sale = oneSale(company)
  const { one } = buyersOf(kit, channel)
  if (!sale) {
    const twice = kit.money(roughly(cost * 2), 'twice what one cost', [channel])
    return say`Not a third time where a ${one} costs more than ${twice}.`
  }
  const how = sale.leaves === null ? 'price' : 'price − own cost'
  const limit = kit.money(sale.leaves ?? sale.brings, how, [sale.line])
  return say`Not a third time where a ${one} costs more than ${limit}: then each of them loses money.`
}
