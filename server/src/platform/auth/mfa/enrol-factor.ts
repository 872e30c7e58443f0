import { createAuthEndpoint, sessionMiddleware } from 'better-auth/api'
import { symmetricEncrypt } from 'better-auth/crypto'
import { generateSecret, generateURI } from 'otplib'
import * as z from 'zod'
import { createFactor, deleteFactor, factorsOf, requireAal2 } from './factors.ts'

const body = z.object({
  factorType: z.literal('totp'),
  friendlyName: z.string().trim().max(80).optional(),
})

/** POST /factors: a new, unverified factor with its secret. Beside a verified one only a session at aal2 may begin another. */
export const enrolFactor = (issuer: string) =>
  createAuthEndpoint('/factors', { method: 'POST', use: [sessionMiddleware], body }, async ctx => {
    const { adapter, secret: key, session: current } = ctx.context
    const { user, session } = current
    const existing = await factorsOf(adapter, user.id)
    if (existing.some(factor => factor.status === 'verified')) requireAal2(session)
    // An enrolment that was never finished makes room for the new one.
    const unfinished = existing.filter(factor => factor.status === 'unverified')
    for (const factor of unfinished) await deleteFactor(adapter, factor)
    const secret = generateSecret()
    const factor = await createFactor(adapter, {
      userId: user.id,
      factorType: 'totp',
      friendlyName: ctx.body.friendlyName || null,
      secret: await symmetricEncrypt({ key, data: secret }),
      status: 'unverified',
      createdAt: new Date(),
      lastStep: null,
    })
    return ctx.json({
      id: factor.id,
      type: 'totp' as const,
      totp: { secret, uri: generateURI({ issuer, label: user.email, secret }) },
    })
  })
