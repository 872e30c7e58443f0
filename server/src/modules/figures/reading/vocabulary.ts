import { headerKey } from './headers.ts'
import type { Role } from './roles.ts'

/** Words of headers in tables of one's own, most telling first; the first role that a header has a word of is suggested. */
const WORDS: readonly [role: Role, words: string][] = [
  [
    'ignore',
    'ctr | cpc | cpm | roas | acos | rate | avg. | average | durchschn. | quote | taux | tasa | budget | id',
  ],
  ['currency', 'currency | währung | devise | moneda | divisa'],
  ['hour', 'hour | stunde | heure | hora'],
  ['day', 'day | date | tag | datum | jour | día | dia | fecha'],
  [
    'conversion_value',
    'conversion value | conv. value | conversion-wert | conv.-wert | valeur de conversion | valor de conversión',
  ],
  [
    'spend',
    'spend | spent | cost | costs | ad spend | kosten | ausgaben | werbekosten | coût | dépenses | dépense | coste | costo | gasto | inversión',
  ],
  ['impressions', 'impressions | impr. | impressionen | impresiones | views of ads'],
  ['email_clicks', 'email clicks | clicks in emails'],
  ['clicks', 'clicks | klicks | clics'],
  ['leads', 'leads | enquiries | inquiries | anfragen | prospects | contactos'],
  ['conversions', 'conversions | conv. | konversionen | conversiones'],
  [
    'refunds',
    'refunds | refunded | returns | erstattungen | retouren | remboursements | reembolsos | devoluciones',
  ],
  ['fees', 'fees | fee | gebühren | frais | comisiones'],
  ['payouts', 'payouts | payout | auszahlungen | versements'],
  ['repeat_orders', 'repeat orders | returning orders | wiederkäufe'],
  ['new_customers', 'new customers | neukunden | nouveaux clients | nuevos clientes'],
  [
    'orders',
    'orders | purchases | sales count | bestellungen | käufe | commandes | achats | pedidos | compras',
  ],
  [
    'revenue',
    'revenue | turnover | sales | net sales | takings | umsatz | erlös | chiffre d’affaires | ventes | ingresos | ventas',
  ],
  ['sessions', 'sessions | visits | sitzungen | besuche | visites | sesiones | visitas'],
  [
    'users',
    'users | visitors | nutzer | besucher | utilisateurs | visiteurs | usuarios | visitantes',
  ],
  ['page_views', 'page views | pageviews | seitenaufrufe | pages vues | páginas vistas'],
  ['video_views', 'video views | videoaufrufe | vues de la vidéo'],
  ['sent', 'sent | recipients | versendet | gesendet | envoyés | enviados'],
  ['delivered', 'delivered | zugestellt | délivrés | entregados'],
  ['opens', 'opens | opened | öffnungen | ouvertures | aperturas'],
  ['unsubscribes', 'unsubscribes | unsubscribed | abmeldungen | désabonnements | bajas'],
  ['bounces', 'bounces | bounced | rebonds | rebotes'],
  ['ad_group', 'ad group | ad set | anzeigengruppe'],
  ['campaign', 'campaign | kampagne | campagne | campaña'],
  ['channel', 'channel | kanal | canal | source | quelle'],
  ['slice:device', 'device | gerät | appareil | dispositivo'],
  ['slice:country', 'country | land | pays | país'],
  ['slice:page', 'page | url | landing page | seite | página'],
]

const ROLE_OF = WORDS.map(([role, words]) => ({ role, words: words.split(' | ').map(headerKey) }))

const parts = (key: string): string => ` ${key.replaceAll(/[\s_/()-]+/g, ' ')} `

/** Whether a header is the word, or has it as a word of its own. */
const tells = (key: string, word: string): boolean => parts(key).includes(parts(word))

/** What columns of a table that nobody knows are likely to be. Of two columns for one role the first has it. */
export function suggestMapping(headers: string[]): Role[] {
  const taken = new Set<Role>()
  return headers.map(header => {
    const key = headerKey(header)
    const exact = ROLE_OF.find(({ words }) => words.includes(key))
    const role = (exact ?? ROLE_OF.find(({ words }) => words.some(word => tells(key, word))))?.role
    if (!role || role === 'ignore' || taken.has(role)) return 'ignore'
    taken.add(role)
    return role
  })
}
