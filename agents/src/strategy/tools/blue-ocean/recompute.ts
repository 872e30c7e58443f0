import type { BlueOceanBody, OceanFactor } from '@sextant/contracts/strategy/blue-ocean'
import { NOT_RATED } from '../../../core/not-rated.ts'
import { decimal } from '../../../math/format.ts'
import { type CanvasFactor, divergence, errcAction } from '../../../math/strategy-canvas.ts'

type Tests = BlueOceanBody['tests']

/** From here on a factor is one that the firm is known for. */
const HIGH = 8
/** A clear profile is high on some factors and not on all. */
const FOCUSED = { low: 0.25, high: 0.6 } as const
/** 1 − correlation: from here on the curve has a shape of its own. */
const APART = 0.5
/** Two points always correlate: a curve begins with three. */
const CURVE = 3

/** Actions and tests anew. */
export function recompute(body: BlueOceanBody): BlueOceanBody {
  const factors = body.factors.map(factor => ({ ...factor, action: actionOf(factor) }))
  const { tagline } = body.tests
  const tests = {
    ...testsOf(factors),
    tagline: { ...tagline, passed: taglinePassed(factors, tagline.names) },
  }
  return { ...body, factors, tests }
}

/** What happens to a factor; null while today's level or the wanted one is missing. */
export function actionOf({ name, today, target, rivals }: OceanFactor): OceanFactor['action'] {
  if (today === null || target === null) return null
  return errcAction({ name, now: today, next: target, rivals: known(rivals) })
}

/** The wanted level; what nobody moves stays where it is. */
export const levelOf = ({ today, target }: Pick<OceanFactor, 'today' | 'target'>): number | null =>
  target ?? today

/** Focus and divergence of the wanted curve; null until somebody said where a factor should go. */
export function testsOf(factors: readonly OceanFactor[]): Omit<Tests, 'tagline'> {
  const curve = factors.filter(factor => levelOf(factor) !== null)
  const isWanted = factors.some(({ target }) => target !== null)
  if (!isWanted || curve.length < CURVE) return { focus: UNRATED, divergence: UNRATED }
  return { focus: focusOf(curve), divergence: divergenceOf(curve) }
}

const UNRATED = { value: null, passed: null, display: NOT_RATED }

function focusOf(curve: readonly OceanFactor[]): Tests['focus'] {
  const high = curve.filter(factor => (levelOf(factor) ?? 0) >= HIGH).length
  const value = Math.round((high / curve.length) * 100) / 100
  const passed = value >= FOCUSED.low && value <= FOCUSED.high
  return { value, passed, display: `${high} of ${curve.length} factors at ${HIGH} or above` }
}

/** Over the factors on which both sides are rated. */
function divergenceOf(curve: readonly OceanFactor[]): Tests['divergence'] {
  const both = curve.flatMap((factor): CanvasFactor[] => {
    const rivals = known(factor.rivals)
    const next = levelOf(factor)
    if (rivals.length === 0 || next === null) return []
    return [{ name: factor.name, now: factor.today ?? next, next, rivals }]
  })
  const value = both.length < CURVE ? null : divergence(both)
  if (value === null) return UNRATED
  const shown = Math.round(value * 100) / 100
  return { value: shown, passed: shown >= APART, display: `${decimal(shown, 2)} of 2` }
}

/** False where a rival that leads on one of its factors could say it today; never more than not known, because a list of factors is no tagline yet. */
export function taglinePassed(
  factors: readonly OceanFactor[],
  names: readonly string[],
): boolean | null {
  const led = factors.filter(({ id }) => names.includes(id))
  if (led.length === 0 || led.some(factor => known(factor.rivals).length === 0)) return null
  const isAhead = led.every(factor =>
    known(factor.rivals).every(rival => rival < (levelOf(factor) ?? 0)),
  )
  return isAhead ? null : false
}

export const known = (levels: readonly (number | null)[]): number[] =>
  levels.filter(level => level !== null)
