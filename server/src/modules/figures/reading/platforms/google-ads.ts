import type { Platform } from '../platform.ts'

/** Headers of the tables and of the report editor, as they are downloaded. Origin: docs/decisions/0066. */
export const googleAds: Platform = {
  id: 'google-ads',
  source: 'google-ads',
  whose: 'Google’s',
  columns: {
    day: ['Day | Date', 'Tag | Datum', 'Jour | Date', 'Día | Fecha'],
    hour: ['Hour of the day', 'Stunde', 'Heure de la journée', 'Hora del día'],
    campaign: [
      'Campaign | Campaign name',
      'Kampagne | Kampagnenname',
      'Campagne | Nom de la campagne',
      'Campaña | Nombre de la campaña',
    ],
    campaign_number: [
      'Campaign ID',
      'Kampagnen-ID | ID der Kampagne',
      'ID de la campagne | ID de campagne',
      'ID de la campaña | ID de campaña',
    ],
    ad_group: ['Ad group', 'Anzeigengruppe', "Groupe d'annonces", 'Grupo de anuncios'],
    ad: ['Ad name | Ad ID', 'Anzeigenname | Anzeigen-ID', "ID de l'annonce", 'ID del anuncio'],
    currency: ['Currency code | Currency', 'Währungscode', 'Code de devise', 'Código de moneda'],
    impressions: [
      'Impr. | Impressions',
      'Impr. | Impressionen',
      'Impr. | Impressions',
      'Impr. | Impresiones',
    ],
    clicks: ['Clicks', 'Klicks', 'Clics', 'Clics'],
    spend: ['Cost', 'Kosten', 'Coût', 'Coste | Costo'],
    conversions: ['Conversions', 'Conversions', 'Conversions', 'Conversiones'],
    conversion_value: [
      'Conv. value | Conversion value',
      'Conv.-Wert | Conversion-Wert',
      'Valeur de conv. | Valeur conv. | Valeur de conversion',
      'Valor de conv. | Valor conv. | Valor de conversión',
    ],
    video_views: ['Views', 'Aufrufe', 'Vues', 'Visualizaciones'],
    'slice:device': ['Device', 'Gerät', 'Appareil', 'Dispositivo'],
    'slice:network': [
      'Network (with search partners) | Network',
      'Werbenetzwerk (mit Suchnetzwerk-Partnern) | Werbenetzwerk',
      'Réseau (avec les partenaires du Réseau de Recherche) | Réseau',
      'Red (con socios de búsqueda) | Red',
    ],
    'slice:keyword': [
      'Search keyword | Keyword',
      'Suchkeyword | Keyword',
      'Mot clé pour le Réseau de Recherche | Mot clé',
      'Palabra clave de búsqueda | Palabra clave',
    ],
    'slice:query': ['Search term', 'Suchbegriff', 'Terme de recherche', 'Término de búsqueda'],
    'slice:age': ['Age', 'Alter', 'Âge', 'Edad'],
    'slice:gender': ['Gender', 'Geschlecht', 'Sexe', 'Sexo'],
  },
  signs: [
    [
      'Impr. | Avg. CPC | Cost / conv. | Conv. value | Conv. rate | Campaign status | Campaign state | Optimization score | All conv. | Search impr. share',
      'Impr. | Durchschn. CPC | Ø CPC | Kosten/Conv. | Conv.-Wert | Conv.-Rate | Kampagnenstatus | Optimierungsfaktor | Währungscode | Alle Conv.',
      "Impr. | CPC moy. | Coût/conv. | Coût / conv. | Valeur de conv. | Taux de conv. | Code de devise | Taux d'optimisation | Toutes les conv.",
      'Impr. | CPC medio | Prom. CPC | Coste/conv. | Costo/conv. | Valor de conv. | Tasa de conv. | Código de moneda | Nivel de optimización | Todas las conv.',
    ],
  ],
  titles: [
    'Campaign report | Ad group report | Ad report | Account report | Search keyword report | Campaign performance',
    'Kampagnenbericht | Anzeigengruppenbericht | Anzeigenbericht | Kontobericht | Kampagnenleistung',
    "Rapport sur les campagnes | Rapport Campagnes | Rapport sur les groupes d'annonces",
    'Informe de campañas | Informe de grupos de anuncios | Informe de la campaña',
  ],
  needs: [
    ['spend', 'conversions', 'conversion_value'],
    ['impressions', 'clicks'],
  ],
  byDay: 'In Google Ads choose Segment, Time, Day above the table and download it again.',
}
