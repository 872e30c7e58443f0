import type { Platform } from '../platform.ts'

/** The sheets of the performance report; only the one of dates tells days. Origin: docs/decisions/0066. */
export const searchConsole: Platform = {
  id: 'search-console',
  source: 'search-console',
  whose: 'Google’s',
  what: 'search clicks by day',
  columns: {
    day: ['Date', 'Datum', 'Date', 'Fecha'],
    organic_clicks: ['Clicks', 'Klicks', 'Clics', 'Clics'],
    organic_impressions: ['Impressions', 'Impressionen', 'Impressions', 'Impresiones'],
    'slice:query': [
      'Top queries | Query',
      'Häufigste Suchanfragen | Suchanfrage',
      'Requêtes les plus fréquentes | Requête',
      'Consultas principales | Consulta',
    ],
    'slice:page': [
      'Top pages | Page',
      'Häufigste Seiten | Seite',
      'Pages les plus populaires | Page',
      'Páginas principales | Página',
    ],
    'slice:country': ['Country', 'Land', 'Pays', 'País'],
    'slice:device': ['Device', 'Gerät', 'Appareil', 'Dispositivo'],
  },
  signs: [
    [
      'Position | Average position',
      'Position | Durchschnittliche Position',
      'Position | Position moyenne',
      'Posición | Posición media',
    ],
    ['CTR', 'CTR | Klickrate', 'CTR', 'CTR'],
  ],
  needs: [
    ['organic_clicks'],
    ['organic_impressions'],
    ['day', 'slice:query', 'slice:page', 'slice:country', 'slice:device'],
  ],
  byDay: 'Of the Search Console export choose the sheet of dates (Dates.csv or Chart.csv).',
}
