import { createHash } from 'node:crypto'
import { currencyOf } from './money.ts'

const INVISIBLE = /[\u00ad\u200b-\u200f\u2060\ufeff]/g
const IN_BRACKETS = /\s*[([](?:in\s+)?([^()[\]]{1,4})[)\]]\s*$/i

/** A header as it is compared: small letters, plain spaces, straight apostrophes and dashes, without its currency. */
export function headerKey(header: string): string {
  const key = header
    .normalize('NFKC')
    .replaceAll(INVISIBLE, '')
    .toLowerCase()
    .replaceAll(/[’‘´`]/g, "'")
    .replaceAll(/[‐-―−]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return currencyInHeader(key) === null ? key : key.replace(IN_BRACKETS, '')
}

/** The currency that a header names: "Amount spent (GBP)". */
export function currencyInHeader(header: string): string | null {
  const word = IN_BRACKETS.exec(header)?.[1]
  return word ? currencyOf(word) : null
}

/** By which a mapping is remembered: the same headers in the same order, whatever their spelling of spaces and dashes. */
export const headersKeyOf = (headers: string[]): string =>
  createHash('sha256').update(headers.map(headerKey).join('\u001f')).digest('hex').slice(0, 32)
