import { runningSpend } from '../../company/acquisition.ts'
import { factsOf } from '../../company/company.ts'
import type { Desk } from '../../core/desk.ts'
import { formPlay } from '../../core/form-play.ts'
import type { ChosenPlay } from '../../plays/choose.ts'
import { fixed } from '../../sentences/figures.ts'
import { ListText } from '../../sentences/list.ts'
import { say } from '../../sentences/sentence.ts'
import { called } from '../called.ts'
import { BOTTLENECK, PRICE_STEPS } from '../methods.ts'
import { isFree, waysOf } from '../ways.ts'
import { awayAtStep, type Full, STEP } from './fullness.ts'

/** Price, dates instead of refusals, no money for more askers, then the price of room: each makes the next cheaper to decide. */
export const fullMoves = (desk: Desk, full: Full): ChosenPlay[] =>
  [priceMove(desk, full), listMove(desk, full), pauseMove(desk, full), roomMove(desk, full)].filter(
    move => move !== null,
  )

/** New orders on which the step is judged. */
const JUDGED = 10

function priceMove({ kit }: Desk, full: Full): ChosenPlay {
  const { line, sold, rests } = full
  const name = called(kit, line)
  const [old, next] = [
    kit.money(line.price.cents, 'as said', [line]),
    kit.money(Math.round(line.price.cents * (1 + STEP)), 'price × (1 + the step)', [line]),
  ]
  const away = Math.max(1, Math.round((awayAtStep(full) / sold) * JUDGED))
  const most = kit.number(away, 'the part that may stay away, of ten', [line])
  const judged = fixed.number(JUDGED, 'orders on which a price is judged')
  return formPlay({
    id: 'price-while-full',
    owner: 'owner',
    hours: 3,
    weeks: [1, 12],
    cost: [0, 0],
    source: PRICE_STEPS,
    title: say`Ask ${next} for ${name} from the next order on, in place of ${old}`,
    because: say`It comes first because it needs no room, no money and no new buyer.`,
    rests: rests.map(({ id }) => id),
    about: name,
    steps: [
      say`Write the new price into every offer that leaves from Monday; what is agreed on keeps its price.`,
      say`Note beside each offer whether it was taken, and whoever says no: whether it was the price.`,
      say`Look at the first ${judged} offers together, and take the same step again if the price lost you ${most} of them or fewer.`,
    ],
    metric: say`The price loses at most ${most} of the first ${judged} offers at ${next}.`,
    stop: say`Go back to ${old} if the price loses more than ${most} of the first ${judged}.`,
  })
}

/** Of those turned away, the part that should take a later date. */
const TAKE = 1 / 3

function listMove({ kit }: Desk, { line, lost, rests }: Full): ChosenPlay | null {
  if (lost <= 0) return null
  const name = called(kit, line)
  const all = kit.number(lost, 'Σ turned away in a year', rests)
  const some = kit.number(Math.max(1, Math.ceil(lost * TAKE)), 'a third of those', rests)
  return formPlay({
    id: 'dates-for-refused',
    owner: 'owner',
    hours: 5,
    weeks: [1, 6],
    cost: [0, 0],
    source: BOTTLENECK,
    title: say`Give those who are turned away a date and take a deposit for it`,
    because: say`${all} were turned away in a year: with dates at the higher price they fill every gap before any advert does, and show how much room would sell.`,
    rests: rests.map(({ id }) => id),
    about: name,
    steps: [
      say`Write to those who were turned away in the last year: the next free date, the price of today, and the deposit that holds it.`,
      say`Offer each place that falls free to the first on the list, within a day.`,
      say`Count every month how many wait with a deposit, and how long.`,
    ],
    metric: say`${some} of the ${all} hold a date with a deposit within six weeks.`,
    stop: say`Close the list when the wait is longer than anybody will pay a deposit for: raise the price again instead.`,
  })
}

/** What is paid today for people who then are turned away. */
function pauseMove({ kit, company }: Desk, { rests }: Full): ChosenPlay | null {
  const paid = waysOf(company).flatMap(way => {
    const spent = isFree(way) ? null : runningSpend(way)
    return spent ? [{ way, spent }] : []
  })
  if (paid.length === 0) return null
  const ways = paid.map(({ way }) => way)
  const sum = paid.reduce((total, { spent }) => total + spent, 0)
  const money = kit.money(sum, 'Σ spend a year', ways)
  const names = new ListText(ways.map(way => called(kit, way)))
  return formPlay({
    id: 'pause-while-full',
    owner: 'marketing',
    hours: 2,
    weeks: [1, 4],
    cost: [0, 0],
    source: BOTTLENECK,
    title: say`Book nothing new for ${names} while there is no room`,
    because: say`They take ${money} a year to bring people for whom there is no place: the same money buys room or stays where it is.`,
    rests: [...ways, ...rests].map(({ id }) => id),
    steps: [
      say`Look up until when each is booked and what it costs to end it.`,
      say`End what can be ended, and keep what answers those who ask anyway.`,
      say`Put what is freed beside the price of a step of room.`,
    ],
    metric: say`Nothing new is booked, and as many still ask as there are places.`,
    stop: say`Book again in the month in which the list of those who wait is empty.`,
  })
}

function roomMove(desk: Desk, { line, lost, leaves, rests }: Full): ChosenPlay | null {
  const { kit, company } = desk
  if (!leaves || leaves <= 0 || lost <= 0) return null
  const brake = factsOf(company, 'constraint').find(({ id }) => rests.some(one => one.id === id))
  const most = kit.money(lost * leaves, 'turned away × what one leaves', rests)
  const each = kit.money(leaves, 'price − what one costs', [line])
  return formPlay({
    id: 'price-of-room',
    owner: 'owner',
    hours: 6,
    weeks: [3, 12],
    cost: [0, 0],
    source: BOTTLENECK,
    title: say`Find the cheapest step of room, and take it if it costs less than ${most} a year`,
    because: say`It comes last because the list and the new price say first how many would really buy. Each further one leaves ${each}.`,
    rests: rests.map(({ id }) => id),
    about: called(kit, brake ?? line),
    steps: [
      say`Name three steps: longer hours, somebody hired or trained, a part of the work given away, or one more place to work at.`,
      say`Ask for the price of each in writing, and how many more it allows in a year.`,
      say`Divide its price by what one leaves: take the step that needs fewest of those who hold a deposit.`,
    ],
    metric: say`Three prices are on the table within eight weeks, each with the number that pays for it.`,
    stop: say`Leave the room as it is if those with a deposit are fewer than the number that pays for the step.`,
  })
}
