import type { Routes } from '../../platform/requests.ts'
import type { ClientAttention } from '@sextant/contracts/clients/routes'
import type { BusinessContext, ClientRow } from '@sextant/contracts/rows'
import { rowsOf } from '@sextant/database/call'
import { callFunction } from '../../platform/call-function.ts'
import { api, withToken } from '../../platform/context.ts'
import { exportClients } from './export-clients.ts'
import { importClients } from './import-clients.ts'

const clients = api.clients
type Name = { id: string; slug: string; name: string; status: string }
type Page = { rows: ClientRow[]; total: number; by_status: Record<string, number> }
type Consequences = {
  campaigns: number
  sessions: number
  outputs: number
  insights: number
  people: number
}

export const clientRouter = {
  list: clients.list
    .use(withToken)
    .handler(({ input, context }) =>
      callFunction<Page>(
        context,
        'list_clients',
        input.q ?? null,
        input.status ?? null,
        input.sort,
        input.limit,
        input.offset,
      ),
    ),
  names: clients.names
    .use(withToken)
    .handler(({ context }) => rowsOf<Name>(context.database.pool, context, 'client_names')),
  attention: clients.attention
    .use(withToken)
    .handler(({ context }) => callFunction<ClientAttention[]>(context, 'client_attention')),
  create: clients.create
    .use(withToken)
    .handler(({ input, context }) =>
      callFunction<ClientRow>(context, 'create_client', JSON.stringify(input)),
    ),
  update: clients.update
    .use(withToken)
    .handler(({ input: { id, version, ...fields }, context }) =>
      callFunction<ClientRow>(context, 'update_client', id, version, JSON.stringify(fields)),
    ),
  restore: clients.restore
    .use(withToken)
    .handler(({ input, context }) => callFunction<ClientRow>(context, 'restore_client', input.id)),
  consequences: clients.consequences
    .use(withToken)
    .handler(({ input, context }) =>
      callFunction<Consequences>(context, 'client_consequences', input.id),
    ),
  profile: clients.profile.use(withToken).handler(async ({ input, context }) => {
    const [profile] = await rowsOf<BusinessContext>(
      context.database.pool,
      context,
      'client_profile',
      input.id,
    )
    return profile ?? null
  }),
  saveProfile: clients.saveProfile
    .use(withToken)
    .handler(({ input: { id, ...profile }, context }) =>
      callFunction<BusinessContext>(context, 'save_client_profile', id, JSON.stringify(profile)),
    ),
  import: clients.import
    .use(withToken)
    .handler(({ input, context }) => importClients(context, input.csv, input.dry_run)),
}

export const clientRoutes: Routes = (hono, { signed }) => {
  hono.get('/api/v1/clients/export.csv', c => exportClients(signed(c), c.req.query()))
}
