import { figuresSaid } from '../core/dialogue/figures-said.ts'

/** `before`: other figures of the same hand, which tell how it writes numbers. */
export type Writing = { currency: string; today: string; before?: string }
export type Sum = { cents: number; currency: string; per?: string }

/** The sum that a cell is, where its own words say that it is money; the letters of the cell beside it do not matter. */
export function sumIn(cell: string, writing: Writing): Sum | null {
  const [only, ...others] = figuresSaid(cell, writing)
  if (!only || others.length > 0 || only.kind !== 'money' || !only.currency) return null
  // "£0.92" is a sum; "frames for £40" says what it is of.
  if (/\p{L}{4,}/u.test(cell.replace(only.text, ''))) return null
  const { value: cents, currency, per } = only
  return { cents, currency, ...(per && { per }) }
}

/** "49", "1 200,50", "1’200.–": digits with their marks, and nothing else. */
export const plainNumber = (cell: string): boolean =>
  /^\d[\d.,’' \u00A0]*(?:[.,]?[–-]{1,2})?$/u.test(cell.trim())

/** What a workbook reckoned may have more places than money has. */
const RECKONED = /^\d+\.\d{5,}$/

/** The sum of a cell without a sign, in a currency and for what the words over it name. */
export function sumOf(cell: string, per: string, writing: Writing): Sum | null {
  if (!plainNumber(cell)) return null
  const written = RECKONED.test(cell) ? Number(cell).toFixed(2) : cell.trim()
  const sum = sumIn(`${written} ${writing.currency}`, writing)
  if (!sum || sum.cents === 0) return null
  return { ...sum, ...periodOf(per, writing) }
}

/** "Per month", "/h", "each": for what a sum is paid, where these words are known. */
export function periodOf(words: string, writing: Writing): { per?: string } {
  const [figure] = figuresSaid(`1 ${writing.currency} ${words}`, writing)
  return words !== '' && figure?.per ? { per: figure.per } : {}
}
