import { factsOf } from '../../../../company/company.ts'
import { oneSale } from '../../../../company/first-figures.ts'
import { countsAsSold, refusalsOf } from '../../../../company/refusals.ts'
import { formPlay } from '../../../../core/form-play.ts'
import { roughly } from '../../../../findings/kit.ts'
import { fixed } from '../../../../sentences/figures.ts'
import { say } from '../../../../sentences/sentence.ts'
import { METHODS, MOVE_IDS, type MoveOf } from './move-of.ts'

const ID = MOVE_IDS.dearer
/** A first step that hardly anybody counts twice. */
const RISE = 0.1
const MONTHS = 12

/** A higher price for new buyers where buyers are turned away: as long as fewer stay away than are refused, no place is empty. */
export const dearer: MoveOf = desk => {
  const { company, kit } = desk
  const [refusal] = refusalsOf(company)
  const sale = oneSale(company)
  const name = sale && kit.name(sale.line)
  const isSold = refusal && countsAsSold(company, refusal)
  const isCheapest = factsOf(company, 'strength').some(({ sort }) => sort === 'price')
  if (!refusal || !sale || !name || !isSold || isCheapest) return null
  const aMonth = Math.round(refusal.lost / MONTHS)
  if (aMonth < 1) return null
  const today = kit.price(sale.line.price, sale.line)
  const risen = kit.money(roughly(sale.brings * (1 + RISE)), 'price × 1.1', [sale.line])
  const refused = kit.number(aMonth, 'turned away in a year ÷ 12', [refusal])
  return formPlay({
    id: ID,
    owner: 'owner',
    hours: 2,
    weeks: [1, 4],
    cost: [0, 0],
    source: METHODS.dearer,
    title: say`Ask ${risen} in place of ${today} on the days on which you turn people away`,
    because: say`About ${refused} a month are turned away at ${today}. As long as fewer than that stay away because of the price, every place on those days is still filled, and each one brings ${kit.percent(RISE, 'a first step', [sale.line])} more.`,
    rests: [sale.line.id, refusal.id],
    about: name,
    steps: [
      say`Name ${risen} from Monday on to everybody new who asks for ${name} on one of those days. All other days, and whoever has booked already, stay at ${today}.`,
      say`Write down of the next ${fixed.number(10, ID)} who ask: yes, no because of the price, no for another reason.`,
      say`After ${fixed.duration(4, 'week', ID)} compare: places filled before and now. Only then decide on the next step.`,
    ],
    metric: say`Every place on those days is filled at ${risen} within ${fixed.duration(4, 'week', ID)}.`,
    stop: say`Go back to ${today} if ${fixed.number(4, ID)} of the first ${fixed.number(10, ID)} say no because of the price, or if a place stays empty that was full before.`,
  })
}
