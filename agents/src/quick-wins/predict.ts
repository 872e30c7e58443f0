import type { Prediction } from '@sextant/contracts/quick-wins/prediction'
import { moneyGoal, refusedGoal } from '../company/goals.ts'
import type { Company } from '../company/company.ts'
import type { Kit } from '../findings/kit.ts'
import type { ChosenPlay } from '../plays/choose.ts'
import { fixed } from '../sentences/figures.ts'
import { say, type Sentence } from '../sentences/sentence.ts'
import type { Aim } from './aims.ts'
import { figureText, shownValue } from './figure-text.ts'
import { paysBack } from './pays-back.ts'
import type { Measured } from './yardstick.ts'
import type { BreakEven } from './yardsticks/break-even.ts'

const PROVEN_OF = 5
/** However well a method is proven, this much at most of what it aims at counts as sure. */
const SUREST = 0.9
const sureOf = ({ confidence }: ChosenPlay): number => Math.min(SUREST, confidence)
type Range = [number, number]

/** What a move is expected to do to a figure: at most what the play aims at, at least the part of it that its method is proven for. Null where the figure is there already. */
export function predict(
  chosen: ChosenPlay,
  { aim, measured, kit }: { aim: Aim; measured: Measured; kit: Kit },
): Prediction | null {
  const most = aimedChange(aim, measured)
  if (most <= 0) return null
  const change: Range = [most * sureOf(chosen), most]
  const expected = change.map(by => shownValue(measured.form, after(measured, by))) as Range
  // A change too small to be shown is none that could be counted.
  if (expected[0] === shownValue(measured.form, measured.value)) return null
  const worth = worthOf(measured, change)
  const { what, form, per, better, place } = measured
  return {
    basis: 'forecast',
    what: what.text,
    form,
    currency: kit.company.currency,
    per,
    better,
    baseline: shownValue(form, measured.value),
    place: place
      ? {
          fact: place.fact.id,
          label: place.fact.label,
          attribute: place.attribute,
          times: place.times,
        }
      : null,
    expected,
    how: arithmetic(chosen, { aim, measured, kit, most }).map(({ text }) => text),
    worth,
    paysBack: paysBack(chosen, worth),
    ofGap: ofGap(kit.company, { measured, change, worth }),
  }
}

/** From where on a test has paid for itself; nothing is foretold of what it brings. */
export function breakEven({ what, form, per, needed, how }: BreakEven, kit: Kit): Prediction {
  return {
    basis: 'break-even',
    what: what.text,
    form,
    currency: kit.company.currency,
    per,
    better: 'more',
    baseline: 0,
    place: null,
    expected: [needed, needed],
    how: how.map(({ text }) => text),
    worth: null,
    paysBack: null,
    ofGap: null,
  }
}

function aimedChange(aim: Aim, { value, whole }: Measured): number {
  if ('to' in aim) return value - aim.to
  return (whole?.value ?? value) * partOf(aim.parts)
}

const partOf = (parts: readonly number[]): number => parts.reduce((all, part) => all * part, 1)

function after({ value, better, form }: Measured, change: number): number {
  const moved = better === 'less' ? value - change : value + change
  return form === 'share' ? Math.min(1, Math.max(0, moved)) : Math.max(0, moved)
}

function worthOf({ worth, once }: Measured, change: Range): Prediction['worth'] {
  if (!worth || worth.value <= 0) return null
  const cents = change.map(by => shownValue('money', by * worth.value)) as Range
  return { cents, once: once ?? false }
}

type Bearing = { measured: Measured; change: Range; worth: Prediction['worth'] }

/** Of what the goal is away, the part that the change brings in a year: in sales where it counts sales, else in money. */
function ofGap(company: Company, { measured, change, worth }: Bearing): Prediction['ofGap'] {
  const sales = refusedGoal(company)
  if (sales && measured.sales) {
    const gap = sales.target - sales.baseline
    return change.map(by => part((by * measured.sales!) / gap)) as Range
  }
  const money = moneyGoal(company)
  if (!money || !worth || worth.once) return null
  return worth.cents.map(cents => part(cents / (money.target - money.baseline))) as Range
}

const part = (ratio: number): number => shownValue('share', Math.min(1, ratio))

type Steps = { aim: Aim; measured: Measured; kit: Kit; most: number }

function arithmetic(chosen: ChosenPlay, steps: Steps): Sentence[] {
  const { play, finding } = chosen
  const confidence = sureOf(chosen)
  const { aim, measured, kit, most } = steps
  const rests = measured.place ? [measured.place.fact] : []
  const text = (value: number, how: string) =>
    figureText(kit, measured.form, shownValue(measured.form, value), how, rests)
  const aimed = text(most, 'part that the move aims at')
  const sure = text(most * confidence, 'aim × how well it is proven')
  const proven = say`${fixed.number(play.confidence, play.id)} of ${fixed.number(PROVEN_OF, play.id)}`
  const counted = fixed.percent(confidence, play.id)
  return [
    measured.said,
    ...(measured.whole ? [measured.whole.said] : []),
    'to' in aim
      ? say`The move aims at ${text(aim.to, 'aim of the move')}: ${aimed} less.`
      : say`The move aims at ${fixed.percent(partOf(aim.parts), play.id)} of that: ${aimed}.`,
    finding.evidence === 'measured'
      ? say`${counted} of it counts as sure, the method being proven ${proven}: ${sure}.`
      : say`${counted} of it counts as sure, the method being proven ${proven} and its reason being reckoned from your figures: ${sure}.`,
  ]
}
