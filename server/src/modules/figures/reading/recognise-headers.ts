import type { Grain } from '@sextant/contracts/figures/row'
import { headerKey } from './headers.ts'
import { LANGUAGES, type Language } from './head.ts'
import type { Platform, Words } from './platform.ts'
import { ga4 } from './platforms/ga4.ts'
import { googleAds } from './platforms/google-ads.ts'
import { linkedinAds } from './platforms/linkedin-ads.ts'
import { mailchimp } from './platforms/mailchimp.ts'
import { metaAds } from './platforms/meta-ads.ts'
import { microsoftAds } from './platforms/microsoft-ads.ts'
import { searchConsole } from './platforms/search-console.ts'
import { shopifyOrders } from './platforms/shopify-orders.ts'
import { stripeBalance, stripePayouts } from './platforms/stripe.ts'
import { tiktokAds } from './platforms/tiktok-ads.ts'
import type { Role } from './roles.ts'

export const PLATFORMS: readonly Platform[] = [
  googleAds,
  metaAds,
  linkedinAds,
  microsoftAds,
  tiktokAds,
  ga4,
  searchConsole,
  shopifyOrders,
  stripePayouts,
  stripeBalance,
  mailchimp,
]

/** Whose export a header is of, and what its columns become. */
export type Recognised = { platform: Platform; language: Language; grain: Grain; roles: Role[] }

/** Headers of one language, in order of preference. */
const inLanguage = (words: Words, language: Language): string[] =>
  (typeof words === 'string' ? words : words[LANGUAGES.indexOf(language)]!).split(' | ')

const keysOf = (words: Words, language: Language): string[] =>
  inLanguage(words, language).map(headerKey)

/** The roles of the columns in one language: of several columns for one role the preferred, of several roles the first. */
function rolesIn(platform: Platform, language: Language, keys: string[]): Role[] {
  const roles: Role[] = keys.map(() => 'ignore')
  for (const [role, words] of Object.entries(platform.columns) as [Role, Words][]) {
    const places = keysOf(words, language).map(key => keys.indexOf(key))
    const place = places.find(index => index >= 0 && roles[index] === 'ignore')
    if (place !== undefined) roles[place] = role
  }
  return roles
}

const known = (roles: Role[]): number => roles.filter(role => role !== 'ignore').length

/** Finest first: a row of an ad is also of its campaign. */
export function grainOf(roles: readonly Role[]): Grain {
  const finest = (['order', 'ad', 'ad_group', 'campaign', 'channel'] as const).find(grain =>
    roles.includes(grain),
  )
  return finest ?? 'account'
}

function isSigned(platform: Platform, keys: string[], titles: string[]): boolean {
  const has = (words: Words, texts: string[], begins: boolean): boolean =>
    LANGUAGES.some(language =>
      keysOf(words, language).some(key =>
        begins ? texts.some(text => text.startsWith(key)) : texts.includes(key),
      ),
    )
  if (platform.titles && has(platform.titles, titles, true)) return true
  return platform.signs.every(words => has(words, keys, false))
}

function readAs(platform: Platform, keys: string[], titles: string[]): Recognised | null {
  if (!isSigned(platform, keys, titles)) return null
  const read = LANGUAGES.map(language => ({ language, roles: rolesIn(platform, language, keys) }))
  const { language, roles } = read.toSorted((a, b) => known(b.roles) - known(a.roles))[0]!
  if (!platform.needs.every(group => group.some(role => roles.includes(role)))) return null
  return { platform, language, grain: grainOf(roles), roles }
}

/** Recognises a header by signs that only one platform's tables have, or by the lines above it; null rather than a guess. */
export function recogniseHeaders(headers: string[], titles: string[] = []): Recognised | null {
  const keys = headers.map(headerKey)
  const above = titles.map(headerKey)
  const read = PLATFORMS.flatMap(platform => readAs(platform, keys, above) ?? [])
  return read.toSorted((a, b) => known(b.roles) - known(a.roles))[0] ?? null
}
