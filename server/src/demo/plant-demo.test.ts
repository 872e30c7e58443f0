import { asOwner } from '@sextant/database/as-owner'
import { type FreshDatabase, freshDatabase } from '@sextant/database/testing/fresh-database'
import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { startServer } from '../start-server.ts'
import { startLoopback } from '../testing/loopback-provider.ts'
import { envOf } from '../testing/own-model.ts'

type Row = {
  organization: string
  tool: string
  unconfirmed: number
  findings: number
  moves: number
  shown: number
  saved: boolean
}

/** What was written down, read and decided; `changes`: facts that wait as a change of one that stands. */
const documentsOf = async (database: FreshDatabase) => {
  const { rows } = await asOwner(database, owner =>
    owner.query<object>(`
      select
        d.name,
        v.state,
        d.version,
        d.shared_at is not null as shared,
        count(*) filter (where f.status = 'confirmed')::integer as confirmed,
        count(*) filter (where f.status = 'proposed' and s.replaces_id is not null)::integer as changes
      from public.documents d
      join public.document_versions v
        on v.org_id = d.org_id and v.document_id = d.id and v.version = d.version
      left join public.document_facts s on s.org_id = d.org_id and s.document_id = d.id
      left join public.company_facts f on f.org_id = s.org_id and f.id = s.fact_id
      group by d.id, d.name, v.state, d.version, d.shared_at
      order by d.name`),
  )
  return rows
}

test('a first local start plants deliverables that rest on confirmed facts and stand every check, and asks no model', async () => {
  const database = await freshDatabase()
  const provider = await startLoopback()
  const env = { ...envOf(provider), PORT: '0', DATA_DIR: 'memory://', LOG_LEVEL: 'silent' }
  const config = readConfig(env)
  const server = await startServer({ ...config, demo: true }, { database })
  const { rows } = await asOwner(database, owner =>
    owner.query<Row>(`
      select
        g.name as organization,
        o.output_type as tool,
        (o.content ->> 'unconfirmed')::integer as unconfirmed,
        jsonb_array_length(o.content -> 'findings') as findings,
        jsonb_array_length(o.content -> 'moves') as moves,
        jsonb_array_length(jsonb_path_query_array(o.content, '$.checks[*] ? (@.status == "shown")')) as shown,
        o.saved_at is not null as saved
      from public.agent_outputs o
      join public.organizations g on g.id = o.org_id`),
  )
  expect(rows.map(({ organization }) => organization).sort()).toEqual([
    'Larkfield Marketing',
    'Larkfield Marketing',
    'Larkfield Marketing',
    'Larkfield Marketing',
    'Tidewater Cycle Works',
    'Tidewater Cycle Works',
    'Tidewater Cycle Works',
  ])
  for (const { findings, moves, tool, ...row } of rows) {
    expect(row).toMatchObject({ unconfirmed: 0, shown: 0, saved: true })
    // A persona is of one group: only what bears on it stands beside it.
    const least = tool === 'persona' ? 1 : 3
    expect(findings, tool).toBeGreaterThanOrEqual(least)
    expect(moves, tool).toBeGreaterThanOrEqual(least)
  }
  const { rows: wins } = await asOwner(database, owner =>
    owner.query<{ status: string; grade: string | null }>(
      'select status, grade from public.quick_wins order by status',
    ),
  )
  expect(wins).toEqual([
    { status: 'graded', grade: 'met' },
    { status: 'running', grade: null },
  ])
  expect(await documentsOf(database)).toEqual([
    { name: 'Fee schedule', state: 'read', version: 1, shared: true, confirmed: 1, changes: 1 },
    {
      name: 'Hub parts, terms of the supplier',
      state: 'read',
      version: 1,
      shared: false,
      confirmed: 0,
      changes: 0,
    },
    {
      name: 'Interviews with commuters',
      state: 'read',
      version: 1,
      shared: false,
      confirmed: 0,
      changes: 0,
    },
    {
      name: 'Self-distribution, notes of a call',
      state: 'read',
      version: 1,
      shared: false,
      confirmed: 0,
      changes: 0,
    },
    {
      name: 'Taproom and private events',
      state: 'read',
      version: 1,
      shared: true,
      confirmed: 2,
      changes: 1,
    },
    {
      name: 'What the front desk counted',
      state: 'read',
      version: 1,
      shared: false,
      confirmed: 0,
      changes: 0,
    },
    { name: 'Workshop prices', state: 'read', version: 2, shared: false, confirmed: 4, changes: 4 },
  ])
  expect(provider.calls()).toBe(0)
  await server.close()
  await provider.close()
  await database.drop()
}, 120_000)
