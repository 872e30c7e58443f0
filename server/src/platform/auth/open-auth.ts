import { AsyncLocalStorage } from 'node:async_hooks'
import { betterAuth, type BetterAuthOptions } from 'better-auth'
import { APIError, createAuthMiddleware } from 'better-auth/api'
import { bearer } from 'better-auth/plugins'
import type { Database } from '@sextant/database/open-database'
import {
  EMAIL_MAX,
  FULL_NAME_MAX,
  ORGANIZATION_NAME_MAX,
  ORGANIZATION_NAME_MIN,
  PASSWORD_MIN,
  RESET_LINK_HOURS,
} from '@sextant/contracts/limits'
import { PLAIN_TEXT } from '@sextant/contracts/plain-text'
import type { Logger } from 'pino'
import type { Config } from '../../config.ts'
import { mfa } from './mfa/plugin.ts'
import { realDates } from './real-dates.ts'

/** Where better-auth reads the caller's address for its rate limit; what a caller sends under this name is overwritten. */
export const PEER_HEADER = 'x-sextant-peer'
const HOUR = 60 * 60
const STRONG = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)/

/** Where guessing or mailing pays: calls in a window of so many seconds. */
const RATES = {
  '/sign-in/email': { window: 60, max: 10 },
  '/sign-up/email': { window: 60, max: 10 },
  '/request-password-reset': { window: 300, max: 5 },
  '/send-verification-email': { window: 300, max: 5 },
  '/reset-password': { window: 60, max: 10 },
}

/** The address that the request which runs has proved by the link of its invitation: no mail asks for it again. */
export const provedAddress = new AsyncLocalStorage<string>()

/** Whose password the request that runs has just reset. */
export const passwordReset = new AsyncLocalStorage<{ userId?: string }>()

/** better-auth over the schema `auth`. The organization is made by a trigger in the same transaction as the identity. */
export function openAuth(config: Config, database: Database, log: Logger) {
  const { pool } = database
  const mail = queueing(pool, log)
  return betterAuth({
    appName: config.appName,
    baseURL: config.publicUrl ?? `http://${config.host}:${config.port}`,
    basePath: '/api/auth',
    secret: config.authSecret,
    database: {
      db: database.db.withSchema('auth').withPlugin(realDates),
      type: 'postgres',
      transaction: true,
    },
    telemetry: { enabled: false },
    // Its messages may quote the caller: as JSON they stay one line.
    logger: {
      level: 'error',
      log: (_level, message, ...details) =>
        log.warn({ err: details.find(detail => detail instanceof Error) }, message),
    },
    trustedOrigins: request => (config.publicUrl ? [config.publicUrl] : localOrigins(request)),
    rateLimit: {
      enabled: config.rateLimits,
      storage: 'database',
      window: 60,
      max: 120,
      customRules: RATES,
    },
    emailAndPassword: passwords(config, mail),
    emailVerification: addressProof(mail),
    user: {
      changeEmail: { enabled: true },
      additionalFields: {
        organization_name: { type: 'string', required: false },
        organization_type: { type: 'string', required: false },
        organization_slug: { type: 'string', required: false },
        invitation_token: { type: 'string', required: false, returned: false },
      },
    },
    session: { expiresIn: 7 * 24 * HOUR, updateAge: 24 * HOUR },
    // Nothing here acts on a cookie (see serveAuth), so no foreign page can act for anybody: there is no request to forge.
    advanced: {
      ipAddress: { ipAddressHeaders: [PEER_HEADER] },
      disableCSRFCheck: true,
      database: { generateId: 'uuid' },
      cookiePrefix: 'sextant',
      useSecureCookies: config.publicUrl?.startsWith('https:') ?? false,
    },
    plugins: [bearer(), mfa({ issuer: config.appName, pool })],
    hooks: {
      before: createAuthMiddleware(async ctx => {
        const body = (ctx.body ?? {}) as Record<string, unknown>
        if (ctx.path === '/sign-up/email') await refuseUnfit(body, config, database)
        if (ctx.path === '/reset-password' || ctx.path === '/change-password')
          refuseWeak(body.newPassword)
      }),
    },
  })
}

export type Auth = ReturnType<typeof openAuth>

type Mail = (recipient: string, template: string, data: object) => Promise<void>

/** Not awaited: sign-up calls it inside a transaction that holds the embedded database's only connection. */
const queueing =
  (pool: Database['pool'], log: Logger): Mail =>
  (recipient, template, data) => {
    void pool
      .query('select app.queue_mail($1, $2, $3)', [recipient, template, JSON.stringify(data)])
      .catch((error: unknown) => log.error({ err: error, template }, 'a mail could not be queued'))
    return Promise.resolve()
  }

const passwords = (config: Config, mail: Mail) =>
  ({
    enabled: true,
    minPasswordLength: PASSWORD_MIN,
    maxPasswordLength: 200,
    requireEmailVerification: config.emailConfirmation,
    resetPasswordTokenExpiresIn: RESET_LINK_HOURS * HOUR,
    revokeSessionsOnPasswordReset: true,
    sendResetPassword: ({ user, token }) =>
      mail(user.email, 'reset-password', { path: `/reset-password?token=${token}` }),
    onPasswordReset: ({ user }) => {
      const store = passwordReset.getStore()
      if (store) store.userId = user.id
      return Promise.resolve()
    },
  }) satisfies BetterAuthOptions['emailAndPassword']

/** How somebody proves that an address is theirs. */
const addressProof = (mail: Mail) =>
  ({
    autoSignInAfterVerification: true,
    expiresIn: 24 * HOUR,
    // Joining by a mailed link has proved the address already.
    sendVerificationEmail: ({ user, token }) =>
      (user as { invitation_token?: string | null }).invitation_token ||
      provedAddress.getStore() === user.email
        ? Promise.resolve()
        : mail(user.email, changesAddress(token) ? 'confirm-new-email' : 'confirm-email', {
            path: `/email-confirmation?token=${token}`,
          }),
  }) satisfies BetterAuthOptions['emailVerification']

/** A local start answers to whatever loopback name the browser used. */
function localOrigins(request: Request | undefined): string[] {
  const origin = request?.headers.get('origin')
  const host = request?.headers.get('host')
  return origin && host && origin === `http://${host}` ? [origin] : []
}

/** Whoever calls may send anything where a text belongs. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const unfit = (message: string): APIError =>
  new APIError('UNPROCESSABLE_ENTITY', { code: 'UNPROCESSABLE', message })

function refuseWeak(password: unknown): void {
  const text = textOf(password)
  if ([...text].length < PASSWORD_MIN)
    throw unfit(`Password must be at least ${PASSWORD_MIN} characters`)
  if (!STRONG.test(text)) throw unfit('Password must contain uppercase, lowercase, and numbers')
}

async function refuseUnfit(
  body: Record<string, unknown>,
  config: Config,
  database: Database,
): Promise<void> {
  const email = textOf(body.email).trim().toLowerCase()
  const name = textOf(body.organization_name).trim()
  refuseWeak(body.password)
  if (email.length > EMAIL_MAX || textOf(body.name).length > FULL_NAME_MAX)
    throw unfit('That is longer than a name or an address can be.')
  if (!PLAIN_TEXT.test(textOf(body.name)) || !PLAIN_TEXT.test(name))
    throw unfit('Please use plain text')
  if (body.invitation_token)
    return refuseForeignInvitation(textOf(body.invitation_token), email, database)
  if (name.length < ORGANIZATION_NAME_MIN || name.length > ORGANIZATION_NAME_MAX)
    throw unfit(
      name ? 'Organization name must be at least 2 characters' : 'Organization name is required',
    )
  const { rows } = await database.pool.query<{ invited: boolean }>(
    'select public.is_email_invited($1) as invited',
    [email],
  )
  if (!rows[0]?.invited)
    throw new APIError('FORBIDDEN', { code: 'NOT_INVITED', message: notInvited(config) })
}

async function refuseForeignInvitation(
  token: string,
  email: string,
  database: Database,
): Promise<void> {
  const { rows } = await database.pool
    .query<{ preview: { email: string; has_account: boolean } }>(
      'select app.preview_team_invitation($1) as preview',
      [token],
    )
    .catch(() => ({ rows: [] }))
  if (!rows[0])
    throw new APIError('NOT_FOUND', {
      code: 'NOT_FOUND',
      message: 'This invitation link is not valid any more. Ask for a new one.',
    })
  if (rows[0].preview.email !== email)
    throw new APIError('CONFLICT', {
      code: 'OTHER_ADDRESS',
      message: 'This invitation was sent to another email address.',
    })
  if (rows[0].preview.has_account)
    throw new APIError('CONFLICT', {
      code: 'CONFLICT',
      message: 'This email has an account already. Sign in to accept the invitation.',
    })
}

const notInvited = (config: Config): string =>
  `This email is not whitelisted for the Founding Member Program. ${config.appName} is invitation-only. Please contact us at ${config.contactEmail} or request an invitation.`

/** The library has one callback for both links; which it is stands in the token it made. */
const changesAddress = (token: string): boolean =>
  Buffer.from(token.split('.')[1] ?? '', 'base64url')
    .toString('utf8')
    .includes('"change-email-verification"')
