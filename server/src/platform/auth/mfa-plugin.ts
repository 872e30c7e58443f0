import { createHash, randomInt } from 'node:crypto'
import type { BetterAuthPlugin } from 'better-auth'
import { APIError, createAuthEndpoint, sessionMiddleware } from 'better-auth/api'
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import { MFA_CODE_LENGTH } from '@sextant/contracts/limits'
import { generateSecret, generateURI, verify } from 'otplib'
import type pg from 'pg'
import * as z from 'zod'

type Factor = {
  id: string
  userId: string
  factorType: 'totp'
  friendlyName: string | null
  secret: string
  status: 'unverified' | 'verified'
  createdAt: Date
  lastStep: number | null
}
type Session = { id: string; token: string; aal?: string }

const STEP_SECONDS = 30
const CHALLENGE_MINUTES = 5
const RECOVERY_CODES = 10
/** No letters and digits that look alike. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'

const refuse = (code: string, message: string): APIError =>
  new APIError('UNPROCESSABLE_ENTITY', { code, message })
const ATTEMPTS: Record<string, () => APIError> = {
  unknown: () => refuse('MFA_CHALLENGE_INVALID', 'MFA factor not found. Please contact support.'),
  used: () =>
    refuse('MFA_CHALLENGE_INVALID', 'This code request was used already. Ask for a new one.'),
  expired: () =>
    refuse('MFA_CHALLENGE_EXPIRED', 'This code request has expired. Ask for a new one.'),
  'too-many': () =>
    new APIError('TOO_MANY_REQUESTS', {
      code: 'MFA_TOO_MANY_ATTEMPTS',
      message: 'Maximum attempts exceeded. Please refresh and try again.',
    }),
}

const codeHash = (code: string): string =>
  createHash('sha256')
    .update(code.toLowerCase().replaceAll(/[^a-z0-9]/g, ''))
    .digest('hex')
const newRecoveryCode = (): string =>
  Array.from(
    { length: 12 },
    (_, index) => (index === 6 ? '-' : '') + ALPHABET[randomInt(ALPHABET.length)],
  ).join('')

/**
 * Time-based second factors (RFC 6238) with recovery codes. A session rises from aal1 to aal2 when it passes one; the database refuses
 * everything to a session at aal1 whose owner has a verified factor. Counting and spending happen in SQL, in one statement each.
 */
export function mfa({ issuer, pool }: { issuer: string; pool: pg.Pool }) {
  const one = async <T>(text: string, values: unknown[]): Promise<T> =>
    (await pool.query<{ value: T }>(`select ${text} as value`, values)).rows[0]!.value
  const noteSecurity = (userId: string, action: string): Promise<unknown> =>
    one('app.note_security($1, $2)', [userId, action])

  async function newCodes(userId: string): Promise<string[]> {
    const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode)
    await one('app.keep_recovery_codes($1, $2)', [userId, codes.map(codeHash)])
    return codes
  }

  const atAal2 = (session: object): void => {
    if ((session as Session).aal !== 'aal2')
      throw new APIError('FORBIDDEN', {
        code: 'MFA_REQUIRED',
        message: 'Enter your 6-digit code to continue.',
      })
  }

  return {
    id: 'second-factor',
    schema: {
      session: {
        fields: {
          aal: { type: 'string', required: false, defaultValue: 'aal1', input: false },
          amr: { type: 'string', required: false, input: false },
          aal2_at: { type: 'date', required: false, input: false },
        },
      },
      mfaFactor: {
        fields: {
          userId: {
            type: 'string',
            required: true,
            references: { model: 'user', field: 'id', onDelete: 'cascade' },
          },
          factorType: { type: 'string', required: true },
          friendlyName: { type: 'string', required: false },
          secret: { type: 'string', required: true, returned: false },
          status: { type: 'string', required: true },
          createdAt: { type: 'date', required: true },
          lastStep: { type: 'number', required: false },
        },
      },
      mfaChallenge: {
        fields: {
          factorId: {
            type: 'string',
            required: true,
            references: { model: 'mfaFactor', field: 'id', onDelete: 'cascade' },
          },
          userId: { type: 'string', required: true },
          expiresAt: { type: 'date', required: true },
          usedAt: { type: 'date', required: false },
          attempts: { type: 'number', required: true, defaultValue: 0 },
        },
      },
    },
    rateLimit: [
      { pathMatcher: path => path.startsWith('/factors'), window: 60, max: 60 },
      { pathMatcher: path => path === '/recover', window: 60, max: 10 },
    ],
    endpoints: {
      listFactors: createAuthEndpoint(
        '/factors',
        { method: 'GET', use: [sessionMiddleware] },
        async ctx => {
          const { user, session } = ctx.context.session
          const factors = await ctx.context.adapter.findMany<Factor>({
            model: 'mfaFactor',
            where: [{ field: 'userId', value: user.id }],
          })
          return ctx.json({
            factors: factors.map(({ id, factorType, friendlyName, status, createdAt }) => ({
              id,
              factorType,
              friendlyName,
              status,
              createdAt,
            })),
            currentLevel: (session as Session).aal ?? 'aal1',
            nextLevel: factors.some(factor => factor.status === 'verified') ? 'aal2' : 'aal1',
            recoveryCodesLeft: await one<number>('app.recovery_codes_left($1)', [user.id]),
          })
        },
      ),
      enrolFactor: createAuthEndpoint(
        '/factors',
        {
          method: 'POST',
          use: [sessionMiddleware],
          body: z.object({
            factorType: z.literal('totp'),
            friendlyName: z.string().trim().max(80).optional(),
          }),
        },
        async ctx => {
          const { user, session } = ctx.context.session
          const existing = await ctx.context.adapter.findMany<Factor>({
            model: 'mfaFactor',
            where: [{ field: 'userId', value: user.id }],
          })
          if (existing.some(factor => factor.status === 'verified')) atAal2(session)
          // An enrolment that was never finished makes room for the new one.
          // Only while it is unfinished: it may be verified at this very moment.
          for (const left of existing.filter(factor => factor.status === 'unverified'))
            await ctx.context.adapter.delete({
              model: 'mfaFactor',
              where: [
                { field: 'id', value: left.id },
                { field: 'status', value: 'unverified' },
              ],
            })
          const secret = generateSecret()
          const factor = await ctx.context.adapter.create<Omit<Factor, 'id'>, Factor>({
            model: 'mfaFactor',
            data: {
              userId: user.id,
              factorType: 'totp',
              friendlyName: ctx.body.friendlyName || null,
              secret: await symmetricEncrypt({ key: ctx.context.secret, data: secret }),
              status: 'unverified',
              createdAt: new Date(),
              lastStep: null,
            },
          })
          return ctx.json({
            id: factor.id,
            type: 'totp' as const,
            totp: { secret, uri: generateURI({ issuer, label: user.email, secret }) },
          })
        },
      ),
      challengeFactor: createAuthEndpoint(
        '/factors/:factorId/challenge',
        { method: 'POST', use: [sessionMiddleware] },
        async ctx => {
          const factor = await findFactor(
            ctx.context.adapter,
            ctx.params.factorId,
            ctx.context.session.user.id,
          )
          const challenge = await ctx.context.adapter.create<
            object,
            { id: string; expiresAt: Date }
          >({
            model: 'mfaChallenge',
            data: {
              factorId: factor.id,
              userId: factor.userId,
              expiresAt: new Date(Date.now() + CHALLENGE_MINUTES * 60_000),
              usedAt: null,
              attempts: 0,
            },
          })
          return ctx.json({
            id: challenge.id,
            type: 'totp' as const,
            expiresAt: challenge.expiresAt,
          })
        },
      ),
      verifyFactor: createAuthEndpoint(
        '/factors/:factorId/verify',
        {
          method: 'POST',
          use: [sessionMiddleware],
          body: z.object({
            challengeId: z.uuid(),
            code: z
              .string()
              .regex(new RegExp(`^\\d{${MFA_CODE_LENGTH}}$`), 'Please enter a 6-digit code'),
          }),
        },
        async ctx => {
          const { user, session } = ctx.context.session
          const factor = await findFactor(ctx.context.adapter, ctx.params.factorId, user.id)
          // Finishing another enrolment is as sensitive as beginning one. The database says so too (app.pass_factor), for two at the same moment.
          if (
            factor.status === 'unverified' &&
            (await ctx.context.adapter.findOne<Factor>({
              model: 'mfaFactor',
              where: [
                { field: 'userId', value: user.id },
                { field: 'status', value: 'verified' },
              ],
            }))
          )
            atAal2(session)
          const attempt = await one<string>('app.begin_factor_attempt($1, $2, $3)', [
            user.id,
            factor.id,
            ctx.body.challengeId,
          ])
          if (attempt !== 'ok') throw ATTEMPTS[attempt]!()
          const result = await verify({
            secret: await symmetricDecrypt({ key: ctx.context.secret, data: factor.secret }),
            token: ctx.body.code,
            epochTolerance: STEP_SECONDS,
          })
          const step =
            Math.floor(Date.now() / 1000 / STEP_SECONDS) + (result.valid ? result.delta : 0)
          if (
            !result.valid ||
            !(await one<boolean>('app.pass_factor($1, $2, $3, $4, $5)', [
              session.id,
              user.id,
              factor.id,
              ctx.body.challengeId,
              step,
            ]))
          ) {
            throw refuse('MFA_VERIFICATION_FAILED', 'Invalid TOTP code')
          }
          if (factor.status === 'verified')
            return ctx.json({ token: session.token, aal: 'aal2' as const, user })
          await noteSecurity(user.id, 'second-factor.added')
          return ctx.json({
            token: session.token,
            aal: 'aal2' as const,
            user,
            recoveryCodes: await newCodes(user.id),
          })
        },
      ),
      removeFactor: createAuthEndpoint(
        '/factors/:factorId',
        { method: 'DELETE', use: [sessionMiddleware] },
        async ctx => {
          const { user, session } = ctx.context.session
          const factor = await findFactor(ctx.context.adapter, ctx.params.factorId, user.id)
          if (factor.status === 'verified') atAal2(session)
          await ctx.context.adapter.delete({
            model: 'mfaFactor',
            where: [
              { field: 'id', value: factor.id },
              { field: 'status', value: factor.status },
            ],
          })
          if (factor.status === 'verified') await noteSecurity(user.id, 'second-factor.removed')
          return ctx.json({ id: factor.id })
        },
      ),
      renewRecoveryCodes: createAuthEndpoint(
        '/recovery-codes',
        { method: 'POST', use: [sessionMiddleware] },
        async ctx => {
          const { user, session } = ctx.context.session
          atAal2(session)
          await noteSecurity(user.id, 'recovery-codes.renewed')
          return ctx.json({ codes: await newCodes(user.id) })
        },
      ),
      recover: createAuthEndpoint(
        '/recover',
        {
          method: 'POST',
          use: [sessionMiddleware],
          body: z.object({ code: z.string().min(6).max(40) }),
        },
        async ctx => {
          const { user, session } = ctx.context.session
          const key = `recover:${user.id}`
          if ((await one<number>('app.sign_in_wait($1)', [key])) > 0) throw ATTEMPTS['too-many']!()
          if (
            !(await one<boolean>('app.spend_recovery_code($1, $2)', [
              user.id,
              codeHash(ctx.body.code),
            ]))
          ) {
            await one('app.sign_in_failed($1)', [key])
            throw refuse(
              'MFA_VERIFICATION_FAILED',
              'This recovery code is not valid, or was used before.',
            )
          }
          await one('app.sign_in_succeeded($1)', [key])
          await one('app.raise_assurance($1, $2, $3)', [session.id, user.id, 'recovery'])
          await noteSecurity(user.id, 'recovery-code.used')
          return ctx.json({ token: session.token, aal: 'aal2' as const })
        },
      ),
    },
  } satisfies BetterAuthPlugin
}

type Finds = {
  findOne: <T>(query: {
    model: string
    where: { field: string; value: string }[]
  }) => Promise<T | null>
}

async function findFactor(adapter: Finds, id: string, userId: string): Promise<Factor> {
  const factor = z.uuid().safeParse(id).success
    ? await adapter.findOne<Factor>({
        model: 'mfaFactor',
        where: [
          { field: 'id', value: id },
          { field: 'userId', value: userId },
        ],
      })
    : null
  if (!factor)
    throw new APIError('NOT_FOUND', {
      code: 'MFA_FACTOR_NOT_FOUND',
      message: 'MFA factor not found. Please contact support.',
    })
  return factor
}
