import type { Source } from '@sextant/contracts/deliverable'
import type { Fact } from './framework.ts'
import { longDate } from './calendar.ts'

/** A published figure as a source: what `knowledge/benchmarks.ts` describes. */
export type BenchmarkSource = {
  id: string
  text: string
  publisher: string
  year: number | null
  flags: readonly string[]
}

/** Numbers the sources of one deliverable in the order they are first used; the same words never get two numbers. */
export type SourceBook = {
  /** `words` must be cut from the fact's quote; anything else falls back to the whole quote. */
  fact: (fact: Fact, words?: string) => number
  benchmark: (row: BenchmarkSource) => number
  /** `check` says how to find out: who, how many, by when. */
  assumption: (topic: string, check: string) => number
  all: () => Source[]
  /** Numbers already given to words of this fact. */
  of: (fact: Fact) => number[]
  /** Facts cited so far, in order of first use. */
  cited: () => readonly Fact[]
  /** Whether source `n` is an assumption. */
  assumed: (n: number) => boolean
}

export function openSourceBook(): SourceBook {
  const sources: Source[] = []
  const places = new Map<string, number>()
  const facts: Fact[] = []
  const place = (key: string, make: (n: number) => Source): number => {
    const known = places.get(key)
    if (known) return known
    const n = sources.length + 1
    sources.push(make(n))
    places.set(key, n)
    return n
  }
  const origin = (fact: Fact): string => {
    const what = {
      answer: 'Your answer',
      insight: 'Approved insight',
      document: 'Document',
      profile: 'Company profile',
    }[fact.kind]
    return `${what}, ${longDate(fact.on)}`
  }
  return {
    fact(fact, words) {
      const quote = words && words !== '' && fact.quote.includes(words) ? words : fact.quote.trim()
      if (!facts.includes(fact)) facts.push(fact)
      return place(`${fact.ref ?? fact.kind}|${fact.key}|${quote}`, n => ({
        n,
        kind: fact.kind === 'profile' ? 'answer' : fact.kind,
        quote,
        origin: origin(fact),
        ref: fact.ref,
        check: null,
        verified: false,
        flags: [],
      }))
    },
    benchmark: row =>
      place(`benchmark|${row.id}`, n => ({
        n,
        kind: 'benchmark',
        quote: row.text,
        origin: row.year === null ? row.publisher : `${row.publisher}, ${row.year}`,
        ref: row.id,
        check: null,
        verified: false,
        flags: [...row.flags],
      })),
    assumption: (topic, check) =>
      place(`assumption|${check}`, n => ({
        n,
        kind: 'assumption',
        quote: null,
        origin: topic,
        ref: null,
        check,
        verified: false,
        flags: [],
      })),
    all: () => [...sources],
    of: fact =>
      [...places]
        .filter(([key]) => key.startsWith(`${fact.ref ?? fact.kind}|${fact.key}|`))
        .map(([, n]) => n),
    cited: () => facts,
    assumed: n => sources[n - 1]?.kind === 'assumption',
  }
}
