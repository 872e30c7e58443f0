import { SEARCH_MAX } from '../limits.ts'
import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { campaignRow, isoDate, uuid } from '../rows.ts'
import { campaignFields } from './fields.ts'

const byId = z.object({ id: uuid })
/** Who moved a campaign from which status to which, and when. `from_status` null: how it began. */
export const statusChange = z.object({
  id: uuid,
  from_status: z.string().nullable(),
  to_status: z.string(),
  changed_by_name: z.string().nullable(),
  changed_at: isoDate,
})
export type StatusChange = z.infer<typeof statusChange>

/** A campaign as another page names it. */
export const namedCampaign = z.object({ id: uuid, name: z.string(), status: z.string() })
export type NamedCampaign = z.infer<typeof namedCampaign>

export const campaignRoutes = {
  create: endpoint
    .route({
      method: 'POST',
      path: '/campaigns',
      summary: 'Create a campaign in the caller’s organization',
      successStatus: 201,
    })
    .input(
      campaignFields.extend({ org_id: uuid.optional(), client_id: uuid.nullable().default(null) }),
    )
    .output(campaignRow),
  counts: endpoint
    .route({
      method: 'GET',
      path: '/campaigns/counts',
      summary: 'How many campaigns stand in each status',
    })
    .input(z.object({ client_id: uuid.optional(), search: z.string().max(SEARCH_MAX).optional() }))
    .output(
      z.object({ by_status: z.record(z.string(), z.number().int()), archived: z.number().int() }),
    ),
  history: endpoint
    .route({
      method: 'GET',
      path: '/campaigns/{id}/history',
      summary: 'Status changes of a campaign, newest first',
    })
    .input(byId)
    .output(z.array(statusChange)),
  ofPersona: endpoint
    .route({
      method: 'GET',
      path: '/campaigns/of-persona/{id}',
      summary: 'Campaigns that speak to a persona (the id of its deliverable), newest first',
    })
    .input(byId)
    .output(z.array(namedCampaign)),
  archive: endpoint
    .route({
      method: 'POST',
      path: '/campaigns/{id}/archive',
      summary: 'Put a campaign away; it can be restored',
    })
    .input(byId)
    .output(campaignRow),
  restore: endpoint
    .route({
      method: 'POST',
      path: '/campaigns/{id}/restore',
      summary: 'Take a campaign back from the archive',
    })
    .input(byId)
    .output(campaignRow),
  duplicate: endpoint
    .route({
      method: 'POST',
      path: '/campaigns/{id}/duplicate',
      summary: 'A draft with the same fields; nothing spent, no dates',
      successStatus: 201,
    })
    .input(byId)
    .output(campaignRow),
  remove: endpoint
    .route({
      method: 'DELETE',
      path: '/campaigns/{id}',
      summary: 'Delete a campaign for good; its sessions and outputs stay',
    })
    .input(byId)
    .output(byId),
}

/** What GET /realtime/campaigns tells: that a campaign moved. The reader fetches what it may see. */
export const campaignNews = z.object({
  id: uuid,
  client_id: uuid.nullable(),
  kind: z.enum(['insert', 'update', 'delete']),
})
export type CampaignNews = z.infer<typeof campaignNews>
