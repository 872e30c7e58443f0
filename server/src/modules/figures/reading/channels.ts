import { CHANNELS, type Channel } from '@sextant/contracts/figures/sources'
import { headerKey } from './headers.ts'

/** GA4's default channel groups and what they are here; in German, French and Spanish as its interface names them. */
const GROUPS: readonly [channel: Channel, words: string][] = [
  ['direct', 'direct | direkt | directo | tráfico directo | accès direct'],
  ['organic-search', 'organic search | organische suche | recherche naturelle | búsqueda orgánica'],
  [
    'organic-search',
    'organic shopping | organisches shopping | shopping naturel | shopping orgánico',
  ],
  ['google-ads', 'paid search | bezahlte suche | recherche payante | búsqueda de pago'],
  [
    'google-ads',
    'cross-network | netzwerkübergreifend | multi-réseau | multicanal | redes múltiples',
  ],
  ['google-ads', 'paid shopping | bezahltes shopping | shopping payant | shopping de pago'],
  [
    'meta-ads',
    'paid social | bezahlte soziale netzwerke | réseaux sociaux payants | redes sociales de pago',
  ],
  [
    'organic-social',
    'organic social | organische soziale netzwerke | réseaux sociaux naturels | redes sociales orgánicas',
  ],
  ['organic-social', 'organic video | organische videos | vidéo naturelle | vídeo orgánico'],
  ['email', 'email | e-mail | e-mails | correo electrónico'],
  ['referral', 'referral | verweis | verweise | sites référents | referencias | enlace externo'],
  [
    'other-paid',
    'display | affiliates | affiliate-netzwerke | affiliation | afiliados | paid video | bezahlte videos',
  ],
  [
    'other-paid',
    'paid other | sonstige bezahlt | autres payants | otros de pago | vidéo payante | vídeo de pago',
  ],
  [
    'other',
    'sms | audio | mobile push notifications | ai assistant | other | sonstige | autre | otros',
  ],
]

const BY_WORD = new Map<string, Channel>([
  ...GROUPS.flatMap(([channel, words]) => words.split(' | ').map(word => [word, channel] as const)),
  ...Object.entries(CHANNELS).flatMap(([id, label]) => [
    [id, id as Channel] as const,
    [label.toLowerCase(), id as Channel] as const,
  ]),
])

/** The channel that a word means, a default channel group or one of ours; null where it means none ("Unassigned"). */
export const channelOfWord = (word: string): Channel | null => BY_WORD.get(headerKey(word)) ?? null

const PAID = /^(cpc|ppc|cpm|paid.*|retargeting|.*cp[acmv])$/i
const SITES: readonly [channel: Channel, paid: RegExp, free: Channel | null][] = [
  ['google-ads', /google|adwords|gads/i, 'organic-search'],
  ['microsoft-ads', /bing|microsoft|msn/i, 'organic-search'],
  ['meta-ads', /facebook|instagram|meta|^fb$|^ig$/i, 'organic-social'],
  ['linkedin-ads', /linkedin/i, 'organic-social'],
  ['tiktok-ads', /tiktok/i, 'organic-social'],
]
/** What the platforms put behind an address when an ad was clicked. */
const CLICK_IDS: readonly [mark: string, channel: Channel][] = [
  ['gclid', 'google-ads'],
  ['gbraid', 'google-ads'],
  ['wbraid', 'google-ads'],
  ['msclkid', 'microsoft-ads'],
  ['ttclid', 'tiktok-ads'],
  ['li_fat_id', 'linkedin-ads'],
]
const SEARCH_ENGINES = /(^|\.)(google|bing|duckduckgo|ecosia|qwant|yahoo)\./i

export type Visit = { source: string; medium: string; landing: string; referrer: string }

const parametersOf = (address: string): URLSearchParams =>
  new URLSearchParams(address.includes('?') ? address.slice(address.indexOf('?') + 1) : '')

const hostOf = (address: string): string =>
  URL.parse(address.includes('://') ? address : `https://${address}`)?.hostname ?? ''

/** By source and medium, as links are marked. */
export function channelOfSource(source: string, medium: string): Channel | null {
  if (/^e?-?mail|newsletter/i.test(medium) || /mailchimp|klaviyo|newsletter/i.test(source))
    return 'email'
  const site = SITES.find(([_channel, name]) => name.test(source))
  if (PAID.test(medium)) return site ? site[0] : 'other-paid'
  if (medium === 'organic') return 'organic-search'
  if (/social/i.test(medium)) return 'organic-social'
  if (medium === 'referral') return site?.[2] === 'organic-social' ? 'organic-social' : 'referral'
  return /^\(?direct\)?$/i.test(source) ? 'direct' : null
}

function channelOfReferrer(referrer: string): Channel | null {
  const host = hostOf(referrer)
  if (host === '') return null
  if (SEARCH_ENGINES.test(host)) return 'organic-search'
  return /facebook|instagram|linkedin|tiktok|pinterest|youtube/i.test(host)
    ? 'organic-social'
    : 'referral'
}

/** The channel of the visit that an order came of; null where nothing tells it. */
export function channelOfVisit({ source, medium, landing, referrer }: Visit): Channel | null {
  const parameters = parametersOf(landing)
  const clicked = CLICK_IDS.find(([mark]) => parameters.has(mark))
  if (clicked) return clicked[1]
  const marked = channelOfSource(
    source || (parameters.get('utm_source') ?? ''),
    medium || (parameters.get('utm_medium') ?? ''),
  )
  return marked ?? channelOfReferrer(referrer) ?? (landing === '' ? null : 'direct')
}
