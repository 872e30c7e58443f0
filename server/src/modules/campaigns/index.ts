import { followNews } from '../../platform/follow-news.ts'
import type { Routes } from '../../platform/requests.ts'
import type { NamedCampaign, StatusChange } from '@sextant/contracts/campaigns/routes'
import type { CampaignRow } from '@sextant/contracts/rows'
import { callFunction } from '../../platform/call-function.ts'
import { api, withToken } from '../../platform/context.ts'
import { fail, toContractError } from '../../platform/errors.ts'

const campaigns = api.campaigns

export const campaignRouter = {
  create: campaigns.create
    .use(withToken)
    .handler(({ input: { org_id, client_id, ...fields }, context }) =>
      callFunction<CampaignRow>(
        context,
        'create_campaign',
        org_id ?? null,
        client_id,
        JSON.stringify(fields),
      ).catch((error: unknown) => {
        throw toContractError(error).code === 'UNPROCESSABLE'
          ? fail('UNPROCESSABLE', 'User or Organization not found')
          : error
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
  ofPersona: campaigns.ofPersona
    .use(withToken)
    .handler(({ input, context }) =>
      callFunction<NamedCampaign[]>(context, 'campaigns_of_persona', input.id),
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

/** GET /realtime/campaigns: ids and kind of what changed, for everybody with a role there. */
export const campaignRoutes: Routes = (hono, { signed, services }) => {
  hono.get('/api/v1/realtime/campaigns', c =>
    followNews(signed(c), services.campaignNews, { event: 'campaign', ears: 'visible' }),
  )
}
