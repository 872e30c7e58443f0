import { csvRow } from '@sextant/agents/rendering/csv'
import { dollarsOf } from '@sextant/contracts/money'
import type { ClientRow } from '@sextant/contracts/rows'
import { asActor } from '@sextant/database/as-actor'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { COLUMNS } from './import-clients.ts'

type Row = ClientRow & { company_size: string | null; description: string | null }

/** GET /clients/export.csv: the columns the import takes, then the figures. `q` and `status` as in the list; whose clients, the policies say. */
export async function exportClients(
  context: Context & { token: string },
  query: Record<string, string>,
): Promise<Response> {
  const rows = await asActor(context.database.db, context, async tx => {
    const pattern = query.q
      ? `%${query.q.slice(0, 200).replaceAll(/[\\%_]/g, match => `\\${match}`)}%`
      : null
    return (
      await sql<Row>`
      select r.*, b.company_size, b.description from app.client_rows() r left join public.business_contexts b on b.org_id = r.org_id and b.client_id = r.id
       where (${query.status ?? null}::text is null or r.status = ${query.status ?? null}) and (${pattern}::text is null or r.name ilike ${pattern} or r.industry ilike ${pattern} or r.client_info ->> 'name' ilike ${pattern})
       order by lower(r.name), r.id`.execute(tx)
    ).rows
  })
  const lines = rows.map(row => [
    row.name,
    row.status,
    row.industry ?? '',
    row.client_info.name ?? '',
    row.client_info.email ?? '',
    row.client_info.phone ?? '',
    row.client_info.website ?? '',
    row.monthly_fee_cents === null ? '' : dollarsOf(row.monthly_fee_cents),
    row.company_size ?? '',
    row.description ?? '',
    row.client_info.notes ?? '',
    row.slug,
    String(row.health_score),
    String(row.active_campaigns),
    String(row.campaigns_count),
    String(row.outputs_count),
    row.created_at,
    row.archive_reason ?? '',
  ])
  const header = [
    ...COLUMNS,
    'slug',
    'health_score',
    'active_campaigns',
    'campaigns',
    'outputs',
    'created_at',
    'archive_reason',
  ]
  return new Response(`\uFEFF${[header, ...lines].map(csvRow).join('\r\n')}\r\n`, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="clients.csv"',
    },
  })
}
