import type { SwotBody, SwotFactor } from '@sextant/contracts/strategy/swot'

/** Impact × likelihood, 1–25; null where either was not rated. */
export const scoreOf = ({
  impact,
  likelihood,
}: Pick<SwotFactor, 'impact' | 'likelihood'>): number | null =>
  impact === null || likelihood === null ? null : impact * likelihood

/** Scores anew; moves whose factors are gone fall. */
export function recompute(body: SwotBody): SwotBody {
  const scored = {
    strengths: body.strengths.map(withScore),
    weaknesses: body.weaknesses.map(withScore),
    opportunities: body.opportunities.map(withScore),
    threats: body.threats.map(withScore),
  }
  const ids = new Set(Object.values(scored).flatMap(factors => factors.map(({ id }) => id)))
  const moves = body.moves.filter(({ uses }) => uses.every(id => ids.has(id)))
  return { ...scored, moves }
}

const withScore = (factor: SwotFactor): SwotFactor => ({ ...factor, score: scoreOf(factor) })
