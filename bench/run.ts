import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { asOwner } from '@sextant/database/as-owner'
import { openDatabase } from '@sextant/database/open-database'
import { startPostgres } from '../scripts/throwaway-postgres.mjs'
import { buildWeb } from '../scripts/setup.mjs'
import { type Bench, type Row, SMALL, startProduct, WHOLE } from './bench.ts'
import { measureClientsPage } from './measures/clients-page.ts'
import { measureCompanyModel } from './measures/company-model.ts'
import { measureDoors } from './measures/doors.ts'
import { measureDrafts } from './measures/drafts.ts'
import { measureFigureImport } from './measures/figure-import.ts'
import { measureFigures } from './measures/figures.ts'
import { measureFiguresPage } from './measures/figures-page.ts'
import { measureFirstPage } from './measures/first-page.ts'
import { measureHostileWords } from './measures/hostile.ts'
import { measureLibrary } from './measures/library.ts'
import { measureListeners } from './measures/listeners.ts'
import { measureLongDocument } from './measures/long-document.ts'
import { measureMemory } from './measures/memory.ts'
import { measureRls } from './measures/rls.ts'
import { measureRpc } from './measures/rpc.ts'
import { measureScale } from './measures/scale.ts'
import { measureSearch } from './measures/search.ts'
import { measureStart } from './measures/start.ts'
import { measureStreams } from './measures/streams.ts'

// npm run bench [part]: ratios, bytes and times against their goals. Nothing here fails a build: machines differ, ratios tell.
// With --small every measure runs on little, which shows that none has broken; its figures say nothing.
const small = process.argv.includes('--small')
const part = process.argv.slice(2).find(word => !word.startsWith('--'))
const size = small ? SMALL : WHOLE
const postgres = await startPostgres()
try {
  const planted = (size.organizations * 1_000).toLocaleString('en-US')
  console.error(`Planting ${planted} campaigns of ${size.organizations} organizations …`)
  const middle = size.organizations / 2
  const database = await openDatabase({ url: postgres.url, dataDir: '' })
  const org = await asOwner(database, async client => {
    // A million rows take longer than a request may.
    await client.query('set local statement_timeout = 0')
    await client.query(`select set_config('bench.organizations', '${size.organizations}', true)`)
    await client.query(
      readFileSync(
        join(import.meta.dirname, '../database/scenarios/million-campaigns.sql'),
        'utf8',
      ),
    )
    const { rows } = await client.query<{ id: string; userid: string }>(
      `select org_id as id, id as userid from public.users where email = $1`,
      [`bench-${middle}@people.example`],
    )
    return {
      id: rows[0]!.id,
      userId: rows[0]!.userid,
      token: `bench-token-${middle}`.padEnd(24, 'x'),
    }
  })
  await asOwner(database, client => client.query('select 1'))
  await database.close()
  await vacuum(postgres.url)
  const bench: Bench = {
    size,
    url: postgres.url,
    org,
    startServer: env => startProduct({ DATABASE_URL: postgres.url, ...env }),
  }
  buildWeb()
  const measures: Record<string, () => Promise<Row[]> | Row[]> = {
    drafts: measureDrafts,
    rls: () => measureRls(bench),
    rpc: () => measureRpc(bench),
    // Before the streams: they leave messages with one of the two organizations that are compared.
    scale: () => measureScale(bench),
    search: () => measureSearch(bench),
    streams: () => measureStreams(bench),
    listeners: () => measureListeners(bench),
    clients: () => measureClientsPage(bench),
    library: () => measureLibrary(bench),
    company: () => measureCompanyModel(bench),
    doors: () => measureDoors(bench),
    start: () => measureStart(bench),
    memory: () => measureMemory(bench),
    hostile: () => measureHostileWords(bench),
    figures: () => measureFigures(bench),
    'figure-import': () => measureFigureImport(bench),
    'long-document': () => measureLongDocument(bench),
    page: measureFirstPage,
    'figures-page': measureFiguresPage,
  }
  for (const [name, measure] of Object.entries(measures)) {
    if (part && part !== name) continue
    for (const { what, got, goal, met } of await measure())
      console.log(`${met ? '✓' : '✗'} ${what.padEnd(58)} ${got.padEnd(62)} goal: ${goal}`)
  }
} finally {
  await postgres.stop()
}

async function vacuum(url: string): Promise<void> {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('vacuum analyze')
  await client.end()
}
