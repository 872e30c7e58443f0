import { CLIENT_COLUMNS } from '@sextant/contracts/clients/import-columns'
import { csvRow } from '@sextant/agents/rendering/csv'
import { dollarsOf } from '@sextant/contracts/money'
import type { ClientRow } from '@sextant/contracts/rows'
import { rowsOf } from '@sextant/database/call'
import type { Context } from '../../platform/context.ts'

type Row = ClientRow & { company_size: string | null; description: string | null }

/** GET /clients/export.csv: the columns the import takes, then the figures. `q` and `status` as in the list; whose clients, the policies say. */
export async function exportClients(
  context: Context & { token: string },
  query: Record<string, string>,
): Promise<Response> {
  const rows = await rowsOf<Row>(
    context.database.pool,
    context,
    'client_export',
    query.q?.slice(0, 200) || null,
    query.status ?? null,
  )
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
    ...CLIENT_COLUMNS,
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
