const SCALE: Readonly<Record<string, number>> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  mm: 1e6,
  million: 1e6,
  bn: 1e9,
  billion: 1e9,
}

/** Money as it was written and in integer cents; `per` is the unit that follows ("month", "employee"). */
export type Money = { cents: number; words: string; per: string | null; index: number }

const MONEY =
  /(?:[$€£]\s?(\d[\d,]*(?:\.\d+)?)\s?(k|mm?|bn|thousand|million|billion)?\b|\b(\d[\d,]*(?:\.\d+)?)\s?(k|thousand|million)?\s(?:dollars|bucks|usd|euros?|pounds|quid|gbp|eur)\b|\b(\d+(?:\.\d+)?)(k)\b)(?:\s?(?:\/|per|a|an|each|every)\s?(month|mo|year|yr|week|day|hour|employee|seat|user|visit|head|person|loaf|box|order|patient|customer|client)\b)?/gi
const PER: Readonly<Record<string, string>> = { mo: 'month', yr: 'year' }

/** Sums of money in the text, in order. */
export function moneyIn(text: string): Money[] {
  return [...text.matchAll(MONEY)].flatMap(hit => {
    const digits = (hit[1] ?? hit[3] ?? hit[5] ?? '').replace(/,/g, '')
    const scale = SCALE[(hit[2] ?? hit[4] ?? hit[6] ?? '').toLowerCase()] ?? 1
    const cents = Math.round(Number(digits) * scale * 100)
    if (!Number.isSafeInteger(cents) || cents < 0) return []
    const per = hit[7]?.toLowerCase() ?? null
    const words = hit[0]
      .replace(/\s?(?:\/|per|a|an|each|every)\s?\w+$/i, m => (hit[7] ? '' : m))
      .trim()
    return [{ cents, words, per: per ? (PER[per] ?? per) : null, index: hit.index }]
  })
}

const FRACTIONS: readonly (readonly [RegExp, number])[] = [
  [/\bthree[\s-]quarters?\b/i, 0.75],
  [/\btwo[\s-]thirds?\b/i, 0.667],
  [/\b(?:a |one )?half\b/i, 0.5],
  [/\b(?:a |one )third\b/i, 0.333],
  [/\b(?:a |one )quarter\b/i, 0.25],
  [/\b(?:a |one )fifth\b/i, 0.2],
]

export type Percent = { ratio: number; words: string; index: number }
/** Percentages and spoken fractions as ratios (0.12 = 12%), in order. */
export function percentsIn(text: string): Percent[] {
  const found = [
    ...text.matchAll(/([-–+]?(?<!\d)\d+(?:\.\d+)?)\s?(?:%|percent\b|per cent\b|pct\b)/gi),
  ].map(hit => ({
    ratio: Number((hit[1] ?? '0').replace('–', '-')) / 100,
    words: hit[0],
    index: hit.index,
  }))
  if (found.length === 0)
    for (const [pattern, ratio] of FRACTIONS) {
      const hit = pattern.exec(text)
      if (hit && !/half (?:of )?(?:the )?(?:day|tuesday|monday|hour|year|a day)/i.test(text))
        return [{ ratio, words: hit[0], index: hit.index }]
    }
  return found
}

export type Count = { value: number; words: string; noun: string; index: number }
/** Plain counts with the noun after them ("40 riders", "212 tickets"); money, percentages, times and years are left out. */
export function countsIn(text: string): Count[] {
  const taken = [
    ...moneyIn(text).map(m => [m.index, m.index + m.words.length] as const),
    ...percentsIn(text).map(p => [p.index, p.index + p.words.length] as const),
  ]
  return [...text.matchAll(/\b(\d[\d,]*(?:\.\d+)?)(\+?)\s([\p{L}][\p{L}-]*)/gu)].flatMap(hit => {
    const value = Number((hit[1] ?? '').replace(/,/g, ''))
    const noun = (hit[3] ?? '').toLowerCase()
    if (
      taken.some(([from, to]) => hit.index >= from && hit.index < to) ||
      /^(?:am|pm|k|percent|dollars|st|th|nd|rd|or|to|and|on|in)$/.test(noun) ||
      (value >= 1990 && value <= 2100)
    )
      return []
    return [{ value, words: `${hit[1]}${hit[2]} ${hit[3]}`, noun, index: hit.index }]
  })
}

/** Every bare number token of the text, commas removed: what traceability compares. */
export const numberTokens = (text: string): string[] =>
  [...text.matchAll(/\d[\d,]*(?:\.\d+)?/g)]
    .map(hit => hit[0].replace(/,/g, '').replace(/\.0+$/, ''))
    .filter(Boolean)

/** "from 40 to 60" or "40 → 60" as numbers; null when the text gives no such pair. */
export function fromTo(text: string): { from: number; to: number } | null {
  const hit =
    /(?:from\s)?[$€£]?(\d[\d,]*(?:\.\d+)?)\s?(k|%)?\s?(?:to|→|->)\s?[$€£]?(\d[\d,]*(?:\.\d+)?)\s?(k|%)?/i.exec(
      text,
    )
  if (!hit) return null
  const scale = (unit: string | undefined) => (unit?.toLowerCase() === 'k' ? 1000 : 1)
  const read = (digits: string | undefined, unit: string | undefined) =>
    Number((digits ?? '').replace(/,/g, '')) * scale(unit)
  return { from: read(hit[1], hit[2]), to: read(hit[3], hit[4]) }
}

export type Currency = 'USD' | 'EUR' | 'GBP'
/** The currency the user counts in, by the first sign or word for one; dollars where none is written. */
export function currencyIn(text: string): Currency {
  const sign =
    /[$€£]|\b\d[\d,.]*\s?k?\s(?:dollars|bucks|usd|euros?|eur|pounds|quid|gbp)\b/i
      .exec(text)?.[0]
      .toLowerCase() ?? ''
  return /£|pounds|quid|gbp/.test(sign) ? 'GBP' : /€|eur/.test(sign) ? 'EUR' : 'USD'
}
