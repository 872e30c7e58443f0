import type { Sentence } from '../../../sentences/sentence.ts'

/** One of the three numbers, 1–10, with what it was made of; null with what would rate it. */
export type Part = {
  value: number | null
  says: Sentence
  rests: readonly string[]
  missing?: Sentence
}

/** A part of a whole, 0–1, on ten steps. */
export const onTen = (ratio: number): number => Math.min(10, Math.max(1, Math.round(ratio * 10)))
/** A judgment on five steps, on ten. */
export const fromFive = (rating: number): number => rating * 2
