import { createAuthEndpoint, sessionMiddleware } from 'better-auth/api'
import type { CallValue } from './call-value.ts'
import { deleteFactor, findFactor, requireAal2 } from './factors.ts'

/** DELETE /factors/{id}. A verified one only from a session at aal2; the person is told. */
export const removeFactor = (call: CallValue) =>
  createAuthEndpoint(
    '/factors/:factorId',
    { method: 'DELETE', use: [sessionMiddleware] },
    async ctx => {
      const { user, session } = ctx.context.session
      const factor = await findFactor(ctx.context.adapter, ctx.params.factorId, user.id)
      const verified = factor.status === 'verified'
      if (verified) requireAal2(session)
      await deleteFactor(ctx.context.adapter, factor)
      if (verified) await call('app.note_security($1, $2)', [user.id, 'second-factor.removed'])
      return ctx.json({ id: factor.id })
    },
  )
