import type { Platform } from '../platform.ts'

/** Performance reports, with the lines about the report above them. Origin: docs/decisions/0066. */
export const microsoftAds: Platform = {
  id: 'microsoft-ads',
  source: 'microsoft-ads',
  whose: 'Microsoft’s',
  columns: {
    day: [
      'Gregorian date | Time period | Date | Day',
      'Gregorianisches Datum | Zeitraum | Datum | Tag',
      'Date grégorienne | Période | Date | Jour',
      'Fecha gregoriana | Período de tiempo | Fecha | Día',
    ],
    hour: ['Hour of day', 'Tageszeit', 'Heure de la journée', 'Hora del día'],
    campaign: [
      'Campaign name | Campaign',
      'Kampagnenname | Kampagne',
      'Nom de la campagne | Nom de campagne | Campagne',
      'Nombre de la campaña | Nombre de campaña | Campaña',
    ],
    campaign_number: [
      'Campaign ID',
      'Kampagnen-ID | Kampagnen-Id',
      'ID de campagne | ID de la campagne',
      'Id. de campaña | Id. de la campaña | ID de campaña | ID de la campaña',
    ],
    ad_group: [
      'Ad group | Ad group name',
      'Anzeigengruppe | Name der Anzeigengruppe',
      "Groupe d'annonces",
      'Grupo de anuncios',
    ],
    ad: ['Ad ID | Ad title', 'Anzeigen-ID', "ID d'annonce | ID de l'annonce", 'Id. de anuncio'],
    currency: ['Currency code', 'Währungscode', 'Code de devise', 'Código de moneda'],
    time_zone: ['Time zone', 'Zeitzone', 'Fuseau horaire', 'Zona horaria'],
    impressions: ['Impressions', 'Impressionen', 'Impressions', 'Impresiones'],
    clicks: ['Clicks', 'Klicks', 'Clics', 'Clics'],
    spend: ['Spend', 'Ausgaben', 'Dépenses | Dépense', 'Gasto | Gastos'],
    conversions: ['Conversions', 'Conversions | Konversionen', 'Conversions', 'Conversiones'],
    conversion_value: ['Revenue', 'Umsatz', 'Revenu | Revenus', 'Ingresos'],
    'slice:device': ['Device type', 'Gerätetyp', "Type d'appareil", 'Tipo de dispositivo'],
    'slice:network': ['Network', 'Netzwerk', 'Réseau', 'Red'],
    'slice:keyword': ['Keyword', 'Schlüsselwort', 'Mot clé', 'Palabra clave'],
  },
  signs: [
    [
      'Gregorian date | All rev. | Top vs. other | Delivered match type | Bid match type',
      'Gregorianisches Datum | Oben und Sonstige | Übermittelter Übereinstimmungstyp',
      'Date grégorienne | Haut et autre | Type de correspondance livré',
      'Fecha gregoriana | Superior frente a otros | Tipo de concordancia entregada',
    ],
  ],
  titles: [
    'Report Name: | Report Aggregation: | Last Completed Available Day: | Potential Incomplete Data:',
    'Berichtsname: | Berichtsaggregation: | Letzter vollständig verfügbarer Tag:',
    'Nom du rapport : | Nom du rapport: | Agrégation du rapport :',
    'Nombre del informe: | Agregación del informe:',
  ],
  needs: [
    ['spend', 'conversions'],
    ['impressions', 'clicks'],
  ],
  byDay: 'In Microsoft Advertising choose "Day" as the unit of time of the report.',
}
