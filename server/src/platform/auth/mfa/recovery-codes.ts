import { createHash, randomInt } from 'node:crypto'
import type { CallValue } from './call-value.ts'

const CODES = 10
const LENGTH = 12
/** No letters and digits that look alike. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'

/** SHA-256 of a code as it was meant: without dashes, spaces or capitals. */
export const codeHash = (code: string): string =>
  createHash('sha256')
    .update(code.toLowerCase().replaceAll(/[^a-z0-9]/g, ''))
    .digest('hex')

/** Two halves with a dash between them; about 59 bits. */
function newCode(): string {
  const letters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)])
  return `${letters.slice(0, LENGTH / 2).join('')}-${letters.slice(LENGTH / 2).join('')}`
}

/** Replaces a person's recovery codes; the answer is the only time they can be read. */
export async function renewCodes(call: CallValue, userId: string): Promise<string[]> {
  const codes = Array.from({ length: CODES }, newCode)
  await call('app.keep_recovery_codes($1, $2)', [userId, codes.map(codeHash)])
  return codes
}
