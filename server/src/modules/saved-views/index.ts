import type { SavedView } from '@sextant/contracts/saved-views/routes'
import { asActor } from '@sextant/database/as-actor'
import { sql } from 'kysely'
import { api, withToken } from '../../platform/context.ts'
import { fail } from '../../platform/errors.ts'

const views = api.savedViews
/** Views one person may keep of one list. */
const MOST = 50

export const savedViewRouter = {
  list: views.list
    .use(withToken)
    .handler(({ input, context }) =>
      asActor(
        context.database.db,
        context,
        async tx =>
          (
            await sql<SavedView>`select v.id, v.scope, v.name, v.filter from public.saved_views v where v.org_id = app.org_id() and v.user_id = app.user_id() and v.scope = ${input.scope} order by lower(v.name)`.execute(
              tx,
            )
          ).rows,
      ),
    ),
  save: views.save.use(withToken).handler(({ input, context }) =>
    asActor(context.database.db, context, async tx => {
      const {
        rows: [count],
      } = await sql<{
        n: number
      }>`select count(*)::integer as n from public.saved_views v where v.org_id = app.org_id() and v.user_id = app.user_id() and v.scope = ${input.scope} and v.name <> ${input.name}`.execute(
        tx,
      )
      if (count!.n >= MOST)
        throw fail('UNPROCESSABLE', `At most ${MOST} views can be kept. Delete one first.`)
      const { rows } = await sql<SavedView>`
        insert into public.saved_views (org_id, user_id, scope, name, filter) values (app.org_id(), app.user_id(), ${input.scope}, ${input.name}, ${JSON.stringify(input.filter)}::jsonb)
        on conflict (org_id, user_id, scope, name) do update set filter = excluded.filter returning id, scope, name, filter`.execute(
        tx,
      )
      return rows[0]!
    }),
  ),
  remove: views.remove.use(withToken).handler(({ input, context }) =>
    asActor(context.database.db, context, async tx => {
      const {
        rows: [gone],
      } = await sql<{
        id: string
      }>`delete from public.saved_views v where v.org_id = app.org_id() and v.id = ${input.id} returning v.id`.execute(
        tx,
      )
      if (!gone) throw fail('NOT_FOUND')
      return gone
    }),
  ),
}
