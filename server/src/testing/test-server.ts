import { randomUUID } from 'node:crypto'
import type { AgentEvent } from '@sextant/contracts/agent-events'
import type { SessionAnswer } from '@sextant/contracts/agent-sessions/routes'
import type { OutputAnswer } from '@sextant/contracts/agent-outputs/routes'
import { toolById, type ToolId } from '@sextant/contracts/catalogue'
import type { Database } from '@sextant/database/open-database'
import { asOwner } from '@sextant/database/as-owner'
import { freshDatabase } from '@sextant/database/testing/fresh-database'
import { addMember } from '@sextant/database/testing/people'
import { readConfig } from '../config.ts'
import { startServer, type StartOptions } from '../start-server.ts'

type Answer<T = unknown> = { status: number; body: T; headers: Headers }
export type Someone = {
  token: string
  orgId: string
  call: <T = unknown>(method: string, path: string, body?: unknown) => Promise<Answer<T>>
}
export type Member = Someone & { userId: string; email: string }
export type TestServer = {
  address: string
  database: Database
  call: <T = unknown>(
    method: string,
    path: string,
    body?: unknown,
    token?: string,
  ) => Promise<Answer<T>>
  /** Invites, signs up and gives the business profile unless `profile` is null. */
  join: (
    name: string,
    profile?: Partial<Profile> | null,
    type?: 'SME' | 'AGENCY',
  ) => Promise<Someone>
  /** A new member of somebody’s organization, for all of it or for one client, without the way by mail. */
  hire: (owner: Someone, role: string, clientId?: string | null) => Promise<Member>
  /** Stops the server but not its database, as a crash would leave it, and starts another on the same data. */
  restart: (env?: Record<string, string>) => Promise<void>
  /** A second server process's worth on the same data; only on a real server. */
  another: () => Promise<{ address: string; close: () => Promise<void> }>
  close: () => Promise<void>
}
type Profile = { companyName: string; industry: string; companySize: string; description: string }

const PASSWORD = 'Long-Enough-1'

/** The real server on a free port over a database of its own (embedded, or on TEST_DATABASE_URL's server). */
export async function startTestServer(
  env: Record<string, string> = {},
  options: Pick<StartOptions, 'logTo' | 'requestTimeoutMs' | 'now'> = {},
): Promise<TestServer> {
  const database = await freshDatabase()
  const open = (more: Record<string, string> = {}) =>
    startServer(
      {
        ...readConfig({
          PORT: '0',
          DATA_DIR: 'memory://',
          LOG_LEVEL: 'silent',
          RATE_LIMITS: 'off',
          EMAIL_CONFIRMATION: 'off',
          ...env,
          ...more,
        }),
        demo: false,
      },
      { database, ...options },
    )
  let running = await open()
  const call = async <T>(
    method: string,
    path: string,
    body?: unknown,
    token?: string,
  ): Promise<Answer<T>> => {
    const response = await fetch(running.address + path, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(body === undefined
        ? {}
        : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    return {
      status: response.status,
      body: (response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text) as T,
      headers: response.headers,
    }
  }
  const join = async (
    name: string,
    profile: Partial<Profile> | null = {},
    type: 'SME' | 'AGENCY' = 'SME',
  ): Promise<Someone> => {
    const email = `${name.toLowerCase()}@people.example`
    await asOwner(database, client =>
      client.query(`insert into public.invitations (email, invited_by) values ($1, 'test')`, [
        email,
      ]),
    )
    const { body } = await call<{ token: string }>('POST', '/api/auth/sign-up/email', {
      email,
      password: PASSWORD,
      name,
      organization_name: `${name} & Co`,
      organization_type: type,
    })
    const someone = (
      await call<{ organization: { id: string } }>('GET', '/api/v1/me', undefined, body.token)
    ).body
    const me: Someone = {
      token: body.token,
      orgId: someone.organization.id,
      call: (method, path, content) => call(method, path, content, body.token),
    }
    if (profile)
      await me.call('POST', `/api/v1/business-context/organization/${me.orgId}`, {
        companyName: `${name} & Co`,
        industry: 'Retail',
        companySize: '1-10',
        description: '',
        ...profile,
      })
    return me
  }
  return {
    get address() {
      return running.address
    },
    database,
    call,
    join,
    hire: async (owner, role, clientId = null) => {
      const { user } = (
        await owner.call<{ user: { id: string; email: string } }>('GET', '/api/v1/me')
      ).body
      const { userId, token, email } = await addMember(
        database,
        { orgId: owner.orgId, userId: user.id, token: owner.token, email: user.email },
        `${role}-${randomUUID().slice(0, 8)}`,
        role,
        clientId,
      )
      return {
        userId,
        email,
        token,
        orgId: owner.orgId,
        call: (method, path, content) => call(method, path, content, token),
      }
    },
    restart: async more => {
      await running.close()
      running = await open(more)
    },
    another: () =>
      startServer({
        ...readConfig({
          PORT: '0',
          DATABASE_URL: database.url,
          AUTH_SECRET: 'test-secret-test-secret-test-secret-1',
          LOG_LEVEL: 'silent',
          RATE_LIMITS: 'off',
          EMAIL_CONFIRMATION: 'off',
          ...env,
        }),
        demo: false,
      }),
    close: async () => {
      await running.close()
      await database.drop()
    },
  }
}

/** Events of an SSE body, comments left out. */
export const eventsOf = (body: string): AgentEvent[] =>
  body.split('\n\n').flatMap(frame => {
    const data = frame.split('\n').find(line => line.startsWith('data: '))
    return data ? [JSON.parse(data.slice(6)) as AgentEvent] : []
  })

export async function newSession(person: Someone, tool: ToolId = 'swot'): Promise<string> {
  const agent = toolById(tool).agent
  const { body } = await person.call<{ id: string }>('POST', '/api/v1/agent-sessions', {
    agent,
    tool,
  })
  return body.id
}
export const say = async (
  person: Someone,
  sessionId: string,
  text: string,
  more: object = {},
): Promise<AgentEvent[]> =>
  eventsOf(
    (
      await person.call<string>('POST', `/api/v1/agent-sessions/${sessionId}/messages`, {
        text,
        ...more,
      })
    ).body,
  )
export const readSession = async (person: Someone, sessionId: string): Promise<SessionAnswer> =>
  (await person.call<SessionAnswer>('GET', `/api/v1/agent-sessions/${sessionId}`)).body
export const readOutput = async (person: Someone, id: string): Promise<OutputAnswer> =>
  (await person.call<OutputAnswer>('GET', `/api/v1/agent-outputs/${id}`)).body

/** The id of the output that these events stored. */
export const storedIn = (events: readonly AgentEvent[]): string => {
  const stored = events.find(event => event.type === 'output')
  if (!stored) throw new Error(`No output among: ${events.map(event => event.type).join(', ')}`)
  return stored.outputId
}
export const endOf = (events: readonly AgentEvent[]): string | undefined =>
  events.findLast(event => event.type === 'run')?.run.status
