import type { Fact } from '../../../company/company.ts'
import type { Desk } from '../../../core/desk.ts'
import { formPlay } from '../../../core/form-play.ts'
import type { ChosenPlay } from '../../../plays/choose.ts'
import type { PlaySource } from '../../../plays/play.ts'
import { fixed } from '../../../sentences/figures.ts'
import type { Label } from '../../../sentences/label.ts'
import { say, type Sentence } from '../../../sentences/sentence.ts'

/** Where the trial of a curve comes from: its fair, before anything is built. */
export const FAIR: PlaySource = {
  method: 'Show the curve to buyers before it is built (visual strategy fair)',
  by: 'Kim and Mauborgne 2015',
}

/** Buyers for whom the curve is tried by hand, and those it is shown to. */
const TRIED = 3
const SHOWN = 8
const PAYING = 2
const WEEKS = 8
const TRIAL = 'the trial'

type Curve = {
  raised: Label
  fact: string
  from: number
  to: number
  cut: Label | null
  /** Where most of those go who choose otherwise. */
  lost: Fact<'rival'> | null
  rests: readonly string[]
}

/** The factor that the curve turns on, given to a few by hand and without the one that gives way. */
export function trialOf(
  desk: Desk,
  { raised, fact, from, to, cut, lost, rests }: Curve,
): ChosenPlay {
  const { kit } = desk
  const facts = [desk.fact(fact)].filter(one => one !== undefined)
  const few = fixed.count(TRIED, { one: 'buyer', many: 'buyers' }, TRIAL)
  const more = fixed.number(SHOWN, TRIAL)
  const paying = fixed.number(PAYING, TRIAL)
  const weeks = fixed.duration(WEEKS, 'week', TRIAL)
  const high = kit.number(to, 'wanted level', facts)
  const low = kit.number(from, 'own level', facts)
  const without: Sentence = cut
    ? say`Leave ${cut} out for the same ${few}, and write down who asks for it and what they would give for it.`
    : say`Name one thing that the same ${few} can do without, and leave it out: a curve that only rises costs more than it sets apart.`
  return formPlay({
    id: 'ocean-trial',
    owner: 'owner',
    hours: 16,
    weeks: [3, WEEKS],
    cost: [0, 0],
    source: FAIR,
    title: say`${raised}: try the wanted level on ${few} before it is built`,
    because: say`Between ${low} and ${high} lies all that has to be built; whether buyers pay for it is known sooner, by hand.`,
    rests,
    about: raised,
    steps: [
      say`Write on one page what ${raised} would be at the wanted level, and do it for ${few} by hand, at a price.`,
      without,
      lost
        ? say`Draw both curves for ${more} who chose ${kit.label(lost)} or bought nothing, and ask each which line they would pay for.`
        : say`Draw both curves for ${more} who chose otherwise or bought nothing, and ask each which line they would pay for.`,
    ],
    metric: say`${paying} of the ${few} pay the price for it within ${weeks}.`,
    stop: say`Choose another factor if none of the ${few} would pay, or if they ask for what was left out.`,
  })
}
