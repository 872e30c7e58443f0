import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Dress, PLAIN, type Table, tableText } from './generator/dress.ts'
import { readText } from './testing/read-all.ts'
import { dayAfter } from './generator/shop.ts'

const row = fc.record({
  day: fc.integer({ min: 0, max: 2_400 }).map(days => dayAfter('2020-01-01', days)),
  campaign: fc.string({ unit: 'grapheme', maxLength: 30 }),
  spend: fc.integer({ min: -9_999_999, max: 999_999_999 }),
  clicks: fc.option(fc.integer({ min: 0, max: 9_999_999 })),
})
type Row = { day: string; campaign: string; spend: number; clicks: number | null }

const dress: fc.Arbitrary<Dress> = fc
  .record({
    delimiter: fc.constantFrom(',', ';', '\t', '|'),
    decimal: fc.constantFrom('.', ','),
    thousands: fc.constantFrom('', 'other', ' ', '\u202f', "'"),
    day: fc.constantFrom(
      'iso',
      'points',
      'slashes',
      'month-first',
      'closed',
      'en',
      'de',
      'fr',
      'es',
    ),
    newline: fc.constantFrom('\n', '\r\n'),
    money: fc.constantFrom('plain', 'sign', 'code'),
    nothing: fc.constantFrom('', '--', 'n/a'),
  })
  .map(told => {
    const other = told.decimal === ',' ? '.' : ','
    return { ...PLAIN, ...told, thousands: told.thousands === 'other' ? other : told.thousands }
  })

const tableOf = (rows: Row[]): Table => ({
  titles: [],
  headers: ['Day', 'Campaign', 'Cost (GBP)', 'Clicks'],
  rows: rows.map(({ day, campaign, spend, clicks }) => [
    { day },
    campaign,
    { money: spend },
    clicks === null ? null : { count: clicks },
  ]),
  footer: [],
  currency: 'GBP',
})

/** What a reader may do to a name: no blanks around it, no signs that nobody can type. */
const readable = (name: string): string | null => name.replaceAll(/\p{Cc}/gu, '').trim() || null

test('any table in any dress reads to what was written', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 12 }), dress, async (rows, worn) => {
      const dayOrder = worn.day === 'month-first' ? 'month-first' : 'day-first'
      const read = await readText(tableText(tableOf(rows), worn), { dayOrder })
      expect(read.problems).toEqual([])
      expect(read.rows.map(({ day, campaign, values }) => ({ day, campaign, values }))).toEqual(
        rows.map(({ day, campaign, spend, clicks }) => ({
          day,
          campaign: readable(campaign),
          values: clicks === null ? { spend } : { spend, clicks },
        })),
      )
    }),
    { numRuns: 300, seed: 11 },
  )
})
