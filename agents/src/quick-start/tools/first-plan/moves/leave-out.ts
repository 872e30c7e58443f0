import { type BoughtFrom, boughtFrom, spendAYear } from '../../../../company/acquisition.ts'
import { isBoundAtStart } from '../../../../company/bound-at-start.ts'
import { cheapestWay, isWorthAgain, monthlySum } from '../../../../company/first-figures.ts'
import { formPlay } from '../../../../core/form-play.ts'
import { roughly } from '../../../../findings/kit.ts'
import { buyersOf } from '../../../../findings/buyers.ts'
import { fixed } from '../../../../sentences/figures.ts'
import { say } from '../../../../sentences/sentence.ts'
import { agree } from '../../../../sentences/verbs.ts'
import { METHODS, MOVE_IDS, type MoveOf } from './move-of.ts'

const ID = MOVE_IDS.leaveOut
/** So many times as dear as the cheapest way, and its money is better used there. */
const DEARER = 3

/** The way on which a customer costs most gets no more money where another one costs a third of it or less. */
export const leaveOut: MoveOf = desk => {
  const { company, kit } = desk
  const best = cheapestWay(company)
  const [dearest] = boughtFrom(company)
  const name = best && kit.name(best.channel)
  const other = dearest && kit.name(dearest.channel)
  if (!best || !name || !dearest || !other || isBoundAtStart(company)) return null
  if (!isWorthAgain(company, best) || dearest.cost < best.cost * DEARER) return null
  const each = eachOf(dearest)
  const bestEach = eachOf(best)
  const { many } = buyersOf(kit, best.channel)
  const times = Math.floor(dearest.cost / best.cost)
  const sum = monthlySum(company)
  const kept = sum
    ? say`Of the ${kit.money(sum.cents, 'as said', [sum.fact])} that you can spend a month, set nothing aside for ${other}.`
    : say`Set nothing aside for ${other}.`
  return formPlay({
    id: ID,
    owner: 'owner',
    hours: 2,
    weeks: [1, 4],
    cost: [0, 0],
    source: METHODS.leaveOut,
    title: say`No more money into ${other} while ${name} still ${agree('bring', name)} more for less`,
    because: say`A customer through ${other} cost about ${each}, through ${name} ${bestEach}: the price of one there pays ${kit.number(times, 'the one ÷ the other', [dearest.channel, best.channel])} ${many} here.`,
    rests: [dearest.channel.id, best.channel.id],
    about: other,
    steps: [
      say`Cancel this week what is still booked or runs by itself: ${other}.`,
      say`${kept} What is not needed for ${name} stays in the till until it was counted again.`,
      say`Whoever sells it to you hears one sentence: it is booked again when a customer costs ${bestEach} there too.`,
    ],
    metric: say`Nothing is spent on ${other} for ${fixed.duration(4, 'week', ID)}, and as many customers come as in the ${fixed.duration(4, 'week', ID)} before.`,
    stop: say`Book it again if fewer customers come without it for ${fixed.duration(4, 'week', ID)}: then it brought some that nobody counted.`,
  })

  function eachOf({ channel, cost }: BoughtFrom) {
    const how = spendAYear(channel) === null ? 'as said' : 'spend ÷ customers'
    return kit.money(roughly(cost), how, [channel])
  }
}
