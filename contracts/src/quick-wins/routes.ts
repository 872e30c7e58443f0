import * as z from 'zod'
import { figure } from '../company/figures.ts'
import { wantedRow } from '../company/findings.ts'
import { endpoint } from '../endpoint.ts'
import { isoDate, uuid } from '../rows.ts'
import { PLAIN_TEXT } from '../plain-text.ts'
import { TASK_STATUSES } from '../tasks/routes.ts'
import { GRADES } from './grade.ts'
import { prediction } from './prediction.ts'

export const QUICK_WIN_STATUSES = ['running', 'graded', 'dropped'] as const
export type QuickWinStatus = (typeof QUICK_WIN_STATUSES)[number]
export const REASON_MAX = 300

/** A move that pays back within thirty days, as it stands when it is chosen. Cost in cents, from and to. */
export const quickWinMove = z.object({
  play: z.string(),
  title: z.string(),
  /** The finding it answers. */
  because: z.string(),
  /** Names of the facts that finding rests on. */
  from: z.array(z.string()),
  steps: z.array(z.string()),
  metric: z.string(),
  stop: z.string(),
  owner_role: z.string(),
  hours: z.number(),
  /** Until it shows, from and to. */
  weeks: z.tuple([z.number(), z.number()]),
  cost: z.tuple([z.number(), z.number()]),
  currency: z.string(),
  source: z.object({ method: z.string(), by: z.string() }),
})
export type QuickWinMove = z.infer<typeof quickWinMove>

export const opportunityRow = quickWinMove.extend({ prediction })
export type OpportunityRow = z.infer<typeof opportunityRow>
/** A move that fits and lacks one figure to say what it would bring. */
export const nearRow = quickWinMove.extend({ wanted: wantedRow })
export type NearRow = z.infer<typeof nearRow>

export const quickWinOpportunities = z.object({
  /** The best first: what pays back soonest, then what takes least, then what does most for the goal. */
  opportunities: z.array(opportunityRow),
  near: z.array(nearRow),
  /** Single answers that would bring further moves into sight. */
  wanted: z.array(wantedRow),
  /** Moves that fit and take longer than thirty days to pay back. */
  slower: z.number().int(),
})
export type QuickWinOpportunities = z.infer<typeof quickWinOpportunities>

const result = z.object({
  /** In the form of the prediction; null: it could not be measured. */
  value: z.number().nullable(),
  source: z.enum(['company', 'typed']),
  note: z.string(),
})

/** A figure of the company model that changed since the start, counted as the prediction counts. */
const offered = z.object({ value: z.number(), label: z.string(), changed_at: isoDate })
export type OfferedResult = z.infer<typeof offered>

export const quickWinRow = quickWinMove.extend({
  id: uuid,
  client_id: uuid.nullable(),
  client_name: z.string().nullable(),
  client_slug: z.string().nullable(),
  campaign_id: uuid.nullable(),
  campaign_name: z.string().nullable(),
  owner_id: uuid.nullable(),
  owner_name: z.string().nullable(),
  prediction,
  checklist: z.array(
    z.object({ id: uuid, what: z.string(), due: z.string(), status: z.enum(TASK_STATUSES) }),
  ),
  /** ISO date on which its result is asked for. */
  due: z.string(),
  status: z.enum(QUICK_WIN_STATUSES),
  drop_reason: z.string().nullable(),
  result: result.nullable(),
  grade: z.enum(GRADES).nullable(),
  decided_at: isoDate.nullable(),
  decided_by_name: z.string().nullable(),
  created_at: isoDate,
  created_by_name: z.string().nullable(),
})
export type QuickWinRow = z.infer<typeof quickWinRow>
export const quickWinDetail = quickWinRow.extend({ offered: offered.nullable() })
export type QuickWinDetail = z.infer<typeof quickWinDetail>

const ofPlace = z.object({ client_id: uuid.optional() })
const byId = z.object({ id: uuid })
const words = z.string().trim().max(REASON_MAX).regex(PLAIN_TEXT, 'Please use plain text')

export const quickWinRoutes = {
  opportunities: endpoint
    .route({
      method: 'GET',
      path: '/quick-wins/opportunities',
      summary: 'Moves that pay back within thirty days, for the organization or one client',
    })
    .input(ofPlace)
    .output(quickWinOpportunities),
  people: endpoint
    .route({
      method: 'GET',
      path: '/quick-wins/people',
      summary: 'Who may own a quick win here',
    })
    .input(ofPlace)
    .output(z.array(z.object({ id: uuid, name: z.string(), roles: z.array(z.string()) }))),
  list: endpoint
    .route({
      method: 'GET',
      path: '/quick-wins',
      summary: 'What was started: of the organization, one client or one campaign',
    })
    .input(
      ofPlace.extend({
        campaign_id: uuid.optional(),
        limit: z.coerce.number().int().min(1).max(200).default(100),
      }),
    )
    .output(z.array(quickWinRow)),
  read: endpoint
    .route({ method: 'GET', path: '/quick-wins/{id}', summary: 'One of them' })
    .input(byId)
    .output(quickWinDetail),
  start: endpoint
    .route({
      method: 'POST',
      path: '/quick-wins',
      summary: 'Starts one: its checklist with dates, its owner, its prediction',
    })
    .input(
      ofPlace.extend({
        play: z.string().max(80),
        campaign_id: uuid.optional(),
        /** Left out: who the role of the move names, else the caller. */
        owner_id: uuid.optional(),
        /** Left out: today. */
        begins: z.iso.date().optional(),
      }),
    )
    .output(byId),
  takeBack: endpoint
    .route({ method: 'DELETE', path: '/quick-wins/{id}', summary: 'Takes a start back' })
    .input(byId)
    .output(byId),
  drop: endpoint
    .route({ method: 'POST', path: '/quick-wins/{id}/drop', summary: 'Ends it without a result' })
    .input(byId.extend({ reason: words.min(1) }))
    .output(byId),
  reopen: endpoint
    .route({
      method: 'POST',
      path: '/quick-wins/{id}/reopen',
      summary: 'Goes on with a dropped or graded one',
    })
    .input(byId)
    .output(byId),
  giveResult: endpoint
    .route({
      method: 'POST',
      path: '/quick-wins/{id}/result',
      summary: 'Says what came of it, and grades it against its prediction',
    })
    .input(
      byId.extend({
        /** Null: it could not be measured. */
        value: figure.nullable(),
        note: words.default(''),
      }),
    )
    .output(z.object({ id: uuid, grade: z.enum(GRADES) })),
}
