import { betterAuth } from 'better-auth'
import { APIError, createAuthMiddleware } from 'better-auth/api'
import { bearer } from 'better-auth/plugins'
import type { Database } from '@sextant/database/open-database'
import { ORGANIZATION_NAME_MAX, ORGANIZATION_NAME_MIN, PASSWORD_MIN } from '@sextant/contracts/limits'
import type { Config } from '../config.ts'

/** Where better-auth reads the caller's address for its rate limit; what a caller sends under this name is overwritten. */
const PEER_HEADER = 'x-sextant-peer'

const STRONG = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)/

/** better-auth over the schema `auth`. The organization is made by a trigger in the same transaction as the identity. */
export const openAuth = (config: Config, database: Database) =>
  betterAuth({
    appName: config.appName,
    baseURL: config.publicUrl ?? `http://${config.host}:${config.port}`,
    basePath: '/api/auth',
    secret: config.authSecret,
    database: { db: database.db.withSchema('auth'), type: 'postgres', transaction: true },
    telemetry: { enabled: false },
    logger: { level: 'error', disabled: config.logLevel === 'silent' },
    trustedOrigins: request => (config.publicUrl ? [config.publicUrl] : localOrigins(request)),
    rateLimit: { enabled: config.rateLimits, storage: 'database', window: 60, max: 120, customRules: { '/sign-in/email': { window: 60, max: 10 }, '/sign-up/email': { window: 60, max: 10 } } },
    emailAndPassword: { enabled: true, minPasswordLength: PASSWORD_MIN, maxPasswordLength: 200 },
    user: { additionalFields: { organization_name: { type: 'string', required: false }, organization_type: { type: 'string', required: false }, organization_slug: { type: 'string', required: false } } },
    session: { expiresIn: 60 * 60 * 24 * 7, updateAge: 60 * 60 * 24 },
    // Nothing here acts on a cookie (see serveAuth), so no foreign page can act for anybody: there is no request to forge.
    advanced: { ipAddress: { ipAddressHeaders: [PEER_HEADER] }, disableCSRFCheck: true, database: { generateId: 'uuid' }, cookiePrefix: 'sextant', useSecureCookies: config.publicUrl?.startsWith('https:') ?? false },
    plugins: [bearer()],
    hooks: {
      before: createAuthMiddleware(async ctx => {
        if (ctx.path === '/sign-up/email') await refuseUnfit(ctx.body, config, database)
      }),
    },
  })

export type Auth = ReturnType<typeof openAuth>

/** better-auth without cookies: the bearer token is the only proof of a session, in and out. `address`: the caller's, for the rate limit. */
export async function serveAuth(auth: Auth, request: Request, address: string): Promise<Response> {
  const headers = new Headers(request.headers)
  headers.delete('cookie')
  headers.set(PEER_HEADER, address)
  const response = await auth.handler(new Request(request, { headers }))
  const answer = new Response(response.body, response)
  answer.headers.delete('set-cookie')
  return answer
}

/** A local start answers to whatever loopback name the browser used. */
function localOrigins(request: Request | undefined): string[] {
  const origin = request?.headers.get('origin')
  const host = request?.headers.get('host')
  return origin && host && origin === `http://${host}` ? [origin] : []
}

async function refuseUnfit(body: Record<string, unknown> | undefined, config: Config, database: Database): Promise<void> {
  const email = String(body?.email ?? '').trim().toLowerCase()
  const name = String(body?.organization_name ?? '').trim()
  if (!STRONG.test(String(body?.password ?? ''))) {
    throw new APIError('UNPROCESSABLE_ENTITY', { code: 'UNPROCESSABLE', message: 'Password must contain uppercase, lowercase, and numbers' })
  }
  if (name.length < ORGANIZATION_NAME_MIN || name.length > ORGANIZATION_NAME_MAX) {
    throw new APIError('UNPROCESSABLE_ENTITY', { code: 'UNPROCESSABLE', message: name ? 'Organization name must be at least 2 characters' : 'Organization name is required' })
  }
  const { rows } = await database.pool.query<{ invited: boolean }>('select public.is_email_invited($1) as invited', [email])
  if (!rows[0]?.invited) {
    throw new APIError('FORBIDDEN', { code: 'NOT_INVITED', message: notInvited(config) })
  }
}

const notInvited = (config: Config): string =>
  `This email is not whitelisted for the Founding Member Program. ${config.appName} is invitation-only. Please contact us at ${config.contactEmail} or request an invitation.`
