import { randomUUID } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asActor } from './as-actor.ts'
import { asOwner } from './as-owner.ts'
import type { Tables } from './tables.ts'
import { SHARED_DOCUMENT } from './testing/documents.ts'
import { freshDatabase, type FreshDatabase } from './testing/fresh-database.ts'
import {
  buildOrganizations,
  type KnownPerson,
  type Organizations,
} from './testing/organizations.ts'

type Row = Record<string, string | null>
type Rule = (who: KnownPerson, row: Row) => boolean
/** What may be done with the rows of a table. Written from the specification, not from the policies. */
type Rules = { read: Rule; insert: Rule; update: Rule; delete?: Rule }

const WORKING = [
  'sme_owner',
  'sme_admin',
  'marketing_manager',
  'agency_owner',
  'agency_admin',
  'account_manager',
  'creative_strategist',
]
const PROFILE = ['sme_owner', 'sme_admin', 'marketing_manager', 'agency_owner', 'agency_admin']
const MANAGERS = ['sme_owner', 'sme_admin', 'agency_owner', 'agency_admin']
const OWNERS = ['sme_owner', 'agency_owner']

const never: Rule = () => false
const sameOrganization: Rule = (who, row) => row.org_id === who.orgId
/** Any role reaches the rows of its organization, or of the one client it is limited to. */
const inReach: Rule = (who, row) =>
  sameOrganization(who, row) &&
  who.role !== null &&
  (who.clientId === null || row.client_id === who.clientId)
const working: Rule = (who, row) => inReach(who, row) && WORKING.includes(who.role!)
const wideWorking: Rule = (who, row) =>
  sameOrganization(who, row) && who.clientId === null && WORKING.includes(who.role ?? '')
const mine: Rule = (who, row) =>
  sameOrganization(who, row) && (row.user_id ?? row.owner_id) === who.userId
const wide =
  (roles: string[]): Rule =>
  (who, row) =>
    sameOrganization(who, row) && who.clientId === null && roles.includes(who.role ?? '')

/** Of the organization as a whole, for everybody who works in it, also for one client only. */
const workingSomewhere: Rule = (who, row) =>
  sameOrganization(who, row) && WORKING.includes(who.role ?? '')

/** Who works there; of a document that was shared, everybody in whose reach the client is. What is shared says so in that column here. */
const ofShared =
  (column: string): Rule =>
  (who, row) =>
    working(who, row) || (row[column] === SHARED_DOCUMENT && inReach(who, row))

const MATRIX: Record<string, Rules> = {
  organizations: { read: (who, row) => row.id === who.orgId, insert: never, update: never },
  users: {
    read: (who, row) =>
      wideWorking(who, row) || (sameOrganization(who, row) && row.id === who.userId),
    insert: never,
    update: never,
  },
  role_assignments: {
    read: (who, row) => wideWorking(who, row) || mine(who, row),
    insert: never,
    update: never,
  },
  // Terms and contacts are the agency's; a client's people learn its name from the portal's functions.
  clients: {
    read: (who, row) => working(who, { ...row, client_id: row.id! }),
    insert: never,
    update: never,
  },
  // Drafts nobody asked about are of those who work there; those planted here were asked about.
  campaigns: { read: inReach, insert: working, update: working },
  business_contexts: { read: working, insert: wide(PROFILE), update: wide(PROFILE) },
  agent_sessions: { read: working, insert: working, update: working },
  agent_messages: { read: working, insert: working, update: never },
  agent_runs: { read: working, insert: working, update: working },
  agent_calls: { read: wide(MANAGERS), insert: never, update: never },
  ai_providers: { read: wide(MANAGERS), insert: never, update: never },
  agent_events: { read: working, insert: working, update: never },
  campaign_status_changes: { read: working, insert: never, update: never },
  approvals: { read: inReach, insert: never, update: never },
  portal_messages: { read: inReach, insert: never, update: never },
  portal_reads: { read: mine, insert: never, update: never },
  themes: { read: sameOrganization, insert: never, update: never },
  saved_views: { read: mine, insert: mine, update: mine, delete: mine },
  agent_outputs: {
    read: (who, row) =>
      working(who, row) || (row.shared_at !== null && row.deleted_at === null && inReach(who, row)),
    insert: working,
    update: working,
  },
  noticed: { read: working, insert: never, update: never },
  predictions: { read: working, insert: never, update: never },
  reports: {
    read: (who, row) =>
      working(who, row) || (row.shared_at !== null && row.deleted_at === null && inReach(who, row)),
    insert: never,
    update: never,
  },
  // Of a draft, which carries a section here, those who work there; of what was shared, both sides.
  report_comments: {
    read: (who, row) => (row.section === null ? inReach(who, row) : working(who, row)),
    insert: never,
    update: never,
  },
  report_schedules: { read: working, insert: never, update: never },
  report_mails: { read: working, insert: never, update: never },
  persona_interviews: { read: working, insert: working, update: working },
  persona_interview_answers: { read: working, insert: working, update: never, delete: working },
  company_facts: { read: working, insert: working, update: working },
  company_fact_versions: { read: working, insert: never, update: never },
  customer_sources: { read: working, insert: working, update: working },
  fact_uses: { read: working, insert: never, update: never },
  output_versions: { read: working, insert: never, update: never },
  stale_outputs: { read: working, insert: never, update: never },
  tasks: { read: working, insert: never, update: working },
  quick_wins: { read: working, insert: never, update: never },
  calendar_feeds: { read: mine, insert: mine, update: mine },
  notifications: { read: mine, insert: never, update: mine },
  notification_settings: { read: mine, insert: mine, update: mine },
  feedback: { read: mine, insert: mine, update: never },
  images: {
    read: (who, row) =>
      mine(who, row) ||
      (row.purpose === 'avatar' && wideWorking(who, row)) ||
      (row.purpose === 'logo' && sameOrganization(who, row)),
    insert: (who, row) =>
      mine(who, row) &&
      (row.purpose !== 'logo' || wide(['agency_owner', 'agency_admin'])(who, row)),
    update: never,
  },
  audit_log: { read: wide(OWNERS), insert: never, update: never },
  team_invitations: { read: never, insert: never, update: never },
  // Figures are told by functions only; a draft counts nowhere, and those who work there may go on with it.
  figure_imports: { read: working, insert: never, update: never },
  figure_files: { read: working, insert: never, update: never },
  figures: { read: working, insert: never, update: never },
  figure_totals: { read: working, insert: never, update: never },
  figure_campaigns: { read: working, insert: never, update: never },
  figure_campaign_numbers: { read: working, insert: never, update: never },
  figure_remarks: { read: working, insert: never, update: never },
  brand_guidelines: { read: working, insert: never, update: never },
  figure_targets: { read: working, insert: never, update: never },
  figure_mappings: { read: workingSomewhere, insert: never, update: never },
  documents: {
    read: (who, row) => working(who, row) || (row.shared_at !== null && inReach(who, row)),
    insert: never,
    update: never,
  },
  // Of a document that was shared; its words say so here.
  document_versions: { read: ofShared('file_name'), insert: never, update: never },
  document_pages: { read: ofShared('words'), insert: never, update: never },
  document_passages: { read: ofShared('words'), insert: never, update: never },
  document_facts: { read: working, insert: never, update: never },
  custom_metrics: { read: workingSomewhere, insert: never, update: never },
  // Passages of everything above that can be found; of what was shared, for everybody in whose reach it is.
  search_entries: {
    read: (who, row) => working(who, row) || (Boolean(row.open) && inReach(who, row)),
    insert: never,
    update: never,
  },
  // All words of an output, out of its passages.
  output_words: {
    read: (who, row) => working(who, row) || (Boolean(row.open) && inReach(who, row)),
    insert: never,
    update: never,
  },
}
/** Who writes a row is part of what the policies check: each tries in their own name. */
const WRITER: Record<string, string> = {
  agent_sessions: 'created_by',
  campaigns: 'created_by',
  agent_runs: 'actor_id',
  persona_interviews: 'created_by',
  persona_interview_answers: 'asked_by',
  customer_sources: 'added_by',
}

let database: FreshDatabase
let organizations: Organizations
let names: string[]
beforeAll(async () => {
  database = await freshDatabase()
  organizations = await buildOrganizations(database)
  names = organizations.people.map(person => person.name)
})
afterAll(() => database.drop())

const DENIED = '42501'
const everyRow = (table: string): Promise<Row[]> =>
  asOwner(database, async owner =>
    (await owner.query<{ row: Row }>(`select to_jsonb(t) as row from public.${table} t`)).rows.map(
      ({ row }) => row,
    ),
  )
/** The columns of a table that people may read, fill or change: some are told by functions only. */
const openColumns = (table: string, verb: 'select' | 'insert' | 'update'): Promise<string[]> =>
  asOwner(database, async owner => {
    const { rows } = await owner.query<{ name: string }>(
      `select a.attname as name
         from pg_attribute a
        where a.attrelid = $1::regclass
          and a.attnum > 0
          and not a.attisdropped
          and has_column_privilege('app_user', a.attrelid, a.attnum, $2)
        order by 1`,
      [`public.${table}`, verb],
    )
    return rows.map(row => row.name)
  })
const keyOf = (row: Row): string =>
  JSON.stringify([
    row.org_id,
    row.id,
    row.user_id,
    row.session_id,
    row.seq,
    row.insight_id,
    row.output_id,
    row.event,
    row.client_id,
    row.import_id,
    row.headers_key,
    row.document_id,
    row.fact_id,
  ])
const describeRow = (row: Row): string =>
  `${row.org_id?.slice(0, 4)}/${row.client_id?.slice(0, 4) ?? '-'}/${(row.user_id ?? row.owner_id)?.slice(0, 4) ?? '-'}`

/** Runs one attempt and takes it back. Answers how many rows it touched, or `denied`. */
async function attempt(
  tx: Transaction<Tables>,
  work: () => Promise<{ numAffectedRows?: bigint }>,
): Promise<'denied' | 'touched' | 'nothing'> {
  await sql`savepoint attempt`.execute(tx)
  try {
    const { numAffectedRows } = await work()
    return numAffectedRows && numAffectedRows > 0n ? 'touched' : 'nothing'
  } catch (error) {
    // A key that exists already is looked at after the policies have let the row through.
    return (error as { code?: string }).code === DENIED ? 'denied' : 'touched'
  } finally {
    await sql`rollback to savepoint attempt`.execute(tx)
  }
}

test('every tenant table has a line in the matrix', async () => {
  const { rows } = await asOwner(database, owner =>
    owner.query<{ name: string }>(`
    select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'public' and c.relkind in ('r', 'p') and (c.relname = 'organizations' or exists (select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = 'org_id' and not a.attisdropped))`),
  )
  expect(Object.keys(MATRIX).toSorted()).toEqual(rows.map(row => row.name).toSorted())
  expect(names.length).toBeGreaterThan(25)
})

/** Tries to insert a copy of the row, to change it and to delete it, as somebody; each attempt is taken back. */
async function attempts(
  tx: Transaction<Tables>,
  table: string,
  row: Row,
  who: KnownPerson,
  open: { insertable: string[]; updatable: string | undefined },
) {
  const name = sql.table(`public.${table}`)
  const columns = sql.join(open.insertable.map(column => sql.ref(column)))
  const updatable = sql.ref(open.updatable ?? 'org_id')
  const same = sql`to_jsonb(t) = ${JSON.stringify(row)}::jsonb`
  const copy = {
    ...row,
    ...('id' in row ? { id: randomUUID() } : {}),
    ...(table === 'agent_events' ? { seq: 1_000_000 } : {}),
    ...(WRITER[table] ? { [WRITER[table]!]: who.userId } : {}),
  }
  const insert = sql`
    insert into ${name} (${columns}) overriding system value
    select ${columns} from jsonb_populate_record(null::${name}, ${JSON.stringify(copy)}::jsonb)`
  const update = sql`update ${name} t set ${updatable} = t.${updatable} where ${same}`
  const remove = sql`delete from ${name} t where ${same}`
  return {
    insert: open.insertable.length ? await attempt(tx, () => insert.execute(tx)) : 'denied',
    update: open.updatable ? await attempt(tx, () => update.execute(tx)) : 'denied',
    delete: await attempt(tx, () => remove.execute(tx)),
  }
}

describe.each(Object.entries(MATRIX))('%s', (table, rules) => {
  test('is read as the matrix says, by everybody', async () => {
    const all = await everyRow(table)
    expect(all.length).toBeGreaterThan(2)
    const columns = await openColumns(table, 'select')
    const readable = sql.raw(columns.join(', ') || '*')
    for (const who of organizations.people) {
      const read = await asActor(database.db, who, async tx =>
        (
          await sql<{
            row: Row
          }>`select to_jsonb(t) as row from (select ${readable} from ${sql.table(`public.${table}`)}) t`.execute(
            tx,
          )
        ).rows.map(({ row }) => row),
      ).catch((error: { code?: string }) => {
        if (!['SX401', 'SX4M2', DENIED].includes(error.code ?? '')) throw error
        return []
      })
      const expected = who.enters ? all.filter(row => rules.read(who, row)) : []
      expect(read.map(keyOf).toSorted(), `${who.name} reads ${table}`).toEqual(
        expected.map(keyOf).toSorted(),
      )
    }
  })

  test('is written as the matrix says, by everybody', async () => {
    // One row of each organization, client and person stands for its like.
    const all = [
      ...new Map(
        (await everyRow(table)).map(row => [
          describeRow(row) + (row.purpose ?? '') + (row.shared_at ? 'shared' : ''),
          row,
        ]),
      ).values(),
    ]
    const [updatable] = await openColumns(table, 'update')
    const insertable = await openColumns(table, 'insert')
    const wrong: string[] = []
    for (const who of organizations.people) {
      if (!who.enters) {
        await expect(
          asActor(database.db, who, tx => sql`select 1`.execute(tx)),
          who.name,
        ).rejects.toMatchObject({ code: expect.stringMatching(/SX401|SX4M2/) as string })
        continue
      }
      await asActor(database.db, who, async tx => {
        for (const row of all) {
          const outcomes = await attempts(tx, table, row, who, { insertable, updatable })
          for (const [verb, outcome] of Object.entries(outcomes)) {
            const allowed = rules[verb as 'insert' | 'update' | 'delete']?.(who, row) ?? false
            if ((outcome === 'touched') !== allowed)
              wrong.push(
                `${who.name}: ${verb} of ${table} ${describeRow(row)} is ${outcome}, the matrix says ${allowed ? 'allowed' : 'refused'}`,
              )
          }
        }
      })
    }
    expect(wrong).toEqual([])
  })
})

test('the matrix would see a hole: a policy that forgets the client, one that forgets the organization', async () => {
  const limited = organizations.people.find(
    person => person.name === 'client x creative_strategist',
  )!
  const other = organizations.people.find(person => person.name === 'the shop’s owner')!
  const count = (who: KnownPerson): Promise<number> =>
    asActor(
      database.db,
      who,
      async tx =>
        (
          await sql<{ n: number }>`select count(*)::integer as n from public.agent_outputs`.execute(
            tx,
          )
        ).rows[0]!.n,
    )
  const [before, beforeOther] = [await count(limited), await count(other)]
  await asOwner(database, owner =>
    owner.query(
      'create policy forgetful on public.agent_outputs for select to app_user using (org_id = (select app.org_id()))',
    ),
  )
  expect(await count(limited)).toBeGreaterThan(before)
  await asOwner(database, owner =>
    owner.query(
      'drop policy forgetful on public.agent_outputs; create policy forgetful on public.agent_outputs for select to app_user using (true)',
    ),
  )
  expect(await count(other)).toBeGreaterThan(beforeOther)
  await asOwner(database, owner => owner.query('drop policy forgetful on public.agent_outputs'))
})
