import { expect, test } from 'vitest'
import { channelOfVisit, channelOfWord } from './reading/channels.ts'
import { recogniseHeaders } from './reading/recognise-headers.ts'
import { suggestMapping } from './reading/vocabulary.ts'

/** Tables that people have and that are no platform's export. */
const OTHERS = [
  'Date,Campaign,Cost,Clicks,Impressions',
  'Datum,Kampagne,Kosten,Klicks,Impressionen,Conversions',
  'Date,Campagne,Coût,Clics,Impressions,Conversions',
  'Fecha,Campaña,Coste,Clics,Impresiones,Conversiones',
  'Day,Channel,Spend,Orders,Revenue',
  'Month,Budget,Spend,Revenue',
  'Name,Email,Phone,Company',
  'Name,Email,Total,Created at,Currency',
  'id,Amount,Currency,Status,Created',
  'Date,Keyword,Position,Search volume,Difficulty',
  'Keyword,Position,Previous position,Search Volume,CPC,URL,Traffic',
  'Date,Open,High,Low,Close,Volume',
  'Employee,Day,Hours,Project',
  'Datum,Umsatz,Gäste,Wetter',
  'SKU,Product,Stock,Price',
  'Order number,Date,Customer,Total,Status',
  'Date,Sessions,Users,Bounce rate',
  'Date,Visitors,Page views',
  'Title,Subject,Sent,Opens,Clicks',
  'Subject,Send date,Recipients,Opens,Clicks,Unsubscribes',
  'Transaction date,Description,Debit,Credit,Balance',
  'Buchungstag,Verwendungszweck,Betrag,Währung',
  'Country,Population,Area',
  'Date,Temperature,Rain',
  'Date,Campaign name,Impressions,Clicks,Spend',
  'Campaign name,Ad name,Day,Impressions,Clicks,Cost',
  'Lead,Company,Stage,Amount,Close date',
  'Date,Store,Till,Takings',
  'Week,Newsletter,Radio,Leaflets',
  'Fecha,Pedidos,Ingresos,Clientes nuevos',
  'Jour,Chiffre d’affaires,Commandes',
  'Gross,Fee,Net,Currency,Date',
  'Created,Type,Amount,Fee,Net',
]

test.each(OTHERS)('no platform is seen in %s', header => {
  expect(recogniseHeaders(header.split(','))).toBeNull()
})

test('a title line tells whose a plain table is', () => {
  const headers = 'Tag,Kampagne,Kosten,Klicks,Impressionen'.split(',')
  expect(recogniseHeaders(headers, ['Kampagnenbericht'])?.platform.id).toBe('google-ads')
})

test('the finest name decides the grain, and each role stands once', () => {
  const headers = [
    'Campaign name',
    'Ad set name',
    'Ad name',
    'Day',
    'Results',
    'Purchases',
    'Clicks (all)',
    'Link clicks',
    'Age',
    'Amount spent (GBP)',
  ]
  const { grain, roles } = recogniseHeaders(headers)!
  expect(grain).toBe('ad')
  expect(roles.join()).toBe(
    'campaign,ad_group,ad,day,ignore,conversions,ignore,clicks,slice:age,spend',
  )
})

test.each([
  ['Date,Channel,Ad spend,Orders,Revenue,CTR', 'day,channel,spend,orders,revenue,ignore'],
  ['Datum;Kanal;Werbekosten;Bestellungen;Umsatz', 'day,channel,spend,orders,revenue'],
  ['Jour;Canal;Dépenses;Commandes;Ventes', 'day,channel,spend,orders,revenue'],
  ['Fecha;Canal;Gasto;Pedidos;Ventas', 'day,channel,spend,orders,revenue'],
  ['Date,Sessions,Email clicks,Clicks', 'day,sessions,email_clicks,clicks'],
])('columns of an own table are guessed: %s', (header, roles) => {
  expect(suggestMapping(header.split(/[,;]/))).toEqual(roles.split(','))
})

test.each([
  ['Organic Search', 'organic-search'],
  ['Bezahlte Suche', 'google-ads'],
  ['Recherche naturelle', 'organic-search'],
  ['Redes sociales de pago', 'meta-ads'],
  ['Google Ads', 'google-ads'],
  ['Unassigned', null],
])('the channel of "%s" is %s', (word, channel) => {
  expect(channelOfWord(word)).toBe(channel)
})

const visit = { source: '', medium: '', landing: '', referrer: '' }
test.each([
  [{ landing: '/a?gclid=x' }, 'google-ads'],
  [{ landing: '/a?utm_source=ig&utm_medium=paid_social' }, 'meta-ads'],
  [{ source: 'bing', medium: 'cpc' }, 'microsoft-ads'],
  [{ landing: '/', referrer: 'https://www.google.de/' }, 'organic-search'],
  [{ landing: '/', referrer: 'https://blog.example/' }, 'referral'],
  [{ landing: '/' }, 'direct'],
  [{}, null],
])('the channel of the visit %o is %s', (told, channel) => {
  expect(channelOfVisit({ ...visit, ...told })).toBe(channel)
})

/** Headers of campaign tables with the campaign's number, as the platforms write them. */
const NUMBERED = [
  ['google-ads', 'Day,Campaign ID,Campaign,Campaign status,Currency code,Cost,Impr.'],
  ['google-ads', 'Tag,Kampagnen-ID,Kampagne,Kampagnenstatus,Währungscode,Kosten,Impr.'],
  ['google-ads', 'Jour,ID de la campagne,Campagne,Code de devise,Coût,Impr.'],
  ['google-ads', 'Día,ID de la campaña,Campaña,Código de moneda,Coste,Impr.'],
  ['meta-ads', 'Campaign name,Campaign ID,Day,Amount spent (EUR),Impressions,Reporting starts'],
  ['meta-ads', 'Kampagnenname,Kampagnen-ID,Tag,Ausgegebener Betrag (EUR),Impressionen'],
  ['meta-ads', 'Nom de la campagne,ID de la campagne,Jour,Montant dépensé (EUR),Impressions'],
  ['meta-ads', 'Nombre de la campaña,Identificador de la campaña,Día,Importe gastado (EUR)'],
  ['linkedin-ads', 'Start Date (in UTC),Campaign ID,Campaign Name,Total Spent,Impressions,Clicks'],
  ['linkedin-ads', 'Startdatum (in UTC),Kampagnen-ID,Name der Kampagne,Gesamtausgaben,Klicks'],
  ['microsoft-ads', 'Gregorian date,Campaign ID,Campaign name,Impressions,Clicks,Spend'],
  [
    'microsoft-ads',
    'Gregorianisches Datum,Kampagnen-ID,Kampagnenname,Impressionen,Klicks,Ausgaben',
  ],
  ['tiktok-ads', 'Campaign name,Campaign ID,By Day,Cost,Impressions,Clicks (destination)'],
  ['tiktok-ads', 'Nombre de la campaña,ID de la campaña,Por día,Coste,Clics (destino),Impresiones'],
] as const

test.each(NUMBERED)('%s tells the number of a campaign: %s', (platform, header) => {
  const read = recogniseHeaders(header.split(','))!
  expect(read.platform.id).toBe(platform)
  expect(read.roles.filter(role => role === 'campaign_number')).toHaveLength(1)
  expect(read.roles).toContain('campaign')
  expect(read.grain).toBe('campaign')
})
