import type { SavedView } from '@sextant/contracts/saved-views/routes'
import { rowsOf } from '@sextant/database/call'
import { callFunction } from '../../platform/call-function.ts'
import { api, withToken } from '../../platform/context.ts'
import { fail, toContractError } from '../../platform/errors.ts'

const views = api.savedViews
/** Views one person may keep of one list. */
const MOST = 50

export const savedViewRouter = {
  list: views.list
    .use(withToken)
    .handler(({ input, context }) =>
      rowsOf<SavedView>(context.database.pool, context, 'my_views', input.scope),
    ),
  save: views.save.use(withToken).handler(async ({ input, context }) => {
    const { scope, name, filter } = input
    const [view] = await rowsOf<SavedView>(
      context.database.pool,
      context,
      'save_view',
      scope,
      name,
      JSON.stringify(filter),
      MOST,
    ).catch((error: unknown) => {
      throw toContractError(error).code === 'UNPROCESSABLE'
        ? fail('UNPROCESSABLE', `At most ${MOST} views can be kept. Delete one first.`)
        : error
    })
    return view!
  }),
  remove: views.remove.use(withToken).handler(async ({ input, context }) => ({
    id: await callFunction<string>(context, 'delete_view', input.id),
  })),
}
