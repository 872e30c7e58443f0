import { asActor } from '@sextant/database/as-actor'
import { sql } from 'kysely'
import { api, withToken } from '../../platform/context.ts'
import { fail } from '../../platform/errors.ts'

export const campaignRouter = {
  create: api.campaigns.create.use(withToken).handler(({ input, context }) =>
    asActor(context.database.db, { token: context.token }, async tx => {
      const { rows: [me] } = await sql<{ org_id: string; user_id: string }>`select app.org_id() as org_id, app.user_id() as user_id`.execute(tx)
      if (!me?.org_id) throw fail('UNPROCESSABLE', 'User or Organization not found')
      if (input.org_id && input.org_id !== me.org_id) throw fail('NOT_FOUND')
      const row = await tx.insertInto('campaigns').values({ ...input, org_id: me.org_id, created_by: me.user_id }).returning(['id', 'org_id', 'client_id', 'name', 'description', 'campaign_type', 'priority_level', 'budget_cents', 'spent_cents', 'start_date', 'end_date', 'marketing_channels', 'geographic_target', 'target_audience', 'goals', 'success_metrics', 'status', 'created_at', 'updated_at', 'created_by']).executeTakeFirstOrThrow()
      return row
    })),
}
