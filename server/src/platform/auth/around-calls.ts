import { setTimeout } from 'node:timers/promises'
import type { Database } from '@sextant/database/open-database'
import { oneTrip } from '@sextant/database/one-trip'
import { errorResponse, fail, waitWords } from '../errors.ts'
import { oneAtATime } from '../one-at-a-time.ts'
import type { Around, Call, Next } from './around.ts'
import { type Auth, passwordReset, textOf } from './open-auth.ts'
import { signUpInvited } from './sign-up-invited.ts'
import { openSession } from './open-session.ts'

/** What stands around a call of the library: what it does not do itself. */
export function aroundCall(auth: Auth, database: Database, { request, path }: Call): Around {
  const name = `${request.method} ${path}`
  return (
    byCall(auth, database)[name] ??
    (/^DELETE \/factors\/[^/]+$/.test(name) ? stepUp(database) : plain)
  )
}

const plain: Around = (_call, next) => next()

/** Writing a link takes longer than finding nobody: neither answers before this long. */
const EVEN_MS = 400
const evenly: Around = async (_call, next) => (await Promise.all([next(), setTimeout(EVEN_MS)]))[0]

const byCall = (auth: Auth, database: Database): Record<string, Around> => ({
  'POST /sign-in/email': lockOut(database),
  'POST /sign-up/email': signUp(auth, database),
  'POST /request-password-reset': evenly,
  'POST /reset-password': resetPassword(auth, database),
  'POST /change-password': changePassword(database),
  'POST /change-email': changeEmail(auth, database),
  'POST /recovery-codes': stepUp(database),
  'GET /verify-email': confirmEmail(database),
})

/** After five wrong passwords in a row an email waits, longer each time; emails that nobody has wait the same. */
const lockOut =
  (database: Database): Around =>
  async ({ body }, next) => {
    const email = textOf(body.email).slice(0, 300)
    // No try of a password: the library refuses it.
    if (!email || !textOf(body.password)) return next()
    return triesOf(email.trim().toLowerCase(), () => tryPassword(database, email, next))
  }

/** Tries for one address wait for each other, so that right ones at the same moment do not count against themselves. */
const triesOf = oneAtATime()

async function tryPassword(database: Database, email: string, next: Next): Promise<Response> {
  const { rows } = await database.pool.query<{ wait: number }>(
    'select app.begin_sign_in($1) as wait',
    [email],
  )
  const wait = rows[0]!.wait
  if (wait > 0) {
    const refusal = errorResponse(
      fail(
        'TOO_MANY_REQUESTS',
        `Too many attempts. Try again in ${waitWords(wait)}, or reset your password.`,
      ),
    )
    refusal.headers.set('retry-after', String(wait))
    return refusal
  }
  const response = await next()
  // Only a right password takes the try back: other refusals can be had at will.
  if (response.ok || (await codeOf(response)) === 'EMAIL_NOT_VERIFIED')
    await database.pool.query('select app.sign_in_succeeded($1)', [email])
  return response
}

const codeOf = async (response: Response): Promise<unknown> =>
  (
    (await response
      .clone()
      .json()
      .catch(() => null)) as { code?: unknown } | null
  )?.code

const signUp = (auth: Auth, database: Database): Around => {
  const join = joinTeam(auth, database)
  const comeInvited = signUpInvited(auth, database)
  return (call, next) => (call.body.invitation_token ? join(call, next) : comeInvited(call, next))
}

/** Signing up through a team's link, which was mailed to the address, needs no further confirmation: a session comes at once. */
const joinTeam =
  (auth: Auth, database: Database): Around =>
  async ({ request, body, address }, next) => {
    const response = await next()
    if (!response.ok || !body.invitation_token) return response
    const answer = (await response.json()) as { token: string | null; user: { id: string } }
    if (answer.token) return Response.json(answer)
    await database.pool.query(`update auth."user" set "emailVerified" = true where id = $1`, [
      answer.user.id,
    ])
    return Response.json({
      ...answer,
      token: await openSession(auth, answer.user.id, request, address),
    })
  }

/** A used reset link proves the address: sign-in is unlocked, the person is in with a new session, and hears of it by mail. */
const resetPassword =
  (auth: Auth, database: Database): Around =>
  async ({ request, address }, next) => {
    const store: { userId?: string } = {}
    const response = await passwordReset.run(store, next)
    if (!response.ok || !store.userId) return response
    const { rows } = await database.pool.query<{ email: string }>(
      `update auth."user" set "emailVerified" = true where id = $1 returning email`,
      [store.userId],
    )
    await database.pool.query(
      'select app.sign_in_succeeded($1), app.void_mailed_links($2), app.note_security($2, $3)',
      [rows[0]!.email, store.userId, 'password.reset'],
    )
    return Response.json({
      status: true,
      token: await openSession(auth, store.userId, request, address),
    })
  }

/** The session that comes in its place is as sure of the person as the one that changed the password. */
const changePassword =
  (database: Database): Around =>
  async ({ token }, next) => {
    await requireStepUp(database, token)
    const {
      rows: [before],
    } = await database.pool.query<{
      userId: string
      aal: string
      amr: string | null
      aal2_at: string | null
    }>('select "userId", aal, amr, aal2_at from auth.session where token = $1', [token])
    const response = before ? await passwordTries(database, before.userId, next) : await next()
    if (!response.ok || !before) return response
    const answer = (await response.json()) as { token: string | null }
    if (answer.token)
      await database.pool.query(
        'update auth.session set aal = $2, amr = $3, aal2_at = $4 where token = $1',
        [answer.token, before.aal, before.amr, before.aal2_at],
      )
    // Whoever asks, and whatever they ask for: nobody who was in with the old password stays in.
    await database.pool.query(
      'select app.end_sessions_but($1, $2), app.void_mailed_links($1), app.note_security($1, $3)',
      [before.userId, answer.token ?? token, 'password.changed'],
    )
    return Response.json(answer)
  }

/** Wrong passwords from inside a session are counted too: who found one open must not guess on. */
async function passwordTries(database: Database, userId: string, next: Next): Promise<Response> {
  const key = `password:${userId}`
  const { rows } = await database.pool.query<{ wait: number }>(
    'select app.begin_sign_in($1) as wait',
    [key],
  )
  if (rows[0]!.wait > 0) return errorResponse(fail('TOO_MANY_REQUESTS'))
  const response = await next()
  if (response.ok) await database.pool.query('select app.sign_in_succeeded($1)', [key])
  return response
}

/** The old address hears that a change was asked for. What waits is on record: a signed link alone could not be taken back. */
const changeEmail =
  (auth: Auth, database: Database): Around =>
  async ({ token, body }, next) => {
    await requireStepUp(database, token)
    await requirePassword(auth, database, token, textOf(body.password))
    const response = await next()
    if (response.ok)
      await database.pool.query(
        `select app.await_new_email(s."userId", $2), app.note_security(s."userId", 'email.change-requested') from auth.session s where s.token = $1`,
        [token, textOf(body.newEmail)],
      )
    return response
  }

/** A link to a new address is good while the change it belongs to waits. Whether it is genuine is the library's to say. */
const confirmEmail =
  (database: Database): Around =>
  async ({ request }, next) => {
    const claims = claimsOf(new URL(request.url).searchParams.get('token') ?? '')
    if (claims.updateTo === undefined) return next()
    const { rows } = await database.pool.query<{ waits: boolean }>(
      'select app.new_email_waits($1, $2) as waits',
      [textOf(claims.email), textOf(claims.updateTo)],
    )
    if (!rows[0]!.waits)
      return Response.json({ code: 'INVALID_TOKEN', message: 'Invalid token' }, { status: 401 })
    return next()
  }

/** What a signed token says, unchecked; nothing for what is none. */
function claimsOf(token: string): { email?: unknown; updateTo?: unknown } {
  try {
    return (
      (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')) as
        | object
        | null) ?? {}
    )
  } catch {
    return {}
  }
}

const stepUp =
  (database: Database): Around =>
  async ({ token }, next) => {
    await requireStepUp(database, token)
    return next()
  }

async function requireStepUp(database: Database, token: string | null): Promise<void> {
  if (!token) throw fail('UNAUTHORIZED')
  await oneTrip(
    database.pool,
    { token },
    { name: 'step_up', text: 'select app.require_step_up()', values: [] },
  )
}

/** Whoever finds a session open must not turn the account over to another address. */
async function requirePassword(
  auth: Auth,
  database: Database,
  token: string | null,
  password: string,
): Promise<void> {
  const {
    rows: [session],
  } = await database.pool.query<{ userId: string }>(
    'select "userId" from auth.session where token = $1',
    [token],
  )
  if (!session) throw fail('UNAUTHORIZED')
  const key = `password:${session.userId}`
  const { rows } = await database.pool.query<{ wait: number }>(
    'select app.begin_sign_in($1) as wait',
    [key],
  )
  if (rows[0]!.wait > 0) throw fail('TOO_MANY_REQUESTS')
  const { internalAdapter, password: hashing } = await auth.$context
  const account = await internalAdapter.findCredentialAccount(session.userId)
  if (!account?.password || !(await hashing.verify({ hash: account.password, password })))
    throw fail('WRONG_PASSWORD')
  await database.pool.query('select app.sign_in_succeeded($1)', [key])
}
