import { createAuthEndpoint, sessionMiddleware } from 'better-auth/api'
import type { CallValue } from './call-value.ts'
import { factorsOf } from './factors.ts'

/** GET /factors: the person's factors, this session's assurance level and the one it can rise to. */
export const listFactors = (call: CallValue) =>
  createAuthEndpoint('/factors', { method: 'GET', use: [sessionMiddleware] }, async ctx => {
    const { user, session } = ctx.context.session
    const factors = await factorsOf(ctx.context.adapter, user.id)
    const verified = factors.some(factor => factor.status === 'verified')
    return ctx.json({
      factors: factors.map(({ id, factorType, friendlyName, status, createdAt }) => ({
        id,
        factorType,
        friendlyName,
        status,
        createdAt,
      })),
      currentLevel: (session as { aal?: string }).aal ?? 'aal1',
      nextLevel: verified ? 'aal2' : 'aal1',
      recoveryCodesLeft: await call<number>('app.recovery_codes_left($1)', [user.id]),
    })
  })
