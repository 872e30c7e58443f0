import { expect, test } from 'vitest'
import { pageOf } from './testing/page-of.ts'
import { pricesInTables } from './prices-in-table.ts'

/** What a table of these rows tells: "name: sum currency per". Cells are parted by "|". */
function told(rows: readonly string[], { currency = 'GBP', heading = '' } = {}): string[] {
  const company = { name: 'Lumen Lifts', currency, today: '2027-01-15', facts: [] }
  const above = heading === '' ? [] : [['heading', heading] as const]
  const cells = rows.map(row => ['row', row.replaceAll('|', '\t')] as const)
  return pricesInTables(pageOf(...above, ...cells), company).map(({ label, attributes }) => {
    const { cents, currency: money, per } = attributes.price as Record<string, string | number>
    return `${label}: ${Number(cents) / 100} ${money}${per ? ` ${per}` : ''}`
  })
}

test('under a header that says price, numbers need no sign; it may name currency and period', () => {
  expect(told(['Item|Unit|Price USD', 'Rope check|each|49', 'Motor work|hour|129.5'])).toEqual([
    'Rope check: 49 USD',
    'Motor work: 129.5 USD hour',
  ])
  expect(told(['Item|Price', 'Rope check|49', 'Motor work|1,200.50'])).toEqual([
    'Rope check: 49 GBP',
    'Motor work: 1200.5 GBP',
  ])
  expect(told(['Item|Price in euros per month', 'Rope check|49', 'Motor work|80'])).toEqual([
    'Rope check: 49 EUR month',
    'Motor work: 80 EUR month',
  ])
})

test.each<[string, string[], string[]]>([
  [
    'German',
    ['Nr.|Leistung|Verkaufspreis inkl. MwSt.', 'A-1|Wartung klein|49,50', 'A-2|Notdienst|1.200'],
    ['Wartung klein: 49.5 EUR', 'Notdienst: 1200 EUR'],
  ],
  [
    'French',
    ['Prestation|Prix HT (CHF) par mois', 'Révision|49', 'Contrôle annuel|1 200,50'],
    ['Révision: 49 CHF month', 'Contrôle annuel: 1200.5 CHF month'],
  ],
  [
    'Spanish',
    ['Servicio|Precio (€)', 'Revisión|49,00', 'Limpieza|15,50'],
    ['Revisión: 49 EUR', 'Limpieza: 15.5 EUR'],
  ],
])('%s headers say price as well', (_language, rows, facts) => {
  expect(told(rows, { currency: 'EUR' })).toEqual(facts)
})

test('the title names the currency, the name is in the first column of words, of two years the later counts', () => {
  expect(told(['All prices in EUR', 'Item|Price', 'Rope|12', 'Hook|13'])).toEqual([
    'Rope: 12 EUR',
    'Hook: 13 EUR',
  ])
  expect(told(['No|Item|Price', '7|Rope|12', '8|Hook|13'], { heading: 'Prices, CHF' })).toEqual([
    'Rope: 12 CHF',
    'Hook: 13 CHF',
  ])
  expect(told(['Item|Price 2026|Price 2027', 'Rope|12|14', 'Hook|13|15'])).toEqual([
    'Rope: 14 GBP',
    'Hook: 15 GBP',
  ])
})

test.each<[string, string[]]>([
  ['what is paid', ['Item|Cost GBP', 'Rope|12', 'Hook|13']],
  ['what a supplier asks', ['Item|Supplier price', 'Rope|£12', 'Hook|£13']],
  ['what is spent', ['Channel|Spend', 'Search|£12', 'Mail|£13']],
  ['a rate in percent', ['Campaign|Conversion rate', 'Search|2.1', 'Mail|3.2']],
  ['numbers under a header that names none', ['Item|Stock', 'Rope|12', 'Hook|13']],
  ['nothing that has a name', ['Week|Price', '1|12', '2|13']],
])('%s is no price', (_what, rows) => {
  expect(told(rows)).toEqual([])
})
