import { nameRefusal } from '../../reading/read-name.ts'
import type { FactKind } from '@sextant/contracts/company/kinds'
import { CURRENCY_NAMES } from '../../reading/currencies.ts'
import { isLossSaid, isTurnoverSaid } from '../../reading/plain-kinds.ts'
import type { ReadCard } from '../../reading/read-card.ts'
import { anyOf, ofParts } from '../../reading/any-of.ts'

/** A figure that people call by one word, whatever the tagger takes it for. */
const CALLED_FIGURE = anyOf(
  'fixed costs?|running costs?|overheads?|o\\/h|wages|payroll|salaries|rent|lead time|turnover|revenue|takings|sales|profit|margin|churn|burn|runway|cash',
  'conversion|utili[sz]ation|win rate|waiting list|backlog|bids?|tenders?|bookings?',
  'enquir(?:y|ies)|leads?|orders?|nps|costs',
)

/** What a clause without a noun is of, by the kind it tells: "turned away 45 last year". Null where that is not told. */
export function plainName({ quote, attributes }: ReadCard, kind: FactKind): string | null {
  const filled = attributes[kind] ?? {}
  if (kind === 'constraint') return filled.lost === undefined ? null : 'refused sales'
  if (kind === 'goal') return CALLED_FIGURE.exec(quote)?.[0].toLowerCase() ?? wayName(quote)
  if (kind === 'measure' && filled.value !== undefined) return figureName(quote, filled)
  if (kind === 'strength' && /\b(?:same|next) day\b/i.test(quote)) return PROOF_NAMES.days ?? null
  if (kind === 'strength')
    return LASTS.test(quote) ? 'how long it lasts' : (PROOF_NAMES[String(filled.proofForm)] ?? null)
  if (kind === 'offer' && Object.keys(filled).length > 0) return lineName(quote)
  if (kind === 'change')
    return moverName(quote) ?? (MONEY_MOVES.test(quote) ? 'the exchange rate' : null)
  return ENTRIES.has(kind) ? entryName(quote) : null
}

/** "Each lamp loses 4 on postage": what goes off a sale, by what takes it or by whose it is. */
export function lossName(quote: string): string | null {
  if (!isLossSaid(quote)) return null
  const on = LOST_ON.exec(quote)?.[1]
  if (on) return `loss on ${on.toLowerCase()}`
  const [, article = '', who = '', verb = ''] = LOSER.exec(quote) ?? []
  if (who === '') return null
  return /^los/i.test(verb) ? `loss per ${who.toLowerCase()}` : `${article}${who}`.toLowerCase()
}
const LOST_ON = /\d[\d.,k]*\s?\S{0,4}\s(?:on|in|for)\s(?:the\s)?(\p{L}{3,20})\b/iu
const LOSER = ofParts(
  'iu',
  String.raw`^\W*(?:(?:and|but|also|each|every|an?|our)\s)*(the\s)?(\p{L}+(?:\s\p{L}+)?)\s(los\p{L}+|eats?|eating|swallows?)\b`,
)

/** "Ours last 21 years": of what is made, not of who makes it. */
const LASTS = /\b(?:lasts?|holds?|stands?) (?:for |about )?\d/i
/** "Late ones down from 21% to 8%": the words before the way. */
const WAY = ofParts(
  'iu',
  String.raw`^(?:(?:and|the|our|my|get|bring|cut|take)\s)*(\p{L}[\p{L}-]{2,20}(?:\s\p{L}[\p{L}-]{2,20})?)`,
  String.raw`\s(?:(?:up|down)\s)?from\s`,
)
function wayName(quote: string): string | null {
  const name = WAY.exec(quote)?.[1]
    ?.replace(/\s(?:up|down)$/i, '')
    .toLowerCase()
  return name && nameRefusal(name) === null ? name : null
}

/** What a strength is called that is told by its proof alone. */
const PROOF_NAMES: Readonly<Record<string, string>> = {
  minutes: 'speed',
  hours: 'speed',
  days: 'speed',
  weeks: 'speed',
  years: 'experience',
  stars: 'the rating',
  share: 'the success rate',
}

/** One word before its figure: "online is 9%", "painted 38". */
const ONE_WORD = /^(\p{L}{4,20})\s(?:is\s|are\s|about\s)?(?=[\p{Sc}\d])/iu
function figureName(quote: string, { form, metric }: Record<string, unknown>): string | null {
  if (form === 'money' && isTurnoverSaid(quote)) return 'yearly sales'
  const named = CALLED_FIGURE.exec(quote)?.[0].toLowerCase()
  if (named === 'costs' && metric === 'fixed-cost') return 'fixed costs'
  if (named) return named
  if (metric === 'fixed-cost' && form === 'money') return 'fixed costs'
  const word = form === 'share' ? describing(quote) : null
  return word && `the ${word} share`
}
function lineName(quote: string): string | null {
  const word = describing(quote)
  // In the plural it is what is sold, whatever the tagger takes it for.
  return word && (/[^s]s$/.test(word) ? word : `the ${word} line`)
}
function describing(quote: string): string | null {
  const word = ONE_WORD.exec(quote)?.[1]?.toLowerCase()
  return word && !LINKS.test(word) ? word : null
}
/** Words that describe nothing. */
const LINKS = ofParts(
  '',
  '^(?:about|around|roughly|only|nearly|almost|they|this|that|those|these|',
  'with|from|over|under|costs?|prices?|then|each|some|want|need|have|maybe|',
  'just|also|currently|today|last|next|rest|which|what|it|he|she)$',
)

/** "Lead went up 30%": the one word before what happened to it. */
const MOVER =
  /^(?:the )?(\p{L}{3,20})\s(?:went|goes|rose|rises|fell|falls|dropped|increased|is (?:up|down)|up|down)\b/iu
function moverName(quote: string): string | null {
  const word = MOVER.exec(quote)?.[1]?.toLowerCase()
  if (!word || LINKS.test(word) || CURRENCY_NAMES.has(word)) return null
  return word
}

/** A currency that falls or rises has no other name. */
const MONEY_MOVES =
  /\b(?:lost|fell|rose|gained|dropped|weaker|stronger|against the|devalu\p{L}*)\b/iu

/** Kinds that are asked for as a list, each line with its name first. */
const ENTRIES = new Set<FactKind>(['channel', 'outcome', 'factor'])
/** "Fair 24'000", "on time: 9 and 7": the words before the first figure or the colon. */
const ENTRY = /^([\p{L}&'’-]+(?:\s[\p{L}&'’-]+){0,3}?)\s?(?::|\s(?=[\p{Sc}\d]))/u
function entryName(quote: string): string | null {
  const name = ENTRY.exec(quote)?.[1]?.toLowerCase()
  return name && name.length > 2 && nameRefusal(name) === null ? name : null
}
