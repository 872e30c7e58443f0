import type { AiCall, AiCallRow, AiTrial } from '@sextant/contracts/ai/routes'
import type { Found, FoundPage } from '@sextant/contracts/search/routes'
import { asOwner } from '@sextant/database/as-owner'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { UNTOLD } from './testing/loopback-embeddings.ts'
import { type Loopback, startLoopback } from './testing/loopback-provider.ts'
import { limitClient, newClient, OWN_KEY, setOwn, settingsOf } from './testing/own-model.ts'
import { type Someone, startTestServer, type TestServer } from './testing/test-server.ts'

let shared: Loopback
let server: TestServer
let log = ''

const envOf = ({ url }: Loopback, model = 'vectors-1') => ({
  AI_EMBEDDING_PROVIDER: 'openai-compatible',
  AI_EMBEDDING_MODEL: model,
  AI_EMBEDDING_BASE_URL: url,
  AI_EMBEDDING_API_KEY: 'sk-of-the-server',
  AI_EMBEDDING_CENTS_PER_MILLION: '20',
  AI_OWN_ENDPOINTS: 'on',
  AUTH_SECRET: 'a-secret-of-the-server-of-32-characters',
  LOG_LEVEL: 'debug',
})

beforeAll(async () => {
  shared = await startLoopback()
  server = await startTestServer(envOf(shared), { logTo: { write: line => void (log += line) } })
})
afterAll(async () => {
  await server.close()
  await shared.close()
})
beforeEach(() => shared.embeds('good'))

let names = 0
/** An agency of its own, so that no test sees what another one left. */
const newAgency = (): Promise<Someone> => server.join(`Person${(names += 1)}`, {}, 'AGENCY')
const bring = (who: Someone, name: string, description: string, client_id: string) =>
  who.call<{ id: string }>('POST', '/api/v1/campaigns', { name, description, client_id })
const change = async (who: Someone, id: string, fields: object): Promise<void> => {
  const sent = { p_campaign_id: id, p_org_id: who.orgId, ...fields }
  expect((await who.call('POST', '/api/v1/rpc/update_campaign', sent)).status).toBe(200)
}
const find = async (
  who: Someone,
  words: string,
  more: Record<string, string> = {},
): Promise<FoundPage> => {
  const query = new URLSearchParams({ words, ...more })
  const { status, body } = await who.call<FoundPage>('GET', `/api/v1/search?${query}`)
  expect(status).toBe(200)
  return body
}
const namesOf = ({ rows }: FoundPage): string[] => rows.map(({ name }) => name)
const meant = ({ rows }: FoundPage): Found[] => rows.filter(one => one.meant)
/** What the provider was sent since then. */
const sentSince = (before: number): string =>
  JSON.stringify(
    shared
      .embedded()
      .slice(before)
      .map(({ texts }) => texts),
  )

type Kept = { model: string | null; dimensions: number | null; bytes: number | null }
const keptOf = (who: Someone): Promise<Kept[]> =>
  asOwner(server.database, async owner => {
    const { rows } = await owner.query<Kept>(
      'select embedding_model as model, embedding_dimensions as dimensions, octet_length(embedding) as bytes from public.search_entries where org_id = $1 order by id',
      [who.orgId],
    )
    return rows
  })
const models = async (who: Someone): Promise<(string | null)[]> => [
  ...new Set((await keptOf(who)).map(({ model }) => model)),
]
const turnOf = (who: Someone) =>
  asOwner(server.database, async owner => {
    const { rows } = await owner.query<{
      problem: string | null
      failures: number
      waits: boolean
    }>(
      'select problem, failures, free_at > now() as waits from app.embedding_turns where org_id = $1',
      [who.orgId],
    )
    return rows[0]
  })
/** Resolves once nothing of theirs waits for a vector. */
const embedded = (who: Someone, limit = 20_000) =>
  expect
    .poll(
      async () =>
        (await keptOf(who)).some(({ model }) => model === null) ||
        (await turnOf(who)) !== undefined,
      { timeout: limit },
    )
    .toBe(false)
const held = (who: Someone) =>
  expect.poll(async () => (await turnOf(who))?.problem, { timeout: 20_000 }).toBeTruthy()
/** Resolves once the server has said of every English passage what it is about by itself. */
const learned = () =>
  expect
    .poll(
      () =>
        asOwner(
          server.database,
          async owner =>
            (await owner.query('select 1 from app.entries_without_meaning(1)')).rowCount,
        ),
      { timeout: 20_000 },
    )
    .toBe(0)
/** As if the time to wait were over. */
const timePasses = (who: Someone) =>
  asOwner(server.database, owner =>
    owner.query('update app.embedding_turns set free_at = now() where org_id = $1', [who.orgId]),
  )

const TERMS = ['Terms', 'Every parcel is at your door within eight days.'] as const
const ILLNESS = ['Illness', 'Whoever is ill calls early and brings a note.'] as const
const ORCHARD = ['Orchard', 'Apples are picked by hand before the first frost.'] as const

describe('a question in other words', () => {
  test('finds the passage that words do not, and says by what', async () => {
    const who = await newAgency()
    const { id } = await newClient(who, 'Harbour')
    await bring(who, ...TERMS, id)
    await bring(who, ...ORCHARD, id)
    await bring(who, 'Evenings', 'A long walk along the water.', id)
    await embedded(who)
    const page = await find(who, 'how long does shipping take')
    expect(page.meaning).toBe('used')
    expect(meant(page).map(({ name }) => name)).toEqual(['Terms'])
    expect(page.rows[0]).toMatchObject({ name: 'Terms', meant: true, related: false })
    // One of the words stands here, and it counts less than the whole question.
    expect(namesOf(page)).toEqual(['Terms', 'Evenings'])
    expect(await find(who, 'zeppelin')).toMatchObject({ total: 0, meaning: 'used' })
    const kept = await keptOf(who)
    expect(kept.every(({ dimensions, bytes }) => dimensions === 384 && bytes === 384)).toBe(true)
  })

  test('is asked once for all its pages, and not while somebody is typing', async () => {
    const who = await newAgency()
    const { id } = await newClient(who, 'Harbour')
    await bring(who, ...TERMS, id)
    await embedded(who)
    const before = shared.embedded().length
    expect(await find(who, 'shipping', { goes_on: 'true' })).toMatchObject({ meaning: 'off' })
    expect(shared.embedded().length).toBe(before)
    await find(who, 'shipping')
    await find(who, ' shipping ', { kind: 'campaign' })
    expect(shared.embedded().length).toBe(before + 1)
  })

  test('of passages without a vector is answered by related words', async () => {
    const who = await newAgency()
    const { id } = await newClient(who, 'Harbour')
    await bring(who, ...TERMS, id)
    await embedded(who)
    shared.embeds('fault')
    await bring(who, ...ILLNESS, id)
    await held(who)
    await learned()
    shared.embeds('good')
    const page = await find(who, 'shipping for a sick doctor')
    expect(page.rows.find(({ name }) => name === 'Terms')).toMatchObject({ meant: true })
    expect(page.rows.find(({ name }) => name === 'Illness')).toMatchObject({
      related: true,
      meant: false,
    })
  })
})

describe('a provider', () => {
  test.each([
    ['fault', 'has a fault of its own'],
    ['no-key', 'refused the key'],
    ['short', 'cannot be used'],
    ['endless-number', 'cannot be used'],
  ] as const)('that fails (%s) fails no search, says why, and is asked again', async (how, why) => {
    const who = await newAgency()
    const { id } = await newClient(who, 'Harbour')
    shared.embeds(how)
    await bring(who, ...TERMS, id)
    await held(who)
    expect(await turnOf(who)).toMatchObject({ waits: true, failures: 1 })
    expect((await turnOf(who))!.problem).toContain(why)
    expect(await models(who)).toEqual([null])
    const page = await find(who, 'parcel delivered')
    expect(page).toMatchObject({ meaning: 'unavailable' })
    expect(namesOf(page)).toEqual(['Terms'])
    shared.embeds('good')
    const before = shared.embedded().length
    // Whoever failed is left alone for a while, whatever is written meanwhile.
    await bring(who, ...ORCHARD, id)
    await find(who, 'parcel delivered')
    expect(shared.embedded().length).toBe(before)
    await timePasses(who)
    await bring(who, 'Another', 'one', id)
    await embedded(who)
    expect(await models(who)).toEqual([expect.stringContaining('openai-compatible/vectors-1')])
  })

  test('that never answers holds up a search for a moment only', async () => {
    const who = await newAgency()
    const { id } = await newClient(who, 'Harbour')
    await bring(who, ...TERMS, id)
    await embedded(who)
    shared.embeds('silent')
    const page = await find(who, 'every parcel')
    expect(page).toMatchObject({ meaning: 'unavailable' })
    expect(namesOf(page)).toEqual(['Terms'])
    const calls = await callsOf(who)
    expect(calls[0]).toMatchObject({
      outcome: 'failed',
      failure: expect.stringContaining('too long'),
    })
  })

  test('that tells vectors of another length is not believed', async () => {
    const who = await newAgency()
    const { id } = await newClient(who, 'Harbour')
    await bring(who, ...TERMS, id)
    await embedded(who)
    shared.embeds('other-length')
    await bring(who, ...ORCHARD, id)
    await held(who)
    expect((await turnOf(who))!.problem).toContain('another length')
    const lengths = (await keptOf(who)).map(({ bytes }) => bytes)
    expect(new Set(lengths)).toEqual(new Set([384, null]))
    // What it says of the question is compared with nothing.
    const page = await find(who, 'parcel door')
    expect(namesOf(page)).toEqual(['Terms'])
  })

  test('that refuses one text is told the others', async () => {
    const who = await newAgency()
    const { id } = await newClient(who, 'Harbour')
    shared.embeds('picky')
    await bring(who, ...TERMS, id)
    await bring(who, 'Odd', `Something ${UNTOLD}.`, id)
    await embedded(who)
    expect((await keptOf(who)).map(({ bytes }) => bytes).toSorted()).toContain(0)
    expect(meant(await find(who, 'shipping'))).toHaveLength(1)
    expect(namesOf(await find(who, UNTOLD))).toEqual(['Odd'])
  })
})

const callsOf = async (who: Someone): Promise<AiCallRow[]> =>
  (await who.call<{ items: AiCallRow[] }>('GET', '/api/v1/ai/calls')).body.items

describe('budgets', () => {
  test('count what is embedded, in the same list and sum as every other call', async () => {
    const who = await newAgency()
    const { id } = await newClient(who, 'Harbour')
    await bring(who, ...TERMS, id)
    await embedded(who)
    await find(who, 'secret shipping question')
    const calls = await callsOf(who)
    expect(calls.every(({ job, own }) => /embed|seek/.test(job) && !own)).toBe(true)
    expect(calls[0]).toMatchObject({
      model: 'vectors-1',
      agent: null,
      session_title: 'Search by meaning',
      outcome: 'done',
      client_name: null,
    })
    const ofClient = calls.filter(({ client_name }) => client_name === 'Harbour')
    const { body } = await who.call<AiCall>('GET', `/api/v1/ai/calls/${ofClient[0]!.id}`)
    expect(body.material).toContain('Every parcel')
    // A hundred tokens a text at twenty cents a million, in millionths of a dollar.
    const texts = shared.embedded().at(-1)!.texts.length
    expect(calls[0]!.cost_micros).toBe(20 * texts)
    const sum = calls.reduce((spent, { cost_micros: cost }) => spent + cost, 0)
    expect((await settingsOf(who)).budget!.spent_micros).toBe(sum)
  })

  test('that are used up stop it, and a larger one lets it go on', async () => {
    const who = await newAgency()
    await who.call('PUT', '/api/v1/ai/cap', { cap_cents: 0 })
    const { id } = await newClient(who, 'Harbour')
    const before = shared.embedded().length
    await bring(who, ...TERMS, id)
    await held(who)
    expect((await turnOf(who))!.problem).toContain('budget of $0.00 is used up')
    const page = await find(who, 'parcel')
    expect(page).toMatchObject({ meaning: 'unavailable', total: 1 })
    expect(sentSince(before)).not.toContain('parcel')
    await who.call('PUT', '/api/v1/ai/cap', { cap_cents: null })
    await embedded(who)
    expect(sentSince(before)).toContain('Every parcel')
  })

  test('of one client stop that client alone', async () => {
    const who = await newAgency()
    const clients = [await newClient(who, 'One'), await newClient(who, 'Two')]
    // Whose turn comes first is the one that cannot pay.
    const [poor, rich] = clients.toSorted((a, b) => (a.id < b.id ? -1 : 1))
    if (!poor || !rich) throw new Error('two clients')
    await limitClient(who, poor.id, { cap_cents: 0 })
    const before = shared.embedded().length
    await bring(who, 'Poor terms', 'A parcel of the poor.', poor.id)
    await bring(who, 'Rich terms', 'A parcel of the rich.', rich.id)
    await expect.poll(() => sentSince(before), { timeout: 20_000 }).toContain('of the rich')
    await held(who)
    expect(sentSince(before)).not.toContain('of the poor')
    const page = await find(who, 'shipping parcel', { client_id: poor.id })
    expect(page).toMatchObject({ meaning: 'unavailable', total: 1 })
    expect(sentSince(before)).not.toContain('shipping parcel')
  }, 90_000)
})

describe('a client of which nothing is sent', () => {
  test('is not embedded, nor are questions about it, and is found by words and related words', async () => {
    const who = await newAgency()
    const [open, closed] = [await newClient(who, 'Open'), await newClient(who, 'Closed')]
    await limitClient(who, closed.id, { never_send: true })
    const before = shared.embedded().length
    await bring(who, ...ILLNESS, closed.id)
    await bring(who, ...TERMS, open.id)
    await expect.poll(() => sentSince(before), { timeout: 20_000 }).toContain('Every parcel')
    await learned()
    expect(await find(who, 'a sick doctor', { client_id: closed.id })).toMatchObject({
      meaning: 'off',
      rows: [expect.objectContaining({ name: 'Illness', related: true, meant: false })],
    })
    const limited = await server.hire(who, 'account_manager', closed.id)
    expect(await find(limited, 'question of the limited')).toMatchObject({ meaning: 'off' })
    expect(sentSince(before)).not.toMatch(/Illness|brings a note|sick doctor|of the limited/)
    // The question of the agency as a whole is its own.
    const page = await find(who, 'a sick doctor and shipping')
    expect(page.meaning).toBe('used')
    expect(namesOf(page).toSorted()).toEqual(['Illness', 'Terms'])
    await limitClient(who, closed.id, { never_send: false })
    await expect.poll(() => sentSince(before), { timeout: 20_000 }).toContain('brings a note')
  })
})

describe('an organization with a provider of its own', () => {
  let own: Loopback
  beforeAll(async () => {
    own = await startLoopback()
  })
  afterAll(() => own.close())
  const ownSince = (before: number) => own.embedded().slice(before)

  test('goes by that one’s model alone, with its own key, at its own price', async () => {
    const who = await newAgency()
    await setOwn(who, own)
    const { id } = await newClient(who, 'Harbour')
    const [before, ours] = [shared.embedded().length, own.embedded().length]
    await bring(who, ...TERMS, id)
    expect(await find(who, 'shipping')).toMatchObject({ meaning: 'off' })
    expect((await settingsOf(who)).search).toMatchObject({ model: null, progress: null })
    expect(sentSince(before)).not.toMatch(/parcel|shipping/)
    await setOwn(who, own, { embedding_model: 'own-vectors', embedding_price: 50 })
    await embedded(who)
    expect(meant(await find(who, 'shipping')).map(({ name }) => name)).toEqual(['Terms'])
    expect(ownSince(ours).length).toBeGreaterThan(1)
    for (const call of ownSince(ours))
      expect(call).toMatchObject({ model: 'own-vectors', key: OWN_KEY })
    expect(sentSince(before)).not.toMatch(/parcel|shipping/)
    const [call] = await callsOf(who)
    const texts = own.embedded().at(-1)!.texts.length
    expect(call).toMatchObject({ own: true, job: 'seek', cost_micros: 50 * texts })
  })

  test('is told how far it has got, and nobody else is', async () => {
    const who = await newAgency()
    await setOwn(who, own, { embedding_model: 'own-vectors' })
    const { id } = await newClient(who, 'Harbour')
    await bring(who, ...TERMS, id)
    await embedded(who)
    const search = async (one: Someone) => (await settingsOf(one)).search
    const { progress, model } = await search(who)
    expect(model).toEqual({ provider: 'openai-compatible', model: 'own-vectors' })
    expect(progress).toEqual({ done: progress!.of, of: expect.any(Number), problem: null })
    const limited = await server.hire(who, 'account_manager', id)
    expect(await search(limited)).toMatchObject({ model, progress: null })
    own.embeds('fault')
    await bring(who, ...ORCHARD, id)
    await held(who)
    own.embeds('good')
    expect((await search(who)).progress).toEqual({
      done: progress!.of,
      of: progress!.of + 1,
      problem: 'The embedding model has a fault of its own.',
    })
  })

  test('is shown that it works before it relies on it', async () => {
    const who = await newAgency()
    await setOwn(who, own, { embedding_model: 'own-vectors' })
    const tried = async () =>
      (await who.call<AiTrial>('POST', '/api/v1/ai/provider/try', {})).body.problem
    expect(await tried()).toBeNull()
    own.embeds('fault')
    expect(await tried()).toBe('The embedding model has a fault of its own.')
    own.embeds('good')
    const anthropic = { provider: 'anthropic', base_url: null, embedding_model: 'own-vectors' }
    expect(await setOwn(who, own, anthropic)).toMatchObject({ status: 422 })
  })
})

describe('vectors', () => {
  test('stay while a passage says the same, are computed anew when it does not, and go with it', async () => {
    const who = await newAgency()
    const { id } = await newClient(who, 'Harbour')
    const campaign = (await bring(who, ...TERMS, id)).body.id
    await embedded(who)
    const before = shared.embedded().length
    await change(who, campaign, { p_status: 'planning' })
    await embedded(who)
    expect(shared.embedded().length).toBe(before)
    await change(who, campaign, { p_description: 'No complaint is left open.' })
    await embedded(who)
    expect(sentSince(before)).toContain('No complaint')
    expect(meant(await find(who, 'grievance')).map(({ name }) => name)).toEqual(['Terms'])
    const many = (await keptOf(who)).length
    await who.call('DELETE', `/api/v1/campaigns/${campaign}`)
    expect((await keptOf(who)).length).toBe(many - 1)
  })

  test('of many passages come a few at a time, until all have one', async () => {
    const who = await newAgency()
    const { id } = await newClient(who, 'Harbour')
    const before = shared.embedded().length
    await asOwner(server.database, owner =>
      owner.query(
        `insert into public.campaigns (org_id, client_id, name) select $1, $2, 'Campaign ' || n from generate_series(1, 800) n`,
        [who.orgId, id],
      ),
    )
    // Somebody else writes meanwhile, and with that everybody hears of it.
    await bring(who, ...TERMS, id)
    await embedded(who, 40_000)
    const calls = shared.embedded().slice(before)
    expect(Math.max(...calls.map(({ texts }) => texts.length))).toBeLessThanOrEqual(32)
    expect(calls.length).toBeGreaterThan(24)
    expect((await settingsOf(who)).search.progress).toMatchObject({ problem: null })
  })

  test('of another model are computed anew, and none is compared with them', async () => {
    const who = await newAgency()
    const { id } = await newClient(who, 'Harbour')
    await bring(who, ...TERMS, id)
    await embedded(who)
    await server.restart(envOf(shared, 'vectors-2'))
    await expect
      .poll(() => models(who), { timeout: 20_000 })
      .toEqual([expect.stringContaining('vectors-2')])
    expect(shared.embedded().at(-1)!.model).toBe('vectors-2')
    expect(meant(await find(who, 'shipping')).map(({ name }) => name)).toEqual(['Terms'])
    await server.restart({
      AI_EMBEDDING_PROVIDER: '',
      AI_EMBEDDING_MODEL: '',
      AI_EMBEDDING_BASE_URL: '',
      AI_EMBEDDING_API_KEY: '',
    })
    const before = shared.embedded().length
    const page = await find(who, 'shipping')
    expect(page.meaning).toBe('off')
    expect(meant(page)).toEqual([])
    expect(shared.embedded().length).toBe(before)
    await server.restart()
  })
})

describe('what is foreign', () => {
  test('moves no rank and no count: answers are the same to the letter', async () => {
    const who = await newAgency()
    const [mine, other] = [await newClient(who, 'Mine'), await newClient(who, 'Other')]
    const limited = await server.hire(who, 'account_manager', mine.id)
    const guest = await server.hire(who, 'guest', mine.id)
    await bring(who, ...TERMS, mine.id)
    await bring(who, 'Second', 'A shipment that nobody awaits.', mine.id)
    await bring(who, ...ORCHARD, mine.id)
    await embedded(who)
    const asked = ['when does it arrive', 'delivery of apples', 'tariff']
    const ask = async () => {
      const pages = []
      for (const words of asked) pages.push(await find(limited, words))
      return JSON.stringify(pages)
    }
    const before = await ask()
    expect(before).toContain('"meant":true')
    expect((await find(guest, asked[0]!)).total).toBe(0)
    const stranger = await newAgency()
    const theirs = await newClient(stranger, 'Theirs')
    // Nearer than anything of theirs: the very question.
    for (const words of asked) {
      await bring(stranger, words, words, theirs.id)
      await bring(who, words, words, other.id)
    }
    await embedded(who)
    await embedded(stranger)
    expect(await ask()).toBe(before)
    expect(namesOf(await find(who, asked[0]!))).toContain(asked[0])
    expect(namesOf(await find(stranger, asked[0]!))).not.toContain('Terms')
  })
})

test('the log tells neither questions nor passages nor keys', () => {
  expect(log).toContain('a question got no vector')
  expect(log).not.toMatch(/parcel|shipping|sk-of-the-server|brings a note/i)
})
