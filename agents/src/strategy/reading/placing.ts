import type { FactKey } from '../framework.ts'

const DEARER =
  /\b(?:rents?|wages?|energy|electricity|gas|fuel|insurance|rates|costs?|prices?|flour|butter|milk|stems?|flowers?|postage|materials?|suppl\w+|fees?|interest|tax(?:es)?|business rates|it)\b.{0,30}\b(?:(?:went|gone|going|goes|is|are|has gone|have gone) up|rose|risen|rising|increas(?:ed|es|ing)|hiked?|doubled|(?:cost|costs) more)\b/i
const BROKEN =
  /\b(?:keeps?|kept) (?:on )?(?:breaking|failing|leaking|crashing|going (?:down|off|wrong)|dying|stopping)\b|\b(?:breaks|broke|broken) (?:down|again|all the time)\b|\b(?:does(?:n[’']?t|nt)|do(?:n[’']?t|nt)|never|hardly) works?\b/i
const COMPLAINT =
  /\b(?:complain(?:s|ed|ing|ts?)?|moan(?:s|ed|ing)? about|angry|fed up|unhappy|annoyed)\b/i
const DENIED = /\b(?:no|never|nobody|none|without|fewer|zero|hardly|not)\b.{0,24}$/i
const OTHERS =
  /\b(?:they|them|their|other|others|elsewhere|rivals?|competitors?|chains?|supermarkets?|there)\b/i
const ALIKE =
  /^(?!.*\b(?:but|except|not) (?:us|we|ours)\b)(?=.*\b(?:every|all|most|any|everyone|everybody)\b).*\b(?:looks?|sounds?|seems?|is|are|feels?)\s(?:all\s|just\s|exactly\s|pretty much\s)?(?:the same|alike|identical)\b|\b(?:nothing special|no difference|nothing (?:different|sets us apart))\b/i
const FACTOR =
  /^(?:the\s|a\s|good\s|low\s|lower\s|fair\s|best\s|our\s)?(?:prices?|pricing|costs?|cheap(?:er)?|speed|fast(?:er)?|quality|service|trust|location|convenience|reputation|brand|big[- ]name(?: clients?| brands?)?|experience|reviews?|range|choice|selection|availability|reliability|freshness|opening hours|parking|design|portfolio|references|value(?: for money)?|turnaround)$/i

/** Whether words only name what buyers compare ("price", "big name clients"). */
export const isBuyingFactor = (text: string): boolean =>
  FACTOR.test(text.trim().replace(/[.!?]+$/, ''))

const factorsOnly = (quote: string): boolean => {
  const parts = quote
    .split(/,|\/|;|\sand\s/)
    .map(p => p.trim())
    .filter(Boolean)
  return (
    parts.length > 0 &&
    parts.filter(isBuyingFactor).length >= Math.max(1, parts.length - 1) &&
    parts.length <= 8
  )
}

const ASKED: ReadonlySet<FactKey> = new Set<FactKey>(['strength', 'offer', 'bestCustomers'])

/** Where a statement belongs by its meaning: an answer beside the question (a cost that rises, a complaint, what buyers compare) goes to the key it speaks of. Others stay where they were asked. */
export function placeOf(key: FactKey, quote: string): FactKey {
  if (!ASKED.has(key))
    return key === 'constraint' && DEARER.test(quote) && !/\b(?:we|i|our|because|so)\b/i.test(quote)
      ? 'change'
      : key
  if (
    /^\W*(?:we (?:mostly |mainly )?compete (?:with|against)|our (?:main |biggest )?(?:competitors?|rivals?) (?:is|are))\b/i.test(
      quote,
    )
  )
    return 'rivals'
  if (DEARER.test(quote) && !/\b(?:sales|orders|demand|growing)\b/i.test(quote)) return 'change'
  if (BROKEN.test(quote) && !OTHERS.test(quote)) return 'constraint'
  const grumble = COMPLAINT.exec(quote)
  if (grumble && !DENIED.test(quote.slice(0, grumble.index)) && !OTHERS.test(quote))
    return 'constraint'
  if (ALIKE.test(quote)) return 'change'
  return factorsOnly(quote) ? 'outcomes' : key
}
