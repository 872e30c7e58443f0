import * as z from 'zod'
import { AGENT_SLUGS, COMPANY_SIZES, INDUSTRIES } from '../catalogue.ts'
import { endpoint } from '../endpoint.ts'
import { COMPANY_NAME_MAX, DESCRIPTION_MAX } from '../limits.ts'
import { INSIGHT_STATUSES, insightCounts, insightRow } from '../company/insights.ts'
import { businessContext } from '../rows.ts'

const extracted = z.record(
  z.string().max(40),
  z.union([z.string().max(2_000), z.array(z.string().max(500)).max(50)]),
)
const byId = z.object({ id: z.uuid() })

export const businessContextRoutes = {
  pending: endpoint
    .route({
      method: 'GET',
      path: '/business-context/pending-approvals',
      summary: 'Insights that wait for a person',
    })
    .output(z.array(insightRow)),
  history: endpoint
    .route({
      method: 'GET',
      path: '/business-context/history',
      summary: 'What the agents learned, newest first',
    })
    .input(
      z.object({
        status: z.enum(INSIGHT_STATUSES).optional(),
        client_id: z.uuid().optional(),
        /** Of the organization itself only, and of none of its clients. */
        own: z.stringbool().default(false),
        limit: z.coerce.number().int().min(1).max(100).default(50),
        offset: z.coerce.number().int().min(0).default(0),
      }),
    )
    .output(z.array(insightRow)),
  counts: endpoint
    .route({
      method: 'GET',
      path: '/business-context/counts',
      summary: 'How much was learned, by client and by what became of it',
    })
    .output(z.array(insightCounts)),
  update: endpoint
    .route({ method: 'PUT', path: '/business-context/history/{id}', summary: 'Correct an insight' })
    .input(byId.extend({ extracted_context: extracted }))
    .output(insightRow),
  approve: endpoint
    .route({
      method: 'PUT',
      path: '/business-context/history/{id}/approve',
      summary: 'Approve an insight: every agent knows it at once',
    })
    .input(byId)
    .output(insightRow),
  reject: endpoint
    .route({
      method: 'DELETE',
      path: '/business-context/history/{id}',
      summary: 'Reject or delete an insight; it never comes back from the same quote',
    })
    .input(byId)
    .output(z.object({ id: z.uuid() })),
  restore: endpoint
    .route({
      method: 'POST',
      path: '/business-context/history/{id}/restore',
      summary: 'Undo a rejection',
    })
    .input(byId)
    .output(insightRow),
  extract: endpoint
    .route({
      method: 'POST',
      path: '/business-context/extract-from-conversation',
      summary: 'Read a conversation for insights',
    })
    .input(
      z.object({
        session_id: z.uuid(),
        agent_type: z.enum(AGENT_SLUGS),
        conversation_text: z.string().min(1).max(200_000),
      }),
    )
    .output(z.object({ success: z.boolean(), history_id: z.uuid().nullable() })),
  read: endpoint
    .route({
      method: 'GET',
      path: '/business-context/organization/{organizationId}',
      summary: 'The business profile',
    })
    .input(z.object({ organizationId: z.uuid() }))
    .output(businessContext.nullable()),
  save: endpoint
    .route({
      method: 'POST',
      path: '/business-context/organization/{organizationId}',
      summary: 'Save the business profile',
    })
    .input(
      z.object({
        organizationId: z.uuid(),
        companyName: z.string().trim().min(1).max(COMPANY_NAME_MAX),
        industry: z.enum(INDUSTRIES),
        companySize: z.enum(COMPANY_SIZES),
        description: z.string().max(DESCRIPTION_MAX).default(''),
      }),
    )
    .output(businessContext),
}
