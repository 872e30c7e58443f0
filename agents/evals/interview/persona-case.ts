import type { QuoteTopic, HeardIn } from '@sextant/contracts/company/chips'
import type { Amount } from '@sextant/contracts/company/figures'
import type { Fact } from '../../src/company/company.ts'
import type { Interviewed } from '../../src/persona/interview/answer.ts'

/** An invented persona: what its customers said, what it can answer and what it cannot. Written by somebody who had seen no lexicon. */
export type PersonaCase = {
  /** Of its file. */
  name: string
  firm: string
  offers: string[]
  segment: {
    label: string
    size?: number
    spend?: Amount
    share?: number
    repeats?: number
    leaves?: number
  }
  rivals: string[]
  quotes: {
    id: string
    topic: QuoteTopic
    who: string
    heard: HeardIn
    label: string
    words: string
  }[]
  /** `by`: ids of quotes, one of which has to be among the answer. */
  answerable: { q: string; by: string[] }[]
  traps: Trap[]
  /** Written after the lexicon: how much of it holds for words that it was not made with. */
  later: Trap[]
}
export type Trap = { q: string; kind: string }

const TODAY = '2026-11-23'
const SEGMENT = 'segment'

/** The persona of a case, as confirmed cards would make it. */
export function interviewedOf({ firm, offers, segment, rivals, quotes }: PersonaCase): Interviewed {
  const confirmed = { status: 'confirmed', quote: '' } as const
  const facts = [
    { ...confirmed, ...segment, id: SEGMENT, kind: 'segment' },
    ...offers.map((label, at) => ({ ...confirmed, id: `offer${at}`, kind: 'offer', label })),
    ...rivals.map((label, at) => ({ ...confirmed, id: `rival${at}`, kind: 'rival', label })),
    ...quotes.map(({ words, ...fact }) => ({
      ...confirmed,
      ...fact,
      kind: 'quote',
      about: SEGMENT,
      quote: words,
    })),
  ] as Fact[]
  const heard = new Map(quotes.map(one => [one.who, one.heard]))
  const kinds = [...new Set(heard.values())]
  const sources = kinds.map(kind => ({
    heard: kind,
    n: [...heard.values()].filter(one => one === kind).length,
  }))
  return {
    company: { name: firm, currency: 'USD', today: TODAY, facts },
    body: { segment: SEGMENT, rows: [], sources },
  }
}
