import type { Me } from '@sextant/contracts/identity/routes'
import { oneTrip } from '@sextant/database/one-trip'
import { api, withToken } from '../../platform/context.ts'
import { fail } from '../../platform/errors.ts'
import { networkOf } from '../../platform/rate-limit.ts'

const slugPreviews = { name: 'slug-preview', points: 60, seconds: 60 }

export const identityRouter = {
  me: api.identity.me.use(withToken).handler(async ({ context }) => {
    const [row] = await oneTrip<{ me: Me }>(context.database.pool, context, { name: 'me', text: 'select app.get_me() as me', values: [] })
    if (!row?.me) throw fail('NOT_FOUND', 'User is not associated with an organization.')
    return row.me
  }),
  user: api.identity.user.use(withToken).handler(async ({ input, context }) => {
    const [row] = await oneTrip<Me['user']>(context.database.pool, context, { name: 'user', text: 'select id, org_id, email, full_name from public.users where org_id = app.org_id() and id = $1', values: [input.id] })
    if (!row) throw fail('NOT_FOUND')
    return row
  }),
  organization: api.identity.organization.use(withToken).handler(async ({ input, context }) => {
    const [row] = await oneTrip<NonNullable<Me['organization']>>(context.database.pool, context, { name: 'organization', text: 'select id, name, type, slug from public.organizations where id = $1', values: [input.id] })
    if (!row) throw fail('NOT_FOUND')
    return row
  }),
  generateSlug: api.identity.generateSlug.handler(async ({ input, context }) => {
    if (!(await context.limits.take(slugPreviews, networkOf(context.address)))) throw fail('TOO_MANY_REQUESTS')
    const { rows } = await context.database.pool.query<{ slug: string }>('select app.free_slug($1) as slug', [input.name])
    const slug = rows[0]!.slug
    return { slug, data: { slug } }
  }),
}
