import type {
  QuickWinDetail,
  QuickWinOpportunities,
  QuickWinRow,
} from '@sextant/contracts/quick-wins/routes'
import type { TaskRow } from '@sextant/contracts/tasks/routes'
import { asOwner } from '@sextant/database/as-owner'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillSailLoft } from './testing/sail-loft.ts'
import {
  type Member,
  newSession,
  say,
  type Someone,
  startTestServer,
  type TestServer,
} from './testing/test-server.ts'

const BILLS = 'ring-before-due'
const HOURS = 'unload-the-scarce'

let server: TestServer
let mara: Someone
let facts: Readonly<Record<string, string>>
beforeAll(async () => {
  server = await startTestServer()
  mara = await server.join('Mara')
  facts = await fillSailLoft(mara)
}, 60_000)
afterAll(() => server.close())

type Failure = { code?: string; message?: string }
const api = '/api/v1/quick-wins'
const chances = async (who: Someone, query = ''): Promise<QuickWinOpportunities> =>
  (await who.call<QuickWinOpportunities>('GET', `${api}/opportunities${query}`)).body
const playsOf = async (who: Someone, query = ''): Promise<string[]> =>
  (await chances(who, query)).opportunities.map(({ play }) => play)
const start = (who: Someone, play: string, more: object = {}) =>
  who.call<{ id: string } & Failure>('POST', api, { play, ...more })
const read = async (who: Someone, id: string): Promise<QuickWinDetail> =>
  (await who.call<QuickWinDetail>('GET', `${api}/${id}`)).body
const list = async (who: Someone, query = ''): Promise<QuickWinRow[]> =>
  (await who.call<QuickWinRow[]>('GET', `${api}${query}`)).body
const change = (who: Someone, id: string, what: string, body: object = {}) =>
  who.call<{ id: string; grade?: string } & Failure>('POST', `${api}/${id}/${what}`, body)
const takeBack = (who: Someone, id: string) => who.call('DELETE', `${api}/${id}`)
const tasksOf = async (who: Someone, query = ''): Promise<TaskRow[]> =>
  (await who.call<TaskRow[]>('GET', `/api/v1/tasks${query}`)).body

/** Long enough ago that whatever it brings shows. */
const LATELY = { begins: new Date(Date.now() - 90 * 86_400_000).toISOString().slice(0, 10) }

async function started(who: Someone, play = BILLS, more: object = {}): Promise<string> {
  const { status, body } = await start(who, play, more)
  expect(status, JSON.stringify(body)).toBe(200)
  return body.id
}

test('a started one has its steps among the tasks, on working days, and its owner', async () => {
  const id = await started(mara, BILLS, { begins: '2026-11-23' })
  const win = await read(mara, id)
  expect(win).toMatchObject({
    play: BILLS,
    status: 'running',
    owner_name: 'Mara',
    client_id: null,
    prediction: { baseline: 2_400_000, expected: [expect.any(Number), 1_680_000] },
    // Twelve weeks after a Monday.
    due: '2027-02-15',
  })
  expect(win.checklist.map(({ due }) => due)).toEqual(['2026-11-25', '2026-11-27', '2026-11-30'])
  const tasks = (await tasksOf(mara)).filter(({ quick_win_id }) => quick_win_id === id)
  expect(tasks.map(({ what }) => what)).toEqual(win.steps)
  expect(tasks[0]).toMatchObject({ owner_role: 'Mara', quick_win_title: win.title })
  expect(await playsOf(mara)).not.toContain(BILLS)
  await takeBack(mara, id)
})

test('the same one is not started twice, and the refusal says where it is', async () => {
  const id = await started(mara)
  const again = await start(mara, BILLS)
  expect(again.status).toBe(409)
  expect(again.body.message).toContain('started before')
  expect(await list(mara)).toHaveLength(1)
  await takeBack(mara, id)
  // Undone, it is offered as before, and its steps are gone.
  expect(await playsOf(mara)).toContain(BILLS)
  expect((await tasksOf(mara)).filter(({ quick_win_id }) => quick_win_id)).toEqual([])
})

test('a move that does not follow from the figures cannot be started', async () => {
  const { status } = await start(mara, 'haggle-with-channel')
  expect(status).toBe(422)
  expect((await start(mara, 'no-such-play')).status).toBe(422)
})

test('what was expected stays as it was, and a card that changed since offers its figure', async () => {
  const id = await started(mara, BILLS, LATELY)
  const before = await read(mara, id)
  expect(before.offered).toBeNull()
  await mara.call('PATCH', `/api/v1/company-facts/${facts.measure}`, {
    attributes: { value: 1_600_000 },
  })
  const after = await read(mara, id)
  expect(after.prediction).toEqual(before.prediction)
  expect(after.offered).toMatchObject({ value: 1_600_000, label: 'unpaid bills' })
  const graded = await change(mara, id, 'result', { value: 1_600_000 })
  expect(graded.body.grade).toBe('beat')
  expect(await read(mara, id)).toMatchObject({
    status: 'graded',
    grade: 'beat',
    result: { value: 1_600_000, source: 'company' },
    decided_by_name: 'Mara',
    offered: null,
  })
  // Twice is refused; taken back it runs again.
  expect((await change(mara, id, 'result', { value: 1 })).status).toBe(409)
  expect((await takeBack(mara, id)).status).toBe(409)
  expect((await change(mara, id, 'reopen')).status).toBe(200)
  expect(await read(mara, id)).toMatchObject({ status: 'running', grade: null, result: null })
  await mara.call('PATCH', `/api/v1/company-facts/${facts.measure}`, {
    attributes: { value: 2_400_000 },
  })
  await takeBack(mara, id)
})

test.each([
  [1_600_000, 'beat'],
  [1_700_000, 'met'],
  [2_300_000, 'short'],
  [2_500_000, 'none'],
  [null, 'unmeasured'],
])('a result of %d is graded %s', async (value, grade) => {
  const id = await started(mara, BILLS, LATELY)
  const { body } = await change(mara, id, 'result', { value, note: 'Counted on Friday' })
  expect(body.grade).toBe(grade)
  expect((await read(mara, id)).result).toEqual({
    value,
    source: 'typed',
    note: 'Counted on Friday',
  })
  await change(mara, id, 'reopen')
  await takeBack(mara, id)
})

test('before it can show, a result is refused with the day from which it can be told', async () => {
  const id = await started(mara)
  for (const value of [1_700_000, null]) {
    const { status, body } = await change(mara, id, 'result', { value })
    expect(status).toBe(422)
    expect(body.message).toContain('Its result can be told from that day on.')
  }
  expect((await read(mara, id)).status).toBe('running')
  await takeBack(mara, id)
})

test('the day of its result stands in the calendar', async () => {
  const id = await started(mara)
  const { due, title } = await read(mara, id)
  const { body } = await mara.call<{ path: string }>('POST', '/api/v1/tasks/calendar', {
    anew: false,
  })
  const file = await (await fetch(server.address + body.path)).text()
  const entry = file
    .replaceAll('\r\n ', '')
    .split('BEGIN:VEVENT')
    .find(one => one.includes(`UID:${id}`))
  expect(entry).toContain(`DTSTART;VALUE=DATE:${due.replaceAll('-', '')}`)
  expect(entry).toContain(title.slice(0, 20))
  await takeBack(mara, id)
})

test('dropped with a reason, its open steps go with it; reopened, they come back', async () => {
  const id = await started(mara, HOURS)
  const [first] = (await read(mara, id)).checklist
  await mara.call('PATCH', `/api/v1/tasks/${first!.id}`, { status: 'done' })
  expect((await change(mara, id, 'drop', { reason: '' })).status).toBe(400)
  expect((await change(mara, id, 'drop', { reason: 'Nobody is free' })).status).toBe(200)
  const dropped = await read(mara, id)
  expect(dropped).toMatchObject({ status: 'dropped', drop_reason: 'Nobody is free' })
  expect(dropped.checklist.map(({ status }) => status)).toEqual(['done', 'dropped', 'dropped'])
  expect(await playsOf(mara)).not.toContain(HOURS)
  await change(mara, id, 'reopen')
  const again = await read(mara, id)
  expect(again.checklist.map(({ status }) => status)).toEqual(['done', 'open', 'open'])
  await takeBack(mara, id)
})

test('on its day the owner is asked once, and finds the page', async () => {
  const id = await started(mara)
  await asOwner(server.database, owner =>
    owner.query('update public.quick_wins set due = current_date where id = $1', [id]),
  )
  const ask = () => server.database.pool.query('select app.remind_quick_wins()')
  await ask()
  await ask()
  const { body } = await mara.call<{ items: { event: string; href: string }[] }>(
    'GET',
    '/api/v1/notifications',
  )
  const asked = body.items.filter(({ event }) => event === 'quick-win.due')
  expect(asked).toMatchObject([{ href: `/quick-wins/session/${id}` }])
  await takeBack(mara, id)
})

test('a step that is due is told to the owner', async () => {
  const id = await started(mara, BILLS, { begins: new Date().toISOString().slice(0, 10) })
  const [first] = (await read(mara, id)).checklist
  const due = new Date().toISOString().slice(0, 10)
  await mara.call('PATCH', `/api/v1/tasks/${first!.id}`, { due })
  await server.database.pool.query('select app.remind_tasks()')
  const { body } = await mara.call<{ items: { event: string; body: string }[] }>(
    'GET',
    '/api/v1/notifications',
  )
  expect(body.items.filter(({ event }) => event === 'task.due')).toMatchObject([
    { body: first!.what },
  ])
  await takeBack(mara, id)
})

test('a step that a deliverable says already stands once, and stays when the start is taken back', async () => {
  const olaf = await server.join('Olaf')
  await fillSailLoft(olaf)
  await say(olaf, await newSession(olaf, 'swot'), 'Just draft it')
  const before = await tasksOf(olaf)
  const said = before.map(({ what }) => what)
  const row = (await chances(olaf)).opportunities.find(({ steps }) => said.includes(steps[0]!))!
  const id = await started(olaf, row.play)
  const during = await tasksOf(olaf)
  expect(during.filter(({ what }) => what === row.steps[0])).toHaveLength(1)
  expect(during).toHaveLength(before.length + row.steps.length - 1)
  expect((await read(olaf, id)).checklist).toHaveLength(row.steps.length)
  // Whatever becomes of the deliverable, the quick win keeps its steps.
  const [{ output_id: output } = { output_id: null }] = before
  await olaf.call('DELETE', `/api/v1/agent-outputs/${output}`)
  expect((await read(olaf, id)).checklist).toHaveLength(row.steps.length)
  await olaf.call('POST', `/api/v1/agent-outputs/${output}/restore`, {})
  await takeBack(olaf, id)
  expect((await tasksOf(olaf)).map(({ what }) => what).toSorted()).toEqual(said.toSorted())
})

test('whoever names the marketing of a team owns it, else the caller; nobody outside can', async () => {
  const nora = await server.join('Nora')
  await fillSailLoft(nora)
  const mate: Member = await server.hire(nora, 'marketing_manager')
  const viewer: Member = await server.hire(nora, 'viewer')
  const { body: people } = await nora.call<{ id: string }[]>('GET', `${api}/people`)
  expect(people.map(({ id }) => id)).toContain(mate.userId)
  expect(people.map(({ id }) => id)).not.toContain(viewer.userId)
  const id = await started(nora, BILLS, { owner_id: mate.userId })
  expect((await read(nora, id)).owner_id).toBe(mate.userId)
  expect((await start(nora, HOURS, { owner_id: viewer.userId })).status).toBe(404)
  expect((await start(viewer, HOURS)).status).toBeGreaterThanOrEqual(403)
})

test('an agency’s client has its own; those of another client and its guests see and change nothing', async () => {
  const dana = await server.join('Dana', {}, 'AGENCY')
  const client = async (name: string): Promise<string> =>
    (await dana.call<{ id: string }>('POST', '/api/v1/clients', { name })).body.id
  const x = await client('Client X')
  const y = await client('Client Y')
  await fillSailLoft(dana, x)
  const campaignOf = async (client_id: string): Promise<string> =>
    (await dana.call<{ id: string }>('POST', '/api/v1/campaigns', { name: 'Spring', client_id }))
      .body.id
  const campaign = await campaignOf(x)
  expect(await playsOf(dana)).toEqual([])
  expect(await playsOf(dana, `?client_id=${y}`)).toEqual([])
  const foreign = { client_id: x, campaign_id: await campaignOf(y) }
  expect((await start(dana, BILLS, foreign)).status).toBe(404)
  const id = await started(dana, BILLS, { client_id: x, campaign_id: campaign, ...LATELY })
  const other = await started(dana, HOURS, { client_id: x })
  expect((await list(dana, `?client_id=${x}`)).map(win => win.id)).toEqual([other, id])
  expect((await list(dana, `?client_id=${x}&campaign_id=${campaign}`)).map(win => win.id)).toEqual([
    id,
  ])
  expect(await list(dana, `?client_id=${y}`)).toEqual([])
  expect(await list(dana)).toEqual([])
  const guest: Member = await server.hire(dana, 'guest', x)
  const forY: Member = await server.hire(dana, 'account_manager', y)
  for (const stranger of [guest, forY, mara]) {
    expect((await stranger.call('GET', `${api}/${id}`)).status).toBe(404)
    expect([403, 404]).toContain((await takeBack(stranger, id)).status)
    expect([403, 404]).toContain((await change(stranger, id, 'drop', { reason: 'mine' })).status)
    expect([403, 404]).toContain((await change(stranger, id, 'result', { value: 1 })).status)
    expect([403, 404]).toContain((await start(stranger, HOURS, { client_id: x })).status)
  }
  const forX: Member = await server.hire(dana, 'account_manager', x)
  expect((await read(forX, id)).id).toBe(id)
  expect((await change(forX, id, 'result', { value: 1_700_000 })).body.grade).toBe('met')
})
