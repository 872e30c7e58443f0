import { existsSync, readdirSync } from 'node:fs'
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { ImportDetail } from '@sextant/contracts/figures/import'
import { IMPORT_FILE_BYTES } from '@sextant/contracts/figures/import'
import type { FiguresView } from '@sextant/contracts/figures/view'
import { asOwner } from '@sextant/database/as-owner'
import { onServer } from '@sextant/database/testing/fresh-database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Someone, startTestServer, type TestServer } from './testing/test-server.ts'

let dataDir: string
let server: TestServer
let ada: Someone
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sextant-drafts-'))
  server = await startTestServer({ DATA_DIR: dataDir })
  ada = await server.join('Ada')
}, 60_000)
afterAll(async () => {
  await server.close()
  await rm(dataDir, { recursive: true, force: true })
})

const api = '/api/v1/figures'
const begin = async (): Promise<string> =>
  (await ada.call<{ id: string }>('POST', `${api}/imports`, {})).body.id
const read = async (id: string): Promise<ImportDetail> =>
  (await ada.call<ImportDetail>('GET', `${api}/imports/${id}`)).body
const finish = (id: string) => ada.call('POST', `${api}/imports/${id}/finish`, {})
const answer = (id: string, answers: object) =>
  ada.call('PUT', `${api}/imports/${id}/files/1`, { answers })
const view = async (): Promise<FiguresView> =>
  (await ada.call<FiguresView>('GET', `${api}/view?from=2026-09-01&to=2026-09-28&compare=none`))
    .body
const clicksOf = ({ all }: FiguresView) => all.find(({ metric }) => metric === 'clicks')?.value

const folderOf = (id: string): string => join(dataDir, 'imports', id)
const kept = (id: string): string[] => (existsSync(folderOf(id)) ? readdirSync(folderOf(id)) : [])

const headers = () => ({
  authorization: `Bearer ${ada.token}`,
  'content-type': 'application/octet-stream',
})
const drop = (id: string, body: string) =>
  fetch(`${server.address}${api}/imports/${id}/files?name=days.csv`, {
    method: 'POST',
    headers: headers(),
    body,
  })

const MAPPED = { mapping: { '0': 'day', '1': 'campaign', '2': 'clicks' } }
const HEADER = 'Tag des Plakats,Plakat,Gesehen\n'
/** A line a day of September, over and over. */
const table = (lines: number): string =>
  HEADER +
  Array.from(
    { length: lines },
    (_, at) =>
      `2026-09-${String((at % 28) + 1).padStart(2, '0')},Poster ${Math.floor(at / 28)},1\n`,
  ).join('')

/** Sends a body in parts without saying how long it will be, until the other side hangs up. Answers the status, and how much was sent. */
function stream(id: string, bytes: number): Promise<{ status: number; sent: number }> {
  const block = Buffer.alloc(1_000_000, 'x')
  let sent = 0
  const parts = Readable.from(
    (function* () {
      for (; sent < bytes; sent += block.length) yield block
    })(),
  )
  return new Promise((resolve, reject) => {
    const call = request(
      `${server.address}${api}/imports/${id}/files?name=big.csv`,
      { method: 'POST', headers: headers() },
      answered => {
        answered.resume()
        parts.destroy()
        resolve({ status: answered.statusCode!, sent })
      },
    )
    call.on('error', reject)
    parts.pipe(call)
  })
}

test('more than 200 MB are refused without being kept, and without being held in memory', async () => {
  const id = await begin()
  const before = process.memoryUsage().rss
  const { status } = await stream(id, IMPORT_FILE_BYTES + 1_000_000)
  expect(status).toBe(413)
  expect(process.memoryUsage().rss - before).toBeLessThan(150_000_000)
  expect(kept(id)).toEqual([])
  expect((await read(id)).files).toEqual([])
})

test('who says beforehand that it is too large need not send it', async () => {
  const id = await begin()
  const status = await new Promise<number>((resolve, reject) => {
    const call = request(
      `${server.address}${api}/imports/${id}/files?name=big.csv`,
      { method: 'POST', headers: { ...headers(), 'content-length': IMPORT_FILE_BYTES + 1 } },
      answered => {
        resolve(answered.statusCode!)
        call.destroy()
      },
    )
    call.on('error', reject)
    call.flushHeaders()
  })
  expect(status).toBe(413)
  expect(kept(id)).toEqual([])
})

test('an upload that is cut off in the middle leaves no file and no row', async () => {
  const id = await begin()
  await new Promise<void>(resolve => {
    const call = request(`${server.address}${api}/imports/${id}/files?name=half.csv`, {
      method: 'POST',
      headers: { ...headers(), 'content-length': 5_000_000 },
    })
    call.on('error', () => resolve())
    call.write(Buffer.alloc(1_000_000, 'x'), () => setTimeout(() => call.destroy(), 100))
  })
  await expect.poll(() => kept(id), { timeout: 10_000 }).toEqual([])
  expect((await read(id)).files).toEqual([])
  expect((await finish(id)).status).toBe(422)
})

test('the same import from two browsers at once: both finish, nothing is doubled', async () => {
  const body = `${HEADER}2026-09-01,Poster,40\n2026-09-02,Poster,2\n`
  const one = async (): Promise<number> => {
    const id = await begin()
    await drop(id, body)
    await answer(id, MAPPED)
    return (await finish(id)).status
  }
  expect(await Promise.all([one(), one()])).toEqual([200, 200])
  expect(clicksOf(await view())).toBe(42)
})

test('two windows that answer for the same file at once read it one after the other', async () => {
  const id = await begin()
  await drop(id, table(3_000).replace('Gesehen', 'Geschaut'))
  const both = await Promise.all([answer(id, MAPPED), answer(id, MAPPED)])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect((await read(id)).preview!.lines).toMatchObject([{ place: 1, new: 3_000, restated: 0 }])
  await ada.call('DELETE', `${api}/imports/${id}`)
  expect(kept(id)).toEqual([])
})

test('a draft half read never counts, and is read again after the server was killed', async () => {
  const id = await begin()
  await drop(id, `Der Tag,Das Plakat,Geklickt\n2026-09-11,Poster,6\n2026-09-12,Poster,7\n`)
  await answer(id, MAPPED)
  const before = clicksOf(await view())
  // As a server leaves it that ends after the first batch.
  await asOwner(server.database, async owner => {
    await owner.query(
      `update public.figure_files set state = 'reading', lines = 0 where import_id = $1`,
      [id],
    )
    await owner.query('delete from public.figures where import_id = $1 and line = 3', [id])
  })
  await server.restart()
  expect(clicksOf(await view())).toBe(before)
  expect((await read(id)).files[0]!.state).toBe('reading')
  expect((await finish(id)).status).toBe(422)
  expect((await answer(id, MAPPED)).status).toBe(200)
  expect((await finish(id)).status).toBe(200)
  expect(clicksOf(await view())).toBe((before ?? 0) + 13)
})

test('single cells are put right, for this file and no other', async () => {
  const id = await begin()
  const body = 'Day told,Poster told,Seen told\n2026-09-20,Poster,8\n2026-09-2l,Poster,1O\n'
  await drop(id, body)
  await answer(id, MAPPED)
  const problems = async (of: string) =>
    (await read(of)).files[0]!.problems.map(({ line, column }) => `${line}:${column}`)
  expect(await problems(id)).toEqual(['3:0', '3:2'])
  const corrections = [
    { line: 3, column: 2, value: '10', was: '1O' },
    { line: 3, column: 0, value: '2026-09-21' },
    { line: 2, column: 9_000, value: 'nowhere' },
  ]
  expect((await answer(id, { ...MAPPED, corrections })).status).toBe(200)
  expect(await problems(id)).toEqual([])
  expect((await read(id)).preview!.lines).toMatchObject([{ new: 2 }])
  expect((await read(id)).files[0]!.answers.corrections).toEqual(corrections)
  // One of them is taken back: its cell is wrong again, and the line left out.
  await answer(id, { ...MAPPED, corrections: corrections.slice(1) })
  expect(await problems(id)).toEqual(['3:2'])
  expect((await read(id)).preview!.lines).toMatchObject([{ new: 1 }])
  // What is typed instead may be wrong as well, or mean something to a spreadsheet.
  for (const value of ['1O0', '=1+1', '-', 'x'.repeat(400)]) {
    const typed = [{ line: 3, column: 2, value }, ...corrections.slice(1)]
    expect((await answer(id, { ...MAPPED, corrections: typed })).status, value).toBe(200)
    expect((await read(id)).preview!.lines, value).toMatchObject([{ new: 1 }])
  }
  const next = await begin()
  await drop(next, body)
  expect(await problems(next)).toEqual(['3:0', '3:2'])
  expect((await answer(id, { corrections: [{ line: 0, column: 0, value: '' }] })).status).toBe(400)
  const many = Array.from({ length: 1_001 }, (_, line) => ({
    line: line + 1,
    column: 0,
    value: '',
  }))
  expect((await answer(id, { corrections: many })).status).toBe(400)
})

test('a server that starts forgets drafts of more than a week with their files, and keeps the rest', async () => {
  const [old, fresh] = [await begin(), await begin()]
  for (const id of [old, fresh]) await drop(id, table(3))
  expect(kept(old)).toEqual(['1'])
  await asOwner(server.database, owner =>
    owner.query(
      `update public.figure_imports set created_at = now() - interval '8 days' where id = $1`,
      [old],
    ),
  )
  // Left by a server that was killed, of a draft that nobody knows.
  const lost = folderOf('00000000-0000-4000-8000-000000000000')
  await mkdir(lost, { recursive: true })
  await writeFile(join(lost, 'half'), 'x')
  const longAgo = new Date(Date.now() - 9 * 86_400_000)
  await utimes(lost, longAgo, longAgo)
  await server.restart()
  await expect.poll(() => existsSync(folderOf(old))).toBe(false)
  await expect.poll(() => existsSync(lost)).toBe(false)
  expect(kept(fresh)).toEqual(['1'])
  expect((await ada.call('GET', `${api}/imports/${old}`)).status).toBe(404)
  expect((await ada.call('GET', `${api}/imports/${fresh}`)).status).toBe(200)
})

test.runIf(onServer)('on a server it keeps parts for the months around', async () => {
  const parts = () =>
    asOwner(server.database, async owner => {
      const { rows } = await owner.query<{ n: number }>(
        `select count(*)::integer as n from pg_inherits where inhparent = 'public.figures'::regclass`,
      )
      return rows[0]!.n
    })
  // From three months back to six ahead, and the rest.
  await expect.poll(parts).toBeGreaterThanOrEqual(8)
})
