import { moneyIn } from './figures.ts'
import type { Money } from './figures.ts'
import { pricedItems } from './split.ts'
import type { Stretch } from './split.ts'
import { bare } from './wording.ts'

/** A name and a plain number after it, as costs are jotted down: "rent 1400 wages 2600 flowers about 3000 a month". */
const JOTTED =
  /[a-z][a-z '&-]*?[\s:=]+(?:(?:is|are|at|about|around|approx|roughly|like|maybe|say|another|~)\s+)*[$€£]?\d[\d,]*(?:\.\d+)?\s?k?\b(?:\s(?:quid|pounds|dollars|euros?|gbp))?(?:\s?(?:\/|a|per|each|every)\s?(?:month|mo|week|year|day|order|visit|unit|piece|bouquet)\b)?/gi
const BARE =
  /(?<![\d,.$€£])(\d[\d,]*(?:\.\d+)?)\s?(k)?\b(?!\s?(?:%|percent|people|hours?|days?|orders))(?:\s?(?:quid|pounds|dollars))?(?:\s?(?:\/|a|per|each|every)\s?(month|mo|week|year|day|order|visit|unit|piece|bouquet)\b)?/i

/** Costs of one sentence, each cut from it word for word. */
export function costItems(quote: string): Stretch[] {
  const priced = pricedItems(quote)
  if (priced.length > 0) return priced
  return [...quote.matchAll(JOTTED)].map(hit => ({
    text: bare(hit[0].replace(/^(?:and|plus|then|also)\s/i, '')),
    quote: hit[0].trim().replace(/^(?:and|plus|then|also)\s/i, ''),
  }))
}

/** The sums of a cost: money as written, else its plain number, which among costs can only be money. */
export function sumsIn(quote: string): Money[] {
  const written = moneyIn(quote)
  if (written.length > 0) return written
  const hit = BARE.exec(quote)
  const cents = hit
    ? Math.round(Number((hit[1] ?? '').replace(/,/g, '')) * (hit[2] ? 1000 : 1) * 100)
    : 0
  if (!hit || cents <= 0 || !Number.isSafeInteger(cents)) return []
  return [
    {
      cents,
      words: hit[0].trim(),
      per: hit[3] ? hit[3].toLowerCase().replace(/^mo$/, 'month') : null,
      index: hit.index,
    },
  ]
}
