import type { StatusChange } from '@sextant/contracts/campaigns/routes'
import type { CampaignRow } from '@sextant/contracts/rows'
import { asActor } from '@sextant/database/as-actor'
import { sql } from 'kysely'
import { callFunction } from '../../platform/call-function.ts'
import { api, withToken } from '../../platform/context.ts'
import { fail } from '../../platform/errors.ts'

export { followCampaigns } from './follow-campaigns.ts'

const campaigns = api.campaigns

export const campaignRouter = {
  create: campaigns.create.use(withToken).handler(({ input, context }) =>
    asActor(context.database.db, context, async tx => {
      const {
        rows: [me],
      } = await sql<{
        org_id: string
        user_id: string
      }>`select app.org_id() as org_id, app.user_id() as user_id`.execute(tx)
      if (!me?.org_id) throw fail('UNPROCESSABLE', 'User or Organization not found')
      if (input.org_id && input.org_id !== me.org_id) throw fail('NOT_FOUND')
      const { id } = await tx
        .insertInto('campaigns')
        .values({ ...input, org_id: me.org_id, created_by: me.user_id })
        .returning('id')
        .executeTakeFirstOrThrow()
      return (await sql<{ row: CampaignRow }>`select app.campaign_json(${id}) as row`.execute(tx))
        .rows[0]!.row
    }),
  ),
  counts: campaigns.counts
    .use(withToken)
    .handler(({ input, context }) =>
      callFunction<{ by_status: Record<string, number>; archived: number }>(
        context,
        'campaign_counts',
        input.client_id ?? null,
        input.search ?? null,
      ),
    ),
  history: campaigns.history
    .use(withToken)
    .handler(({ input, context }) =>
      callFunction<StatusChange[]>(context, 'campaign_history', input.id),
    ),
  archive: campaigns.archive
    .use(withToken)
    .handler(({ input, context }) =>
      callFunction<CampaignRow>(context, 'archive_campaign', input.id, true),
    ),
  restore: campaigns.restore
    .use(withToken)
    .handler(({ input, context }) =>
      callFunction<CampaignRow>(context, 'archive_campaign', input.id, false),
    ),
  duplicate: campaigns.duplicate
    .use(withToken)
    .handler(({ input, context }) =>
      callFunction<CampaignRow>(context, 'duplicate_campaign', input.id),
    ),
  remove: campaigns.remove
    .use(withToken)
    .handler(({ input, context }) =>
      callFunction<{ id: string }>(context, 'delete_campaign', input.id),
    ),
}
