import type { Fact } from '../framework.ts'
import { moneyIn, percentsIn } from './figures.ts'
import { commaItems, listItems, sentences } from './split.ts'
import { isBuyingFactor, placeOf } from './placing.ts'
import { spelledRight } from './spelling.ts'
import { bare, decapital } from './wording.ts'

/** Something sold. `share` is its part of sales (0–1) as said; `grows` what was said of its growth (ratio) or its sign. */
export type Offer = {
  name: string
  quote: string
  fact: Fact
  share: number | null
  /** The words the share was said in. */ shareQuote: string | null
  priceCents: number | null
  priceWords: string | null
  per: string | null
  growth: number | null
  trend: -1 | 0 | 1
}

const HEAD_END =
  /\s+(?:mostly|mainly|looks?|sounds?|keeps?|is|are|was|at|for|about|around|roughly|makes?|brings?|a (?:half|third|quarter|fifth)|which|that|from|but|because|to|per|in|on|grow\w*|shrink\w*|up|down|flat|sells?|goes|gets?|has|have|the rest|maybe|like|almost|nearly|under|over|less|more|most|we)\b|\s*[:(=~–—]|\s+-\s+|\s*[$€£]\d|\s+\d/i
const LEAD =
  /^(?:we (?:mostly |mainly |also |only )?(?:sell|do|make|offer|bake|run|have|are)|our (?:main |biggest )?(?:thing|product|service|offer|seller)s? (?:is|are)|it's|its|mostly|mainly|also|then|the|a|an|some|about|around)\s+/i
const NOT_AN_OFFER =
  /^(?:(?:avg|average|every|any|hire|hiring)\b|\d|[$€£]|it|they|we|thats?|that['’]s|those|this|which|but|the rest|rest|about|around|growing|shrinking|up|down|flat|same|most|mostly|half|very|more|less|roughly|maybe|each|per|everything|not|no|all|who|because|i|so|people|customers|patients|clients|nobody|our margin|margins?|on|in|at|for)\b/i

/** Things sold, with the share, price and growth said of each; fragments without a name of their own describe the one before. */
export function readOffers(facts: readonly Fact[]): Offer[] {
  const offers: Offer[] = []
  for (const fact of facts) {
    let last: Offer | null = null
    for (const stretch of sentences(fact.quote).filter(
      s => placeOf(fact.key, s.quote) === fact.key,
    )) {
      const figures = percentsIn(stretch.quote).length + moneyIn(stretch.quote).length > 0
      for (const item of figures ? commaItems(stretch.quote) : listItems(stretch.quote)) {
        let text = item.text
        for (let again = true; again;) {
          const next = bare(text.replace(LEAD, ''))
          again = next !== text
          text = next
        }
        const cut = HEAD_END.exec(text)
        const head = bare(cut ? text.slice(0, cut.index) : text).replace(/\s(?:and|or)$/i, '')
        const described = offers.find(
          o => head !== '' && o.name.toLowerCase() === head.toLowerCase(),
        )
        if (described) last = described
        else if (
          head !== '' &&
          !(cut === null && /^(?:mostly|mainly)$/i.test(head)) &&
          !NOT_AN_OFFER.test(text) &&
          head.split(' ').length <= 6 &&
          !isBuyingFactor(head) &&
          placeOf(fact.key, item.quote) === fact.key
        ) {
          last = {
            name: spelledRight(decapital(head)),
            quote: item.quote,
            fact,
            share: null,
            shareQuote: null,
            priceCents: null,
            priceWords: null,
            per: null,
            growth: null,
            trend: 0,
          }
          offers.push(last)
        }
        if (!last) continue
        describe(last, item.quote)
      }
    }
  }
  const rest = offers.filter(o => o.share === null && /\b(?:the )?rest\b/i.test(o.quote))
  const known = offers.reduce((sum, o) => sum + (o.share ?? 0), 0)
  if (rest.length === 1 && rest[0] && known > 0 && known < 1)
    rest[0].share = Math.round((1 - known) * 1000) / 1000
  return offers.slice(0, 8)
}

function describe(offer: Offer, quote: string): void {
  const price = moneyIn(quote)[0]
  if (price && offer.priceCents === null && price.cents < 10_000_000) {
    offer.priceCents = price.cents
    offer.priceWords = price.words
    offer.per = price.per
  }
  const growing = /\b(?:grow\w*|grew|up|rising|more every|faster|double\w*|\+\s?\d)/i.test(quote)
  const falling = /\b(?:shrink\w*|down|declin\w*|fall\w*|fewer|dropping|dying|losing)\b/i.test(
    quote,
  )
  for (const p of percentsIn(quote)) {
    const before = quote.slice(Math.max(0, p.index - 14), p.index)
    if (/(?:grow\w*|grew|up|rising|shrink\w*|down|declin\w*|fall\w*|by|\+)\s*$/i.test(before)) {
      if (offer.growth === null) offer.growth = falling ? -Math.abs(p.ratio) : p.ratio
    } else if (offer.share === null && p.ratio <= 1) {
      offer.share = p.ratio
      offer.shareQuote = quote
    }
  }
  if (growing !== falling) offer.trend = growing ? 1 : -1
}
