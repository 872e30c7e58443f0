import { oneSale } from '../../../../company/first-figures.ts'
import { countsAsSold, refusalsOf } from '../../../../company/refusals.ts'
import { formPlay } from '../../../../core/form-play.ts'
import { roughly } from '../../../../findings/kit.ts'
import { buyersOf } from '../../../../findings/buyers.ts'
import { fixed } from '../../../../sentences/figures.ts'
import { say } from '../../../../sentences/sentence.ts'
import { rangeOf } from './range-of.ts'
import { METHODS, MOVE_IDS, type MoveOf } from './move-of.ts'

const ID = MOVE_IDS.anotherTime
const MONTHS = 12
/** Of those who are asked whether another time suits them, who takes it: a rule of thumb, from and to. */
const TAKES = [0.1, 0.3] as const

/** Who is turned away is offered another time or the next free place, before anybody new is looked for. */
export const anotherTime: MoveOf = desk => {
  const { company, kit } = desk
  const [refusal] = refusalsOf(company)
  if (!refusal) return null
  const aMonth = Math.round(refusal.lost / MONTHS)
  if (aMonth < 1) return null
  const { many } = buyersOf(kit, refusal)
  const sale = oneSale(company)
  const number = kit.number(refusal.lost, 'as said, for a year', [refusal])
  const worth =
    sale && countsAsSold(company, refusal)
      ? say` At ${kit.money(sale.brings, 'as said', [sale.line])} each they are up to ${kit.money(roughly(refusal.lost * sale.brings), 'turned away × price', [refusal, sale.line])} a year.`
      : say``
  const [few, most] = TAKES.map(part => Math.max(1, Math.round(aMonth * part)))
  const how = 'turned away a month × a rule of thumb'
  const range = rangeOf(kit, [few ?? 1, most ?? 1], how, [refusal])
  return formPlay({
    id: ID,
    owner: 'owner',
    hours: 4,
    weeks: [1, 4],
    cost: [0, 0],
    source: METHODS.anotherTime,
    title: say`Offer those you turn away another time, before you look for anybody new`,
    because: say`About ${number} a year are turned away.${worth} They asked already, so none of them has to be won.`,
    rests: [refusal.id, ...(sale ? [sale.line.id] : [])],
    steps: [
      say`Put a sheet beside the telephone: name, number and wanted day of everybody you cannot serve. Begin with those of the last weeks that you still find.`,
      say`Offer each of them a time at which there is still room, at the same price; where there is none, the first place that falls free.`,
      say`Count who took it and who wanted only that one day: the second number says how many more places would be filled, and what a higher price on that day would meet.`,
    ],
    metric: say`${range} of about ${kit.number(aMonth, 'turned away ÷ 12', [refusal])} ${many} turned away in a month take another time.`,
    stop: say`Stop asking when ${fixed.number(10, ID)} in a row want that one day only: then it is room or price on that day, and no other time.`,
  })
}
