import { createAuthEndpoint, sessionMiddleware } from 'better-auth/api'
import type { CallValue } from './call-value.ts'
import { requireAal2 } from './factors.ts'
import { renewCodes } from './recovery-codes.ts'

/** POST /recovery-codes: ten new ones; the old ones count no more. */
export const renewRecoveryCodes = (call: CallValue) =>
  createAuthEndpoint('/recovery-codes', { method: 'POST', use: [sessionMiddleware] }, async ctx => {
    const { user, session } = ctx.context.session
    requireAal2(session)
    await call('app.note_security($1, $2)', [user.id, 'recovery-codes.renewed'])
    return ctx.json({ codes: await renewCodes(call, user.id) })
  })
