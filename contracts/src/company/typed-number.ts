import { MULTIPLIER, numeralOf } from './numeral.ts'

/** Between digits, thousands are parted by these as well. */
export const PARTED = /(?<=\d)[\s'’\u00A0\u202F](?=\d{3}(?!\d))/g
/** "1.000", "385,000": nobody types three decimals into a card, so three digits behind one mark are thousands. */
const THOUSANDS = /^([1-9]\d{0,2})[.,](\d{3})$/

/**
 * A number as somebody types it, in plain digits with a point before its decimals: "1.250,50", "1,250.50", "1'250.50" and "1 250,50"
 * are all "1250.50". What is no number stays as it is.
 */
export function plainDigits(typed: string): string {
  const text = typed.trim().replace(PARTED, '')
  const sign = /^[+-]/.exec(text)?.[0] ?? ''
  const digits = text.slice(sign.length)
  if (!/^[\d.,]+$/.test(digits)) return typed.trim()
  const [, whole, rest] = THOUSANDS.exec(digits) ?? []
  if (whole && rest) return `${sign}${whole}${rest}`
  return `${sign}${byMarks(digits)}`
}

function byMarks(digits: string): string {
  const marks = new Set(digits.match(/[.,]/g))
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','))
  const isOnce = digits.indexOf(digits[last] ?? '') === last
  const isThree = /^[1-9].*[.,]\d{3}$/.test(digits)
  // Two marks: the last is the decimals'. One mark several times parts thousands.
  const isDecimal = last >= 0 && isOnce && (marks.size === 2 || !isThree)
  if (!isDecimal) return digits.replaceAll(/[.,]/g, '')
  return `${digits.slice(0, last).replaceAll(/[.,]/g, '')}.${digits.slice(last + 1)}`
}

/** A number with what multiplies it, and what stands before and behind: "Rp 7,5 juta", "60k CAD". */
const TYPED = new RegExp(
  String.raw`^([^\d.,\s+−-]*)\s*([+−-]?)\s*([\d.,]+)(${MULTIPLIER})?(?![\p{L}\d])\s*(\D*)$`,
  'iu',
)

/** What was typed into a field for a figure: its value, and the words or signs beside it. */
export type TypedFigure = { value: number; before: string; after: string }

/** Reads what is typed by the grammar that reads what is said, in the notation of any country; `currency` tells what "mil" is where it is at home. Null where it is no number. */
export function typedFigure(typed: string, currency?: string): TypedFigure | null {
  const found = TYPED.exec(typed.trim().replace(PARTED, ''))
  if (!found) return null
  const [, before = '', sign = '', digits = '', multiplier, after = ''] = found
  const value = valueOf(digits, multiplier, currency)
  if (value === null || !Number.isFinite(value)) return null
  return { value: /[−-]/.test(sign) ? -value : value, before, after: after.trim() }
}

function valueOf(
  digits: string,
  multiplier: string | undefined,
  currency: string | undefined,
): number | null {
  const plain = plainDigits(digits)
  if (multiplier === undefined) return /\d/.test(plain) ? Number(plain) : null
  // Before a word for thousands a mark alone begins the decimals: "3,4" and "3.4" alike.
  const decimal = digits.includes(',') && !digits.includes('.') ? ',' : '.'
  return numeralOf(digits, multiplier, { decimal, ...(currency && { currency }) })?.value ?? null
}
