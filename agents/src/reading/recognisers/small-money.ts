import { NUMBER_WORD, wordValue } from '@sextant/contracts/company/numeral'
import { DOLLAR_CODES } from '../currencies.ts'
import type { Notation, Quantity, Recogniser } from '../quantity.ts'

/** Money whose hundredth part is called cent. */
const WITH_CENTS = (currency: string): boolean =>
  DOLLAR_CODES.has(currency) || currency === 'EUR' || currency === 'ZAR'
const WITH_PENCE = (currency: string): boolean => currency === 'GBP'

const DIGITS = String.raw`(?<![\p{L}\d.,])(\d{1,3}(?:[.,]\d)?)`
const NO_WORD = String.raw`(?![\p{L}\d])`

const small = (value: number, currency: string): Omit<Quantity, 'start' | 'end'> => ({
  kind: 'money',
  value: Math.round(value),
  currency,
})

const named = (name: string, digits: string, { currency }: Notation) => {
  const isPence = /^p/i.test(name)
  const isOwn = isPence ? WITH_PENCE(currency) : WITH_CENTS(currency)
  return isOwn ? small(Number(digits.replace(',', '.')), currency) : null
}

/** 65 cents · 85¢ · 50 pence */
const written: Recogniser = {
  id: 'small money before its name',
  pattern: new RegExp(String.raw`${DIGITS}\s?(¢|cents?|ct|pence)${NO_WORD}`, 'giu'),
  read: ([, digits = '', name = ''], notation) => named(name, digits, notation),
}

/** ninety cents */
const worded: Recogniser = {
  id: 'small money in words',
  pattern: new RegExp(String.raw`\b(${NUMBER_WORD})\s(cents?|pence)${NO_WORD}`, 'giu'),
  read: ([, word = '', name = ''], notation) => {
    const value = wordValue(word)
    return value === null ? null : named(name, String(value), notation)
  },
}

/** Where a letter behind a figure can only be money: "costs 41c", "20p a sheet". */
const BEFORE = String.raw`(?<=\b(?:at|costs?|pays?|paid|charge[sd]?|for|is|was|only|just|about|around|roughly|price|sells?|goes)\s(?:(?:me|us|you|about|around|only|just|roughly|for)\s){0,2})`
const BEHIND = String.raw`(?=\s(?:each|apiece|an?|per|off|more|less)\b)`

/** 92c each · costs me around 41c · 50p a go */
const lettered: Recogniser = {
  id: 'small money before its letter',
  pattern: new RegExp(
    String.raw`(?:${BEFORE}${DIGITS}([cp])${NO_WORD}|${DIGITS}([cp])${NO_WORD}${BEHIND})`,
    'gu',
  ),
  read: ([, digits, letter, others, other], notation) =>
    named(letter ?? other ?? '', digits ?? others ?? '', notation),
}

/** Read before money: "85¢" is no amount of dollars. */
export const smallMoney: readonly Recogniser[] = [written, worded, lettered]
