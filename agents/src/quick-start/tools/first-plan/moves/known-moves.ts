import { factsOf } from '../../../../company/company.ts'
import { monthlySum } from '../../../../company/first-figures.ts'
import { formPlay } from '../../../../core/form-play.ts'
import type { ChosenPlay } from '../../../../plays/choose.ts'
import { START_MOVES } from '../../../knowledge/knowledge.ts'
import type { StartMove } from '../../../knowledge/start-move.ts'
import { type Ground, Told } from '../../../told.ts'
import { sticksOf } from './stuck.ts'

/** What an expert would begin with here, the best first: what is made for this way of buying, then for where it is stuck, then for how they come. */
export function knownMoves(desk: Ground): ChosenPlay[] {
  const sticks = sticksOf(desk.company)
  return START_MOVES.flatMap(move => {
    const told = Told.from(desk, move.id)
    return told && mayStand(move, told) ? [{ move, told, rank: rankOf(move, told) }] : []
  })
    .filter(({ move }) => move.sticks.some(stick => sticks.includes(stick)))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ move, told }) => chosenOf(move, told))
}

function mayStand({ bought, fits, cost }: StartMove, told: Told): boolean {
  const isBought = bought.length === 0 || (told.bought !== null && bought.includes(told.bought))
  if (!isBought || (fits && !fits(told))) return false
  const sum = monthlySum(told.desk.company)
  const [, most] = cost?.(told) ?? [0, 0]
  return most === 0 || sum === null || most <= sum.cents
}

/** What counts: where it is stuck, whether it is made for this way of buying, which weighs more than one step from where it is stuck, and how they come. */
function rankOf({ sticks, bought, ways }: StartMove, told: Told): number {
  const order = sticksOf(told.desk.company)
  const at = Math.min(...sticks.map(stick => order.indexOf(stick)).filter(found => found !== -1))
  const isMadeForIt = bought.length > 0
  const isTheirWay = ways?.some(sort =>
    factsOf(told.desk.company, 'channel').some(
      channel => channel.sort === sort && channel.attempt !== 'failed',
    ),
  )
  return at * 4 + Number(!isMadeForIt) * 6 + Number(!isTheirWay)
}

function chosenOf(move: StartMove, told: Told): ChosenPlay {
  const { id, hours, weeks, cost, source, title, because, steps, metric, stop } = move
  const [first, second, third] = steps
  const reason = because(told)
  return formPlay({
    id,
    owner: 'owner',
    hours,
    weeks,
    cost: cost?.(told) ?? [0, 0],
    source,
    title: title(told),
    because: reason,
    rests: told.rests,
    isKnown: true,
    about: told.line,
    steps: [first(told), second(told), third(told)],
    metric: metric(told),
    stop: stop(told),
  })
}
