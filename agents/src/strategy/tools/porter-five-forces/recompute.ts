import { type Force, type PorterBody } from '@sextant/contracts/strategy/porter-five-forces'
import type { ForceId } from '@sextant/contracts/strategy/porter-words'
import { judgeForces } from '../../../math/forces.ts'

type Scored = Pick<Force, 'id' | 'score'>

/** Mean of the scores that were given, to two decimals; null without any. */
export function pressureOf(forces: readonly Scored[]): number | null {
  const verdict = judgeForces(given(forces))
  return verdict === null ? null : Math.round(verdict.pressure * 100) / 100
}

/** The forces with the highest score, in their order. */
export function strongestOf(forces: readonly Scored[]): ForceId[] {
  const top = Math.max(0, ...given(forces).map(({ score }) => score))
  return forces.filter(({ score }) => score !== null && score === top).map(({ id }) => id)
}

/** Mean and strongest anew; a verdict about forces that no longer lead falls. */
export function recompute(body: PorterBody): PorterBody {
  const strongest = strongestOf(body.forces)
  const stands = strongest.join() === body.strongest.join()
  return {
    ...body,
    pressure: pressureOf(body.forces),
    strongest,
    verdict: stands ? body.verdict : null,
  }
}

const given = (forces: readonly Scored[]): { key: string; score: number }[] =>
  forces.flatMap(({ id, score }) => (score === null ? [] : [{ key: id, score }]))
