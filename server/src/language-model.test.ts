import type { AiTrial } from '@sextant/contracts/ai/routes'
import { asOwner } from '@sextant/database/as-owner'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { type Loopback, startLoopback } from './testing/loopback-provider.ts'
import {
  envOf,
  limitClient,
  newClient,
  OWN_KEY,
  OWN_PRICES,
  setOwn,
  settingsOf,
  turn,
} from './testing/own-model.ts'
import { type Someone, startTestServer, type TestServer } from './testing/test-server.ts'

let own: Loopback
let shared: Loopback
let server: TestServer
let owner: Someone
let log = ''
beforeAll(async () => {
  own = await startLoopback()
  shared = await startLoopback()
  server = await startTestServer(envOf(shared), { logTo: { write: line => void (log += line) } })
  owner = await server.join('Dana', {}, 'AGENCY')
})
afterAll(async () => {
  await server.close()
  await own.close()
  await shared.close()
})
beforeEach(() => {
  own.behave('good')
  shared.behave('good')
})

describe('an organization’s own provider', () => {
  test('is used instead of the server’s, with its own key, until it is removed', async () => {
    const dora = await server.join('Dora')
    await turn(dora)
    expect(shared.keys().at(-1)).toBe('sk-of-the-server')
    const before = shared.calls()
    expect(await setOwn(dora, own)).toMatchObject({ status: 200 })
    const { run } = await turn(dora)
    expect(run.writer).toContain('own-large')
    expect(own.keys().at(-1)).toBe(OWN_KEY)
    expect(shared.calls()).toBe(before)
    await dora.call('DELETE', '/api/v1/ai/provider')
    await turn(dora)
    expect(shared.calls()).toBeGreaterThan(before)
  })

  test('is told without its key, and to others than its managers only by name', async () => {
    await setOwn(owner, own)
    const strategist = await server.hire(owner, 'creative_strategist')
    expect(await settingsOf(owner)).toMatchObject({
      manages: true,
      whose: 'own',
      problem: null,
      own: { model_small: 'own-small', key_last_four: '1234', prices: OWN_PRICES },
      budget: { cap_cents: null, default_cap_cents: 2_000 },
    })
    expect(await settingsOf(strategist)).toMatchObject({
      manages: false,
      whose: 'own',
      model: { model: 'own-large' },
      own: null,
      budget: null,
      clients: [],
    })
    const refused = await Promise.all([
      setOwn(strategist, own),
      strategist.call('POST', '/api/v1/ai/provider/try', {}),
      strategist.call('GET', '/api/v1/ai/calls'),
    ])
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403])
    const viewer = await server.hire(owner, 'viewer')
    expect((await viewer.call('GET', '/api/v1/ai')).status).toBe(403)
  })

  test('keeps its key while the model changes, and loses it at another address', async () => {
    await setOwn(owner, own)
    expect(await setOwn(owner, own, { model: 'other', api_key: null })).toMatchObject({
      status: 200,
    })
    await turn(owner)
    expect(own.keys().at(-1)).toBe(OWN_KEY)
    await setOwn(owner, own, { base_url: shared.url, api_key: null })
    await turn(owner)
    expect(shared.keys().at(-1)).toBeUndefined()
    expect(await setOwn(owner, own, { provider: 'openai', api_key: null })).toMatchObject({
      status: 422,
      body: { message: expect.stringContaining('Enter the key') as string },
    })
  })

  test('can be tried: what goes wrong is said in words', async () => {
    await setOwn(owner, own)
    const trial = async (): Promise<AiTrial> =>
      (await owner.call<AiTrial>('POST', '/api/v1/ai/provider/try', {})).body
    expect(await trial()).toMatchObject({ ok: true, problem: null })
    own.behave('no-key')
    expect(await trial()).toMatchObject({ ok: false, problem: expect.stringContaining('key') })
    own.behave('no-model')
    expect((await trial()).problem).toBe('The provider knows no model called “own-large”.')
    await setOwn(owner, own, { base_url: 'http://127.0.0.1:1/v1' })
    expect((await trial()).problem).toContain('cannot be reached')
    await setOwn(owner, own)
  })

  test('does not open in another organization', async () => {
    const thief = await server.join('Theo')
    await setOwn(owner, own)
    await asOwner(server.database, async client => {
      await client.query(
        `insert into public.ai_providers (org_id, provider, model, model_small, base_url, sealed_key)
         select $2, provider, model, model_small, base_url, sealed_key from public.ai_providers where org_id = $1`,
        [owner.orgId, thief.orgId],
      )
    })
    const before = own.calls()
    const { notices, run } = await turn(thief)
    expect(notices).toMatch(/key of your language model can no longer be read.*built-in mind/)
    expect(run.writer).toBe('Built-in writer')
    expect(own.calls()).toBe(before)
    expect((await settingsOf(thief)).problem).toContain('can no longer be read')
  })

  test('leaves nothing of its key in answers, in the log or in the audit log', async () => {
    const answers = [
      await setOwn(owner, own),
      await owner.call('GET', '/api/v1/ai'),
      await owner.call('GET', '/api/v1/me/export'),
      await owner.call('GET', '/api/v1/audit'),
      await setOwn(owner, own, { model: '' }),
      await owner.call('DELETE', '/api/v1/ai/provider'),
    ]
    const said = JSON.stringify(answers.map(({ body }) => body)) + log
    expect(said).toContain('ai.provider_set')
    expect(said).not.toContain(OWN_KEY.slice(0, -4))
    const audit = await owner.call<{ items: { action: string }[] }>('GET', '/api/v1/audit')
    expect(audit.body.items[0]).toMatchObject({ action: 'ai.provider_removed' })
  })
})

describe('limits', () => {
  test('a month’s budget that is used up hands over to the built-in writer', async () => {
    const rosa = await server.join('Rosa')
    await rosa.call('PUT', '/api/v1/ai/cap', { cap_cents: 0 })
    const before = shared.calls()
    const { notices, run } = await turn(rosa)
    expect(notices).toContain("This month's language-model budget of $0.00 is used up.")
    expect(run.writer).toBe('Built-in writer')
    expect(shared.calls()).toBe(before)
    await rosa.call('PUT', '/api/v1/ai/cap', { cap_cents: null })
    expect((await turn(rosa)).notices).not.toContain('budget')
  })

  test('a client’s budget and a client of which nothing is sent concern that client alone', async () => {
    const [bakery, mill] = [await newClient(owner, 'Bakery'), await newClient(owner, 'Mill')]
    await limitClient(owner, bakery.id, { cap_cents: 0 })
    expect((await turn(owner, bakery.id)).notices).toContain(
      'budget of $0.00 for Bakery is used up',
    )
    await limitClient(owner, bakery.id, { never_send: true })
    const before = shared.calls()
    const { notices, run } = await turn(owner, bakery.id)
    expect(notices).toBe('Nothing of Bakery is sent to a provider. The built-in mind works.')
    expect(run.writer).toBe('Built-in writer')
    expect(shared.calls()).toBe(before)
    expect((await turn(owner, mill.id)).notices).not.toMatch(/budget|Nothing of/)
    expect(shared.calls()).toBeGreaterThan(before)
    const { clients } = await settingsOf(owner)
    expect(clients).toContainEqual(expect.objectContaining({ name: 'Bakery', never_send: true }))
  })
})

describe('an installation', () => {
  test('that calls no addresses of others says so', async () => {
    await setOwn(owner, own)
    await server.restart({ AI_OWN_ENDPOINTS: 'off' })
    expect(await setOwn(owner, own)).toMatchObject({ status: 422 })
    expect(await setOwn(owner, own, { provider: 'openai' })).toMatchObject({ status: 422 })
    expect((await turn(owner)).notices).toContain('no longer calls')
    await server.restart()
  })

  test('with another secret reads no key, says so, and the built-in writer writes', async () => {
    await setOwn(owner, own)
    await server.restart({ AUTH_SECRET: 'another-secret-of-the-server-of-32-chars' })
    const before = own.calls()
    const { notices, run } = await turn(owner)
    expect(notices).toContain('Enter it again under Settings')
    expect(run.writer).toBe('Built-in writer')
    expect(own.calls()).toBe(before)
    await server.restart()
  })

  test('reads the prices of both models, the large one’s where the small one names none', () => {
    const priced = (env: Record<string, string>) =>
      readConfig({ DATA_DIR: 'memory://', ...env }).aiPrices
    expect(priced({})).toEqual({
      large: { input: 300, cached: 300, output: 1_500 },
      small: { input: 300, cached: 300, output: 1_500 },
    })
    expect(
      priced({
        AI_CACHED_INPUT_CENTS_PER_MILLION: '30',
        AI_SMALL_INPUT_CENTS_PER_MILLION: '80',
        AI_SMALL_OUTPUT_CENTS_PER_MILLION: '400',
      }),
    ).toEqual({
      large: { input: 300, cached: 30, output: 1_500 },
      small: { input: 80, cached: 80, output: 400 },
    })
  })
})
