import { NUMBER_WORD, NUMERAL, numeralOf, wordValue } from '@sextant/contracts/company/numeral'
import type { Notation, Recogniser } from '../quantity.ts'

const SIGN = String.raw`\s?(?:%|(?:percent|per cent|pct|prozent|pour cent|por ciento)\b)`

/** 0–1; a percentage never has thousands. */
function ratioOf(digits: string, notation: Notation): number | null {
  const numeral = numeralOf(digits, undefined, notation)
  if (!numeral) return null
  return Number(((numeral.orElse ?? numeral.value) / 100).toFixed(6))
}

const range: Recogniser = {
  id: 'a range of percent',
  pattern: new RegExp(`(?<![\\d.,])(${NUMERAL})(?:%)?\\s?(?:-|–|to)\\s?(${NUMERAL})${SIGN}`, 'giu'),
  read: ([, low = '', high = ''], notation) => {
    const from = ratioOf(low, notation)
    const to = ratioOf(high, notation)
    if (from === null || to === null || to <= from) return null
    return { kind: 'percent', value: from, high: to }
  },
}

const sign: Recogniser = {
  id: 'percent',
  pattern: new RegExp(`(?<![\\d.,])(${NUMERAL})${SIGN}`, 'giu'),
  read: ([, digits = ''], notation) => {
    const value = ratioOf(digits, notation)
    return value === null ? null : { kind: 'percent', value }
  },
}

/** The two numbers of "3 out of 4". */
const partOf = (written: string): number => wordValue(written) ?? Number(written)

const outOf: Recogniser = {
  id: 'one in so many',
  pattern: new RegExp(
    `\\b(\\d{1,4}|${NUMBER_WORD})\\s(?:in|in every|in the(?= hundred)|out of|out of every|out of each|of every|of each|of|of the|out of the)\\s(\\d{1,4}|${NUMBER_WORD})\\b`,
    'giu',
  ),
  read: ([, part = '', whole = '']) => {
    const [a, b] = [partOf(part), partOf(whole)]
    return a > 0 && a < b ? { kind: 'percent', value: Number((a / b).toFixed(4)), of: b } : null
  },
}

const FRACTIONS: Readonly<Record<string, number>> = {
  half: 1 / 2,
  third: 1 / 3,
  quarter: 1 / 4,
  fifth: 1 / 5,
  tenth: 1 / 10,
  thirds: 1 / 3,
  quarters: 1 / 4,
  fifths: 1 / 5,
  tenths: 1 / 10,
}

/** What a part of something does, in any trade: "a third buy". A noun behind it would make it an ordinal. */
const DO =
  "our|my|the|is|are|comes?|goes|go|buys?|stays?|leaves?|returns?|renews?|pays?|quits?|says?|becomes?|never|do|don[’']t"

/** "half of", "two thirds of our", "a quarter": only of something, for a quarter is also a season. */
const fraction: Recogniser = {
  id: 'a fraction of something',
  pattern: new RegExp(
    `(?<!\\bin )\\b(?:(a|one|two|three|four|five|six|seven|eight|nine)[ -])?(half|thirds?|quarters?|fifths?|tenths?)(?=\\s(?:of(?!\\san?\\s(?:hour|day|week|month|year)\\b)|${DO})\\b)|(?<=\\b(?:a|one) )(third|quarter|fifth|tenth)(?=\\s[a-z]{2,20}[a-rt-z]s\\b)|(?<=\\b(?:is|by) )(a|one) (half|third|quarter|fifth|tenth)(?=[,.;]|$)`,
    'giu',
  ),
  read: ([, before, plain, beforeMany, article, closing]) => {
    const times = before ?? article
    const name = plain ?? beforeMany ?? closing ?? ''
    const part = FRACTIONS[name.toLowerCase()] ?? 0
    const value = part * (times && times !== 'a' ? (wordValue(times) ?? 1) : 1)
    return value <= 1 ? { kind: 'percent', value: Number(value.toFixed(4)) } : null
  },
}

/** "Two thirds": several parts are a share wherever they stand; one alone may be a season. */
const parts: Recogniser = {
  id: 'several parts',
  pattern: /\b(two|three|four|five|six|seven|eight|nine)[ -](thirds|quarters|fifths|tenths)\b/giu,
  read: ([, many = '', name = '']) => {
    const value = (FRACTIONS[name.toLowerCase()] ?? 0) * (wordValue(many) ?? 0)
    return value > 0 && value <= 1 ? { kind: 'percent', value: Number(value.toFixed(4)) } : null
  },
}

export const percent: readonly Recogniser[] = [range, sign, outOf, parts, fraction]
