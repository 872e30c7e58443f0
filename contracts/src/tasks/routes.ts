import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { isoDate, uuid } from '../rows.ts'

export const TASK_STATUSES = ['open', 'done', 'dropped'] as const
export type TaskStatus = (typeof TASK_STATUSES)[number]

/** A step that a deliverable says to take, or one of a quick win. */
export const taskRow = z.object({
  id: uuid,
  client_id: uuid.nullable(),
  client_name: z.string().nullable(),
  client_slug: z.string().nullable(),
  /** Null once the deliverable is gone. */
  output_id: uuid.nullable(),
  output_title: z.string().nullable(),
  output_type: z.string().nullable(),
  /** Null where a deliverable says it. */
  quick_win_id: uuid.nullable(),
  quick_win_title: z.string().nullable(),
  what: z.string(),
  about: z.string().nullable(),
  owner_role: z.string(),
  metric: z.string(),
  /** ISO date. */
  due: z.string(),
  status: z.enum(TASK_STATUSES),
  decided_at: isoDate.nullable(),
  decided_by_name: z.string().nullable(),
})
export type TaskRow = z.infer<typeof taskRow>

export const taskRoutes = {
  list: endpoint
    .route({
      method: 'GET',
      path: '/tasks',
      summary: 'What deliverables say to do: of one client, of the own work, or of all in reach',
    })
    .input(
      z.object({
        client_id: uuid.optional(),
        scope: z.enum(['here', 'everywhere']).default('here'),
        status: z.enum(TASK_STATUSES).default('open'),
        limit: z.coerce.number().int().min(1).max(200).default(100),
      }),
    )
    .output(z.array(taskRow)),
  change: endpoint
    .route({ method: 'PATCH', path: '/tasks/{id}', summary: 'Decides a task or moves its date' })
    .input(
      z.object({
        id: uuid,
        status: z.enum(TASK_STATUSES).optional(),
        due: z.iso.date().optional(),
      }),
    )
    .output(z.object({ id: uuid })),
  calendar: endpoint
    .route({
      method: 'POST',
      path: '/tasks/calendar',
      summary: 'The secret address of the caller’s calendar; anew: another one in its place',
    })
    .input(z.object({ anew: z.boolean().default(false) }))
    .output(z.object({ path: z.string() })),
}
