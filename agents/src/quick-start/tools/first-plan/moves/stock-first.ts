import { oneSale, stockToSell } from '../../../../company/first-figures.ts'
import { latestOf } from '../../../../company/latest.ts'
import { formPlay } from '../../../../core/form-play.ts'
import { say } from '../../../../sentences/sentence.ts'
import { METHODS, MOVE_IDS, type MoveOf } from './move-of.ts'

/** Half of what a week asks for is too slow to catch up. */
const TOO_SLOW = 2

/** A stock with a last day: who bought before hears of it first, with the number that is left. */
export const stockFirst: MoveOf = desk => {
  const { company, kit } = desk
  const found = stockToSell(company)
  const offer = latestOf(company, 'offer')
  const name = found && (kit.name(found.goal) ?? (offer && kit.name(offer)))
  if (!found || !name) return null
  const { goal, weeks } = found
  const aWeek = Math.ceil(goal.target / weeks)
  const all = kit.number(goal.target, 'as said', [goal])
  const wanted = kit.number(aWeek, 'number ÷ weeks left', [goal])
  const few = kit.number(Math.floor(aWeek / TOO_SLOW), 'half of what a week asks for', [goal])
  const sale = oneSale(company)
  const price = sale ? say` and the price of ${kit.price(sale.line.price, sale.line)}` : say``
  return formPlay({
    id: MOVE_IDS.stockFirst,
    owner: 'owner',
    hours: 5,
    weeks: [1, 2],
    cost: [0, 0],
    source: METHODS.stockFirst,
    title: say`Tell those who bought before how many are left, and until when`,
    because: say`${all} have to go in ${kit.duration(weeks, 'week', 'weeks from today', [goal])}, ${wanted} in each: who knows you decides within days, a stranger does not.`,
    rests: [goal.id, ...(sale ? [sale.line.id] : [])],
    about: name,
    steps: [
      say`Write to everybody who bought before or left an address: ${name}, the number that is left, the last day${price}. No discount.`,
      say`Count after one week. Write once more to those who did not answer, with the number that is left then.`,
      say`Offer what is left in parcels to shops and firms that give such things away, before the price is lowered for anybody.`,
    ],
    metric: say`${wanted} sold in the first week.`,
    stop: say`If fewer than ${few} are sold in the first week, go to the parcels at once: the list alone is too small.`,
  })
}
