import { strToU8, Zip, ZipDeflate, zipSync } from 'fflate'
import { truncate } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { inspectFile, inspectText } from './reading/inspect-file.ts'
import type { RefusedCode } from './reading/refused.ts'
import { readBytes, readText, withFile } from './testing/read-all.ts'
import { workbookOf } from './testing/workbook.ts'

const refusal = (bytes: Buffer | string): Promise<unknown> =>
  withFile(bytes, path => inspectFile(path, 'report.csv')).then(
    () => null,
    (error: unknown) => error,
  )

const zip = (files: Record<string, string>): Buffer =>
  Buffer.from(
    zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))),
  )

/** A workbook of hardly any bytes whose sheet has so many megabytes of blanks. */
function bombOf(megabytes: number): Buffer {
  const zipped: Uint8Array[] = []
  const bomb = new Zip((_error, piece) => zipped.push(piece))
  const part = (name: string, text: string, times: number): void => {
    const stream = new ZipDeflate(name, { level: 9 })
    bomb.add(stream)
    const piece = strToU8(text)
    for (let time = 0; time < times; time += 1) stream.push(piece)
    stream.push(new Uint8Array(0), true)
  }
  part('xl/workbook.xml', '<workbook/>', 1)
  part('xl/worksheets/sheet1.xml', ' '.repeat(1_000_000), megabytes)
  bomb.end()
  return Buffer.concat(zipped)
}

const REFUSED: [what: string, bytes: Buffer | string, code: RefusedCode][] = [
  ['a renamed PDF', '%PDF-1.7\n1 0 obj', 'not-a-table'],
  ['a zip that is no workbook', zip({ 'Dates.csv': 'Date,Clicks' }), 'not-a-table'],
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]), 'not-a-table'],
  ['an old workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), 'old-excel'],
  ['a web page', '<!DOCTYPE html><table>', 'not-a-table'],
  ['a cut-off workbook', workbookOf([['Day', 'Cost']]).subarray(0, 900), 'damaged'],
  ['nothing', '', 'empty'],
  ['a letter', 'Dear all!\nHere it is.\n', 'not-a-table'],
  ['no text', Buffer.from(Array.from({ length: 400 }, (_byte, index) => index % 9)), 'not-a-table'],
  ['a line without an end', `Day,Cost\n${'x'.repeat(1_100_000)}`, 'line-too-long'],
  ['4,000 columns', Array.from({ length: 4_000 }, (_c, i) => `c${i}`).join(), 'too-many-columns'],
  ['a zip that unpacks to more than anybody writes', bombOf(90), 'too-large'],
]

test.each(REFUSED)('%s is refused with a reason', async (_what, bytes, code) => {
  expect(await refusal(bytes)).toMatchObject({ code, message: expect.stringMatching(/\.$/) })
})

test('a file of more than 200 MB is refused without being read', async () => {
  const started = performance.now()
  const error = await withFile('Day,Cost\n', async path => {
    await truncate(path, 3_000_000_000)
    return inspectFile(path, 'huge.csv').catch((failure: unknown) => failure)
  })
  expect(error).toMatchObject({ code: 'too-large' })
  expect(performance.now() - started).toBeLessThan(1_000)
})

test('3,000 columns cost no more than 500', async () => {
  const headers = ['Date', 'Cost', ...Array.from({ length: 2_900 }, (_c, i) => `Custom ${i}`)]
  const line = ['2026-10-19', '4.20', ...Array.from({ length: 2_900 }, () => '1')]
  const { head, rows } = await readText(`${headers.join()}\n${line.join()}\n`)
  expect(head.columns).toHaveLength(500)
  expect(head.notices).toEqual(['Only the first 500 columns are used.'])
  expect(rows[0]!.values).toEqual({ spend: 420 })
})

test('a formula is text where text belongs and an error where a figure does', async () => {
  const { rows, problems } = await readText(
    `Date,Campaign,Cost\n2026-10-19,"=cmd|' /C calc'!A0",1.50\n2026-10-20,Brand,=1+1\n`,
  )
  expect(rows[0]!.campaign).toBe("=cmd|' /C calc'!A0")
  expect(problems).toMatchObject([
    { line: 3, header: 'Cost', value: '=1+1', says: 'A formula, which is not run here.' },
  ])
})

test('a file that ends inside a quoted cell keeps its lines and says where', async () => {
  const { head, rows, problems } = await readText(
    `Date,Campaign,Cost\n2026-10-19,Brand,1.50\n2026-10-20,"Bran`,
  )
  expect(rows).toHaveLength(1)
  expect(problems).toMatchObject([{ line: 3, says: 'The file ends inside a quoted cell.' }])
  expect(head.notices).toEqual(['The file ends inside a quoted cell that begins on line 3.'])
})

test('a quoted cell over several lines leaves the numbers of lines right', async () => {
  const { rows } = await readText(
    `Date,Campaign,Cost\n2026-10-19,"Two\nlines",1.50\n2026-10-20,Brand,2.50\n`,
  )
  expect(rows.map(({ line, campaign }) => [line, campaign])).toEqual([
    [2, 'Two\nlines'],
    [4, 'Brand'],
  ])
})

test('NUL bytes and halves of letters are gone, other scripts stay', async () => {
  const { rows } = await readText(
    `Date,Campaign,Cost\n2026-10-19,A\u0000B\ud83dC,1\n2026-10-20,קמפיין 🧶,2\n`,
  )
  expect(rows.map(({ campaign }) => campaign)).toEqual(['AB\ufffdC', 'קמפיין 🧶'])
})

test('a day that every value leaves open is asked and never guessed', async () => {
  const text = 'Date,Cost GBP,Clicks\n03/04/2026,1.50,3\n04/05/2026,2.50,4\n'
  const head = await inspectText(text)
  expect(head.questions).toContainEqual({
    ask: 'day-order',
    header: 'Date',
    examples: ['03/04/2026', '04/05/2026'],
  })
  const dayFirst = await readText(text, { dayOrder: 'day-first' })
  expect(dayFirst.rows.map(({ day }) => day)).toEqual(['2026-04-03', '2026-05-04'])
  const monthFirst = await readText(text, { dayOrder: 'month-first' })
  expect(monthFirst.rows.map(({ day }) => day)).toEqual(['2026-03-04', '2026-04-05'])
  const unanswered = await readText(text)
  expect(unanswered.rows).toEqual([])
})

test('one day late in the file settles how all are written', async () => {
  const lines = ['03/04/2026,1', '04/05/2026,2', '28/05/2026,3']
  const { head, rows } = await readText(`Date,Clicks\n${lines.join('\n')}\n`)
  expect(rows.map(({ day }) => day)).toEqual(['2026-04-03', '2026-05-04', '2026-05-28'])
  expect(head.columns[0]!.dayEvidence).toEqual([{ line: 4, value: '28/05/2026' }])
})

test('a day above the table settles what the table leaves open', async () => {
  const { rows, head } = await readText(
    'Report Name: A\nReport Time: 10/1/2026,10/31/2026\n\nGregorian date,Campaign name,Impressions,Clicks,Spend,Currency code\n10/2/2026,A,5,1,0.5,EUR\n©2026 Microsoft Corporation. All rights reserved.\n',
  )
  expect(head.questions).toEqual([])
  expect(rows.map(({ day }) => day)).toEqual(['2026-10-02'])
})

test('two currencies are told, and each line keeps its own', async () => {
  const { head, rows } = await readText(
    'Day,Campaign,Currency,Cost\n2026-10-19,A,GBP,1.50\n2026-10-20,A,JPY,150\n2026-10-21,A,KWD,1.500\n',
  )
  expect(head.notices).toHaveLength(2)
  expect(rows.map(({ currency, values }) => [currency, values.spend])).toEqual([
    ['GBP', 150],
    ['JPY', 150],
    ['KWD', 1_500],
  ])
})

test('what is wrong with a cell is said in plain words', async () => {
  const { problems, rows, notes } = await readText(
    [
      'Tag;Kampagne;Kosten',
      '01.11.2026;A;12,4O',
      '31.11.2026;A;5,83',
      '02.11.2026;A;zwölf',
      '05.01.2027;A;1,00',
      ';A;1,00',
      '2026-W44;A;1,00',
      '03.11.2026;A;-4,10',
      '04.11.2026;A;--',
      '05.11.2026;A;1,00',
    ].join('\n'),
  )
  expect(problems.map(({ line, says }) => [line, says])).toEqual([
    [2, 'Ends in the letter O, not a zero.'],
    [3, 'November has 30 days.'],
    [4, 'Not a number.'],
    [5, 'The day is still to come.'],
    [6, 'No day on this line.'],
    [7, 'A whole week: export it by day.'],
  ])
  expect(rows.map(({ values }) => values.spend)).toEqual([-410, 100])
  expect(notes).toEqual(['Negative: kept as a credit.'])
})

test('a cell that was put right is read as if it had been right', async () => {
  const text = 'Tag;Kosten\n01.11.2026;12,4O\n02.11.2026;3,00\n'
  const { problems } = await readText(text)
  const corrections = problems.map(({ line, column }) => ({
    line,
    column: column ?? 0,
    value: '12,40',
  }))
  const corrected = await readText(text, { corrections })
  expect(corrected.problems).toEqual([])
  expect(corrected.rows.map(({ values }) => values.spend)).toEqual([1_240, 300])
})

test('a platform’s table without days is refused with what to export instead', async () => {
  const meta =
    'Reporting starts,Reporting ends,Campaign name,Amount spent (GBP),Impressions\n2026-10-19,2026-11-15,A,10.00,100\n'
  expect(await inspectText(meta).catch((error: unknown) => error)).toMatchObject({
    code: 'no-day',
    message: expect.stringContaining('Breakdown, By time, Day'),
  })
  const oneDay = meta.replace('2026-11-15', '2026-10-19')
  expect((await readText(oneDay)).rows).toMatchObject([{ day: '2026-10-19' }])
  const queries = 'Top queries,Clicks,Impressions,CTR,Position\ntrees,1,20,5%,3.1\n'
  expect(await inspectText(queries).catch((error: unknown) => error)).toMatchObject({
    code: 'no-day',
  })
})

test('a report of one day is read by the day above its table', async () => {
  const text =
    '# Property: Shop\n# Start date: 20261019\n# End date: 20261019\nSession primary channel group (Default Channel Group),Sessions,Engaged sessions\nDirect,31,20\nOrganic Search,17,9\n'
  const { rows } = await readText(text)
  expect(rows.map(({ day, channel }) => [day, channel])).toEqual([
    ['2026-10-19', 'direct'],
    ['2026-10-19', 'organic-search'],
  ])
})

test('a workbook is read by its own numbers and days', async () => {
  const rows = [
    ['Campaign name', 'By Day', 'Currency', 'Cost', 'Impressions', 'Clicks (destination)'],
    ['A & B', { day: '2026-10-19' }, 'EUR', 43.18, 2_114, { formula: 'SUM(1,2)', value: 98 }],
    ['C', { day: '2026-10-20' }, 'EUR', 0.1 + 0.2, 12, '1,204'],
  ]
  const read = await readBytes(workbookOf(rows), {}, 'report.xlsx')
  expect(read.head).toMatchObject({ source: 'tiktok-ads', form: { kind: 'xlsx' } })
  expect(read.rows).toMatchObject([
    { day: '2026-10-19', campaign: 'A & B', values: { spend: 4_318, clicks: 98 } },
    { day: '2026-10-20', values: { spend: 30, clicks: 1_204 } },
  ])
})
