import type { FactKind } from '@sextant/contracts/company/kinds'
import type { ProposedFact } from '../core/known.ts'
import { isTime } from './names-of-time.ts'
import { isAim } from './who-speaks.ts'
import { wholeWords } from './whole-words.ts'

type Attributes = Readonly<Record<string, unknown>>

/** A document speaks of many: what is the firm's own it calls so. */
const OURS = wholeWords("we|we['’]ve|our|ours|us")
/** What a sentence alone cannot tell of these: whose price it is (see `priceInProse`), and whether a way was worth it. */
const NOT_TOLD: Partial<Record<FactKind, ReadonlySet<string>>> = {
  offer: new Set(['price', 'lastPrice', 'unitCost', 'passThrough']),
  channel: new Set(['attempt']),
}
/** Kinds whose figures are the firm's own, so that the sentence has to say so. */
const OWN_KINDS: ReadonlySet<FactKind> = new Set(['offer', 'channel', 'measure', 'strength'])
/** Words of English that no other of our languages has. */
const ENGLISH = wholeWords(
  'the|of|our|we|are|was|were|from|to|with|by|for|before|until|their|this|have|has|is|and|here',
)

/** The attributes of a fact that a sentence of a document tells for sure; empty where it is better not asked about. */
export function holdsInProse({ kind, label, attributes }: ProposedFact, text: string): Attributes {
  if (!ENGLISH.test(text) || isTime(label)) return {}
  if (isAim(text)) return kind === 'goal' ? aimed(attributes) : {}
  if (kind === 'goal') return aimed(attributes)
  if (OWN_KINDS.has(kind) && !OURS.test(text)) return {}
  if (kind === 'rival' && !isProperName(label, text)) return {}
  const kept = Object.entries(attributes).filter(([name]) => !NOT_TOLD[kind]?.has(name))
  return Object.fromEntries(kept)
}

/** A goal says what is to be reached; a day alone, or where one stands, is none. */
const aimed = (attributes: Attributes): Attributes =>
  attributes.target === undefined ? {} : attributes

/** Somebody else has a name: a thing that is sold has none. Where a sentence begins, a capital says nothing. */
function isProperName(label: string, text: string): boolean {
  const at = text.toLowerCase().indexOf(label.toLowerCase())
  const written = at < 0 ? label : text.slice(at, at + label.length)
  const words = written.split(' ').slice(at === 0 ? 1 : 0)
  return words.length > 0
    ? words.some(word => /^\p{Lu}/u.test(word))
    : /\p{Ll}\p{Lu}/u.test(written)
}
