// The words of the five forces, the same on the screen, on paper and in tables. Without zod, because drawings read them.
import type { MARKET_FORCES } from '../company/chips.ts'

export type ForceId = (typeof MARKET_FORCES)[number]

export const FORCE_NAMES: Readonly<Record<ForceId, string>> = {
  rivalry: 'Rivalry',
  entrants: 'New entrants',
  substitutes: 'Substitutes',
  buyers: 'Buyer power',
  suppliers: 'Supplier power',
}

/** Which cards show what drives a force, where none does yet. */
export const FORCE_GAPS: Readonly<Record<ForceId, string>> = {
  rivalry: 'No driver yet: a rival with its price, or with its share of the market, shows one.',
  entrants:
    'No driver yet: a newcomer among the changes, or “costly to copy” answered on what you have, shows one.',
  substitutes:
    'No driver yet: what people do instead of buying, doing it themselves or nothing included, shows one.',
  buyers:
    'No driver yet: a group of customers with its share of sales, or how many leave in a year, shows one.',
  suppliers:
    'No driver yet: a supplier with its share of what you buy, or a cost that changes, shows one.',
}
