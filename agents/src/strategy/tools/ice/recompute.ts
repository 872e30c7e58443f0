import type { IceBody, IceIdea } from '@sextant/contracts/strategy/ice'
import { CONFIDENCE } from '@sextant/contracts/strategy/ice-words'
import { iceMean, iceProduct } from '../../../math/ice.ts'

/** From so many ideas of the person's own on, or from one that can be scored, these rank among themselves, and moves of the collection stand below without a place. */
const OWN_RANK = 2

/** A move of the collection, not an idea of the person's own: its claim is a rule. */
const isMove = ({ claim }: IceIdea): boolean => claim.evidence === 'rule'

/** Confidence, scores and ranks anew: best first, what cannot be ranked at the end in its order. */
export function recompute(body: IceBody): IceBody {
  const scored = body.ideas.map(idea => withScore(idea, body.method))
  const ownIdeas = scored.filter(idea => !isMove(idea))
  const isOwnList = ownIdeas.length >= OWN_RANK || ownIdeas.some(({ score }) => score !== null)
  const isRanked = (idea: IceIdea): boolean => idea.score !== null && !(isOwnList && isMove(idea))
  const ranked = scored.filter(isRanked).toSorted(bestFirst)
  const others = scored.filter(idea => !isRanked(idea))
  const own = others.filter(idea => !isMove(idea))
  const moves = others.filter(isMove).toSorted(bestFirst)
  const unranked = [...own, ...moves]
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
