import type { Weights } from '../src/reading/learned/linear.ts'

/** What somebody made of a word or a figure of one text. */
export type Example = { text: object; signs: string[]; label: string }

/** Signs that fewer texts show are left out. */
const TEXTS_LEAST = 4
const ROUNDS = 14
const STEP = 0.25
const DECAY = 0.004
/** Weights that say less are left out, in hundredths. */
const SPEAKS = 8

/** Multinomial logistic regression by adaptive gradient steps (AdaGrad: Duchi, Hazan and Singer, 2011); the same examples always give the same weights. */
export function learnWeights(examples: readonly Example[]): Weights {
  const labels = [...new Set(examples.map(({ label }) => label))].toSorted()
  const signs = generalSigns(examples)
  const rows = examples.map(({ signs: all, label }) => ({
    known: all.flatMap(sign => signs.get(sign) ?? []),
    label: labels.indexOf(label),
  }))
  const learning: Learning = {
    many: labels.length,
    weights: new Float64Array(signs.size * labels.length),
    moved: new Float64Array(signs.size * labels.length),
    chances: new Float64Array(labels.length),
  }
  const order = rows.map((_, at) => at)
  const random = randomOf(SEED)
  for (let round = 0; round < ROUNDS; round += 1) {
    shuffle(order, random)
    for (const at of order) learnFrom(rows[at]!, learning)
  }
  return asWeights(labels, signs, learning.weights)
}
const SEED = 7

/** `moved`: how far each weight has been moved so far, squared and added up. */
type Learning = {
  many: number
  weights: Float64Array
  moved: Float64Array
  chances: Float64Array
}
type Row = { known: readonly number[]; label: number }

/** One step: each weight of the signs towards what was marked. */
function learnFrom({ known, label }: Row, { many, weights, moved, chances }: Learning): void {
  chancesInto(chances, known, weights)
  for (let other = 0; other < many; other += 1) {
    const miss = (other === label ? 1 : 0) - chances[other]!
    if (Math.abs(miss) < NO_MISS) continue
    for (const sign of known) {
      const place = sign * many + other
      const slope = miss - DECAY * weights[place]!
      moved[place]! += slope * slope
      weights[place]! += (STEP * slope) / Math.sqrt(moved[place]! + 1)
    }
  }
}
/** What is missed by less teaches nothing. */
const NO_MISS = 1e-3

function generalSigns(examples: readonly Example[]): Map<string, number> {
  const texts = new Map<string, Set<object>>()
  for (const { text, signs } of examples)
    for (const sign of signs) {
      const by = texts.get(sign) ?? new Set()
      if (by.size < TEXTS_LEAST) texts.set(sign, by.add(text))
    }
  const general = [...texts].flatMap(([sign, by]) => (by.size >= TEXTS_LEAST ? [sign] : []))
  return new Map(general.toSorted().map((sign, at) => [sign, at]))
}

function chancesInto(chances: Float64Array, known: readonly number[], weights: Float64Array): void {
  chances.fill(0)
  const many = chances.length
  for (const sign of known)
    for (let other = 0; other < many; other += 1)
      chances[other] = chances[other]! + weights[sign * many + other]!
  let most = Number.NEGATIVE_INFINITY
  for (const sum of chances) most = Math.max(most, sum)
  let whole = 0
  for (let other = 0; other < many; other += 1) {
    chances[other] = Math.exp(chances[other]! - most)
    whole += chances[other]!
  }
  for (let other = 0; other < many; other += 1) chances[other] = chances[other]! / whole
}

function asWeights(
  labels: readonly string[],
  signs: ReadonlyMap<string, number>,
  weights: Float64Array,
): Weights {
  const many = labels.length
  const rows = [...signs].map(([sign, at]) => {
    const pairs = labels.flatMap((_, other) => {
      const weight = Math.round(weights[at * many + other]! * 100)
      return Math.abs(weight) >= SPEAKS ? [other, weight] : []
    })
    return [sign, pairs] as const
  })
  return { labels, signs: Object.fromEntries(rows.filter(([, pairs]) => pairs.length > 0)) }
}

/** Numbers from 0 to 1 that are always the same (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

function shuffle(order: number[], random: () => number): void {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1))
    ;[order[at], order[other]] = [order[other]!, order[at]!]
  }
}
