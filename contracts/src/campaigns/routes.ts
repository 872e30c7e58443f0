import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { campaignRow } from '../rows.ts'

const text = z.string().max(4_000).nullable().default(null)
const list = z.array(z.string().max(200)).max(50).default([])
export const campaignRoutes = {
  create: endpoint
    .route({ method: 'POST', path: '/campaigns', summary: 'Create a campaign in the caller’s organization', successStatus: 201 })
    .input(z.object({ org_id: z.uuid().optional(), client_id: z.uuid().nullable().default(null), name: z.string().trim().min(1).max(200), description: text, campaign_type: text, priority_level: z.int().min(0).max(10).default(0), budget_cents: z.int().min(0).nullable().default(null), start_date: z.iso.date().nullable().default(null), end_date: z.iso.date().nullable().default(null), marketing_channels: list, geographic_target: text, target_audience: text, goals: list, success_metrics: list, status: z.string().max(40).default('draft') }))
    .output(campaignRow),
}
