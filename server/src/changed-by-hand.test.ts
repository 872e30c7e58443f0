import type { OutputAnswer } from '@sextant/contracts/agent-outputs/routes'
import type { GuidedStrategyBody } from '@sextant/contracts/marketing-strategy/strategies'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  readOutput,
  readSession,
  say,
  type Someone,
  startTestServer,
  storedIn,
  type TestServer,
} from './testing/test-server.ts'

let server: TestServer
let mara: Someone
beforeAll(async () => {
  server = await startTestServer()
  mara = await server.join('Mara')
})
afterAll(() => server.close())

const bodyOf = (output: OutputAnswer): GuidedStrategyBody =>
  (output.content as unknown as { body: GuidedStrategyBody }).body

test('what was agreed and written by hand stays when a message has it written anew', async () => {
  const { body: session } = await mara.call<{ id: string }>('POST', '/api/v1/agent-sessions', {
    agent: 'marketing-strategy',
    tool: 'guided-strategy',
  })
  const facts = [{ kind: 'segment', label: 'rowing clubs', attributes: { size: 40 } }]
  await say(mara, session.id, '', { facts })
  await say(mara, session.id, 'Just draft it')
  const [first] = (await readSession(mara, session.id)).outputs
  const before = await readOutput(mara, first!.id)
  const agreed = { on: '2026-11-23', by: 'Mara', what: 'One group', unsure: false }
  const edits = [
    { path: ['body', 'steps', 0, 'agreed'], value: { ...agreed } },
    { path: ['decision', 'text'], value: 'Begin with the clubs on the lake.' },
  ]
  const edited = await mara.call<OutputAnswer>('POST', `/api/v1/agent-outputs/${first!.id}/edits`, {
    version: before.version,
    edits,
  })
  expect(edited.status, JSON.stringify(edited.body)).toBe(200)

  const more = [{ kind: 'rival', label: 'the boat yard', attributes: {} }]
  const id = storedIn(await say(mara, session.id, '', { facts: more }))
  const after = await readOutput(mara, id)
  expect(id).not.toBe(first!.id)
  expect(bodyOf(after).steps[0]!.agreed).toEqual(bodyOf(edited.body).steps[0]!.agreed)
  expect(bodyOf(after).steps[0]!.agreed).not.toBeNull()
  expect((after.content as { decision: { text: string } }).decision.text).toBe(
    'Begin with the clubs on the lake.',
  )
  // What was said since stands in it all the same.
  expect(JSON.stringify(bodyOf(after).positioning)).toContain('boat yard')
})

test('what was agreed on step by step stands in the first advanced strategy of the same company', async () => {
  const nils = await server.join('Nils')
  const begin = async (tool: string) =>
    (
      await nils.call<{ id: string }>('POST', '/api/v1/agent-sessions', {
        agent: 'marketing-strategy',
        tool,
      })
    ).body
  const guided = await begin('guided-strategy')
  const facts = ['bakers', 'brewers'].map(label => ({
    kind: 'segment',
    label,
    attributes: { size: 40 },
  }))
  await say(nils, guided.id, '', { facts })
  const first = await readOutput(nils, storedIn(await say(nils, guided.id, 'Just draft it')))
  const agreed = { on: '2026-11-23', by: 'Nils', what: 'Two groups', unsure: false }
  await nils.call('POST', `/api/v1/agent-outputs/${first.id}/edits`, {
    version: first.version,
    edits: [{ path: ['body', 'steps', 0, 'agreed'], value: agreed }],
  })
  const advanced = await begin('advanced-strategy')
  const deep = await readOutput(nils, storedIn(await say(nils, advanced.id, 'Just draft it')))
  expect(bodyOf(deep).steps[0]!.agreed).toEqual(agreed)
  // A plan of its own begins open.
  const another = await begin('guided-strategy')
  const own = await readOutput(nils, storedIn(await say(nils, another.id, 'Just draft it')))
  expect(bodyOf(own).steps[0]!.agreed).toBeNull()
})
