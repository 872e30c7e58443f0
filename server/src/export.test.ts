import { inflateRawSync, inflateSync } from 'node:zlib'
import { TOOL_IDS, toolById } from '@sextant/contracts/catalogue'
import { asOwner } from '@sextant/database/as-owner'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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

/** Tools that write from facts; those that read figures have their own test. */
const TOOLS = TOOL_IDS.filter(tool => !toolById(tool).isOfFigures)

let server: TestServer
let mara: Someone
const outputs = new Map<string, string>()

beforeAll(async () => {
  server = await startTestServer()
  mara = await server.join('Mara', {
    companyName: 'Crumb & Kettle',
    description: 'A bakery in Leeds with two ovens; sourdough and lunches.',
  })
  let session = ''
  await fillBakery(mara)
  for (const tool of TOOLS) {
    session = await newSession(mara, tool)
    outputs.set(tool, storedIn(await say(mara, session, 'Just draft it')))
  }
  const parts = await Promise.all(
    ['swot', 'ice'].map(async tool => (await readOutput(mara, outputs.get(tool)!)).content),
  )
  const combined = {
    tool: 'combined',
    version: 1,
    title: 'Strategy for Crumb & Kettle',
    company: 'Crumb & Kettle',
    trueOn: '2026-11-20',
    decision: 'Do the two things that both parts name.',
    parts,
  }
  outputs.set('combined', await store('Strategy for Crumb & Kettle', combined))
}, 60_000)
afterAll(() => server.close())

/** A copy of Mara's SWOT row with other content: what the conversation would never write by itself. */
async function store(title: string, content: object): Promise<string> {
  const id = crypto.randomUUID()
  await asOwner(server.database, client =>
    client.query(
      `insert into public.agent_outputs (org_id, id, client_id, session_id, agent_type, output_type, title, summary, content, created_by)
    select org_id, $1, client_id, session_id, agent_type, $2, $3, summary, $4::jsonb, created_by from public.agent_outputs where id = $5`,
      [id, (content as { tool: string }).tool, title, JSON.stringify(content), outputs.get('swot')],
    ),
  )
  return id
}

async function download(
  id: string,
  format: string,
  person = mara,
): Promise<{ status: number; headers: Headers; body: Buffer }> {
  const response = await fetch(
    `${server.address}/api/v1/agent-outputs/${id}/export?format=${format}`,
    { headers: { authorization: `Bearer ${person.token}` } },
  )
  return {
    status: response.status,
    headers: response.headers,
    body: Buffer.from(await response.arrayBuffer()),
  }
}

/** Reads the files of a zip from its central directory. */
function unzip(zip: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>()
  const end = zip.lastIndexOf('PK\u0005\u0006', undefined, 'latin1')
  let at = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [method, size, name, extra, comment, local] = [
      zip.readUInt16LE(at + 10),
      zip.readUInt32LE(at + 20),
      zip.readUInt16LE(at + 28),
      zip.readUInt16LE(at + 30),
      zip.readUInt16LE(at + 32),
      zip.readUInt32LE(at + 42),
    ]
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const data = zip.subarray(start, start + size)
    files.set(
      zip.toString('utf8', at + 46, at + 46 + name),
      method === 0 ? data : inflateRawSync(data),
    )
    at += 46 + name + extra + comment
  }
  return files
}
const unescape = (xml: string): string =>
  xml
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')
const wordsOf = (docx: Buffer): string =>
  unescape(
    (unzip(docx).get('word/document.xml') ?? Buffer.alloc(0))
      .toString('utf8')
      .replaceAll(/<[^>]+>/g, ''),
  )

/** The text of a PDF by its ToUnicode maps; spaces are left out, since a PDF places words instead of writing them. */
function pdfText(pdf: Buffer): string {
  const streams = streamsOf(pdf)
  const fonts = fontsOf(pdf, streams)
  let font = new Map<number, string>()
  let text = ''
  for (const stream of streams.values()) {
    for (const [, name, shown] of stream.matchAll(
      /\/(F\d+) [\d.]+ Tf|\[((?:<[0-9a-f]*>|[\s\d.-])*)\] TJ/gi,
    )) {
      if (name) font = fonts.get(name) ?? new Map<number, string>()
      else
        for (const [code] of (shown ?? '')
          .replaceAll(/>[\s\d.-]*<|[<>]|\s[\d.-]+\s*/g, '')
          .matchAll(/[0-9a-f]{4}/gi))
          text += font.get(parseInt(code, 16)) ?? ''
    }
  }
  return text
}

/** Its streams, unpacked, by the number of their object. */
function streamsOf(pdf: Buffer): Map<string, string> {
  const raw = pdf.toString('latin1')
  const streams = new Map<string, string>()
  for (const match of raw.matchAll(
    /(\d+) 0 obj\n<<(?:(?!endobj).)*?\/Length (\d+)(?:(?!endobj).)*?>>\nstream\n/gs,
  )) {
    const start = match.index + match[0].length
    const data = pdf.subarray(start, start + Number(match[2]))
    try {
      streams.set(
        match[1]!,
        (match[0].includes('FlateDecode') ? inflateSync(data) : data).toString('latin1'),
      )
    } catch {
      continue
    }
  }
  return streams
}

/** Its fonts by name: which letters a code stands for. */
function fontsOf(
  pdf: Buffer,
  streams: ReadonlyMap<string, string>,
): Map<string, Map<number, string>> {
  const raw = pdf.toString('latin1')
  const fonts = new Map<string, Map<number, string>>()
  for (const [, name, object] of raw.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const font = new RegExp(`\\n${object} 0 obj\\n<<(.*?)endobj`, 's').exec(raw)?.[1] ?? ''
    const map = streams.get(/\/ToUnicode (\d+)/.exec(font)?.[1] ?? '') ?? ''
    fonts.set(name!, lettersOf(map))
  }
  return fonts
}

function lettersOf(map: string): Map<number, string> {
  const codes = new Map<number, string>()
  for (const [, first, list] of map.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[(.*?)\]/gis))
    [...list!.matchAll(/<([0-9a-f ]*)>/gi)].forEach(([, hex], index) =>
      codes.set(
        parseInt(first!, 16) + index,
        Buffer.from(hex!.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
      ),
    )
  return codes
}
const tight = (text: string): string => text.replaceAll(/\s/g, '')

/** RFC 4180, strictly. */
function parseCsv(text: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, quoted, plain, end] of text.matchAll(
    /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g,
  )) {
    rows.at(-1)!.push(quoted?.replaceAll('""', '"') ?? plain ?? '')
    if (end === '\r\n') rows.push([])
    else if (end === '') break
  }
  return rows.slice(0, -1)
}

const TYPES = {
  md: 'text/markdown; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const

describe.each([...TOOLS, 'combined' as const])('%s', tool => {
  test.each(Object.entries(TYPES))(
    'answers %s with its type and name, and says what the deliverable says',
    async (format, type) => {
      const id = outputs.get(tool)!
      const { content, tables } = await readOutput(mara, id)
      const { status, headers, body } = await download(id, format)
      expect(status).toBe(200)
      expect(headers.get('content-type')).toBe(type)
      expect(headers.get('content-disposition')).toMatch(
        new RegExp(`^attachment; filename="[\\w-]+\\.${format}"; filename\\*=UTF-8''`),
      )
      const decision =
        typeof content.decision === 'string' ? content.decision : content.decision.text
      const said = [
        content.title,
        decision,
        ...(content.tool === 'combined' ? content.parts : [content]).flatMap(part => [
          part.actions[0]!.what.text,
          ...part.findings.map(({ claim }) => claim.text),
          ...part.sources.map(source => source.quote ?? source.check ?? ''),
        ]),
      ]
      if (format === 'csv') {
        expect([...body.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
        const rows = parseCsv(body.toString('utf8').slice(1))
        expect(rows[content.tool === 'combined' ? 1 : 0]).toEqual([
          ...tables[0]!.columns.map(column => column.label),
          ...(rows.flat().includes('Basis') &&
          rows[content.tool === 'combined' ? 1 : 0]!.includes('Basis')
            ? ['Basis']
            : []),
        ])
        // Everything in the grid is a card that somebody filled in.
        if (tool === 'swot')
          expect(new Set(rows.slice(1).map(row => row.at(-1)))).toEqual(new Set(['checked']))
        if (content.tool !== 'combined') expect(rows).toHaveLength(tables[0]!.rows.length + 1)
        else for (const table of tables) expect(rows).toContainEqual([table.title])
      } else if (format === 'docx') {
        const words = wordsOf(body)
        for (const text of said) expect(words).toContain(text)
        const pictures = [...unzip(body).keys()].filter(name => name.endsWith('.png'))
        expect(pictures.length).toBe(
          ['swot', 'vrio', 'business-model-canvas', 'persona', 'first-plan'].includes(tool) ? 0 : 1,
        )
      } else if (format === 'pdf') {
        expect(body.toString('latin1', 0, 5)).toBe('%PDF-')
        expect(body.toString('latin1').match(/\/Type \/Page\b/g)!.length).toBeGreaterThan(1)
        const words = tight(pdfText(body))
        for (const text of said) expect(words).toContain(tight(text))
      } else expect(body.toString('utf8').startsWith('# ')).toBe(true)
    },
  )
})

test('a plan goes into a calendar, a day an entry; what has no days does not', async () => {
  const { content } = await readOutput(mara, outputs.get('first-plan')!)
  if (content.tool !== 'first-plan') throw new Error('not a plan')
  const { status, headers, body } = await download(outputs.get('first-plan')!, 'ics')
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  const words = body.toString('utf8')
  expect(words.match(/BEGIN:VEVENT/g)).toHaveLength(content.body.days.length)
  for (const { on } of content.body.days)
    expect(words).toContain(`DTSTART;VALUE=DATE:${on.replaceAll('-', '')}`)
  expect((await download(outputs.get('swot')!, 'ics')).status).toBe(422)
})

test('a hostile deliverable stays text in every format', async () => {
  const { content } = await readOutput(mara, outputs.get('swot')!)
  if (content.tool !== 'swot') throw new Error('not a SWOT')
  const evil = [
    '=HYPERLINK("http://evil.example","pay")',
    "+1+cmd|' /C calc'!A0",
    '-2+3',
    '@SUM(A1)',
    '\t=1',
    '<script>alert(1)</script>\u0007\u202eabc',
    'Ελλάδα Привет שלום ≥ √2 → 漢字 🥐',
    `long ${'word '.repeat(1500)}`,
  ]
  content.body.strengths = evil.slice(0, 7).map((text, index) => ({
    ...content.body.strengths[0]!,
    id: `S${index + 1}`,
    claim: { text, sources: [1] },
  }))
  content.narrative[0]!.paragraphs = [{ text: evil[7]!, sources: [1] }]
  const id = await store('="evil"\\ <b>\r\n', content)

  const rows = parseCsv((await download(id, 'csv')).body.toString('utf8').slice(1))
  for (const cell of rows.flat()) expect(cell).not.toMatch(/^\s*[=+@]|^\s*-(?!\d+(?:\.\d+)?$)/)
  expect(rows.flat()).toContain(`'${evil[0]}`)

  const docx = await download(id, 'docx')
  expect(docx.headers.get('content-disposition')).toBe(
    'attachment; filename="evil-b.docx"; filename*=UTF-8\'\'%3D%20evil%20b.docx',
  )
  const xml = unzip(docx.body).get('word/document.xml')!.toString('utf8')
  expect(xml).not.toContain('<script>')
  // oxlint-disable-next-line no-control-regex -- XML forbids them
  expect(xml).not.toMatch(/[\u0000-\u0008\u202e]/)
  expect(wordsOf(docx.body)).toContain(evil[6])

  const words = pdfText((await download(id, 'pdf')).body)
  for (const sign of ['Ελλάδα', 'Привет', '≥', '√2', '→', '<script>']) expect(words).toContain(sign)
})

test('another organization, an unknown format and an unknown output are refused', async () => {
  const stranger = await server.join('Stranger', null)
  for (const format of Object.keys(TYPES))
    expect((await download(outputs.get('swot')!, format, stranger)).status).toBe(404)
  expect((await download(outputs.get('swot')!, 'exe')).status).toBe(400)
  expect((await download(crypto.randomUUID(), 'pdf')).status).toBe(404)
})
