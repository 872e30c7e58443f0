import type { Cell } from './record.ts'

const NUMBER = /^[a-z0-9:_-]{3,64}$/i
/** Digits that a spreadsheet keeps; the rest of a longer number it writes as noughts. */
const SHEET_DIGITS = 15

/** A campaign's number as its platform writes it; null for what is none, or was cut by a spreadsheet: several campaigns would share it. */
export function campaignNumber(cell: Cell): string | null {
  const text = String(cell).trim()
  if (!NUMBER.test(text) || !/\d/.test(text)) return null
  if (!/^\d+$/.test(text)) return /^\d+e/i.test(text) ? null : text
  const beyond = text.slice(SHEET_DIGITS)
  return beyond !== '' && /^0+$/.test(beyond) ? null : text
}
