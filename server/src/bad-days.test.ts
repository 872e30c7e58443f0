import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, openAsBlob, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asOwner } from '@sextant/database/as-owner'
import { openDatabase } from '@sextant/database/open-database'
import { onServer } from '@sextant/database/testing/fresh-database'
import { signUp } from '@sextant/database/testing/people'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillBakery } from './testing/company-model.ts'
import { type Loopback, startLoopback } from './testing/loopback-provider.ts'
import {
  endOf,
  eventsOf,
  newSession,
  readOutput,
  readSession,
  say,
  type Someone,
  startTestServer,
  storedIn,
  type TestServer,
} from './testing/test-server.ts'

let loopback: Loopback
let server: TestServer
let idris: Someone
beforeAll(async () => {
  loopback = await startLoopback()
  server = await startTestServer({
    AI_PROVIDER: 'openai-compatible',
    AI_MODEL: 'loopback',
    AI_BASE_URL: loopback.url,
    AI_TIMEOUT_MS: '20000',
  })
  idris = await server.join('Idris')
  // A draft with much to say takes a slow provider long enough to be stopped.
  await fillBakery(idris)
})
afterAll(async () => {
  await server.close()
  await loopback.close()
})

/** Starts a slow draft and leaves after the first parts, as a closed tab does. */
async function startAndLeave(address: string, token: string, sessionId: string): Promise<number> {
  const controller = new AbortController()
  const response = await fetch(`${address}/api/v1/agent-sessions/${sessionId}/messages`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ text: 'just draft it' }),
    signal: controller.signal,
  })
  let text = ''
  for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
    text += chunk
    const seen = eventsOf(text.slice(0, text.lastIndexOf('\n\n') + 2))
    if (seen.some(event => event.type === 'part' && event.path.at(-1) === 'text')) {
      controller.abort()
      return seen.at(-1)!.seq
    }
  }
  throw new Error('the stream ended before a rewritten part came')
}

async function settled(person: Someone, sessionId: string, status: string): Promise<void> {
  for (let tries = 0; tries < 400; tries += 1) {
    const { runs } = await readSession(person, sessionId)
    if (runs[0]?.status === status) return
    await new Promise(resolve => setTimeout(resolve, 25))
  }
  throw new Error(`no run became ${status}`)
}

test('a run stays in the organization it began in, and ends with the membership', async () => {
  const [jo, other] = [await server.join('Jo'), await server.join('Other')]
  for (const person of [jo, other]) await fillBakery(person)
  const {
    body: { user },
  } = await jo.call<{ user: { id: string } }>('GET', '/api/v1/me')
  await asOwner(server.database, owner =>
    owner.query(
      `with m as (insert into public.users (org_id, id, email, full_name) values ($1, $2, 'jo@people.example', 'Jo')) insert into public.role_assignments (org_id, user_id, role_name) values ($1, $2, 'marketing_manager')`,
      [other.orgId, user.id],
    ),
  )
  loopback.behave('slow')
  const session = await newSession(jo)
  await startAndLeave(server.address, jo.token, session)
  expect((await jo.call('POST', `/api/v1/organizations/${other.orgId}/enter`, {})).status).toBe(200)
  const ended = async (sessionId: string): Promise<string> => {
    for (let tries = 0; tries < 400; tries += 1) {
      const { rows } = await asOwner(server.database, owner =>
        owner.query<{ status: string }>(
          'select status from public.agent_runs where session_id = $1',
          [sessionId],
        ),
      )
      if (rows[0] && rows[0].status !== 'running') return rows[0].status
      await new Promise(resolve => setTimeout(resolve, 25))
    }
    return 'running'
  }
  expect(await ended(session)).toBe('done')
  // Now in the other organization, and removed from it while the agent works.
  const second = await newSession(jo)
  await startAndLeave(server.address, jo.token, second)
  expect((await other.call('DELETE', `/api/v1/team/members/${user.id}`)).status).toBe(200)
  expect(await ended(second)).toBe('failed')
  loopback.behave('good')
})

test('a closed tab loses nothing: the run goes on and the log resumes from the cursor', async () => {
  loopback.behave('slow')
  const session = await newSession(idris)
  const cursor = await startAndLeave(server.address, idris.token, session)
  await settled(idris, session, 'done')
  loopback.behave('good')
  const { outputs, cursor: end } = await readSession(idris, session)
  expect(outputs).toHaveLength(1)
  const rest: number[] = []
  const response = await fetch(
    `${server.address}/api/v1/agent-sessions/${session}/events?after=${cursor}`,
    { headers: { authorization: `Bearer ${idris.token}` } },
  )
  let text = ''
  for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
    text += chunk
    rest.splice(
      0,
      rest.length,
      ...eventsOf(text.slice(0, text.lastIndexOf('\n\n') + 2)).map(event => event.seq),
    )
    if (rest.at(-1) === end) break
  }
  expect(rest).toEqual(Array.from({ length: end - cursor }, (_, index) => cursor + index + 1))
})

test('Stop works: what was written is kept, and the session goes on', async () => {
  loopback.behave('slow')
  const session = await newSession(idris)
  await startAndLeave(server.address, idris.token, session)
  expect((await idris.call('POST', `/api/v1/agent-sessions/${session}/stop`, {})).body).toEqual({
    stopped: true,
  })
  await settled(idris, session, 'stopped')
  loopback.behave('good')
  expect((await readSession(idris, session)).runs[0]!.cost_micros).toBeGreaterThan(0)
  expect((await readSession(idris, session)).outputs).toEqual([])
  expect((await idris.call('POST', `/api/v1/agent-sessions/${session}/continue`, {})).status).toBe(
    200,
  )
  await settled(idris, session, 'done')
  expect((await readSession(idris, session)).outputs).toHaveLength(1)
})

test('two tabs cannot start two runs', async () => {
  loopback.behave('slow')
  const session = await newSession(idris)
  await startAndLeave(server.address, idris.token, session)
  expect(
    await idris.call('POST', `/api/v1/agent-sessions/${session}/messages`, { text: 'me too' }),
  ).toMatchObject({ status: 409, body: { code: 'RUN_IN_PROGRESS' } })
  await settled(idris, session, 'done')
  loopback.behave('good')
  expect((await readSession(idris, session)).messages.map(message => message.text)).not.toContain(
    'me too',
  )
})

test('a server that shuts down leaves an interrupted run that can be continued', async () => {
  loopback.behave('slow')
  const session = await newSession(idris)
  await startAndLeave(server.address, idris.token, session)
  await server.restart()
  loopback.behave('good')
  expect((await readSession(idris, session)).runs[0]!.status).toBe('interrupted')
  await idris.call('POST', `/api/v1/agent-sessions/${session}/continue`, {})
  await settled(idris, session, 'done')
  expect((await readSession(idris, session)).outputs).toHaveLength(1)
})

test.runIf(onServer)(
  'losing every database connection in mid-stream loses and repeats no event',
  async () => {
    loopback.behave('slow')
    const session = await newSession(idris)
    await startAndLeave(server.address, idris.token, session)
    const pool = server.database.pool
    await pool
      .query(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
      )
      .catch(() => undefined)
    for (let tries = 0; ; tries += 1) {
      const { status } = await idris.call('GET', `/api/v1/agent-sessions/${session}`)
      if (status === 200) break
      expect(status).toBe(503)
      if (tries > 50) throw new Error('the database did not come back')
      await new Promise(resolve => setTimeout(resolve, 100))
    }
    await settled(idris, session, 'done')
    loopback.behave('good')
    const { rows } = await readLog(session)
    expect(rows).toEqual(rows.map((_, index) => index + 1))
    expect((await readSession(idris, session)).outputs).toHaveLength(1)
  },
)

const readLog = async (session: string): Promise<{ rows: number[] }> => {
  const { cursor } = await readSession(idris, session)
  const response = await fetch(
    `${server.address}/api/v1/agent-sessions/${session}/events?after=0`,
    { headers: { authorization: `Bearer ${idris.token}` } },
  )
  let text = ''
  for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
    text += chunk
    const rows = eventsOf(text.slice(0, text.lastIndexOf('\n\n') + 2)).map(event => event.seq)
    if (rows.at(-1) === cursor) return { rows }
  }
  return { rows: [] }
}

test.skipIf(onServer)(
  'a killed server: the run is marked, what was streamed is there, and it can be continued',
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'sextant-killed-'))
    const env = {
      DATA_DIR: dataDir,
      PORT: '0',
      LOG_LEVEL: 'silent',
      RATE_LIMITS: 'off',
      AI_PROVIDER: 'openai-compatible',
      AI_MODEL: 'loopback',
      AI_BASE_URL: loopback.url,
    }
    const token = await tokenIn(dataDir)
    let child = await startProcess(env)
    try {
      const person = (address: string): Someone => ({
        token,
        orgId: '',
        call: async (method, path, body) => {
          const response = await fetch(address + path, {
            method,
            headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
            ...(body === undefined ? {} : { body: JSON.stringify(body) }),
          })
          const text = await response.text()
          return {
            status: response.status,
            body: (response.headers.get('content-type')?.includes('json')
              ? JSON.parse(text)
              : text) as never,
            headers: response.headers,
          }
        },
      })
      await fillBakery(person(child.address))
      const session = await newSession(person(child.address))
      loopback.behave('slow')
      const cursor = await startAndLeave(child.address, token, session)
      child.process.kill('SIGKILL')
      await new Promise(resolve => child.process.once('exit', resolve))
      loopback.behave('good')
      child = await startProcess(env)
      const after = await readSession(person(child.address), session)
      expect(after.runs[0]!.status).toBe('interrupted')
      expect(after.cursor).toBeGreaterThanOrEqual(cursor)
      await person(child.address).call('POST', `/api/v1/agent-sessions/${session}/continue`, {})
      await settled(person(child.address), session, 'done')
      const { outputs } = await readSession(person(child.address), session)
      expect((await readOutput(person(child.address), outputs[0]!.id)).content.tool).toBe('swot')
    } finally {
      child.process.kill('SIGKILL')
      rmSync(dataDir, { recursive: true, force: true })
    }
  },
  120_000,
)

/** Puts one person into a data directory, so that a start plants no demo there; answers their token. */
async function tokenIn(dataDir: string): Promise<string> {
  const image = await openAsBlob(process.env.TEST_TEMPLATE!)
  const database = await openDatabase({ dataDir, image })
  const { token } = await signUp(database, 'Killed')
  await database.close()
  return token
}

const NODE_COMPILE_CACHE = join(import.meta.dirname, '../../.cache/compiled')

async function startProcess(
  env: Record<string, string>,
): Promise<{ process: ChildProcess; address: string }> {
  // As `npm start` has it: the embedded database compiled simply, everything else compiled before. Half the work of a start.
  const child = spawn(process.execPath, ['--liftoff-only', join(import.meta.dirname, 'main.ts')], {
    env: { ...process.env, NODE_COMPILE_CACHE, ...env, DATABASE_URL: '', TEST_DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  for await (const chunk of child.stdout!) {
    said += String(chunk)
    const ready = /is ready: (\S+)/.exec(said)
    if (ready) return { process: child, address: ready[1]! }
  }
  throw new Error(`the server did not start: ${said}`)
}

test.runIf(onServer)('Stop reaches the process that runs, whichever was asked', async () => {
  const other = await server.another()
  loopback.behave('slow')
  const session = await newSession(idris)
  await startAndLeave(server.address, idris.token, session)
  const answer = await fetch(`${other.address}/api/v1/agent-sessions/${session}/stop`, {
    method: 'POST',
    headers: { authorization: `Bearer ${idris.token}`, 'content-type': 'application/json' },
    body: '{}',
  })
  expect(await answer.json()).toEqual({ stopped: true })
  await settled(idris, session, 'stopped')
  loopback.behave('good')
  await other.close()
})

test('a run whose log can no longer be written ends all the same', async () => {
  const removed = await server.join('Removed')
  await fillBakery(removed)
  loopback.behave('slow')
  const session = await newSession(removed)
  await startAndLeave(server.address, removed.token, session)
  const run = async () =>
    (
      await asOwner(server.database, client =>
        client.query<{ status: string }>(
          'select status from public.agent_runs where session_id = $1',
          [session],
        ),
      )
    ).rows[0]!.status
  await asOwner(server.database, client =>
    client.query('delete from public.role_assignments where org_id = $1', [removed.orgId]),
  )
  await expect.poll(run, { timeout: 10_000 }).toBe('failed')
  loopback.behave('good')
})

test('an answer after the draft is taken as news and written again', async () => {
  loopback.behave('good')
  const session = await newSession(idris)
  const first = storedIn(await say(idris, session, 'just draft it'))
  const events = await say(
    idris,
    session,
    'The city closes our street for tram works from February.',
  )
  expect(endOf(events)).toBe('done')
  const second = await readOutput(idris, storedIn(events))
  expect(second.id).not.toBe(first)
  expect(JSON.stringify(second.content)).toContain('tram works')
})
