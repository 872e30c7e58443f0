import { createAuthEndpoint, sessionMiddleware } from 'better-auth/api'
import * as z from 'zod'
import type { CallValue } from './call-value.ts'
import { codeHash } from './recovery-codes.ts'
import { refuse, tooManyRecoveries } from './refusals.ts'

const body = z.object({ code: z.string().min(6).max(40) })

/**
 * POST /recover: a recovery code in place of a second factor. A right one always counts, so that nobody who only has the password can
 * lock this door by guessing; wrong ones wait longer each time. Codes of 59 bits are not found at the rate that is left.
 */
export const recover = (call: CallValue) =>
  createAuthEndpoint('/recover', { method: 'POST', use: [sessionMiddleware], body }, async ctx => {
    const { user, session } = ctx.context.session
    const key = `recover:${user.id}`
    const spend = [user.id, codeHash(ctx.body.code)]
    const right = await call<boolean>('app.spend_recovery_code($1, $2)', spend)
    if (!right) throw await refusal(call, key)
    await call('app.sign_in_succeeded($1)', [key])
    await call('app.raise_assurance($1, $2, $3)', [session.id, user.id, 'recovery'])
    await call('app.note_security($1, $2)', [user.id, 'recovery-code.used'])
    return ctx.json({ token: session.token, aal: 'aal2' as const })
  })

async function refusal(call: CallValue, key: string): Promise<Error> {
  const wait = await call<number>('app.begin_sign_in($1)', [key])
  if (wait > 0) return tooManyRecoveries()
  return refuse('MFA_VERIFICATION_FAILED', 'This recovery code is not valid, or was used before.')
}
