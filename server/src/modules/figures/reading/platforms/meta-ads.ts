import type { Platform } from '../platform.ts'

/** Tables of the ads manager and of its reports. Origin: docs/decisions/0066. */
export const metaAds: Platform = {
  id: 'meta-ads',
  source: 'meta-ads',
  whose: 'Meta’s',
  columns: {
    day: ['Day', 'Tag', 'Jour', 'Día'],
    starts: [
      'Reporting starts',
      'Auswertungsbeginn | Berichtsstart',
      'Début des rapports',
      'Inicio del informe',
    ],
    ends: [
      'Reporting ends',
      'Auswertungsende | Berichtsende',
      'Fin des rapports',
      'Fin del informe',
    ],
    campaign: [
      'Campaign name',
      'Kampagnenname | Name der Kampagne',
      'Nom de la campagne',
      'Nombre de la campaña',
    ],
    campaign_number: [
      'Campaign ID',
      'Kampagnen-ID | ID der Kampagne',
      'ID de la campagne | Identifiant de la campagne | Identifiant de campagne',
      'Identificador de la campaña | Identificador de campaña | ID de la campaña',
    ],
    ad_group: [
      'Ad set name',
      'Name der Anzeigengruppe | Anzeigengruppenname',
      "Nom de l'ensemble de publicités",
      'Nombre del conjunto de anuncios',
    ],
    ad: [
      'Ad name',
      'Anzeigenname | Name der Werbeanzeige',
      'Nom de la publicité',
      'Nombre del anuncio',
    ],
    currency: ['Currency', 'Währung', 'Devise', 'Divisa'],
    attribution: [
      'Attribution setting',
      'Attributionseinstellung',
      "Paramètre d'attribution",
      'Configuración de atribución',
    ],
    impressions: ['Impressions', 'Impressionen', 'Impressions', 'Impresiones'],
    clicks: [
      'Link clicks | Clicks (all)',
      'Link-Klicks | Klicks (alle)',
      'Clics sur un lien | Clics sur le lien | Clics (tous)',
      'Clics en el enlace | Clics (todos)',
    ],
    spend: ['Amount spent', 'Ausgegebener Betrag', 'Montant dépensé', 'Importe gastado'],
    conversions: [
      'Purchases | Website purchases | Results',
      'Käufe | Website-Käufe | Ergebnisse',
      'Achats | Achats sur le site web | Résultats',
      'Compras | Compras en el sitio web | Resultados',
    ],
    conversion_value: [
      'Purchases conversion value | Website purchases conversion value | Conversion value',
      'Conversion-Wert von Käufen | Conversion-Wert für Käufe | Conversion-Wert',
      'Valeur de conversion des achats | Valeur de conversion',
      'Valor de conversión de compras | Valor de conversión',
    ],
    leads: ['Leads', 'Leads', 'Prospects', 'Clientes potenciales'],
    video_views: [
      '3-second video plays | ThruPlays',
      '3-sekündige Video-Wiedergaben | ThruPlays',
      'Lectures de vidéo de 3 secondes | ThruPlays',
      'Reproducciones de video de 3 segundos | ThruPlays',
    ],
    'slice:age': ['Age', 'Alter', 'Âge', 'Edad'],
    'slice:gender': ['Gender', 'Geschlecht', 'Sexe | Genre', 'Sexo'],
    'slice:country': ['Country', 'Land', 'Pays', 'País'],
    'slice:region': ['Region', 'Region', 'Région', 'Región'],
    'slice:network': ['Platform', 'Plattform', 'Plateforme', 'Plataforma'],
    'slice:placement': ['Placement', 'Platzierung', 'Placement', 'Ubicación'],
    'slice:device': [
      'Impression device | Device platform',
      'Impressionsgerät | Geräteplattform',
      "Appareil d'impression",
      'Dispositivo de impresión',
    ],
  },
  signs: [
    [
      'Amount spent | Reporting starts | Ad set name | Attribution setting',
      'Ausgegebener Betrag | Auswertungsbeginn | Attributionseinstellung',
      "Montant dépensé | Début des rapports | Nom de l'ensemble de publicités",
      'Importe gastado | Inicio del informe | Nombre del conjunto de anuncios',
    ],
  ],
  needs: [
    ['spend', 'conversions', 'impressions'],
    ['campaign', 'ad_group', 'ad', 'starts', 'attribution'],
  ],
  byDay: 'In the ads manager choose Breakdown, By time, Day and export the table again.',
}
