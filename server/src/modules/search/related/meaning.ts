import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Kept beside each vector: another one is not compared with it. */
export const MODEL = 'glove-100d-20k'
export const DIMENSIONS = 100
/** Common words say little (Arora, Liang and Ma 2017); how common one is, its place in the list tells (Zipf). */
const [RARITY, ZIPF] = [1e-3, 0.1] as const

type Words = { places: Map<string, number>; vectors: Int8Array }
let words: Words | undefined

/** Read when first needed: two megabytes. */
function wordsOf(): Words {
  if (words) return words
  const bytes = readFileSync(join(import.meta.dirname, 'vectors.bin'))
  const listed = readFileSync(join(import.meta.dirname, 'words.txt'), 'utf8').split('\n')
  words = {
    places: new Map(listed.map((word, place) => [word, place])),
    vectors: new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength),
  }
  return words
}

const rarity = (place: number): number => RARITY / (RARITY + ZIPF / (place + 1))

/** What an English text is about, as whole numbers from −127 to 127: the mean of its words, rare ones first. Null where it has no word that is known. */
export function meaningOf(text: string): Int8Array | null {
  const { places, vectors } = wordsOf()
  const sum = new Float64Array(DIMENSIONS)
  let known = 0
  for (const word of new Set(text.toLowerCase().match(/[a-z]+/g))) {
    const place = places.get(word)
    if (place === undefined) continue
    known += 1
    addWord(sum, vectors.subarray(place * DIMENSIONS, (place + 1) * DIMENSIONS), rarity(place))
  }
  return known === 0 ? null : wholeNumbers(sum)
}

function addWord(sum: Float64Array, vector: Int8Array, weight: number): void {
  const length = lengthOf(vector)
  for (let at = 0; at < DIMENSIONS; at += 1) sum[at]! += (weight * vector[at]!) / length
}

function wholeNumbers(vector: Float64Array): Int8Array {
  const largest = Math.max(...vector.map(Math.abs))
  return Int8Array.from(vector, value => Math.round((value / largest) * 127))
}

function lengthOf(vector: Int8Array): number {
  let sum = 0
  for (const value of vector) sum += value * value
  return Math.sqrt(sum)
}

/** How near two meanings are: 1 the same, 0 unrelated. */
export function nearness(a: Int8Array, b: Int8Array): number {
  let product = 0
  for (let at = 0; at < a.length; at += 1) product += a[at]! * b[at]!
  return product / (lengthOf(a) * lengthOf(b))
}
