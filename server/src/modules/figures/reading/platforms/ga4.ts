import type { Platform } from '../platform.ts'

/** Reports and explorations. Where a shop tells orders and revenue as well, its own count stands (TRUSTED in the contracts). Origin: docs/decisions/0066. */
export const ga4: Platform = {
  id: 'ga4',
  source: 'ga4',
  whose: 'GA4’s',
  columns: {
    day: [
      'Date | Date + hour (YYYYMMDDHH) | Day',
      'Datum | Datum + Stunde (JJJJMMTTHH) | Tag',
      'Date | Date + heure (AAAAMMJJHH) | Jour',
      'Fecha | Fecha + hora (AAAAMMDDHH) | Día',
    ],
    hour: ['Hour', 'Stunde', 'Heure', 'Hora'],
    channel: [
      'Session primary channel group (Default Channel Group) | Session default channel group | Default channel group | First user primary channel group (Default Channel Group)',
      'Sitzung - primäre Channelgruppe (Standard-Channelgruppe) | Sitzung - Standard-Channelgruppe | Standard-Channelgruppe',
      'Groupe de canaux principal de la session (groupe de canaux par défaut) | Groupe de canaux par défaut pour la session | Groupe de canaux par défaut de la session | Groupe de canaux par défaut',
      'Grupo de canales principal de la sesión (Grupo de canales predeterminado) | Grupo de canales predeterminado de la sesión | Grupo de canales predeterminado',
    ],
    campaign: [
      'Session campaign',
      'Sitzung - Kampagne',
      'Campagne de la session',
      'Campaña de la sesión',
    ],
    sessions: ['Sessions', 'Sitzungen', 'Sessions', 'Sesiones'],
    users: [
      'Active users | Total users | Users',
      'Aktive Nutzer | Nutzer insgesamt | Nutzer',
      "Utilisateurs actifs | Nombre total d'utilisateurs | Utilisateurs",
      'Usuarios activos | Usuarios totales | Total de usuarios | Usuarios',
    ],
    page_views: ['Views', 'Aufrufe', 'Vues', 'Vistas'],
    orders: [
      'Ecommerce purchases | Transactions | Purchases',
      'E-Commerce-Käufe | Transaktionen | Käufe',
      "Achats d'e-commerce | Transactions | Achats",
      'Compras de comercio electrónico | Transacciones | Compras',
    ],
    revenue: [
      'Purchase revenue | Total revenue',
      'Umsatz aus Käufen | Kaufumsatz | Gesamtumsatz',
      "Revenus issus des achats | Revenus d'achats | Revenu total",
      'Ingresos por compras | Ingresos de compras | Ingresos totales',
    ],
    conversions: [
      'Key events | Conversions',
      'Schlüsselereignisse | Wichtige Ereignisse | Conversions',
      'Événements clés | Conversions',
      'Eventos clave | Conversiones',
    ],
    'slice:device': [
      'Device category',
      'Gerätekategorie',
      "Catégorie d'appareil | Catégorie de l'appareil",
      'Categoría de dispositivo | Categoría del dispositivo',
    ],
    'slice:country': ['Country', 'Land', 'Pays', 'País'],
    'slice:page': [
      'Landing page | Landing page + query string | Page path and screen class | Page path',
      'Landingpage | Landingpage + Abfragestring | Seitenpfad und Bildschirmklasse | Seitenpfad',
      "Page de destination | Chemin de la page et classe de l'écran | Chemin de la page",
      'Página de destino | Ruta de la página y clase de pantalla | Ruta de la página',
    ],
    'slice:visits': [
      'Session source / medium',
      'Sitzung - Quelle/Medium | Sitzung - Quelle / Medium',
      'Source/Support de la session | Source / support de la session',
      'Fuente/medio de la sesión | Fuente / medio de la sesión',
    ],
  },
  signs: [
    [
      'Session primary channel group (Default Channel Group) | Session default channel group | Session source / medium | Engaged sessions | Key events | Session campaign',
      'Sitzung - primäre Channelgruppe (Standard-Channelgruppe) | Sitzung - Standard-Channelgruppe | Sitzung - Quelle/Medium | Sitzungen mit Interaktionen | Sitzung - Kampagne',
      'Groupe de canaux principal de la session (groupe de canaux par défaut) | Groupe de canaux par défaut pour la session | Source/Support de la session | Sessions avec engagement | Campagne de la session',
      'Grupo de canales principal de la sesión (Grupo de canales predeterminado) | Grupo de canales predeterminado de la sesión | Fuente/medio de la sesión | Sesiones con interacción | Campaña de la sesión',
    ],
  ],
  titles: [
    '# Property: | # Account: | # Start date: | # All Users',
    '# Property: | # Konto: | # Startdatum: | # Alle Nutzer',
    '# Propriété | # Compte | # Date de début',
    '# Propiedad: | # Cuenta: | # Fecha de inicio:',
  ],
  needs: [['sessions', 'users', 'page_views', 'conversions', 'orders']],
  byDay: 'In GA4 add Date as a dimension (in an exploration: a row) and export again.',
}
