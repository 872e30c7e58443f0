import type { OutputAnswer } from '@sextant/contracts/agent-outputs/routes'
import type { CompanyFactRow } from '@sextant/contracts/company/facts'
import type { FirstPlanBody } from '@sextant/contracts/quick-start/first-plan'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  readOutput,
  readSession,
  say,
  type Someone,
  startTestServer,
  type TestServer,
} from './testing/test-server.ts'

let server: TestServer
let mara: Someone
let dana: Someone
beforeAll(async () => {
  server = await startTestServer()
  mara = await server.join('Mara')
  dana = await server.join('Dana')
})
afterAll(() => server.close())

async function group(person: Someone, label: string): Promise<string> {
  const fact = { kind: 'segment', label, attributes: {} }
  return (await person.call<CompanyFactRow>('POST', '/api/v1/company-facts', fact)).body.id
}

const begin = (person: Someone, subject: string) =>
  person.call<{ id: string }>('POST', '/api/v1/agent-sessions', {
    agent: 'quick-start',
    tool: 'first-plan',
    subject,
  })

const saidOf = ({ content }: OutputAnswer): string =>
  (content as unknown as { body: FirstPlanBody }).body.positioning.text

test('a session is about the fact it names, and about another one once it is told so', async () => {
  const commuters = await group(mara, 'commuters')
  const couriers = await group(mara, 'couriers')
  const { body: session } = await begin(mara, commuters)
  expect((await readSession(mara, session.id)).subject_id).toBe(commuters)

  await say(mara, session.id, 'Just draft it')
  const [output] = (await readSession(mara, session.id)).outputs
  expect(saidOf(await readOutput(mara, output!.id))).toContain('commuters')

  const path = `/api/v1/agent-sessions/${session.id}/subject`
  expect((await mara.call('PUT', path, { subject: couriers })).status).toBe(200)
  const rebuild = `/api/v1/agent-outputs/${output!.id}/rebuild`
  const rebuilt = await mara.call<OutputAnswer>('POST', rebuild, { version: 1 })
  expect(saidOf(rebuilt.body)).toContain('couriers')
})

test('the fact of another company is no subject', async () => {
  const foreign = await group(dana, 'pharmacies')
  expect((await begin(mara, foreign)).status).toBe(404)
  const { body } = await begin(mara, await group(mara, 'schools'))
  const path = `/api/v1/agent-sessions/${body.id}/subject`
  expect((await mara.call('PUT', path, { subject: foreign })).status).toBe(404)
  expect((await readSession(mara, body.id)).subject_id).not.toBe(foreign)
})
