import { createAuthEndpoint, sessionMiddleware } from 'better-auth/api'
import { symmetricDecrypt } from 'better-auth/crypto'
import { MFA_CODE_LENGTH } from '@sextant/contracts/limits'
import { verify } from 'otplib'
import * as z from 'zod'
import type { CallValue } from './call-value.ts'
import { type Factor, findFactor, hasVerifiedFactor, requireAal2 } from './factors.ts'
import { renewCodes } from './recovery-codes.ts'
import { ATTEMPT_REFUSED, refuse } from './refusals.ts'

const STEP_SECONDS = 30
const CODE = new RegExp(`^\\d{${MFA_CODE_LENGTH}}$`)
const body = z.object({
  challengeId: z.uuid(),
  code: z.string().regex(CODE, 'Please enter a 6-digit code'),
})

/** POST /factors/{id}/verify: a right code raises the session to aal2; the first one finishes the enrolment and answers the recovery codes. */
export const verifyFactor = (call: CallValue) =>
  createAuthEndpoint(
    '/factors/:factorId/verify',
    { method: 'POST', use: [sessionMiddleware], body },
    async ctx => {
      const { adapter, secret: key, session: current } = ctx.context
      const { user, session } = current
      const { challengeId, code } = ctx.body
      const factor = await findFactor(adapter, ctx.params.factorId, user.id)
      const enrolling = factor.status === 'unverified'
      // Finishing another enrolment is as sensitive as beginning one. The database says so too (app.pass_factor), for two at the same moment.
      if (enrolling && (await hasVerifiedFactor(adapter, user.id))) requireAal2(session)
      const attempt = [user.id, factor.id, challengeId]
      const allowed = await call<string>('app.begin_factor_attempt($1, $2, $3)', attempt)
      if (allowed !== 'ok') throw ATTEMPT_REFUSED[allowed]!()
      const step = await stepOfCode(factor, key, code)
      const pass = [session.id, ...attempt, step]
      const passed =
        step !== null && (await call<boolean>('app.pass_factor($1, $2, $3, $4, $5)', pass))
      if (!passed) throw refuse('MFA_VERIFICATION_FAILED', 'Invalid TOTP code')
      const raised = { token: session.token, aal: 'aal2' as const, user }
      if (!enrolling) return ctx.json(raised)
      await call('app.note_security($1, $2)', [user.id, 'second-factor.added'])
      return ctx.json({ ...raised, recoveryCodes: await renewCodes(call, user.id) })
    },
  )

/** The time step (RFC 6238) that a right code belongs to, one to either side of now allowed; null for a wrong one. */
async function stepOfCode(factor: Factor, key: Key, token: string): Promise<number | null> {
  const secret = await symmetricDecrypt({ key, data: factor.secret })
  const result = await verify({ secret, token, epochTolerance: STEP_SECONDS })
  if (!result.valid) return null
  return Math.floor(Date.now() / 1000 / STEP_SECONDS) + result.delta
}
type Key = Parameters<typeof symmetricDecrypt>[0]['key']
