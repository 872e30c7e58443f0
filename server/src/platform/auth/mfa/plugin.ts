import type { BetterAuthPlugin } from 'better-auth'
import type pg from 'pg'
import { callValue } from './call-value.ts'
import { challengeFactor } from './challenge-factor.ts'
import { enrolFactor } from './enrol-factor.ts'
import { listFactors } from './list-factors.ts'
import { recover } from './recover.ts'
import { removeFactor } from './remove-factor.ts'
import { renewRecoveryCodes } from './renew-recovery-codes.ts'
import { MFA_SCHEMA } from './schema.ts'
import { verifyFactor } from './verify-factor.ts'

/**
 * Time-based second factors (RFC 6238) with recovery codes. A session rises from aal1 to aal2 when it passes one; the database refuses
 * everything to a session at aal1 whose owner has a verified factor. Counting and spending happen in SQL, in one statement each.
 */
export function mfa({ issuer, pool }: { issuer: string; pool: pg.Pool }) {
  const call = callValue(pool)
  return {
    id: 'second-factor',
    schema: MFA_SCHEMA,
    rateLimit: [
      { pathMatcher: path => path.startsWith('/factors'), window: 60, max: 60 },
      { pathMatcher: path => path === '/recover', window: 60, max: 10 },
    ],
    endpoints: {
      listFactors: listFactors(call),
      enrolFactor: enrolFactor(issuer),
      challengeFactor: challengeFactor(),
      verifyFactor: verifyFactor(call),
      removeFactor: removeFactor(call),
      renewRecoveryCodes: renewRecoveryCodes(call),
      recover: recover(call),
    },
  } satisfies BetterAuthPlugin
}
