import type { LibraryRow } from '@sextant/contracts/agent-outputs/library'
import { asOwner } from '@sextant/database/as-owner'
import exceljs from 'exceljs'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  readOutput,
  say,
  type Someone,
  startTestServer,
  storedIn,
  type TestServer,
} from './testing/test-server.ts'

let server: TestServer
let dana: Someone
let alder: string
let birch: string
let canvas: string
let swot: string
beforeAll(async () => {
  server = await startTestServer()
  dana = await server.join('Dana', {}, 'AGENCY')
  alder = await newClient('Alder Nursery')
  birch = await newClient('Birch Dental')
  canvas = await drafted(alder, 'business-model-canvas', [
    { kind: 'offer', label: 'bare-root hedges', attributes: euros(7_400) },
    { kind: 'rival', label: 'the garden barn', attributes: {} },
  ])
  swot = await drafted(alder, 'swot', [{ kind: 'strength', label: 'own fields', attributes: {} }])
}, 90_000)
afterAll(() => server.close())

const euros = (cents: number) => ({ price: { cents, currency: 'EUR' } })
const outputs = '/api/v1/agent-outputs'
const library = '/api/v1/output-library'
const newClient = async (name: string): Promise<string> =>
  (await dana.call<{ id: string }>('POST', '/api/v1/clients', { name, industry: 'Retail' })).body.id

async function drafted(clientId: string, tool: string, facts: object[]): Promise<string> {
  const { body } = await dana.call<{ id: string }>('POST', '/api/v1/agent-sessions', {
    agent: 'strategy',
    tool,
    clientId,
  })
  await say(dana, body.id, '', { facts })
  return storedIn(await say(dana, body.id, 'Just draft it'))
}
const listed = async (): Promise<LibraryRow[]> =>
  (await dana.call<{ rows: LibraryRow[] }>('GET', library)).body.rows
const idsListed = async (): Promise<string[]> => (await listed()).map(({ id }) => id)
const post = <T = unknown>(path: string, body: unknown) => dana.call<T>('POST', path, body)

/** Changes words of an output by hand. */
async function writeByHand(id: string, edits: object[]): Promise<void> {
  const { version } = await readOutput(dana, id)
  const edited = await post<{ version: number }>(`${outputs}/${id}/edits`, { version, edits })
  expect(edited.status, JSON.stringify(edited.body)).toBe(200)
}
const decisionByHand = {
  path: ['decision', 'text'],
  value: 'Say it in the words of those who buy.',
}

test('several are deleted at once and taken back; where one is not there, none is', async () => {
  const ids = [canvas, swot]
  const strange = [canvas, '0190b7a4-0000-7000-8000-000000000001']
  expect((await post(`${library}/delete`, { ids: strange })).status).toBe(404)
  expect(await idsListed()).toEqual(expect.arrayContaining(ids))
  expect((await post(`${library}/delete`, { ids })).status).toBe(200)
  expect(await idsListed()).toEqual([])
  expect((await post(`${library}/restore`, { ids })).status).toBe(200)
  expect(await idsListed()).toEqual(expect.arrayContaining(ids))
})

test('several move to a campaign of their client and to no other, and where each stood is told', async () => {
  const campaignOf = async (client_id: string, name: string): Promise<string> =>
    (
      await post<{ id: string }>('/api/v1/campaigns', {
        client_id,
        name,
        status: 'active',
        budget_cents: 0,
        spent_cents: 0,
      })
    ).body.id
  const autumn = await campaignOf(alder, 'Autumn')
  const teeth = await campaignOf(birch, 'Teeth')
  const ids = [canvas, swot]
  const moved = await post(`${library}/move`, { ids, campaign_id: autumn })
  expect(moved.body).toEqual(expect.arrayContaining(ids.map(id => ({ id, campaign_id: null }))))
  const { body } = await dana.call<{ rows: LibraryRow[] }>('GET', `${library}?campaign=${autumn}`)
  expect(body.rows.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
  expect(body.rows[0]).toMatchObject({ campaign_name: 'Autumn', client_name: 'Alder Nursery' })
  expect((await post(`${library}/move`, { ids, campaign_id: teeth })).status).toBe(422)
  expect((await listed()).every(({ campaign_id }) => campaign_id === autumn)).toBe(true)
})

test('several of one client become one document that is made anew like any other', async () => {
  const made = await post<{ id: string }>(`${library}/combine`, { ids: [swot, canvas] })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  const document = await readOutput(dana, made.body.id)
  expect(document.content).toMatchObject({
    tool: 'combined',
    parts: [{ tool: 'swot' }, { tool: 'business-model-canvas' }],
  })
  expect(document.client_id).toBe(alder)
  const again = await post(`${outputs}/${made.body.id}/rebuild`, { version: document.version })
  expect(again.status).toBe(200)
  await post(`${library}/delete`, { ids: [made.body.id] })
})

test('a copy for another client says nothing of the first; words by hand come along marked, or not at all', async () => {
  const before = await readOutput(dana, canvas)
  const namesAlder = {
    path: ['moves', 0, 'because', 'text'],
    value: 'Alder Nursery sells bare-root hedges at 74.',
  }
  const hasMoves = before.content.tool !== 'combined' && before.content.moves.length > 0
  await writeByHand(canvas, hasMoves ? [decisionByHand, namesAlder] : [decisionByHand])
  const nothingKnown = await post(`${outputs}/${canvas}/duplicate`, { client_id: birch })
  expect(nothingKnown.status).toBe(422)
  await post('/api/v1/company-facts', {
    clientId: birch,
    kind: 'offer',
    label: 'tooth whitening',
    attributes: euros(31_900),
  })
  const copied = await post<{ id: string; to_review: number; left_out: number }>(
    `${outputs}/${canvas}/duplicate`,
    { client_id: birch },
  )
  expect(copied.status, JSON.stringify(copied.body)).toBe(201)
  expect(copied.body.to_review).toBe(1)
  const copy = await readOutput(dana, copied.body.id)
  expect(copy.client_id).toBe(birch)
  const words = JSON.stringify(copy)
  expect(words).toContain('tooth whitening')
  for (const ofAlder of ['Alder', 'hedges', 'garden barn', 'own fields', '74'])
    expect(words, ofAlder).not.toMatch(new RegExp(`${ofAlder}(?![-\\w])`))
  const { content } = copy
  if (content.tool === 'combined') throw new Error('It is one.')
  const by = content.sources.filter(({ n }) => content.decision.sources.includes(n))
  expect(content.decision.text).toBe('Say it in the words of those who buy.')
  expect(by).toMatchObject([{ kind: 'assumption', verified: false, flags: ['to review'] }])
  const uses = await asOwner(server.database, owner =>
    owner.query(
      `select 1 from public.fact_uses u join public.company_facts f on f.org_id = u.org_id and f.id = u.fact_id
       where u.output_id = $1 and f.client_id is distinct from $2`,
      [copied.body.id, birch],
    ),
  )
  expect(uses.rowCount).toBe(0)
})

test('who works for one client copies nothing from or to another', async () => {
  const cedar = await newClient('Cedar Sauna')
  const own = await drafted(cedar, 'swot', [{ kind: 'rival', label: 'the spa', attributes: {} }])
  const cara = await server.hire(dana, 'creative_strategist', cedar)
  const from = await cara.call('POST', `${outputs}/${canvas}/duplicate`, { client_id: cedar })
  expect(from.status).toBe(404)
  const { body } = await cara.call<{ rows: LibraryRow[] }>('GET', library)
  expect(body.rows.map(({ id }) => id)).toEqual([own])
  const to = await cara.call('POST', `${outputs}/${own}/duplicate`, { client_id: alder })
  expect([403, 404]).toContain(to.status)
  const mixed = await cara.call('POST', `${library}/combine`, { ids: [own, canvas] })
  expect(mixed.status).toBe(404)
})

/** The bytes of a file, as a browser gets them. */
async function fileOf(path: string): Promise<{ status: number; bytes: Uint8Array }> {
  const answer = await fetch(`${server.address}${path}`, {
    headers: { authorization: `Bearer ${dana.token}` },
  })
  return { status: answer.status, bytes: new Uint8Array(await answer.arrayBuffer()) }
}

test('several leave as one zip, under names that lead nowhere', async () => {
  await dana.call('PATCH', `${outputs}/${swot}`, { title: '../../Plan: a/b' })
  await dana.call('PATCH', `${outputs}/${canvas}`, { title: '../../Plan: a/b' })
  const { status, bytes } = await fileOf(`${library}/export?format=md&ids=${swot},${canvas}`)
  expect(status).toBe(200)
  const names = Object.keys(unzipSync(bytes))
  expect(names.length).toBe(2)
  expect(names.every(name => /^[^/\\:]+\.md$/.test(name) && !name.startsWith('.'))).toBe(true)
  const missing = `${library}/export?format=md&ids=${swot},0190b7a4-0000-7000-8000-000000000001`
  expect((await fileOf(missing)).status).toBe(404)
  expect((await fileOf(`${library}/export?format=exe&ids=${swot}`)).status).toBe(400)
  expect((await fileOf(`${library}/export?format=md&ids=one`)).status).toBe(400)
})

test('slides hold the words as words and the drawing as a vector with a picture beside it', async () => {
  await writeByHand(canvas, [decisionByHand])
  const { status, bytes } = await fileOf(`${outputs}/${canvas}/export?format=pptx`)
  expect(status).toBe(200)
  const parts = unzipSync(bytes)
  const slides = Object.keys(parts).filter(name => /^ppt\/slides\/slide\d+\.xml$/.test(name))
  expect(slides.length).toBeGreaterThan(4)
  const words = slides.map(name => strFromU8(parts[name]!)).join('')
  expect(words).toContain('bare-root hedges')
  expect(words).toContain('Say it in the words of those who buy.')
  expect(words).not.toContain('undefined')
  // The format lets a paragraph tell once how it is set, at its beginning.
  expect(words).not.toContain('</a:r><a:pPr')
  const { bytes: drawn } = await fileOf(`${outputs}/${await drawnOutput()}/export?format=pptx`)
  const pictures = unzipSync(drawn)
  const vector = Object.keys(pictures).find(name => name.endsWith('.svg'))!
  expect(strFromU8(pictures[vector]!)).toContain('<svg')
  const [, slide, number] = /image-(\d+)-(\d+)\.svg$/.exec(vector)!
  const beside = pictures[`ppt/media/image-${slide}-${Number(number) - 1}.png`]!
  expect(Buffer.from(beside.subarray(1, 4)).toString()).toBe('PNG')
  expect(beside.length).toBeGreaterThan(5_000)
})

/** One whose form is drawn and no table in print. */
const drawnOutput = (): Promise<string> =>
  drafted(alder, 'ice', [
    { kind: 'idea', label: 'hedge evenings', attributes: { impact: 4, ease: 3 } },
    { kind: 'idea', label: 'a depot in town', attributes: { impact: 3, ease: 2 } },
  ])

test('a workbook has a sheet for each table, and no formula whatever a cell begins with', async () => {
  const { status, bytes } = await fileOf(`${outputs}/${canvas}/export?format=xlsx`)
  expect(status).toBe(200)
  const book = new exceljs.Workbook()
  await book.xlsx.load(bytes.buffer as ArrayBuffer)
  expect(book.worksheets.length).toBeGreaterThan(0)
  const texts = book.worksheets.flatMap(sheet =>
    sheet.getSheetValues().flatMap(row => (Array.isArray(row) ? row.map(String) : [])),
  )
  expect(texts.join(' ')).toContain('bare-root hedges')
  const sheets = Object.entries(unzipSync(bytes)).filter(([name]) => name.includes('worksheets/'))
  expect(sheets.some(([, xml]) => strFromU8(xml).includes('<f>'))).toBe(false)
})
