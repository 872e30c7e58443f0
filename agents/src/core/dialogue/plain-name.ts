import { labelRefusal } from '@sextant/contracts/company/label'
import type { FactKind } from '@sextant/contracts/company/kinds'
import type { ReadCard } from '../../reading/read.ts'

/** A figure that people call by one word, whatever the tagger takes it for. */
const CALLED_FIGURE =
  /\b(?:turnover|revenue|takings|sales|profit|margin|churn|burn|runway|cash|conversion|utili[sz]ation|win rate|waiting list|backlog|bids?|tenders?|bookings?|enquir(?:y|ies)|leads?|orders?|nps)\b/i

/** What a clause without a noun is of, by the kind it tells: "turned away 45 last year". Null where that is not told. */
export function plainName({ quote, attributes }: ReadCard, kind: FactKind): string | null {
  const filled = attributes[kind] ?? {}
  if (kind === 'constraint') return filled.lost === undefined ? null : 'refused sales'
  if (kind === 'measure' && filled.value !== undefined) return figureName(quote)
  if (kind === 'change' && MONEY_MOVES.test(quote)) return 'the exchange rate'
  return ENTRIES.has(kind) ? entryName(quote) : null
}

const figureName = (quote: string): string | null => CALLED_FIGURE.exec(quote)?.[0].toLowerCase() ?? null

/** A currency that falls or rises has no other name. */
const MONEY_MOVES = /\b(?:lost|fell|rose|gained|dropped|weaker|stronger|against the|devalu\p{L}*)\b/iu

/** Kinds that are asked for as a list, each line with its name first. */
const ENTRIES = new Set<FactKind>(['channel', 'outcome', 'factor'])
/** "Fair 24'000", "on time: 9 and 7": the words before the first figure or the colon. */
const ENTRY = /^([\p{L}&'’-]+(?:\s[\p{L}&'’-]+){0,3}?)\s?(?::|\s(?=[\p{Sc}\d]))/u
function entryName(quote: string): string | null {
  const name = ENTRY.exec(quote)?.[1]?.toLowerCase()
  return name && name.length > 2 && labelRefusal(name) === null ? name : null
}
