import type { Deliverable } from '@sextant/contracts/stored-deliverable'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import {
  endOf,
  newSession,
  readOutput,
  readSession,
  say,
  type Someone,
  startTestServer,
  storedIn,
  type TestServer,
} from './testing/test-server.ts'

// Another agent is its own folder, its rows in the catalogue, and a line in each registry: all of them stand here, and nothing else is touched.

vi.mock('@sextant/contracts/catalogue', async original => {
  const catalogue = await original<Record<string, unknown[]>>()
  const entries = { AGENT_SLUGS: 'hello', TOOL_IDS: 'greeting' }
  for (const [list, id] of Object.entries(entries)) catalogue[list]!.push(id)
  const { HELLO_AGENT, HELLO_TOOL } = await import('./testing/hello-agent.ts')
  catalogue['AGENTS']!.push(HELLO_AGENT)
  catalogue['TOOLS']!.push(HELLO_TOOL)
  return catalogue
})
vi.mock('@sextant/contracts/bodies', async original => {
  const bodies = await original<{ BODIES: Record<string, unknown> }>()
  const { greetingBody } = await import('./testing/hello-agent.ts')
  Object.assign(bodies.BODIES, { greeting: greetingBody })
  return bodies
})
vi.mock('@sextant/agents/agents', async original => {
  const agents = await original<{ AGENTS: Record<string, unknown> }>()
  const { hello } = await import('./testing/hello-agent.ts')
  Object.assign(agents.AGENTS, { hello: hello.agent })
  return agents
})
vi.mock('@sextant/agents/tools', async original => {
  const tools = await original<{ TOOLS: Record<string, unknown> }>()
  const { hello } = await import('./testing/hello-agent.ts')
  Object.assign(tools.TOOLS, { greeting: hello.tool })
  return tools
})
// Threads begin with modules of their own; here it thinks in this one.
vi.mock('./modules/thinking/index.ts', async () => {
  const { thinkHere } = await import('@sextant/agents/core/thinking')
  return { thinkingOf: () => thinkHere, warmThinking: () => undefined }
})

let server: TestServer
let mara: Someone
beforeAll(async () => {
  server = await startTestServer()
  mara = await server.join('Mara')
}, 60_000)
afterAll(() => server.close())

const WISH = 'We want to go from 40 to 60 cakes a month by June 2027.'

const begin = () => mara.call<{ id: string }>('POST', '/api/v1/agent-sessions', { agent: 'hello' })

test('it opens in its own words, reads an answer, streams and stores', async () => {
  const { body: session } = await begin()
  expect(await readSession(mara, session.id)).toMatchObject({
    agent: 'hello',
    tool: null,
    title: 'New hello session',
    messages: [{ text: 'Hello. Which goal shall I greet?' }],
  })
  const first = await say(mara, session.id, WISH)
  expect(first.map(({ type }) => type)).toContain('facts')
  const events = await say(mara, session.id, 'Just draft it')
  expect(endOf(events)).toBe('done')
  const parts = events.flatMap(event => (event.type === 'part' ? [event.path.join('.')] : []))
  expect(parts).toContain('body.greetings')
  const { content, agent_type, output_type } = await readOutput(mara, storedIn(events))
  expect({ agent_type, output_type }).toEqual({ agent_type: 'hello', output_type: 'greeting' })
  expect(content).toMatchObject({ tool: 'greeting', body: { greetings: [{ length: 5 }] } })
})

test('its deliverable is edited, computed again, rebuilt and exported', async () => {
  const { body: session } = await begin()
  await say(mara, session.id, WISH)
  const id = storedIn(await say(mara, session.id, 'Just draft it'))
  const { version } = await readOutput(mara, id)
  const path = ['body', 'greetings', 0, 'goal', 'text']
  const edited = await mara.call('POST', `/api/v1/agent-outputs/${id}/edits`, {
    version,
    edits: [{ path, value: 'More cakes' }],
  })
  expect(edited.status).toBe(200)
  expect(edited.body).toMatchObject({ content: { body: { greetings: [{ length: 10 }] } } })
  const rebuilt = await mara.call<{ content: Deliverable }>(
    'POST',
    `/api/v1/agent-outputs/${id}/rebuild`,
    { version: version + 1 },
  )
  expect(rebuilt.body.content.body).toMatchObject({ greetings: [{ goal: { text: 'More cakes' } }] })
  for (const format of ['md', 'csv', 'docx', 'pdf']) {
    const file = await fetch(
      `${server.address}/api/v1/agent-outputs/${id}/export?format=${format}`,
      { headers: { authorization: `Bearer ${mara.token}` } },
    )
    expect(file.status, format).toBe(200)
    if (format === 'md') expect(await file.text()).toContain('Hello · Greeting')
    if (format === 'csv') expect(await file.text()).toContain('More cakes,10')
  }
})

test('a tool of another agent is refused', async () => {
  const { status } = await mara.call('POST', '/api/v1/agent-sessions', {
    agent: 'hello',
    tool: 'swot',
  })
  expect(status).toBe(422)
  expect(await newSession(mara, 'swot')).toBeTruthy()
})
