import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { isoDate, uuid } from '../rows.ts'

export const auditRow = z.object({
  id: z.number().int(),
  created_at: isoDate,
  actor_id: uuid.nullable(),
  actor_name: z.string().nullable(),
  action: z.string(),
  entity: z.string(),
  entity_id: uuid.nullable(),
  detail: z.record(z.string(), z.unknown()),
})
export type AuditRow = z.infer<typeof auditRow>
/** `from` and `to` are days in UTC, both included. */
export const auditFilter = z.object({
  entity: z.string().max(60).optional(),
  action: z.string().max(60).optional(),
  actor_id: uuid.optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
})

export const auditRoutes = {
  list: endpoint
    .route({
      method: 'GET',
      path: '/audit',
      summary:
        'The organization’s audit log, newest first; GET /audit/export.csv answers the same filter as CSV',
    })
    .input(
      auditFilter.extend({
        limit: z.coerce.number().int().min(1).max(200).default(50),
        before: z.coerce.number().int().optional(),
      }),
    )
    .output(
      z.object({
        items: z.array(auditRow),
        entities: z.array(z.string()),
        actions: z.array(z.string()),
        more: z.boolean(),
      }),
    ),
}
