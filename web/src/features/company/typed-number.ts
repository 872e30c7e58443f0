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
