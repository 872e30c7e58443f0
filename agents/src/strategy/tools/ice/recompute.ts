import type { IceBody, IceIdea } from '@sextant/contracts/strategy/ice'
import { CONFIDENCE } from '@sextant/contracts/strategy/ice-words'
import { iceMean, iceProduct } from '../../../math/ice.ts'

/** Confidence, scores and ranks anew: best first, what cannot be ranked at the end in its order. */
export function recompute(body: IceBody): IceBody {
  const scored = body.ideas.map(idea => withScore(idea, body.method))
  const ranked = scored.filter(({ score }) => score !== null).toSorted(bestFirst)
  const unranked = scored.filter(({ score }) => score === null)
  const ideas = [
    ...ranked.map((idea, index) => ({ ...idea, rank: index + 1 })),
    ...unranked.map(idea => ({ ...idea, rank: null })),
  ]
  return { ...body, ideas }
}

function withScore(idea: IceIdea, method: IceBody['method']): IceIdea {
  const confidence = CONFIDENCE[idea.evidence]
  const { impact, ease } = idea
  if (impact === null || ease === null) return { ...idea, confidence, score: null }
  const parts = { impact, confidence, ease }
  const score = method === 'mean' ? iceMean(parts) : iceProduct(parts)
  return { ...idea, confidence, score: Math.round(score * 100) / 100 }
}

/** Ties go to the higher confidence. */
const bestFirst = (a: IceIdea, b: IceIdea): number =>
  (b.score ?? 0) - (a.score ?? 0) || b.confidence - a.confidence
