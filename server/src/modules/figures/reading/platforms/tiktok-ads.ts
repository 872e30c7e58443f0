import type { Platform } from '../platform.ts'

/** Reports and campaign tables of the ads manager. Origin: docs/decisions/0066. */
export const tiktokAds: Platform = {
  id: 'tiktok-ads',
  source: 'tiktok-ads',
  whose: 'TikTok’s',
  columns: {
    day: ['By Day | Date | Day', 'Nach Tag | Datum | Tag', 'Par jour | Date', 'Por día | Fecha'],
    hour: ['By Hour', 'Nach Stunde', 'Par heure', 'Por hora'],
    campaign: [
      'Campaign name',
      'Kampagnenname | Name der Kampagne',
      'Nom de la campagne',
      'Nombre de la campaña',
    ],
    campaign_number: [
      'Campaign ID',
      'Kampagnen-ID | ID der Kampagne',
      'ID de la campagne | ID de campagne',
      'ID de la campaña | ID de campaña',
    ],
    ad_group: [
      'Ad group name',
      'Name der Anzeigengruppe | Anzeigengruppenname',
      "Nom du groupe d'annonces | Nom du groupe de publicités",
      'Nombre del grupo de anuncios',
    ],
    ad: ['Ad name', 'Anzeigenname', "Nom de l'annonce | Nom de la publicité", 'Nombre del anuncio'],
    currency: ['Currency', 'Währung', 'Devise', 'Moneda | Divisa'],
    impressions: ['Impressions', 'Impressionen | Impressions', 'Impressions', 'Impresiones'],
    clicks: [
      'Clicks (destination) | Clicks (all) | Clicks',
      'Klicks (Ziel) | Klicks (Zielseite) | Klicks (alle) | Klicks',
      'Clics (destination) | Clics (tous) | Clics',
      'Clics (destino) | Clics (todos) | Clics',
    ],
    spend: ['Cost | Spend', 'Kosten', 'Coût', 'Coste | Costo | Gasto'],
    conversions: [
      'Conversions | Total conversions | Results',
      'Conversions | Ergebnisse',
      'Conversions | Résultats',
      'Conversiones | Resultados',
    ],
    conversion_value: [
      'Total conversion value | Total complete payment value | Total purchase value',
      'Conversion-Gesamtwert | Gesamtwert der Conversions',
      'Valeur totale des conversions',
      'Valor total de las conversiones | Valor total de conversión',
    ],
    video_views: [
      'Video views',
      'Videoaufrufe',
      'Vues de la vidéo | Vues vidéo',
      'Visualizaciones de vídeo | Visualizaciones de video',
    ],
    'slice:age': ['Age', 'Alter', 'Âge', 'Edad'],
    'slice:gender': ['Gender', 'Geschlecht', 'Sexe | Genre', 'Género | Sexo'],
    'slice:country': ['Country/Region', 'Land/Region', 'Pays/Région', 'País/Región'],
    'slice:placement': ['Placement', 'Platzierung', 'Placement', 'Ubicación'],
  },
  signs: [
    [
      'Clicks (destination) | CTR (destination) | CPC (destination) | By Day | 6-second video views | 2-second video views',
      'Klicks (Ziel) | Klicks (Zielseite) | CTR (Ziel) | CPC (Ziel) | Nach Tag',
      'Clics (destination) | CTR (destination) | CPC (destination) | Par jour',
      'Clics (destino) | CTR (destino) | CPC (destino) | Por día',
    ],
  ],
  needs: [
    ['spend', 'conversions'],
    ['impressions', 'clicks'],
  ],
  byDay: 'In the ads manager run a report with the dimension "By Day" and export it.',
}
