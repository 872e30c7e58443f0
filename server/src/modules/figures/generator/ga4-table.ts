import type { Language } from '../reading/head.ts'
import type { Table } from '../generator/dress.ts'
import type { Way } from '../generator/firm.ts'
import type { Order, Visits } from './shop.ts'

const HEADERS: Record<Language, string> = {
  en: 'Date|Session default channel group|Device category|Sessions|Active users|Views|Engaged sessions|Ecommerce purchases',
  de: 'Datum|Sitzung – Standard-Channelgruppe|Gerätekategorie|Sitzungen|Aktive Nutzer|Aufrufe|Sitzungen mit Interaktionen|E-Commerce-Käufe',
  fr: "Date|Groupe de canaux par défaut pour la session|Catégorie d'appareil|Sessions|Utilisateurs actifs|Vues|Sessions avec engagement|Achats d'e-commerce",
  es: 'Fecha|Grupo de canales predeterminado de la sesión|Categoría de dispositivo|Sesiones|Usuarios activos|Vistas|Sesiones con interacción|Compras de comercio electrónico',
}

const GROUPS: Record<Way, string> = {
  'google-ads': 'Paid Search',
  'meta-ads': 'Paid Social',
  email: 'Email',
  'organic-search': 'Organic Search',
  direct: 'Direct',
  referral: 'Referral',
}

/** An exploration of sessions by day, channel group and device, with the lines about it above. */
export function ga4Table(visits: Visits[], orders: Order[], language: Language): Table {
  const bought = new Map<string, number>()
  const keyOf = ({ day, way, device }: Pick<Visits, 'day' | 'way' | 'device'>): string =>
    `${day} ${way} ${device}`
  for (const order of orders) bought.set(keyOf(order), (bought.get(keyOf(order)) ?? 0) + 1)
  const sum = (pick: (visit: Visits) => number): { count: number } => ({
    count: visits.reduce((all, visit) => all + pick(visit), 0),
  })
  return {
    titles: ['# ----------------------------------------', '# Sessions', '# 20261019-20261115'],
    headers: HEADERS[language].split('|'),
    rows: visits.map(visit => [
      { day: visit.day },
      GROUPS[visit.way],
      visit.device,
      { count: visit.sessions },
      { count: visit.users },
      { count: visit.views },
      { count: Math.round(visit.sessions * 0.61) },
      { count: bought.get(keyOf(visit)) ?? 0 },
    ]),
    footer: [
      ['', '', '', sum(v => v.sessions), sum(v => v.users), sum(v => v.views), '', 'Grand total'],
    ],
    currency: '',
  }
}
