import { createAuthEndpoint, sessionMiddleware } from 'better-auth/api'
import { findFactor } from './factors.ts'

const CHALLENGE_MINUTES = 5

/** POST /factors/{id}/challenge: asks for a code, which counts for five minutes and once. */
export const challengeFactor = () =>
  createAuthEndpoint(
    '/factors/:factorId/challenge',
    { method: 'POST', use: [sessionMiddleware] },
    async ctx => {
      const { adapter, session } = ctx.context
      const factor = await findFactor(adapter, ctx.params.factorId, session.user.id)
      const expiresAt = new Date(Date.now() + CHALLENGE_MINUTES * 60_000)
      const challenge = await adapter.create<object, { id: string; expiresAt: Date }>({
        model: 'mfaChallenge',
        data: { factorId: factor.id, userId: factor.userId, expiresAt, usedAt: null, attempts: 0 },
      })
      return ctx.json({ id: challenge.id, type: 'totp' as const, expiresAt: challenge.expiresAt })
    },
  )
