import type { Language } from '../reading/head.ts'
import type { AdDay } from '../generator/ad-days.ts'
import { type Dress, PLAIN, type Table, type Value } from './dress.ts'

/** The advertising platforms, and Search Console, whose tables are alike. */
export type AdPlatform =
  | 'google-ads'
  | 'meta-ads'
  | 'linkedin-ads'
  | 'microsoft-ads'
  | 'tiktok-ads'
  | 'search-console'
type Layout = {
  headers: Record<Language, string>
  cells: (row: AdDay, currency: string) => Value[]
  titles?: Record<Language, string[]>
  total?: Record<Language, string>
}

const rate = (part: number, whole: number): Value =>
  whole === 0 ? null : { percent: Math.round((part / whole) * 10_000) }

/** Written as the platforms publish them and not from the map by which they are read. */
const LAYOUTS: Record<AdPlatform, Layout> = {
  'google-ads': {
    headers: {
      en: 'Day|Campaign|Campaign status|Currency code|Cost|Impr.|Clicks|CTR|Conversions|Conv. value',
      de: 'Tag|Kampagne|Kampagnenstatus|Währungscode|Kosten|Impr.|Klicks|CTR|Conversions|Conv.-Wert',
      fr: 'Jour|Campagne|État de la campagne|Code de devise|Coût|Impr.|Clics|CTR|Conversions|Valeur de conv.',
      es: 'Día|Campaña|Estado de la campaña|Código de moneda|Coste|Impr.|Clics|CTR|Conversiones|Valor de conv.',
    },
    titles: {
      en: ['Campaign report', 'October 19, 2026 - November 15, 2026'],
      de: ['Kampagnenbericht', '19. Oktober 2026 - 15. November 2026'],
      fr: ['Rapport sur les campagnes', '19 octobre 2026 - 15 novembre 2026'],
      es: ['Informe de campañas', '19 de octubre de 2026 - 15 de noviembre de 2026'],
    },
    total: { en: 'Total: Account', de: 'Gesamt: Konto', fr: 'Total : compte', es: 'Total: cuenta' },
    cells: (r, currency) => [
      { day: r.day },
      r.campaign,
      'Eligible',
      currency,
      { money: r.spend },
      { count: r.impressions },
      { count: r.clicks },
      rate(r.clicks, r.impressions),
      { hundredths: r.conversions },
      { money: r.value },
    ],
  },
  'meta-ads': {
    headers: {
      en: 'Campaign name|Day|Attribution setting|Impressions|Link clicks|Amount spent (@)|Purchases|Purchases conversion value|Reach|Reporting starts|Reporting ends',
      de: 'Kampagnenname|Tag|Attributionseinstellung|Impressionen|Link-Klicks|Ausgegebener Betrag (@)|Käufe|Conversion-Wert von Käufen|Reichweite|Auswertungsbeginn|Auswertungsende',
      fr: "Nom de la campagne|Jour|Paramètre d'attribution|Impressions|Clics sur un lien|Montant dépensé (@)|Achats|Valeur de conversion des achats|Couverture|Début des rapports|Fin des rapports",
      es: 'Nombre de la campaña|Día|Configuración de atribución|Impresiones|Clics en el enlace|Importe gastado (@)|Compras|Valor de conversión de compras|Alcance|Inicio del informe|Fin del informe',
    },
    total: { en: '', de: '', fr: '', es: '' },
    cells: r => [
      r.campaign,
      { day: r.day },
      '7-day click or 1-day view',
      { count: r.impressions },
      { count: r.clicks },
      { money: r.spend },
      { count: Math.round(r.conversions / 100) },
      { money: r.value },
      { count: Math.round(r.impressions * 0.83) },
      { day: r.day },
      { day: r.day },
    ],
  },
  'linkedin-ads': {
    headers: {
      en: 'Start Date (in UTC)|Account Name|Currency|Campaign Name|Total Spent|Impressions|Clicks|Click Through Rate|Conversions|Total Conversion Value',
      de: 'Startdatum (in UTC)|Kontoname|Währung|Name der Kampagne|Gesamtausgaben|Impressions|Klicks|Klickrate|Conversions|Gesamter Conversion-Wert',
      fr: 'Date de début (en UTC)|Nom du compte|Devise|Nom de la campagne|Total dépensé|Impressions|Clics|Taux de clics|Conversions|Valeur totale des conversions',
      es: 'Fecha de inicio (en UTC)|Nombre de la cuenta|Divisa|Nombre de la campaña|Total gastado|Impresiones|Clics|Porcentaje de clics|Conversiones|Valor total de conversión',
    },
    cells: (r, currency) => [
      { day: r.day },
      'Account 1',
      currency,
      r.campaign,
      { money: r.spend },
      { count: r.impressions },
      { count: r.clicks },
      rate(r.clicks, r.impressions),
      { hundredths: r.conversions },
      { money: r.value },
    ],
  },
  'microsoft-ads': {
    headers: {
      en: 'Gregorian date|Account name|Currency code|Campaign name|Device type|Impressions|Clicks|CTR|Spend|Conversions|Revenue',
      de: 'Gregorianisches Datum|Kontoname|Währungscode|Kampagnenname|Gerätetyp|Impressionen|Klicks|CTR|Ausgaben|Conversions|Umsatz',
      fr: "Date grégorienne|Nom du compte|Code de devise|Nom de la campagne|Type d'appareil|Impressions|Clics|CTR|Dépenses|Conversions|Revenu",
      es: 'Fecha gregoriana|Nombre de la cuenta|Código de moneda|Nombre de la campaña|Tipo de dispositivo|Impresiones|Clics|CTR|Gasto|Conversiones|Ingresos',
    },
    titles: {
      en: ['Report Name: Campaigns', 'Report Aggregation: Daily', 'Time Zone: (GMT+01:00) Berlin'],
      de: ['Berichtsname: Kampagnen', 'Zeitzone: (GMT+01:00) Berlin'],
      fr: ['Nom du rapport : Campagnes'],
      es: ['Nombre del informe: Campañas'],
    },
    cells: (r, currency) => [
      { day: r.day },
      'Account 1',
      currency,
      r.campaign,
      'Smartphone',
      { count: r.impressions },
      { count: r.clicks },
      rate(r.clicks, r.impressions),
      { money: r.spend },
      { hundredths: r.conversions },
      { money: r.value },
    ],
  },
  'tiktok-ads': {
    headers: {
      en: 'Campaign name|By Day|Currency|Cost|Impressions|Clicks (destination)|CTR (destination)|Conversions|Total conversion value',
      de: 'Kampagnenname|Nach Tag|Währung|Kosten|Impressionen|Klicks (Ziel)|CTR (Ziel)|Conversions|Gesamtwert der Conversions',
      fr: 'Nom de la campagne|Par jour|Devise|Coût|Impressions|Clics (destination)|CTR (destination)|Conversions|Valeur totale des conversions',
      es: 'Nombre de la campaña|Por día|Moneda|Coste|Impresiones|Clics (destino)|CTR (destino)|Conversiones|Valor total de conversión',
    },
    total: { en: 'Total of 84 results', de: 'Gesamt', fr: 'Total', es: 'Total' },
    cells: (r, currency) => [
      r.campaign,
      { day: r.day },
      currency,
      { money: r.spend },
      { count: r.impressions },
      { count: r.clicks },
      rate(r.clicks, r.impressions),
      { hundredths: r.conversions },
      { money: r.value },
    ],
  },
  'search-console': {
    headers: {
      en: 'Date|Clicks|Impressions|CTR|Position',
      de: 'Datum|Klicks|Impressionen|CTR|Position',
      fr: 'Date|Clics|Impressions|CTR|Position',
      es: 'Fecha|Clics|Impresiones|CTR|Posición',
    },
    cells: r => [
      { day: r.day },
      { count: r.clicks },
      { count: r.impressions },
      rate(r.clicks, r.impressions),
      { hundredths: 713 },
    ],
  },
}

/** The total that some platforms write below or above: everything together and no day. */
function totalOf(layout: Layout, rows: AdDay[], language: Language, currency: string): Value[][] {
  if (!layout.total || rows.length === 0) return []
  const sum = (pick: (row: AdDay) => number): number =>
    rows.reduce((all, row) => all + pick(row), 0)
  const all: AdDay = {
    day: '',
    campaign: layout.total[language],
    impressions: sum(row => row.impressions),
    clicks: sum(row => row.clicks),
    spend: sum(row => row.spend),
    conversions: sum(row => row.conversions),
    value: sum(row => row.value),
  }
  return [layout.cells(all, currency).map(value => (isDay(value) ? null : value))]
}

const isDay = (value: Value): boolean =>
  value !== null && typeof value === 'object' && 'day' in value

/** A table of campaign days as a platform exports it in a language. */
export function adTable(
  platform: AdPlatform,
  language: Language,
  rows: AdDay[],
  currency: string,
  currencyAt: (row: AdDay) => string = () => currency,
): Table {
  const layout = LAYOUTS[platform]
  return {
    titles: layout.titles?.[language] ?? [],
    headers: layout.headers[language].replace('@', currency).split('|'),
    rows: rows.map(row => layout.cells(row, currencyAt(row))),
    footer: totalOf(layout, rows, language, currency),
    currency,
  }
}

/** How programs in a language write numbers and days. */
export const dressOf = (language: Language): Dress => {
  if (language === 'en') return PLAIN
  const comma = { ...PLAIN, delimiter: ';', decimal: ',' } as const
  if (language === 'de') return { ...comma, thousands: '.', day: 'points', newline: '\r\n' }
  if (language === 'fr') return { ...comma, thousands: '\u202f', day: 'slashes' }
  return { ...comma, thousands: '.', day: 'slashes', encoding: 'windows-1252' }
}
