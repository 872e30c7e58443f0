import { type AuditRow, auditFilter } from '@sextant/contracts/audit/routes'
import { csvRow } from '@sextant/agents/rendering/csv'
import { asActor } from '@sextant/database/as-actor'
import type { Tables } from '@sextant/database/tables'
import { type RawBuilder, sql, type Transaction } from 'kysely'
import type * as z from 'zod'
import { api, type Context, withToken } from '../../platform/context.ts'
import { fail } from '../../platform/errors.ts'
import { requireAbility } from '../../platform/require-ability.ts'

type Filter = z.infer<typeof auditFilter>
const EXPORT_MAX = 50_000

const rowsOf = (
  filter: Filter,
  before: number | undefined,
  limit: number,
): RawBuilder<AuditRow> => sql<AuditRow>`
  select a.id, a.created_at, a.actor_id, u.full_name as actor_name, a.action, a.entity, a.entity_id, a.detail
    from public.audit_log a left join public.users u on u.org_id = a.org_id and u.id = a.actor_id
   where a.org_id = app.org_id()
     and (${filter.entity ?? null}::text is null or a.entity = ${filter.entity ?? null})
     and (${filter.action ?? null}::text is null or a.action = ${filter.action ?? null})
     and (${filter.actor_id ?? null}::uuid is null or a.actor_id = ${filter.actor_id ?? null})
     and (${filter.from ?? null}::date is null or a.created_at >= ${filter.from ?? null}::date::timestamp at time zone 'UTC')
     and (${filter.to ?? null}::date is null or a.created_at < (${filter.to ?? null}::date + 1)::timestamp at time zone 'UTC')
     and (${before ?? null}::bigint is null or a.id < ${before ?? null})
   order by a.id desc limit ${limit}`

const distinct = async (tx: Transaction<Tables>, column: 'entity' | 'action'): Promise<string[]> =>
  (
    await sql<{
      value: string
    }>`select distinct ${sql.ref(column)} as value from public.audit_log where org_id = app.org_id() order by 1`.execute(
      tx,
    )
  ).rows.map(row => row.value)

export const auditRouter = {
  list: api.audit.list.use(withToken).handler(({ input, context }) =>
    asActor(context.database.db, context, async tx => {
      await requireAbility(tx, 'audit.view', null)
      const { rows } = await rowsOf(input, input.before, input.limit + 1).execute(tx)
      return {
        items: rows.slice(0, input.limit),
        more: rows.length > input.limit,
        entities: await distinct(tx, 'entity'),
        actions: await distinct(tx, 'action'),
      }
    }),
  ),
}

/** GET /audit/export.csv with the same filter. */
export async function exportAudit(
  context: Context & { token: string },
  query: Record<string, string>,
): Promise<Response> {
  const filter = auditFilter.safeParse(query)
  if (!filter.success) throw fail('BAD_REQUEST', undefined, { issues: filter.error.issues })
  const rows = await asActor(context.database.db, context, async tx => {
    await requireAbility(tx, 'audit.view', null)
    return (await rowsOf(filter.data, undefined, EXPORT_MAX).execute(tx)).rows
  })
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
