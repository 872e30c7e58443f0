import { type Fact } from '../company/company.ts'
import type { Desk } from '../core/desk.ts'
import { formPlay } from '../core/form-play.ts'
import type { ChosenPlay } from '../plays/choose.ts'
import { say } from '../sentences/sentence.ts'
import type { Standing } from './cases/case.ts'
import type { Aim } from './aim.ts'
import { OBJECTIVE_AND_TASK } from './methods.ts'
import { called } from './called.ts'

/** A way that takes a part of each sale costs nothing before: it is asked for more, and paid by what it brings. */
export function commissionMove(
  desk: Desk,
  way: Fact<'channel'>,
  { aim, worth, budget }: Standing,
): ChosenPlay | null {
  const { kit } = desk
  const task = budget.tasks.find(({ fact }) => fact === way.id)
  if (!aim || !way.takes || !task?.perWin) return null
  const name = called(kit, way)
  const part = kit.percent(way.takes, 'as said', [way])
  const each = kit.money(task.perWin, 'what one brings in a year × the part that stays there', [
    way,
  ])
  const left = worth && kit.money(worth.value, worth.how, worth.rests)
  const wins = Math.max(1, Math.floor(task.cents / task.perWin))
  const many = kit.count(wins, aim.unit, 'its task ÷ what a win costs there', [way, ...aim.rests])
  const quarter = kit.number(
    Math.max(1, Math.round((wins * QUARTER) / Math.max(1, aim.months))),
    'those × 3 ÷ months',
    [way, aim.goal],
  )
  const leaves = left ? say`, where one leaves ${left} in a year` : say``
  return formPlay({
    id: 'pay-by-result',
    owner: 'sales',
    hours: 6,
    weeks: [2, 13],
    cost: [0, task.cents],
    source: OBJECTIVE_AND_TASK,
    title: say`Win ${many} through ${name}, for ${part} of what they bring`,
    because: say`One costs ${each} there${leaves}, and nothing is paid before somebody buys: no other counted way is so safe.`,
    rests: [way.id, aim.goal.id],
    about: name,
    steps: [
      say`List who stands behind ${name}, and how many each brought in the last year: begin with the two who brought most.`,
      say`Give each the one sentence and the one figure that sell, and a name to send people to; agree on ${part} in writing.`,
      say`Pay in the month in which the money is there, and tell each what became of those they sent.`,
    ],
    metric: say`Won through ${name} within three months: ${quarter}.`,
    stop: say`Offer it to others if those who were asked bring nobody in three months.`,
  })
}

export const QUARTER = 3

/** What is paid once is gone to once more, prepared and followed up: its cost is known before, its wins are not. */
export function onceMove(
  { kit }: Desk,
  way: Fact<'channel'>,
  { aim, worth }: { aim: Aim; worth: Standing['worth'] },
): ChosenPlay | null {
  const { spend, customers, leads } = way
  if (!spend || !customers) return null
  const name = called(kit, way)
  const money = kit.money(spend.cents, 'as said', [way])
  const won = kit.number(customers, 'as said', [way])
  const each = kit.money(Math.round(spend.cents / customers), 'spend ÷ customers', [way])
  const least = worth && worth.value > 0 ? Math.ceil(spend.cents / worth.value) : customers
  const pays = kit.count(least, aim.unit, 'its spend ÷ what one leaves, rounded up', [
    way,
    ...(worth?.rests ?? []),
  ])
  const lost = leads && leads > customers ? leads - customers : 0
  const asked =
    lost > 0
      ? say` ${kit.number(lost, 'ask − buy', [way])} more asked there and did not buy: that is where the next ones are.`
      : say``
  return formPlay({
    id: 'once-more-and-followed-up',
    owner: 'sales',
    hours: 16,
    weeks: [4, 26],
    cost: [spend.cents, spend.cents],
    source: OBJECTIVE_AND_TASK,
    title: say`Take part in ${name} once more, with dates made before and calls after`,
    because: say`It took ${money} and won ${won}, ${each} for each.${asked}`,
    rests: [way.id, aim.goal.id],
    about: name,
    steps: [
      say`Write six weeks before to those of the group who will be there, and make ten dates; ring those who asked there last time.`,
      say`Write down of each talk who it was, what they need and when they decide.`,
      say`Ring each within a week after it, with a price and a date; count after three months who bought.`,
    ],
    metric: say`It pays from ${pays} on; last time it won ${won}.`,
    stop: say`Leave it out next time if six weeks before it fewer than five dates are made.`,
  })
}
