import { asOwner } from '@sextant/database/as-owner'
import { freshDatabase } from '@sextant/database/testing/fresh-database'
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
  expect(provider.calls()).toBe(0)
  await server.close()
  await provider.close()
  await database.drop()
}, 60_000)
