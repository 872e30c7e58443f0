import { randomUUID } from 'node:crypto'
import type pg from 'pg'

type FigureIds = { importId: string; draftImportId: string; remarkId: string; metricId: string }

/** Metrics have names for ids, one an organization. */
export const newFigureIds = (mark: string): FigureIds => ({
  importId: randomUUID(),
  draftImportId: randomUUID(),
  remarkId: randomUUID(),
  metricId: `metric_${mark.toLowerCase().replaceAll('-', '_')}`,
})

/** One row in every table of figures, and a draft beside, for one client or for the organization. */
export async function plantFigures(
  owner: pg.PoolClient,
  at: readonly [orgId: string, clientId: string | null],
  ids: FigureIds,
  mark: string,
): Promise<void> {
  const [orgId] = at
  for (const [id, state] of [
    [ids.importId, 'done'],
    [ids.draftImportId, 'draft'],
  ])
    await plantImport(owner, at, id!, state!, mark)
  await owner.query(
    `insert into public.figure_totals (org_id, client_id, span, starts_on, source, campaign, measures, currencies, sums, lines) values ($1, $2, 'day', '2026-09-01', 'api', $3, '{clicks}', '{null}', '{17}', '{1}') on conflict do nothing`,
    [...at, mark],
  )
  await owner.query(
    `insert into public.figure_campaigns (org_id, client_id, source, name) values ($1, $2, 'api', $3) on conflict do nothing`,
    [...at, mark],
  )
  await owner.query(
    `insert into public.figure_campaign_numbers (org_id, client_id, source, number, name) values ($1, $2, 'api', $3, $3) on conflict do nothing`,
    [...at, mark],
  )
  await owner.query(
    `insert into public.figure_remarks (org_id, client_id, id, day, words) values ($1, $2, $3, '2026-09-01', $4)`,
    [...at, ids.remarkId, mark],
  )
  await owner.query(
    `insert into public.figure_targets (org_id, client_id, month, metric, value) values ($1, $2, '2026-09-01', $3, 17) on conflict do nothing`,
    [...at, ids.metricId],
  )
  await owner.query(
    `insert into public.brand_guidelines (org_id, client_id, version, content) values ($1, $2, 1, jsonb_build_object('use', jsonb_build_array($3::text))) on conflict do nothing`,
    [...at, mark],
  )
  await owner.query(
    `insert into public.figure_mappings (org_id, headers_key, answers) values ($1, $2, '{}') on conflict do nothing`,
    [orgId, mark],
  )
  await owner.query(
    `insert into public.custom_metrics (org_id, id, name, formula, good) values ($1, $2, $3, 'clicks * 2', 'up') on conflict do nothing`,
    [orgId, ids.metricId, mark],
  )
}

async function plantImport(
  owner: pg.PoolClient,
  at: readonly [orgId: string, clientId: string | null],
  id: string,
  state: string,
  mark: string,
): Promise<void> {
  await owner.query(
    `insert into public.figure_imports (org_id, client_id, id, number, via, state, turn, sources, looked_at)
     select $1, $2, $3, coalesce(max(i.number), 0) + 1, 'files', $4::text, case when $4::text = 'done' then nextval('app.figure_import_order') end, '{api}', now()
     from public.figure_imports i where i.org_id = $1`,
    [...at, id, state],
  )
  await owner.query(
    `insert into public.figure_files (org_id, client_id, import_id, place, name, bytes, state, head) values ($1, $2, $3, 1, $4, 9, 'refused', $5)`,
    [...at, id, mark, JSON.stringify({ refused: mark })],
  )
  await owner.query(
    `insert into public.figures (org_id, client_id, import_id, place, line, day, source, cut, campaign, measure, value, key) values ($1, $2, $3, 1, 2, '2026-09-01', 'api', 'campaign', $4, 'clicks', 17, hashtextextended($4, 0))`,
    [...at, id, mark],
  )
}
