import * as z from 'zod'
import { AGENT_SLUGS } from '../catalogue.ts'
import { endpoint } from '../endpoint.ts'
import { clientBranding } from '../branding/theme.ts'
import { brandingAnswer } from '../branding/routes.ts'
import { COMMENT_MAX, PORTAL_MESSAGE_MAX } from '../limits.ts'
import { isoDate, uuid } from '../rows.ts'

/** Something the agency asked its client to look at. `changed_since`: the campaign or deliverable moved on after the question (or the answer). */
export const approvalRow = z.object({
  id: uuid,
  client_id: uuid.nullable(),
  campaign_id: uuid.nullable(),
  output_id: uuid.nullable(),
  subject: z.string(),
  note: z.string(),
  status: z.enum(['waiting', 'approved', 'changes', 'withdrawn']),
  requested_by_name: z.string().nullable(),
  requested_at: isoDate,
  decided_by_name: z.string().nullable(),
  decided_at: isoDate.nullable(),
  comment: z.string(),
  changed_since: z.boolean(),
})
export type ApprovalRow = z.infer<typeof approvalRow>

export const portalMessage = z.object({
  id: uuid,
  client_id: uuid.nullable(),
  body: z.string(),
  author_name: z.string().nullable(),
  /** Written by the client's people; otherwise by the agency's. */ from_client: z.boolean(),
  is_you: z.boolean(),
  created_at: isoDate,
})
export type PortalMessage = z.infer<typeof portalMessage>

/** What a client's people see of a campaign. Money in cents. */
export const portalCampaign = z.object({
  id: uuid,
  name: z.string(),
  description: z.string().nullable(),
  campaign_type: z.string().nullable(),
  status: z.string(),
  start_date: z.string().nullable(),
  end_date: z.string().nullable(),
  marketing_channels: z.array(z.string()),
  goals: z.array(z.string()),
  objectives: z.array(z.string()),
  success_metrics: z.array(z.string()),
  budget_cents: z.number().int().nullable(),
  spent_cents: z.number().int(),
  updated_at: isoDate,
})
export type PortalCampaign = z.infer<typeof portalCampaign>
export const sharedOutput = z.object({
  id: uuid,
  title: z.string(),
  summary: z.string().nullable(),
  agent_type: z.enum(AGENT_SLUGS),
  output_type: z.string(),
  shared_at: isoDate,
  shared_by_name: z.string().nullable(),
  note: z.string(),
})
export type SharedOutput = z.infer<typeof sharedOutput>

export const portalAnswer = z.object({
  organization_name: z.string(),
  /** Whose portal this is; null for a small business showing its own work. */
  client: z.object({ id: uuid, name: z.string() }).nullable(),
  /** All the clients the caller looks at. */
  clients: z.array(z.object({ id: uuid, name: z.string() })),
  branding: clientBranding.nullable(),
  theme: brandingAnswer,
  campaigns: z.array(portalCampaign),
  outputs: z.array(sharedOutput),
  approvals: z.array(approvalRow),
  unread_messages: z.number().int(),
  /** How many could answer a question put to this client. */
  answering_people: z.number().int(),
})
export type Portal = z.infer<typeof portalAnswer>

const place = z.object({ client_id: uuid.optional() })
const done = z.object({ done: z.literal(true) })

export const portalRoutes = {
  read: endpoint
    .route({
      method: 'GET',
      path: '/portal',
      summary: 'What a client’s people see: campaigns, shared deliverables, approvals',
    })
    .input(place)
    .output(portalAnswer),
  messages: endpoint
    .route({
      method: 'GET',
      path: '/portal/messages',
      summary: 'The thread between client and agency, oldest first',
    })
    .input(place)
    .output(z.array(portalMessage)),
  say: endpoint
    .route({
      method: 'POST',
      path: '/portal/messages',
      summary: 'Write to the other side',
      successStatus: 201,
    })
    .input(
      place.extend({ id: uuid.optional(), body: z.string().trim().min(1).max(PORTAL_MESSAGE_MAX) }),
    )
    .output(portalMessage),
  readMessages: endpoint
    .route({
      method: 'POST',
      path: '/portal/messages/read',
      summary: 'Everything in the thread was seen',
    })
    .input(place)
    .output(done),
  approvals: endpoint
    .route({
      method: 'GET',
      path: '/approvals',
      summary: 'Approvals asked and given, newest first',
    })
    .input(
      z.object({
        client_id: uuid.optional(),
        campaign_id: uuid.optional(),
        output_id: uuid.optional(),
        status: z.enum(['waiting', 'approved', 'changes', 'withdrawn']).optional(),
      }),
    )
    .output(z.array(approvalRow)),
  ask: endpoint
    .route({
      method: 'POST',
      path: '/approvals',
      summary:
        'Ask the client to approve a campaign or a deliverable; a deliverable is shared with it',
      successStatus: 201,
    })
    .input(
      z.union([
        z.object({ campaign_id: uuid, note: z.string().trim().max(COMMENT_MAX).default('') }),
        z.object({ output_id: uuid, note: z.string().trim().max(COMMENT_MAX).default('') }),
      ]),
    )
    .output(approvalRow),
  decide: endpoint
    .route({
      method: 'POST',
      path: '/approvals/{id}/decide',
      summary: 'Approve, or ask for changes and say which',
    })
    .input(
      z
        .object({
          id: uuid,
          decision: z.enum(['approved', 'changes']),
          comment: z.string().trim().max(COMMENT_MAX).default(''),
        })
        .refine(({ decision, comment }) => decision === 'approved' || comment !== '', {
          path: ['comment'],
          message: 'Say what should change',
        }),
    )
    .output(approvalRow),
  withdraw: endpoint
    .route({ method: 'POST', path: '/approvals/{id}/withdraw', summary: 'Take a question back' })
    .input(z.object({ id: uuid }))
    .output(approvalRow),
}
