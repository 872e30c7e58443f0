import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asOwner } from './as-owner.ts'
import { rowsOf } from './call.ts'
import { sqlFiles } from './sql-files.ts'
import { freshDatabase, type FreshDatabase } from './testing/fresh-database.ts'
import { addMember, type Person, signUp } from './testing/people.ts'

// Two clients of one agency with an output each, a person who works for one of them and one who looks on there, and somebody else's agency.
let database: FreshDatabase
let dana: Person, cleo: Person, guest: Person, rival: Person
const [birch, cedar, ofBirch, ofCedar, ofRival] = Array.from({ length: 5 }, () => randomUUID()) as [
  string,
  string,
  string,
  string,
  string,
]

const plantOutput = async (person: Person, id: string, client: string | null, texts: string[]) => {
  await asOwner(database, owner =>
    owner.query(
      `insert into public.agent_outputs (org_id, id, client_id, agent_type, output_type, title, summary, content)
       values ($1, $2, $3, 'persona', 'persona', 'Tall plan', 'Keep the bindery', $4)`,
      [person.orgId, id, client, { narrative: texts.map(text => ({ text })) }],
    ),
  )
}
const changeOutput = (id: string, what: string) =>
  asOwner(database, owner =>
    owner.query(`update public.agent_outputs set ${what} where id = $1`, [id]),
  )
/** More than fits into one passage. */
const LONG = 'The workshop keeps a ledger of every order that came in. '.repeat(40)

beforeAll(async () => {
  database = await freshDatabase()
  dana = await signUp(database, 'Dana', 'AGENCY')
  rival = await signUp(database, 'Rival', 'AGENCY')
  await asOwner(database, owner =>
    owner.query(
      `insert into public.clients (org_id, id, slug, name) values ($1, $2, 'birch', 'Birch'), ($1, $3, 'cedar', 'Cedar')`,
      [dana.orgId, birch, cedar],
    ),
  )
  cleo = await addMember(database, dana, 'Cleo', 'creative_strategist', cedar)
  guest = await addMember(database, dana, 'Gus', 'client_stakeholder', cedar)
  await plantOutput(dana, ofBirch, birch, ['Notaries order ledgers.', LONG, 'Endpapers cost more.'])
  await plantOutput(dana, ofCedar, cedar, ['Notaries reorder in May.', LONG, 'Paper is dear.'])
  await plantOutput(rival, ofRival, null, ['Notaries of the rival.'])
})
afterAll(() => database.drop())

/** The outputs that hold each of some queries. */
const holding = async (who: Person, ...queries: string[]): Promise<string[]> => {
  const rows = await rowsOf<{ output_id: string }>(
    database.pool,
    who,
    'outputs_with_words',
    queries,
  )
  return rows.map(row => row.output_id).toSorted()
}

test('words are found wherever they stand in an output, each of them somewhere, and the last one going on', async () => {
  expect(await holding(dana, "'notari'")).toEqual([ofBirch, ofCedar].toSorted())
  expect(await holding(dana, "'notari'", "'endpapers'")).toEqual([ofBirch])
  expect(await holding(dana, "'endpapers'", "'dear'")).toEqual([])
  expect(await holding(dana, "'submarine' | 'dear'")).toEqual([ofCedar])
  expect(await holding(dana, "'notari'", "'endp':*")).toEqual([ofBirch])
  // Their names count as well, and no words at all find nothing.
  expect(await holding(dana, "'tall'", "'endp':*")).toEqual([ofBirch])
  expect(await holding(dana)).toEqual([])
})

test('the index tells nobody of what they may not read, also not by its ids', async () => {
  expect(await holding(cleo, "'notari'")).toEqual([ofCedar])
  expect(await holding(rival, "'notari'")).toEqual([ofRival])
  expect(await holding(guest, "'notari'")).toEqual([])
  await changeOutput(ofCedar, 'shared_at = now()')
  expect(await holding(guest, "'notari'")).toEqual([ofCedar])
  await changeOutput(ofBirch, 'shared_at = now()')
  expect(await holding(guest, "'notari'")).toEqual([ofCedar])
})

test('two organizations whose words begin alike still find only their own', async () => {
  await asOwner(database, owner =>
    owner.query(
      `update public.output_words set stems = array_to_tsvector(array[app.word_key($1) || 'notari']) where output_id = $2`,
      [dana.orgId, ofRival],
    ),
  )
  expect(await holding(dana, "'notari'")).toEqual([ofBirch, ofCedar].toSorted())
  await changeOutput(ofRival, `title = 'Small plan'`)
})

test('words follow what is written, and what is deleted has none until it is restored', async () => {
  await changeOutput(
    ofBirch,
    `title = 'Lanterns', content = '{"narrative": [{"text": "Gilding"}]}'`,
  )
  expect(await holding(dana, "'endpapers'")).toEqual([])
  expect(await holding(dana, "'lantern'", "'gild'")).toEqual([ofBirch])
  await changeOutput(ofBirch, 'deleted_at = now()')
  expect(await holding(dana, "'gild'")).toEqual([])
  await changeOutput(ofBirch, 'deleted_at = null')
  expect(await holding(dana, "'gild'")).toEqual([ofBirch])
})

test('words longer and more than anybody writes do not keep an output from being saved', async () => {
  const id = randomUUID()
  const letters = (n: number) => n.toString(36).padStart(90, 'z')
  const texts = Array.from({ length: 200 }, (_, line) =>
    Array.from({ length: 60 }, (_word, at) => letters(line * 60 + at)).join(' '),
  )
  await plantOutput(dana, id, birch, ['Aba', 'x'.repeat(3_000), 'y'.repeat(2_044), ...texts])
  expect(await holding(dana, "'aba'")).toEqual([id])
})

test('outputs that were there before have their words out of the same passages', async () => {
  const [migration] = sqlFiles('migrations/0037-*.sql')
  const filling = migration!.text.slice(migration!.text.indexOf('insert into'))
  await asOwner(database, async owner => {
    const kept = async () =>
      (await owner.query('select * from public.output_words order by output_id')).rows
    const before = await kept()
    await owner.query('delete from public.output_words')
    await owner.query(filling)
    expect(before.length).toBeGreaterThan(3)
    expect(await kept()).toEqual(before)
  })
})
