import type { Carried } from '@sextant/contracts/performance-intelligence/parts'
import { givenName, type MeasuredText } from '../../../sentences/measured.ts'
import { say, type Sentence } from '../../../sentences/sentence.ts'
import type { FigureDesk } from '../../figure-desk.ts'
import type { DailySeries } from '../../series.ts'

/** A campaign with this much of it carries it. */
const CARRIES_FROM = 0.6
/** From here on it is all of it. */
const ALL_FROM = 0.97

const HOW = 'what came of a campaign − its part of what was to be expected'

/** The campaign that carries what lies beyond the usual; null where several do. */
export function carrierOf(rows: readonly Carried[], beyond: number): Carried | null {
  const [first] = rows
  return first && beyond !== 0 && first.beyond / beyond >= CARRIES_FROM ? first : null
}

/** Which campaign carries it, and from what to what that went: a sentence without its full stop; null where no campaign is told. `per`: what the amounts are of. */
export function carriedSentence(
  desk: FigureDesk,
  series: DailySeries,
  { rows, beyond, per }: { rows: readonly Carried[]; beyond: number; per: Sentence },
): Sentence | null {
  const [first, second] = rows
  if (!first || beyond === 0) return null
  const amount = (value: number): MeasuredText => desk.sum(series.events, value, HOW)
  const levels = ({ came, usual }: Carried): Sentence =>
    say`${amount(came)} instead of ${amount(usual)}${per}`
  if (carrierOf(rows, beyond)) {
    const share = first.beyond / beyond
    const part = share >= ALL_FROM ? say`all of it` : say`${desk.rate(share, HOW)} of it`
    return say`${givenName(first.name)} carries ${part}: ${levels(first)}`
  }
  if (!second) return null
  return say`No campaign carries it alone: ${givenName(first.name)} ${levels(first)}, ${givenName(second.name)} ${levels(second)}`
}
