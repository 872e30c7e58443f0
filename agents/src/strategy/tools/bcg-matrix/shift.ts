import type { Desk } from '../../../core/desk.ts'
import { formPlay } from '../../../core/form-play.ts'
import { AS_SAID, roughly } from '../../../findings/kit.ts'
import type { ChosenPlay } from '../../../plays/choose.ts'
import type { PlaySource } from '../../../plays/play.ts'
import { fixed } from '../../../sentences/figures.ts'
import { agree } from '../../../sentences/verbs.ts'
import { say, type Sentence } from '../../../sentences/sentence.ts'
import type { Placed } from './lines.ts'

/** Where the matrix and its flow of money come from. */
export const HENDERSON: PlaySource = { method: 'The product portfolio', by: 'Henderson 1970' }

/** Of what the paying line leaves in a year, the first part that the built one gets. */
const FIRST_PART = 1 / 10
/** Weeks after which the built line has to grow faster than its market. */
const WEEKS = 26
const MATRIX = 'the matrix'

/** The money moves in parts, each for what the last one brought; null where a name or a figure is missing. */
export function shiftWith(
  desk: Desk,
  payer: Placed,
  taker: Placed,
  dogs: readonly Placed[],
): ChosenPlay | null {
  const { kit } = desk
  const [from, to] = [kit.name(payer.offer), kit.name(taker.offer)]
  const left = payer.line.contributionCents
  if (!from || !to || left === null || left <= 0) return null
  const growth = taker.line.growth
  const first = roughly(left * FIRST_PART)
  const money = kit.money(first, 'a tenth of what the line leaves in a year', [payer.offer])
  const market =
    growth === null
      ? say`the market`
      : say`the market, which grows by ${kit.percent(growth, AS_SAID, [taker.offer])} a year`
  const weeks = fixed.duration(WEEKS, 'week', MATRIX)
  return formPlay({
    id: 'bcg-shift',
    owner: 'owner',
    hours: 8,
    weeks: [8, WEEKS],
    cost: [0, first],
    source: HENDERSON,
    title: say`Put money from ${from} into ${to}, a part at a time`,
    because: say`What ${from} ${agree('leave', from)} can pay for the growth of ${to} in a growing market. It goes there in parts, and the next part only follows where the last one has shown something.`,
    rests: [taker.offer.id, payer.offer.id],
    about: to,
    steps: [
      say`Set ${money} aside for ${to} by a fixed date, and name who answers for it.`,
      endsFor(desk, dogs) ??
        say`Keep ${from} as it is: what pays for the rest gets no experiments, and no neglect.`,
      say`Set the growth of ${to} beside that of the market each month, and release the next part only if the line grew faster.`,
    ],
    metric: say`${to}: faster than ${market}, after ${weeks}.`,
    stop: say`Release no further part if the line grew no faster than the market for ${weeks}: a small share that stays small earns nothing there.`,
  })
}

/** What small shares of slow markets take is the first money that can be freed. */
function endsFor(desk: Desk, dogs: readonly Placed[]): Sentence | null {
  const [dog] = dogs
  const name = dog ? desk.kit.name(dog.offer) : null
  return name && say`Spend nothing more on ${name} than the sales of that line pay for.`
}
