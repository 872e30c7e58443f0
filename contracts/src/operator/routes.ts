import * as z from 'zod'
import { ORGANIZATION_TYPES } from '../catalogue.ts'
import { endpoint } from '../endpoint.ts'
import { FEEDBACK_KINDS } from '../feedback/routes.ts'
import { EMAIL_MAX, PAGE_SIZE, SEARCH_MAX } from '../limits.ts'
import { isoDate, uuid } from '../rows.ts'

/** pending: asked, nobody decided. approved: may sign up, asked before. invited: may sign up, never asked. joined: signed up. */
export const INVITATION_STATES = ['pending', 'approved', 'declined', 'invited', 'joined'] as const
export type InvitationState = (typeof INVITATION_STATES)[number]
const page = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(PAGE_SIZE),
  offset: z.coerce.number().int().min(0).default(0),
})
const email = z.email().max(EMAIL_MAX)

export const invitationEntry = z.object({
  email: z.string(),
  state: z.enum(INVITATION_STATES),
  company_name: z.string().nullable(),
  organization_type: z.enum(ORGANIZATION_TYPES).nullable(),
  use_case: z.string().nullable(),
  referral_source: z.string().nullable(),
  requested_at: isoDate.nullable(),
  decided_at: isoDate.nullable(),
  decided_by: z.string().nullable(),
  joined_at: isoDate.nullable(),
  mailed_at: isoDate.nullable(),
})
export type InvitationEntry = z.infer<typeof invitationEntry>
export const operatorLogRow = z.object({
  id: z.number().int(),
  at: isoDate,
  actor: z.string(),
  action: z.string(),
  subject: z.string(),
  detail: z.record(z.string(), z.unknown()),
})
export const mailRow = z.object({
  id: uuid,
  queued_at: isoDate,
  recipient: z.string(),
  template: z.string(),
  status: z.enum(['queued', 'sending', 'sent', 'dead']),
  attempts: z.number().int(),
  next_attempt_at: isoDate.nullable(),
  sent_at: isoDate.nullable(),
  last_error: z.string().nullable(),
})
export type MailRow = z.infer<typeof mailRow>
export const feedbackRow = z.object({
  id: uuid,
  created_at: isoDate,
  kind: z.enum(FEEDBACK_KINDS),
  message: z.string(),
  page: z.string(),
  status: z.enum(['new', 'done']),
  email: z.string().nullable(),
  organization_name: z.string(),
  has_screenshot: z.boolean(),
})
export type FeedbackRow = z.infer<typeof feedbackRow>
/** One canary: as a real member, everything of other organizations (or of other clients) in a table that could be read. Expected: 0. */
export const canaryLine = z.object({
  wall: z.enum(['organization', 'client', 'second factor', 'signed out']),
  table: z.string(),
  readers: z.number().int(),
  leaked: z.number().int(),
})
export const isolationRun = z.object({
  id: uuid,
  started_at: isoDate,
  milliseconds: z.number().int(),
  holds: z.boolean(),
  organizations: z.number().int(),
  ran_by: z.string(),
  lines: z.array(canaryLine),
})
export type IsolationRun = z.infer<typeof isolationRun>
const done = z.object({ done: z.literal(true) })

export const operatorRoutes = {
  invitations: endpoint
    .route({
      method: 'GET',
      path: '/operator/invitations',
      summary: 'Requests and invitations, newest first',
    })
    .input(
      page.extend({
        state: z.enum(INVITATION_STATES).optional(),
        search: z.string().max(SEARCH_MAX).optional(),
      }),
    )
    .output(
      z.object({
        total: z.number().int(),
        counts: z.record(z.enum(INVITATION_STATES), z.number().int()),
        items: z.array(invitationEntry),
      }),
    ),
  invite: endpoint
    .route({
      method: 'POST',
      path: '/operator/invitations',
      summary: 'Whitelists an email and mails the link',
    })
    .input(z.object({ email }))
    .output(invitationEntry),
  decide: endpoint
    .route({
      method: 'POST',
      path: '/operator/invitations/decide',
      summary: 'Approves or declines requests',
    })
    .input(
      z.object({
        emails: z.array(email).min(1).max(100),
        decision: z.enum(['approve', 'decline']),
      }),
    )
    .output(z.array(invitationEntry)),
  resend: endpoint
    .route({
      method: 'POST',
      path: '/operator/invitations/resend',
      summary: 'Mails the link once more',
    })
    .input(z.object({ email }))
    .output(invitationEntry),
  log: endpoint
    .route({ method: 'GET', path: '/operator/log', summary: 'What operators did, newest first' })
    .input(page)
    .output(z.object({ total: z.number().int(), items: z.array(operatorLogRow) })),
  mail: endpoint
    .route({
      method: 'GET',
      path: '/operator/mail',
      summary: 'The outbox; status=dead is what could not be delivered',
    })
    .input(page.extend({ status: z.enum(['queued', 'sending', 'sent', 'dead']).optional() }))
    .output(z.object({ total: z.number().int(), dead: z.number().int(), items: z.array(mailRow) })),
  retryMail: endpoint
    .route({
      method: 'POST',
      path: '/operator/mail/{id}/retry',
      summary: 'Queues an undelivered mail again',
    })
    .input(z.object({ id: uuid }))
    .output(done),
  feedback: endpoint
    .route({ method: 'GET', path: '/operator/feedback', summary: 'What people wrote' })
    .input(page.extend({ status: z.enum(['new', 'done']).optional() }))
    .output(z.object({ total: z.number().int(), items: z.array(feedbackRow) })),
  settleFeedback: endpoint
    .route({
      method: 'PUT',
      path: '/operator/feedback/{id}',
      summary: 'Marks feedback as done, or as new again',
    })
    .input(z.object({ id: uuid, status: z.enum(['new', 'done']) }))
    .output(done),
  isolation: endpoint
    .route({
      method: 'GET',
      path: '/operator/isolation',
      summary: 'Earlier runs of the isolation self-test, newest first',
    })
    .output(z.array(isolationRun)),
  runIsolation: endpoint
    .route({
      method: 'POST',
      path: '/operator/isolation',
      summary: 'Reads canaries in the running database as real members, and keeps the result',
    })
    .output(isolationRun),
}
