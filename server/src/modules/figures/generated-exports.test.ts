import { expect, test } from 'vitest'
import { LANGUAGES } from './reading/head.ts'
import { adDays } from './generator/ad-days.ts'
import { type AdPlatform, adTable, dressOf } from './generator/ad-tables.ts'
import { writeTable } from './generator/dress.ts'
import { generateExports } from './generator/exports.ts'
import { readBytes, sumsOf } from './testing/read-all.ts'
import { FIRM } from './generator/firm.ts'
import { shopDays } from './generator/shop.ts'

const OPTIONS = { seed: 7, from: '2026-10-19', days: 28 }

for (const language of LANGUAGES)
  test(`the exports of a shop read to exactly what was sold and spent (${language})`, async () => {
    const languages = { 'google-ads': language, 'meta-ads': language, ga4: language }
    for (const { name, source, bytes, truth } of generateExports({ ...OPTIONS, languages })) {
      const { head, rows, problems } = await readBytes(bytes, {}, name)
      expect({ source: head.source, problems }).toEqual({ source, problems: [] })
      expect(head.questions).toEqual([])
      expect(sumsOf(rows)).toEqual(truth)
    }
  })

const PLATFORMS: AdPlatform[] = [
  'google-ads',
  'meta-ads',
  'linkedin-ads',
  'microsoft-ads',
  'tiktok-ads',
  'search-console',
]
const shop = shopDays({ ...OPTIONS, firm: FIRM, plant: [] })
const days = adDays(shop, FIRM, 'google-ads', OPTIONS.seed)

test.each(PLATFORMS.flatMap(platform => LANGUAGES.map(language => ({ platform, language }))))(
  '$platform is recognised and read in $language',
  async ({ platform, language }) => {
    const bytes = writeTable(adTable(platform, language, days, 'EUR'), dressOf(language))
    const { head, rows, problems, leftOut } = await readBytes(bytes)
    expect({ is: head.source, problems }).toEqual({ is: platform, problems: [] })
    expect(rows).toHaveLength(days.length)
    expect(leftOut.total ?? 0).toBe(
      ['google-ads', 'meta-ads', 'tiktok-ads'].includes(platform) ? 1 : 0,
    )
    const sums = sumsOf(rows)
    const organic = platform === 'search-console'
    const clicks = organic ? sums.organic_clicks : sums.clicks
    const impressions = organic ? sums.organic_impressions : sums.impressions
    expect(clicks).toBe(days.reduce((sum, row) => sum + row.clicks, 0))
    expect(impressions).toBe(days.reduce((sum, row) => sum + row.impressions, 0))
    if (organic) return
    expect(head.language).toBe(language)
    expect(head.currencies.map(({ currency }) => currency)).toEqual(['EUR'])
    expect(sums.spend).toBe(days.reduce((sum, { spend }) => sum + spend, 0))
    expect(sums.conversion_value).toBe(days.reduce((sum, { value }) => sum + value, 0))
    expect(rows[0]).toMatchObject({ day: '2026-10-19', grain: 'campaign', currency: 'EUR' })
  },
)

test('the same seed gives the same files, another one others', () => {
  const [once, again] = [generateExports(OPTIONS), generateExports(OPTIONS)]
  expect(once.map(({ bytes }) => bytes.toString('hex'))).toEqual(
    again.map(({ bytes }) => bytes.toString('hex')),
  )
  const other = generateExports({ ...OPTIONS, seed: 8 })
  expect(once.map(({ truth }) => truth)).not.toEqual(other.map(({ truth }) => truth))
})

test('what is planted is in the files and nowhere else', async () => {
  const files = generateExports({
    ...OPTIONS,
    plant: [
      { what: 'missing', source: 'meta-ads', from: '2026-11-06', to: '2026-11-08' },
      { what: 'currency-change', source: 'google-ads', since: '2026-11-10', currency: 'EUR' },
      { what: 'zero', way: 'email', from: '2026-11-12', to: '2026-11-15' },
    ],
  })
  const of = async (source: string) => readBytes(files.find(file => file.source === source)!.bytes)
  const meta = await of('meta-ads')
  expect(new Set(meta.rows.map(({ day }) => day)).size).toBe(25)
  const google = await of('google-ads')
  expect(google.head.currencies.map(({ currency }) => currency)).toEqual(['GBP', 'EUR'])
  expect(google.head.notices).toEqual([
    'The currency changes: EUR from line 70 on, on 18 lines, beside GBP.',
  ])
  const ga4 = await of('ga4')
  const mails = ga4.rows.filter(({ channel, day }) => channel === 'email' && day > '2026-11-11')
  expect(sumsOf(mails).sessions).toBe(0)
})

test('phones of one channel buy half as often from a day on', async () => {
  const since = '2026-11-02'
  const rates = async (plant: Parameters<typeof generateExports>[0]['plant']) => {
    const files = generateExports({ ...OPTIONS, days: 56, plant })
    const { rows } = await readBytes(files.find(({ source }) => source === 'ga4')!.bytes)
    const phones = rows.filter(
      ({ channel, slice, day }) =>
        channel === 'google-ads' && slice === 'device=mobile' && day >= since,
    )
    const { orders = 0, sessions = 1 } = sumsOf(phones)
    return orders / sessions
  }
  const usual = await rates([])
  const halved = await rates([{ what: 'phones-halved', way: 'google-ads', since }])
  expect(halved / usual).toBeGreaterThan(0.35)
  expect(halved / usual).toBeLessThan(0.65)
})
