import type { Routes } from '../../platform/requests.ts'
import { type AuditRow, auditFilter } from '@sextant/contracts/audit/routes'
import { csvRow } from '@sextant/agents/rendering/csv'
import { asActor } from '@sextant/database/as-actor'
import { rowsOf, rowsWithin } from '@sextant/database/call'
import type * as z from 'zod'
import { api, type Context, withToken } from '../../platform/context.ts'
import { fail } from '../../platform/errors.ts'

type Filter = z.infer<typeof auditFilter>
type AuditWords = { entities: string[]; actions: string[] }
const EXPORT_MAX = 50_000

/** What the filter asks for, as app.read_audit takes it. */
const asked = ({ entity, action, actor_id, from, to }: Filter) => [
  entity ?? null,
  action ?? null,
  actor_id ?? null,
  from ?? null,
  to ?? null,
]

export const auditRouter = {
  list: api.audit.list.use(withToken).handler(({ input, context }) =>
    asActor(context.database.db, context, async tx => {
      const limits = [input.before ?? null, input.limit + 1]
      const rows = await rowsWithin<AuditRow>(tx, 'read_audit', ...asked(input), ...limits)
      const [words] = await rowsWithin<AuditWords>(tx, 'audit_words')
      return {
        items: rows.slice(0, input.limit),
        more: rows.length > input.limit,
        ...words!,
      }
    }),
  ),
}

export const auditRoutes: Routes = (hono, { signed }) => {
  hono.get('/api/v1/audit/export.csv', c => exportAudit(signed(c), c.req.query()))
}

/** The log as a file, with the same filter. */
async function exportAudit(
  context: Context & { token: string },
  query: Record<string, string>,
): Promise<Response> {
  const filter = auditFilter.safeParse(query)
  if (!filter.success) throw fail('BAD_REQUEST', undefined, { issues: filter.error.issues })
  const rows = await rowsOf<AuditRow>(
    context.database.pool,
    context,
    'read_audit',
    ...asked(filter.data),
    null,
    EXPORT_MAX,
  )
  const lines = [
    ['when (UTC)', 'who', 'action', 'what', 'id', 'detail'],
    ...rows.map(row => [
      row.created_at,
      row.actor_name ?? '',
      row.action,
      row.entity,
      row.entity_id ?? '',
      JSON.stringify(row.detail),
    ]),
  ]
  const body = lines.map(csvRow).join('\r\n')
  return new Response(`\uFEFF${body}\r\n`, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="audit-log.csv"`,
    },
  })
}
