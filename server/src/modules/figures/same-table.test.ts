import { expect, test } from 'vitest'
import { type Dress, PLAIN, type Table, tableText, writeTable } from './generator/dress.ts'
import { readBytes, readText } from './testing/read-all.ts'

const comma = { ...PLAIN, delimiter: ';', decimal: ',' } as const

/** How programs the world over would write one and the same table. */
const DRESSES: [name: string, dress: Dress][] = [
  ['plain', PLAIN],
  ['with a mark, thousands and CRLF', { ...PLAIN, bom: true, thousands: ',', newline: '\r\n' }],
  ['German', { ...comma, thousands: '.', day: 'points' }],
  ['German, windows-1252', { ...comma, thousands: '.', day: 'de', encoding: 'windows-1252' }],
  ['French, narrow spaces', { ...comma, thousands: '\u202f', day: 'fr' }],
  ['French, spaces and codes', { ...comma, thousands: '\u00a0', day: 'slashes', money: 'code' }],
  ['Spanish', { ...comma, thousands: '.', day: 'es', money: 'code' }],
  ['Swiss', { ...PLAIN, delimiter: ';', thousands: "'", day: 'points', nothing: '' }],
  ['American', { ...PLAIN, thousands: ',', day: 'month-first', nothing: 'n/a' }],
  ['American, in words', { ...PLAIN, thousands: ',', day: 'en', delimiter: '|', money: 'sign' }],
  ['UTF-16, tabs', { ...PLAIN, delimiter: '\t', encoding: 'utf-16le', bom: true, day: 'closed' }],
  ['UTF-16, the other way', { ...comma, delimiter: '\t', encoding: 'utf-16be', bom: true }],
  ['UTF-16 without a mark', { ...PLAIN, encoding: 'utf-16le' }],
]

const row = (day: string, campaign: string, spend: number, clicks: number | null) => [
  { day },
  campaign,
  { money: spend },
  clicks === null ? null : { count: clicks },
  { hundredths: clicks === null ? 50 : clicks * 3 },
]
const TABLE: Table = {
  titles: [],
  headers: ['Day', 'Campaign', 'Cost (GBP)', 'Clicks', 'Conversions'],
  rows: [
    row('2026-10-19', 'Brand', 123_456_789, 1_234),
    row('2026-10-20', 'Schöne "Äste"; Büsche, alles', 5_030, 12),
    row('2026-10-31', 'Brand', -1_240, 2_345_678),
    row('2026-11-02', 'Two\nlines', 5, null),
  ],
  footer: [],
  currency: 'GBP',
}

test.each(DRESSES)('%s: the same table reads to the same rows', async (_name, dress) => {
  const { rows, problems, head } = await readBytes(writeTable(TABLE, dress))
  expect(problems).toEqual([])
  expect(head.questions.filter(({ ask }) => ask !== 'mapping')).toEqual([])
  const told = rows.map(({ day, campaign, currency, values }) => [day, campaign, currency, values])
  expect(told).toEqual([
    ['2026-10-19', 'Brand', 'GBP', { spend: 123_456_789, clicks: 1_234, conversions: 37.02 }],
    [
      '2026-10-20',
      'Schöne "Äste"; Büsche, alles',
      'GBP',
      { spend: 5_030, clicks: 12, conversions: 0.36 },
    ],
    ['2026-10-31', 'Brand', 'GBP', { spend: -1_240, clicks: 2_345_678, conversions: 70_370.34 }],
    ['2026-11-02', 'Two\nlines', 'GBP', { spend: 5, conversions: 0.5 }],
  ])
})

test('what is pasted from a spreadsheet is read like a file', async () => {
  const { head, rows } = await readText(tableText(TABLE, { ...PLAIN, delimiter: '\t' }))
  expect(head).toMatchObject({ name: 'Pasted table', form: { delimiter: '\t' }, source: 'table' })
  expect(rows).toHaveLength(4)
})

test.each([
  ['Date,Clicks,Cost\n2026-10-19,"1,234","2,500"\n', { clicks: 1_234, spend: 250_000 }],
  ['Datum;Klicks;Kosten\n2026-10-19;1.234;2.500\n', { clicks: 1_234, spend: 250_000 }],
  ['Datum;Klicks;Kosten\n2026-10-19;1.234;2,5\n', { clicks: 1_234, spend: 250 }],
  ['Date,Clicks,Cost\n2026-10-19,"1,234",0.125\n', { clicks: 1_234, spend: 13 }],
])(
  'three digits behind a sign part thousands, unless the file says otherwise: %j',
  async (text, values) => {
    const { rows } = await readText(text)
    expect(rows[0]!.values).toEqual(values)
  },
)

test('many lines of words above a small table do not hide what parts it', async () => {
  const words = Array.from({ length: 12 }, (_line, index) => `A line of words: ${index}`)
  const { head, rows } = await readText(
    `${words.join('\n')}\nDate;Campaign;Cost\n2026-10-19;Brand, all;1,50\n`,
  )
  expect(head.form).toMatchObject({ delimiter: ';' })
  expect(rows).toMatchObject([{ campaign: 'Brand, all', values: { spend: 150 } }])
})

const ADS = 'Day,Campaign name,Amount spent (EUR),Impressions,Link clicks,Reporting starts'
const noticesOf = async (header: string, row: string): Promise<string[]> => {
  const { head } = await readBytes(`${header}\n${row}\n`)
  return head.notices
}

test('a column of a platform’s table that may be a figure nobody else tells is named, and not guessed', async () => {
  expect(
    await noticesOf(
      `${ADS},Value of purchases (conversion value)`,
      '2026-10-19,Brand,12.5,90,4,2026-10-19,38.1',
    ),
  ).toEqual([
    '“Value of purchases (conversion value)” is left out. If it is conversion value, choose so among the columns.',
  ])
  // What is divided, what another column tells and what holds no number is no loss.
  expect(
    await noticesOf(
      `${ADS},Purchase ROAS,Cost per click,Leads form`,
      '2026-10-19,Brand,12.5,90,4,2026-10-19,3.05,0.9,none',
    ),
  ).toEqual([])
})
