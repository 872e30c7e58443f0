import { unzipSync, strFromU8 } from 'fflate'
import type { Portal } from '@sextant/contracts/portal/routes'
import type {
  ReportAnswer,
  ReportComment,
  ReportMailRow,
  ReportPerson,
  ReportRow,
  ScheduleRow,
} from '@sextant/contracts/reports/rows'
import { asOwner } from '@sextant/database/as-owner'
import pino from 'pino'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { reportRound } from './modules/reports/report-rounds.ts'
import { gardenFigures } from './testing/garden-figures.ts'
import {
  type Member,
  type Someone,
  startTestServer,
  type TestServer,
} from './testing/test-server.ts'

let clock = new Date('2026-11-03T09:00:00Z')
let server: TestServer
let dana: Someone
let juno: Member
let stranger: Member
let clients: { alder: string; other: string }
beforeAll(async () => {
  // Nobody answers there: every mail fails, and stays to be looked at.
  server = await startTestServer({ SMTP_URL: 'smtp://127.0.0.1:1' }, { now: () => clock })
  dana = await server.join('Dana', {}, 'AGENCY')
  const client = async (name: string): Promise<string> =>
    (await dana.call<{ id: string }>('POST', '/api/v1/clients', { name })).body.id
  clients = { alder: await client('Alder & Moss'), other: await client('Fieldhouse') }
  juno = await server.hire(dana, 'guest', clients.alder)
  stranger = await server.hire(dana, 'guest', clients.other)
  await tell('2026-08-31', '2026-10-31')
}, 60_000)
afterAll(() => server.close())

type Failure = { code?: string; message?: string }
async function tell(from: string, to: string, scale = 1): Promise<void> {
  const rows = gardenFigures(from, to).map(row => ({
    ...row,
    values: Object.fromEntries(
      Object.entries(row.values).map(([name, value]) => [name, Math.round(value! * scale)]),
    ),
  }))
  const answer = await dana.call<Failure>('POST', '/api/v1/figures', {
    client_id: clients.alder,
    rows,
  })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
}
const make = async (body: object = {}): Promise<string> => {
  const { status, body: made } = await dana.call<{ id: string }>('POST', '/api/v1/reports', {
    client_id: clients.alder,
    report_type: 'monthly',
    ...body,
  })
  expect(status, JSON.stringify(made)).toBe(201)
  return made.id
}
const read = async (id: string, who: Someone = dana): Promise<ReportAnswer> => {
  const { status, body } = await who.call<ReportAnswer>('GET', `/api/v1/reports/${id}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
const statusOf = async (who: Someone, id: string): Promise<number> =>
  (await who.call('GET', `/api/v1/reports/${id}`)).status
const publish = (id: string, version: number, more: object = {}) =>
  dana.call<ReportAnswer & Failure>('POST', `/api/v1/reports/${id}/publish`, { version, ...more })
const sectionOf = ({ content }: ReportAnswer, id: string) =>
  content.sections.find(section => section.id === id)
const round = () =>
  reportRound({ database: server.database, now: () => clock, log: pino({ level: 'silent' }) })
const mails = async (): Promise<ReportMailRow[]> =>
  (await dana.call<ReportMailRow[]>('GET', '/api/v1/report-mails')).body
type Outgoing = { id: string; recipient: string; data: { file: string; path: string } }
const outbox = (): Promise<Outgoing[]> =>
  asOwner(
    server.database,
    async owner =>
      (
        await owner.query<Outgoing>(
          `select id, recipient, data from app.mail_outbox where template = 'report' order by queued_at`,
        )
      ).rows,
  )

test('a report of a month is computed from figures: headline, key figures, causes, channels, campaigns', async () => {
  const answer = await read(await make())
  const { report, content } = answer
  expect(report).toMatchObject({
    title: 'Monthly report, October 2026',
    period_from: '2026-10-01',
    period_to: '2026-10-31',
    state: 'draft',
    client_name: 'Alder & Moss',
  })
  const { body: view } = await dana.call<{ all: { metric: string; value: number }[] }>(
    'GET',
    `/api/v1/figures/view?client_id=${clients.alder}&from=2026-10-01&to=2026-10-31`,
  )
  const revenue = view.all.find(({ metric }) => metric === 'revenue')!.value
  const kpis = sectionOf(answer, 'kpis')
  expect(kpis?.form === 'table' && kpis.rows[0]!.cells[1]).toMatchObject({
    value: revenue,
    kind: 'money',
  })
  const whole = `£${Math.round(revenue / 100).toLocaleString('en-GB')}`
  expect(content.headline).toContain(`October brought ${whole} in revenue`)
  const changed = sectionOf(answer, 'changed')
  if (changed?.form !== 'falls') throw new Error('no split')
  const sum = changed.parts.reduce((total, { value }) => total + value, 0)
  expect(changed.former.value! + sum).toBe(changed.later.value)
  const channels = sectionOf(answer, 'channels')
  expect(channels?.form === 'table' && channels.total?.[1]?.value).toBe(revenue)
  expect(content.brand.name).toBe('Dana & Co')
  expect(content.prepared_for).toBe('Alder & Moss')
})

test('a type nobody knows is answered with those there are', async () => {
  const { status, body } = await dana.call<Failure>('POST', '/api/v1/reports', {
    client_id: clients.alder,
    report_type: 'horoscope',
  })
  expect(status).toBe(404)
  expect(body.message).toContain('monthly report')
})

test('a draft is changed by whoever saw its latest version; a plan makes it a report against the plan', async () => {
  const id = await make()
  const change = (body: object) =>
    dana.call<ReportAnswer & Failure>('PUT', `/api/v1/reports/${id}`, body)
  const planned = await change({
    version: 1,
    plan: { revenue: 2_899_300 },
    sections: ['headline', 'kpis', 'steps', 'words'],
    steps: [{ lead: '17 November', text: 'Confirm the stock of hedging.' }],
    words: 'A quiet month.\n\nThank you.',
  })
  expect(planned.status, JSON.stringify(planned.body)).toBe(200)
  expect(planned.body.content.headline).toMatch(
    /^October closed £[\d,]+(\.\d\d)? (above|below) plan\.$/,
  )
  expect(planned.body.content.sections.map(({ id: one }) => one)).toEqual([
    'kpis',
    'steps',
    'words',
  ])
  expect(sectionOf(planned.body, 'kpis')?.title).toBe('Against plan')
  expect((await change({ version: 1, title: 'Too late' })).status).toBe(409)
})

test('what was sent keeps its numbers although figures change; nothing of it can be edited', async () => {
  const id = await make()
  const draft = await read(id)
  const sent = await publish(id, 1)
  expect(sent.status).toBe(200)
  expect((await publish(id, 1)).status, 'again is harmless').toBe(200)
  await tell('2026-10-20', '2026-10-31', 2)
  const after = await read(id)
  expect(after.content).toEqual(draft.content)
  expect(after.content.as_of).toBe('2026-10-31')
  const live = await read(await make())
  expect(live.content.headline).not.toBe(draft.content.headline)
  const edit = await dana.call('PUT', `/api/v1/reports/${id}`, { version: 2, title: 'Nicer' })
  expect(edit.status).toBe(409)
  await tell('2026-10-20', '2026-10-31')
})

test('a guest of the client reads, comments on and downloads what was shared, until it is not; nobody else’s guest sees it', async () => {
  const id = await make()
  expect(await statusOf(juno, id)).toBe(404)
  await publish(id, 1, { share: true })
  const seen = await read(id, juno)
  expect(seen.may).toEqual({ edit: false, share: false, comment: true })
  expect(await statusOf(stranger, id)).toBe(404)
  const listed = async (who: Someone) =>
    (await who.call<ReportRow[]>('GET', '/api/v1/reports')).body.map(report => report.id)
  expect(await listed(juno)).toEqual([id])
  expect(await listed(stranger)).toEqual([])
  const say = (who: Someone, body: object) =>
    who.call<ReportComment & Failure>('POST', `/api/v1/reports/${id}/comments`, body)
  const said = await say(juno, { section: 'campaigns', body: 'Is the £600 on top of the plan?' })
  expect(said.body).toMatchObject({ from_client: true, is_you: true, section: 'campaigns' })
  expect((await say(stranger, { body: 'Hello' })).status).toBe(404)
  await say(dana, { body: 'Out of it.' })
  expect((await read(id, juno)).comments.map(({ body }) => body)).toEqual([
    'Is the £600 on top of the plan?',
    'Out of it.',
  ])
  const told = await dana.call<{ items: { event: string; body: string }[] }>(
    'GET',
    '/api/v1/notifications',
  )
  expect(told.body.items).toContainEqual(
    expect.objectContaining({ event: 'report.comment', body: 'Is the £600 on top of the plan?' }),
  )
  const file = await juno.call('GET', `/api/v1/reports/${id}/export?format=pdf`)
  expect(file.status).toBe(200)
  for (const [method, path, body] of [
    ['PUT', '', { version: 2, title: 'Mine' }],
    ['DELETE', '', undefined],
    ['POST', '/unshare', {}],
    ['POST', '/publish', { version: 2, share: true }],
  ] as const)
    expect((await juno.call(method, `/api/v1/reports/${id}${path}`, body)).status, path).toBe(403)
  for (const path of ['report-schedules', 'report-mails'])
    expect((await juno.call<unknown[]>('GET', `/api/v1/${path}`)).body, path).toEqual([])
  expect((await juno.call('GET', `/api/v1/report-people?client_id=${clients.alder}`)).status).toBe(
    403,
  )
  await dana.call('POST', `/api/v1/reports/${id}/unshare`, {})
  expect(await statusOf(juno, id)).toBe(404)
  expect((await juno.call<Portal>('GET', '/api/v1/portal')).status).toBe(200)
})

test('a deletion is taken back', async () => {
  const id = await make()
  await dana.call('DELETE', `/api/v1/reports/${id}`)
  expect(await statusOf(dana, id)).toBe(404)
  expect((await dana.call('POST', `/api/v1/reports/${id}/restore`, {})).status).toBe(200)
  expect(await statusOf(dana, id)).toBe(200)
})

const bytesOf = async (id: string, format: string): Promise<Uint8Array> => {
  const response = await fetch(`${server.address}/api/v1/reports/${id}/export?format=${format}`, {
    headers: { authorization: `Bearer ${dana.token}` },
  })
  expect(response.status, format).toBe(200)
  return new Uint8Array(await response.arrayBuffer())
}
/** All words of a packed file. */
const packed = (file: Uint8Array): string =>
  Object.entries(unzipSync(file))
    .filter(([name]) => name.endsWith('.xml'))
    .map(([, bytes]) => strFromU8(bytes))
    .join('\n')

test('all five formats open and hold the numbers; a name that looks like a formula stays a name', async () => {
  await dana.call('POST', '/api/v1/figures', {
    client_id: clients.alder,
    rows: [
      {
        day: '2026-10-31',
        channel: 'google-ads',
        campaign: '=cmd|calc',
        currency: 'GBP',
        values: { spend: 1_234, clicks: 7, conversions: 1 },
      },
    ],
  })
  const id = await make()
  const { content } = await read(id)
  const pence = (sectionOf(await read(id), 'channels') as { total: { value: number }[] }).total[1]!
    .value
  const revenue = `£${Math.round(pence / 100).toLocaleString('en-GB')}`
  const markdown = new TextDecoder().decode(await bytesOf(id, 'md'))
  expect(markdown).toContain(revenue)
  expect(markdown).toContain(content.headline)
  expect(new TextDecoder().decode((await bytesOf(id, 'pdf')).slice(0, 8))).toContain('%PDF-1.7')
  const word = packed(await bytesOf(id, 'docx'))
  expect(word).toContain(revenue)
  expect(word).toContain('Autumn borders')
  const slides = packed(await bytesOf(id, 'pptx'))
  expect(slides).toContain(revenue)
  expect(slides).toContain('c:lineChart')
  const sheets = packed(await bytesOf(id, 'xlsx'))
  expect(sheets).toContain(`<v>${pence / 100}</v>`)
  expect(sheets).toContain('=cmd|calc')
  expect(sheets).not.toContain('<f>')
  expect((await dana.call('GET', `/api/v1/reports/${id}/export?format=exe`)).status).toBe(400)
})

test('a schedule sends its report once, on its day, by its own clock', async () => {
  clock = new Date('2026-11-03T09:00:00Z')
  const people = (
    await dana.call<ReportPerson[]>('GET', `/api/v1/report-people?client_id=${clients.alder}`)
  ).body
  expect(people.map(({ guest }) => guest)).toEqual([true, false])
  const made = await dana.call<ScheduleRow & Failure>('POST', '/api/v1/report-schedules', {
    client_id: clients.alder,
    report_type: 'monthly',
    sections: ['headline', 'kpis', 'channels'],
    brand: 'agency',
    cadence: 'monthly',
    weekday: 1,
    working_day: 3,
    hour: 8,
    time_zone: 'Europe/London',
    recipients: people.map(({ user_id }) => user_id),
    share: true,
  })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  expect(made.body.next_at.slice(0, 16)).toBe('2026-11-04T08:00')
  clock = new Date('2026-11-04T07:59:00Z')
  await round()
  expect(await outbox()).toEqual([])
  clock = new Date('2026-11-04T08:01:00Z')
  await Promise.all([round(), round(), round()])
  const sent = await outbox()
  expect(sent).toHaveLength(2)
  expect(sent.map(({ data }) => data.path.split('/')[1]).toSorted()).toEqual(['clients', 'portal'])
  expect(Buffer.from(sent[0]!.data.file, 'base64').toString('latin1', 0, 5)).toBe('%PDF-')
  await round()
  expect(await outbox()).toHaveLength(2)
  const [schedule] = (await dana.call<ScheduleRow[]>('GET', '/api/v1/report-schedules')).body
  expect(schedule?.next_at.slice(0, 16)).toBe('2026-12-03T08:00')
  const report = (await dana.call<ReportRow[]>('GET', '/api/v1/reports')).body.find(
    ({ schedule_id }) => schedule_id === schedule?.id,
  )!
  expect(report).toMatchObject({ state: 'published', title: 'Monthly report, October 2026' })
  expect(await statusOf(juno, report.id)).toBe(200)
  const undone = await dana.call<ScheduleRow>('DELETE', `/api/v1/report-schedules/${schedule!.id}`)
  expect(undone.body.recipient_names).toHaveLength(2)
})

test('a mail that fails three times is in the list with its reason and can be tried again', async () => {
  await asOwner(server.database, owner =>
    owner.query(`delete from app.mail_outbox; delete from public.report_mails`),
  )
  const id = await make()
  await publish(id, 1, { recipients: [juno.userId] })
  expect(await statusOf(juno, id), 'a mailed guest can open it').toBe(200)
  const queued = await vi.waitFor(async () => {
    const [mail] = await outbox()
    if (!mail) throw new Error('nothing was queued')
    return mail
  })
  expect(queued.recipient).toBe(juno.email)
  const dead = await vi.waitFor(
    async () => {
      await asOwner(server.database, async owner => {
        await owner.query(
          `update app.mail_outbox set next_attempt_at = now() where status = 'queued'`,
        )
        await owner.query(`select pg_notify('sextant_mail', '')`)
      })
      const [mail] = await mails()
      expect(mail?.state).toBe('dead')
      return mail
    },
    { timeout: 10_000, interval: 200 },
  )
  expect(dead).toMatchObject({ attempts: 3, reason: expect.stringContaining('ECONNREFUSED') })
  expect((await juno.call('POST', `/api/v1/report-mails/${dead!.id}/retry`, {})).status).toBe(404)
  expect((await dana.call('POST', `/api/v1/report-mails/${dead!.id}/retry`, {})).status).toBe(200)
  const again = await vi.waitFor(async () => {
    const [mail] = await outbox()
    if (!mail) throw new Error('nothing was queued')
    return mail
  })
  expect(again.id).not.toBe(queued.id)
  expect(await outbox()).toHaveLength(1)
})

test('a report without figures is not sent, by hand or by itself', async () => {
  const id = await make({ period: { rule: 'days', from: '2025-01-01', to: '2025-01-31' } })
  expect((await read(id)).content.empty).toBe('period')
  const refused = await publish(id, 1)
  expect(refused.status).toBe(422)
  expect(refused.body.message).toContain('no figures')
})
