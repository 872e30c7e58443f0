import type { Platform } from '../platform.ts'

/** Performance reports of the campaign manager. Origin: docs/decisions/0066. */
export const linkedinAds: Platform = {
  id: 'linkedin-ads',
  source: 'linkedin-ads',
  whose: 'LinkedIn’s',
  columns: {
    day: [
      'Start Date (in UTC) | Date (in UTC) | Day',
      'Startdatum (in UTC) | Datum (in UTC) | Tag',
      'Date de début (en UTC) | Date de début (UTC) | Jour',
      'Fecha de inicio (en UTC) | Fecha de inicio (UTC) | Día',
    ],
    campaign: [
      'Campaign Name',
      'Name der Kampagne | Kampagnenname',
      'Nom de la campagne',
      'Nombre de la campaña',
    ],
    campaign_number: [
      'Campaign ID',
      'Kampagnen-ID | ID der Kampagne',
      'ID de la campagne | ID de campagne | Identifiant de la campagne',
      'ID de la campaña | ID de campaña | Identificador de la campaña',
    ],
    ad_group: [
      'Ad Set Name | Ad group name',
      'Name der Anzeigengruppe',
      "Nom du groupe d'annonces",
      'Nombre del grupo de anuncios',
    ],
    ad: ['Creative Name | Ad Name', 'Name der Anzeige', "Nom de l'annonce", 'Nombre del anuncio'],
    currency: ['Currency', 'Währung', 'Devise', 'Divisa | Moneda'],
    impressions: ['Impressions', 'Impressions | Impressionen', 'Impressions', 'Impresiones'],
    clicks: ['Clicks', 'Klicks', 'Clics', 'Clics'],
    spend: [
      'Total Spent',
      'Gesamtausgaben',
      'Total dépensé | Montant total dépensé',
      'Total gastado | Gasto total',
    ],
    conversions: ['Conversions', 'Conversions', 'Conversions', 'Conversiones'],
    conversion_value: [
      'Total Conversion Value',
      'Gesamter Conversion-Wert',
      'Valeur totale des conversions',
      'Valor total de conversión',
    ],
    leads: ['Leads', 'Leads', 'Leads | Prospects', 'Leads | Contactos'],
    video_views: ['Video Views', 'Videoaufrufe', 'Vues de la vidéo', 'Visualizaciones de vídeo'],
  },
  signs: [
    [
      'Start Date (in UTC) | Total Spent | Campaign Group Name',
      'Startdatum (in UTC) | Gesamtausgaben | Name der Kampagnengruppe',
      'Date de début (en UTC) | Date de début (UTC) | Total dépensé | Nom du groupe de campagnes',
      'Fecha de inicio (en UTC) | Fecha de inicio (UTC) | Total gastado | Nombre del grupo de campañas',
    ],
  ],
  needs: [
    ['spend', 'conversions', 'leads'],
    ['impressions', 'clicks'],
    ['campaign', 'ad_group', 'ad'],
  ],
  byDay: 'In the campaign manager export with the time breakdown Daily.',
}
