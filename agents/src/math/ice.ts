import { within } from './statistics/basics.ts'

/** Impact, confidence and ease, each 1–10 (S. Ellis's ICE). */
export type IceScore = { impact: number; confidence: number; ease: number }

/** Rungs of evidence, weakest first. The step from opinion to confidence number is this product's, after I. Gilad's confidence meter. */
export const EVIDENCE_LADDER = [
  'hunch',
  'team opinion',
  'industry pattern',
  'one customer said so',
  'several customers said so',
  'own data',
  'small test',
  'repeated test',
  'running at scale',
] as const
export type Evidence = (typeof EVIDENCE_LADDER)[number]
const CONFIDENCE: Readonly<Record<Evidence, number>> = {
  hunch: 1,
  'team opinion': 2,
  'industry pattern': 3,
  'one customer said so': 4,
  'several customers said so': 5,
  'own data': 7,
  'small test': 8,
  'repeated test': 9,
  'running at scale': 10,
}

/** Confidence 1–10 of the strongest evidence given; nothing given is a hunch (1). */
export function confidenceOf(evidence: readonly Evidence[]): number {
  return evidence.reduce((best, rung) => Math.max(best, CONFIDENCE[rung]), 1)
}

function checked(score: IceScore): [number, number, number] {
  return [
    within('impact', score.impact, 1, 10),
    within('confidence', score.confidence, 1, 10),
    within('ease', score.ease, 1, 10),
  ]
}

/** Impact × confidence × ease, 1–1000: the default ranking. */
export function iceProduct(score: IceScore): number {
  const [i, c, e] = checked(score)
  return i * c * e
}

/** Mean of the three, 1–10: the option. */
export function iceMean(score: IceScore): number {
  const [i, c, e] = checked(score)
  return (i + c + e) / 3
}

/** Items from best to worst; ties go to the higher confidence, then to the given order. */
export function rankIce<T extends IceScore>(
  items: readonly T[],
  by: 'product' | 'mean' = 'product',
): (T & { ice: number })[] {
  const score = by === 'product' ? iceProduct : iceMean
  return items
    .map(item => ({ ...item, ice: score(item) }))
    .sort((a, b) => b.ice - a.ice || b.confidence - a.confidence)
}
