import { createHash, hkdfSync, randomInt } from 'node:crypto'
import type { BotCheckOffer } from '@sextant/contracts/invitations/routes'
import type { Database } from '@sextant/database/open-database'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import * as z from 'zod'

/** A person may take this long over the form before the browser needs another challenge. */
export const CHALLENGE_MS = 20 * 60_000
/** Rounds of one attempt, and how many attempts the answer lies away: under a second on a laptop, some seconds on an old phone. */
const COST = 2_000
const ATTEMPTS = { least: 700, most: 1_400 }

type Challenge = Extract<BotCheckOffer, { kind: 'altcha' }>['challenge']
const proof = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.string(),
      nonce: z.string(),
      salt: z.string(),
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      keySignature: z.string(),
      expiresAt: z.number(),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
})

const keysOf = (
  secret: string,
): { hmacSignatureSecret: string; hmacKeySignatureSecret: string } => {
  const derive = (purpose: string): string =>
    Buffer.from(hkdfSync('sha256', secret, '', `bot check: ${purpose}`, 32)).toString('hex')
  return { hmacSignatureSecret: derive('challenge'), hmacKeySignatureSecret: derive('answer') }
}

/** A signed challenge that ends at `expiresAt`. Nothing is stored: the signature is the memory. */
export async function createAltchaChallenge(secret: string, expiresAt: Date): Promise<Challenge> {
  return (await createChallenge({
    ...keysOf(secret),
    algorithm: 'PBKDF2/SHA-256',
    cost: COST,
    counter: randomInt(ATTEMPTS.least, ATTEMPTS.most),
    deriveKey,
    expiresAt,
  })) as Challenge
}

/** Whether the token is a right answer to a live challenge of ours that nobody has used before. Using it up is one insert, so of two at once one wins. */
export async function passesAltcha(
  secret: string,
  database: Pick<Database, 'pool'>,
  token: string,
): Promise<boolean> {
  const given = readToken(token)
  if (!given) return false
  const { verified } = await verifySolution({ ...keysOf(secret), ...given, deriveKey })
  if (!verified) return false
  const id = createHash('sha256').update(given.challenge.signature).digest('hex')
  const { rows } = await database.pool.query<{ first: boolean }>(
    'select app.spend_bot_check($1, to_timestamp($2)) as first',
    [id, given.challenge.parameters.expiresAt],
  )
  return rows[0]!.first
}

function readToken(token: string): z.infer<typeof proof> | null {
  try {
    return proof.parse(JSON.parse(Buffer.from(token, 'base64').toString('utf8')))
  } catch {
    return null
  }
}
