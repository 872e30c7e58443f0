import type { Decimal } from './number-form.ts'

/** A number as its digits, so that money becomes minor units without a rounding of its own. */
export type Exact = { negative: boolean; whole: string; fraction: string; currency: string | null }
/** What a cell tells: a number, nothing ("--"), or what is wrong with it. */
export type Told = { number: Exact } | { nothing: true } | { says: string }

/** As nearly all are written: digits, and decimals after a sign. */
const PLAIN = /^(\d{1,15})(?:([.,])(\d+))?$/
const NOTHING = new Set(['', '-', '--', '---', '–', '—', 'n/a', 'n.a.', 'na', 'null', 'none', '∅'])
const BROKEN = /^#(REF|DIV\/0|VALUE|NAME|NUM|N\/A|WERT|NV|BEZUG|VALEUR|VALOR)[!?]?$/i
const SHORTENED = /^[+-]?\d+([.,]\d+)?e[+-]?\d+$/i
const CODE = /^([A-Z]{3})(?=[\s\d.,+\-−(])|(?<=[\s\d.,)])([A-Z]{3})$/
const SIGN = /\p{Lu}{0,3}\p{Sc}|\p{Sc}|\b(Fr|kr|zł|Kč|Ft|lei)\.?(?=\s|$|\d)/gu
const SPACES = /[\s\u00a0\u2007\u2009\u202f'’]/g
const MINUS = /^[-−–]|[-−]$|^\(.*\)$/

/** Whether a cell says that there is no figure: never the same as none. "< 10%" is a limit and no figure. */
const tellsNothing = (text: string): boolean =>
  NOTHING.has(text.toLowerCase()) || /^[<>]\s*\d+([.,]\d+)?\s*%?$/.test(text)

function whatIsWrong(text: string): string {
  if (BROKEN.test(text)) return 'An error of the spreadsheet, not a number.'
  if (SHORTENED.test(text)) return 'Shortened by a spreadsheet: digits are lost.'
  if (/^[\d.,\s-]*\d[Oo]$/.test(text)) return 'Ends in the letter O, not a zero.'
  if (/^[\d.,\s]*[Oo][\d.,\s]*$/.test(text)) return 'Holds the letter O, not a zero.'
  if (/^[\d.,\s]*[lI][\d.,\s]*$/.test(text)) return 'Holds a letter that looks like a one.'
  if (/^[=@]/.test(text)) return 'A formula, which is not run here.'
  return 'Not a number.'
}

/** Thousands have groups of three; anything else beside the decimals is a slip or another form. */
function grouped(whole: string, sign: Decimal): string | null {
  const [first, ...groups] = whole.split(sign)
  const well = groups.every(group => group.length === 3) && first!.length <= 3 && first !== ''
  return groups.length === 0 || well ? whole.replaceAll(sign, '') : null
}

function ofDigits(digits: string, decimal: Decimal): { whole: string; fraction: string } | null {
  const thousands: Decimal = decimal === ',' ? '.' : ','
  const [whole, fraction, ...more] = digits.split(decimal)
  if (more.length > 0 || (fraction ?? '').includes(thousands)) return null
  const joined = grouped(whole!, thousands)
  return joined === null ? null : { whole: joined || '0', fraction: fraction ?? '' }
}

const fromNumber = (value: number): Told => {
  if (!Number.isFinite(value) || Math.abs(value) > Number.MAX_SAFE_INTEGER)
    return { says: 'Too large a number.' }
  // A workbook keeps binary fractions: 43.18 may be 43.179999999999996.
  const [whole, fraction] = Math.abs(value).toFixed(6).split('.')
  return {
    number: {
      negative: value < 0,
      whole: whole!,
      fraction: fraction!.replace(/0+$/, ''),
      currency: null,
    },
  }
}

/** A number without a sign, thousands or a currency; null where it has any of them, or decimals after another sign. */
function plain(text: string, decimal: Decimal): Told | null {
  const match = PLAIN.exec(text)
  if (!match) return null
  const [, whole, sign, fraction] = match
  if (sign !== undefined && sign !== decimal) return null
  return { number: { negative: false, currency: null, whole: whole!, fraction: fraction ?? '' } }
}

/** Divides by a hundred by moving the point: "4,5%" is 0.045. */
const hundredth = ({ whole, fraction }: { whole: string; fraction: string }) => {
  const padded = whole.padStart(3, '0')
  return { whole: padded.slice(0, -2), fraction: padded.slice(-2) + fraction }
}

/** Reads a number as people and platforms write it, with its decimals after the given sign. */
export function readNumber(cell: string | number, decimal: Decimal): Told {
  if (typeof cell === 'number') return fromNumber(cell)
  const text = cell.trim()
  const simple = plain(text, decimal)
  if (simple) return simple
  if (tellsNothing(text)) return { nothing: true }
  const code = CODE.exec(text)
  const currency = code?.[1] ?? code?.[2] ?? null
  const bare = text.replace(CODE, '').replaceAll(SIGN, '').replaceAll(SPACES, '')
  const percent = bare.endsWith('%')
  const signed = percent ? bare.slice(0, -1) : bare
  const digits = signed.replaceAll(/^[-−–+(]+|[-−)]+$/g, '').replace(/[.,]$/, '')
  if (!/^[\d.,]*\d[\d.,]*$/.test(digits)) return { says: whatIsWrong(text) }
  const parts = ofDigits(digits, decimal)
  if (!parts) return { says: wrongForm(decimal) }
  if (parts.whole.length > 15) return { says: 'Too large a number.' }
  const exact = percent ? hundredth(parts) : parts
  return { number: { negative: MINUS.test(signed), currency, ...exact } }
}

const wrongForm = (decimal: Decimal): string =>
  decimal === ','
    ? 'Written otherwise than the rest of the column, which has a decimal comma.'
    : 'Written otherwise than the rest of the column, which has a decimal point.'
