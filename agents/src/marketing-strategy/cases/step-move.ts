import type { Desk } from '../../core/desk.ts'
import { formPlay } from '../../core/form-play.ts'
import type { ChosenPlay } from '../../plays/choose.ts'
import { fixed } from '../../sentences/figures.ts'
import { say } from '../../sentences/sentence.ts'
import { called } from '../called.ts'
import { PRICE_STEPS } from '../methods.ts'
import { type Cheap, mayStayAway } from './besides.ts'
import { STEP } from './fullness.ts'

const JUDGED = 20

/** A step of the price for new buyers, where every rival is far dearer. */
export function stepMove({ kit }: Desk, { line, rival, gain }: Cheap): ChosenPlay {
  const name = called(kit, line)
  const [old, next] = [
    kit.money(line.price.cents, 'as said', [line]),
    kit.money(Math.round(line.price.cents * (1 + STEP)), 'price × (1 + the step)', [line]),
  ]
  const may = Math.max(1, Math.floor(mayStayAway(line) * JUDGED))
  const most = kit.number(may, 'the part that may stay away, of twenty', [line])
  const more = kit.money(gain, 'sold × price × the step', [line])
  const judged = fixed.number(JUDGED, 'offers on which a price is judged')
  const theirs = rival.price ? say` at ${kit.price(rival.price, rival)}` : say``
  return formPlay({
    id: 'a-step-of-the-price',
    owner: 'owner',
    hours: 3,
    weeks: [2, 26],
    cost: [0, 0],
    source: PRICE_STEPS,
    title: say`Ask ${next} for ${name} from new buyers, in place of ${old}`,
    because: say`The nearest in price is ${called(kit, rival)}${theirs}: the step leaves ${more} a year on what is sold today, for no work.`,
    rests: [line.id, rival.id],
    about: name,
    steps: [
      say`Write ${next} into every offer to a new buyer from the first of next month; whoever buys today keeps the old price for a year.`,
      say`Put the figure that is better than elsewhere beside the price, in the same line.`,
      say`Note of each offer whether it was taken, and whether the price decided it.`,
    ],
    metric: say`The price loses at most ${most} of the first ${judged} offers at ${next}.`,
    stop: say`Go back to ${old} if the price loses more than ${most} of the first ${judged}.`,
  })
}
