import type { Source } from '@sextant/contracts/figures/sources'
import type { Role } from './roles.ts'

/** Headers in English, German, French and Spanish, the preferred ones first, parted by " | "; one text where all languages have it. */
export type Words = string | readonly [en: string, de: string, fr: string, es: string]

export type PlatformId =
  | 'google-ads'
  | 'meta-ads'
  | 'linkedin-ads'
  | 'microsoft-ads'
  | 'tiktok-ads'
  | 'ga4'
  | 'search-console'
  | 'shopify-orders'
  | 'stripe-payouts'
  | 'stripe-balance'
  | 'mailchimp'

/** The exports of one platform, as data. */
export type Platform = {
  id: PlatformId
  source: Source
  /** As it stands beside a figure that it counts by rules of its own. */
  whose: string
  /** What a file of it is called after its name: "campaigns by day" comes of the grain where none is given. */
  what?: string
  columns: Partial<Record<Role, Words>>
  /** Headers that no other table has: one of each group has to be there. */
  signs: readonly Words[]
  /** How a line above the table begins that says the same as a sign. */
  titles?: Words
  /** What is read of it at all: one of each group. */
  needs: readonly (readonly Role[])[]
  /** What to export instead where no day is told. */
  byDay: string
}
