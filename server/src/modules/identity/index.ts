import type { Routes } from '../../platform/requests.ts'
import type { Me, SignedInSession } from '@sextant/contracts/identity/routes'
import type { OrganizationRow } from '@sextant/contracts/rows'
import { rowsOf, valueOf } from '@sextant/database/call'
import { callFunction } from '../../platform/call-function.ts'
import { api, type Context, withToken } from '../../platform/context.ts'
import { fail } from '../../platform/errors.ts'
import { networkOf } from '../../platform/rate-limit.ts'
import { withinLimit } from '../../platform/within-limit.ts'

const slugPreviews = { name: 'slug-preview', points: 60, seconds: 60 }
const done = { done: true } as const
const identity = api.identity

/** Who the bearer of the token is. The one thing a session may ask that still lacks its second factor. */
export const readMe = (context: Context): Promise<Me> =>
  valueOf<Me>(context.database.pool, { askingWho: context.token ?? '' }, 'get_me')

export const identityRouter = {
  me: identity.me.use(withToken).handler(({ context }) => readMe(context)),
  user: identity.user.use(withToken).handler(async ({ input, context }) => {
    const [row] = await rowsOf<Me['user']>(context.database.pool, context, 'read_user', input.id)
    return row!
  }),
  organization: identity.organization.use(withToken).handler(async ({ input, context }) => {
    const { pool } = context.database
    const [row] = await rowsOf<OrganizationRow>(pool, context, 'read_organization', input.id)
    return row!
  }),
  generateSlug: identity.generateSlug.handler(async ({ input, context }) => {
    await withinLimit(context, slugPreviews, networkOf(context.address))
    const { rows } = await context.database.pool.query<{ slug: string }>(
      'select app.free_slug($1) as slug',
      [input.name],
    )
    const slug = rows[0]!.slug
    return { slug, data: { slug } }
  }),
  updateOrganization: identity.updateOrganization
    .use(withToken)
    .handler(({ input, context }) =>
      callFunction<OrganizationRow>(context, 'rename_organization', input.id, input.name),
    ),
  enterOrganization: identity.enterOrganization
    .use(withToken)
    .handler(async ({ input, context }) => {
      await callFunction(context, 'enter_organization', input.id)
      return done
    }),
  updateMe: identity.updateMe.use(withToken).handler(async ({ input, context }) => {
    const cleared = (['avatar_id', 'default_agent'] as const).filter(key => input[key] === null)
    await callFunction(
      context,
      'update_me',
      input.full_name ?? null,
      input.avatar_id ?? null,
      input.theme ?? null,
      input.default_agent ?? null,
      cleared,
    )
    return done
  }),
  skipOnboarding: identity.skipOnboarding.use(withToken).handler(async ({ context }) => {
    await callFunction(context, 'skip_onboarding')
    return done
  }),
  sessions: identity.sessions
    .use(withToken)
    .handler(({ context }) =>
      rowsOf<SignedInSession>(context.database.pool, context, 'my_sessions'),
    ),
  endSession: identity.endSession.use(withToken).handler(async ({ input, context }) => {
    await callFunction(context, 'end_session', input.id)
    return done
  }),
  endOtherSessions: identity.endOtherSessions.use(withToken).handler(async ({ context }) => ({
    ended: await callFunction<number>(context, 'end_other_sessions'),
  })),
  deleteMe: identity.deleteMe.use(withToken).handler(async ({ input, context }) => {
    const me = await readMe(context)
    if (input.email.trim().toLowerCase() !== me.user.email)
      throw fail('UNPROCESSABLE', 'Type the email address of your account to confirm.')
    await checkPassword(context, me.user.id, input.password)
    await callFunction(context, 'delete_me')
    return done
  }),
}

/** Wrong ones are counted as the authentication endpoints count theirs: who found a session open must not guess on. */
async function checkPassword(context: Context, userId: string, password: string): Promise<void> {
  const { pool } = context.database
  const key = `password:${userId}`
  const { rows } = await pool.query<{ wait: number }>('select app.begin_sign_in($1) as wait', [key])
  if (rows[0]!.wait > 0) throw fail('TOO_MANY_REQUESTS')
  if (!(await context.checkPassword(userId, password))) throw fail('WRONG_PASSWORD')
  await pool.query('select app.sign_in_succeeded($1)', [key])
}

export const identityRoutes: Routes = (hono, { signed }) => {
  hono.get('/api/v1/me/export', c => exportMyData(signed(c)))
}

/** Everything kept about the person, as a file. */
async function exportMyData(context: Context & { token: string }): Promise<Response> {
  const data = await callFunction(context, 'export_my_data')
  return new Response(JSON.stringify(data, null, 2), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="my-data.json"',
    },
  })
}
