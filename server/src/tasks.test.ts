import type { TaskRow } from '@sextant/contracts/tasks/routes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillBakery } from './testing/company-model.ts'
import {
  newSession,
  readOutput,
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
  await fillBakery(mara)
}, 60_000)
afterAll(() => server.close())

const drafted = async (tool: 'swot' | 'ice') =>
  storedIn(await say(mara, await newSession(mara, tool), 'Just draft it'))
const tasksOf = async (who: Someone, query = ''): Promise<TaskRow[]> =>
  (await who.call<TaskRow[]>('GET', `/api/v1/tasks${query}`)).body
const decide = (who: Someone, id: string, change: object) =>
  who.call('PATCH', `/api/v1/tasks/${id}`, change)

test('what a deliverable says to do is one list; the same step of two deliverables stands once', async () => {
  const id = await drafted('swot')
  const { content } = await readOutput(mara, id)
  if (content.tool !== 'swot') throw new Error('not a SWOT')
  const tasks = await tasksOf(mara)
  expect(tasks.map(({ what }) => what).toSorted()).toEqual(
    content.actions.map(({ what }) => what.text).toSorted(),
  )
  expect(tasks[0]).toMatchObject({ status: 'open', output_id: id, client_id: null })
  await drafted('swot')
  expect(await tasksOf(mara)).toHaveLength(tasks.length)
})

test('a draft on unconfirmed facts asks nobody to do anything', async () => {
  const nora = await server.join('Nora')
  const session = await newSession(nora, 'swot')
  await say(nora, session, 'We want to go from 40 to 60 orders a month by June 2027.')
  await say(nora, session, 'Just draft it')
  expect(await tasksOf(nora)).toEqual([])
})

test('what is done or dropped is known to the agents: its move is not proposed again', async () => {
  const [first, second] = await tasksOf(mara)
  expect((await decide(mara, first!.id, { status: 'done' })).status).toBe(200)
  expect((await decide(mara, second!.id, { due: '2031-05-06' })).status).toBe(200)
  expect(await tasksOf(mara, '?status=done')).toMatchObject([
    { id: first!.id, decided_by_name: 'Mara' },
  ])
  const before = await readOutput(mara, first!.output_id!)
  const id = await drafted('ice')
  const after = await readOutput(mara, id)
  if (before.content.tool === 'combined' || after.content.tool === 'combined') throw new Error()
  const done = before.content.actions.find(({ what }) => what.text === first!.what)!.move
  expect(after.content.moves.map(move => move.id)).not.toContain(done)
  const moved = (await tasksOf(mara)).find(task => task.id === second!.id)
  expect(moved?.due ?? '2031-05-06').toBe('2031-05-06')
  expect((await decide(mara, first!.id, { status: 'open' })).status).toBe(200)
})

test('a deleted deliverable takes its open tasks along', async () => {
  const open = await tasksOf(mara)
  const ids = new Set(open.map(({ output_id }) => output_id))
  for (const id of ids) await mara.call('DELETE', `/api/v1/agent-outputs/${id}`)
  expect(await tasksOf(mara)).toEqual([])
  for (const id of ids) await mara.call('POST', `/api/v1/agent-outputs/${id}/restore`, {})
  expect(await tasksOf(mara)).toHaveLength(open.length)
})

test('a calendar program reads the tasks by a secret address, which can be replaced', async () => {
  const address = async (anew: boolean): Promise<string> =>
    (await mara.call<{ path: string }>('POST', '/api/v1/tasks/calendar', { anew })).body.path
  const path = await address(false)
  expect(await address(false)).toBe(path)
  const file = await fetch(server.address + path)
  expect(file.headers.get('content-type')).toContain('text/calendar')
  const [task] = await tasksOf(mara)
  const lines = (await file.text()).replaceAll('\r\n ', '')
  expect(lines).toContain(`DTSTART;VALUE=DATE:${task!.due.replaceAll('-', '')}`)
  expect(lines).toContain(`UID:${task!.id}`)
  const other = await address(true)
  expect(other).not.toBe(path)
  expect((await fetch(server.address + path)).status).toBe(404)
  expect((await fetch(server.address + other)).status).toBe(200)
})

test('what is due is told once to whoever had it written', async () => {
  const [task] = await tasksOf(mara)
  await decide(mara, task!.id, { due: new Date().toISOString().slice(0, 10) })
  const remind = () => server.database.pool.query('select app.remind_tasks()')
  await remind()
  await remind()
  const { body } = await mara.call<{ items: { event: string; body: string }[] }>(
    'GET',
    '/api/v1/notifications',
  )
  const due = body.items.filter(({ event }) => event === 'task.due')
  expect(due).toMatchObject([{ body: task!.what }])
})
