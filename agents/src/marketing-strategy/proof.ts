import type { Fact } from '../company/company.ts'
import type { Kit } from '../findings/kit.ts'
import type { Hole } from '../sentences/hole.ts'
import type { Label } from '../sentences/label.ts'
import { say, type Sentence } from '../sentences/sentence.ts'
import { called } from './called.ts'

type Strength = Fact<'strength'>
const TIME = {
  minutes: 'minute',
  hours: 'hour',
  days: 'day',
  weeks: 'week',
  years: 'year',
} as const

const isTime = (form: Strength['proofForm']): form is keyof typeof TIME =>
  form !== undefined && form in TIME

/** A figure of a strength as its form says it: "71%", "4.6 hours", "4.8 stars". */
function proofFigure(kit: Kit, strength: Strength, value: number): Hole | Sentence {
  const { proofForm: form } = strength
  if (form === 'share') return kit.percent(value, 'as said', [strength])
  if (isTime(form)) return kit.span(value, TIME[form], 'as said', [strength])
  const number = kit.number(value, 'as said', [strength])
  return form === 'stars' ? say`${number} stars` : number
}

/** A count without what was counted, or what is usual elsewhere, shows nothing. */
export const isBare = ({ proof, proofForm, versus, n }: Strength): boolean =>
  proof !== undefined &&
  (proofForm === undefined || proofForm === 'count') &&
  versus === undefined &&
  n === undefined

/** "71% against 40% elsewhere"; null where no figure shows it. */
function figureWords(kit: Kit, strength: Strength): Sentence | null {
  const { proof, versus } = strength
  if (proof === undefined || isBare(strength)) return null
  const own = proofFigure(kit, strength, proof)
  const theirs =
    versus === undefined ? say`` : say` against ${proofFigure(kit, strength, versus)} elsewhere`
  return say`${own}${theirs}`
}

/** The same with how many it was counted over. */
export function proofWords(kit: Kit, strength: Strength): Sentence | null {
  const figure = figureWords(kit, strength)
  const { n } = strength
  if (!figure || n === undefined) return figure
  return say`${figure}, counted over ${kit.number(n, 'as said', [strength])}`
}

/** A strength by its name; a share of what goes wrong, which is smaller here than elsewhere, is one of having less of it. */
export function strengthWords(kit: Kit, strength: Strength): Label | Sentence {
  const { proof, versus, proofForm } = strength
  const name = called(kit, strength)
  const isLess = proofForm === 'share' && proof !== undefined && proof < (versus ?? 0)
  if (!isLess || name.isStatement || name.form === 'comparison') return name
  // "Tomatoes lost": the things before what befell them are many.
  const isMany = name.isMany || /^\p{L}+s\s/u.test(strength.label)
  return isMany ? say`fewer ${name}` : say`less ${name}`
}

/** A strength as it carries a sentence: its name, and the figure behind it, because what is measured says nothing without. "textile loss" ", 2% against 6% elsewhere". */
export function carrying(
  kit: Kit,
  strength: Strength,
): { name: Label | Sentence; figure: Sentence } {
  const { versus, proofForm: form } = strength
  // A bare count of its own is neither much nor little.
  const isTelling = versus !== undefined || (form !== undefined && form !== 'count')
  const words = isTelling ? figureWords(kit, strength) : null
  return { name: strengthWords(kit, strength), figure: words ? say`, ${words}` : say`` }
}

/** What a stranger can check comes first: a figure against others, a figure, then what is rare, then what matters most. */
export const byProof = (strengths: readonly Strength[]): Strength[] =>
  strengths.toSorted((a, b) => weightOf(b) - weightOf(a))

function weightOf({ proof, versus, rare, impact = 0 }: Strength): number {
  const isCompared = proof !== undefined && versus !== undefined
  return (
    Number(isCompared) * 20 + Number(proof !== undefined) * 20 + Number(rare ?? false) * 10 + impact
  )
}
