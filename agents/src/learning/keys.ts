/** What one learns about a business: six single facts and six lists. */
export const SCALAR_KEYS = [
  'companyName',
  'industry',
  'companySize',
  'targetMarket',
  'uniqueValue',
  'businessModel',
] as const
export const LIST_KEYS = [
  'competitors',
  'goals',
  'painPoints',
  'channels',
  'products',
  'kpis',
] as const
export type ScalarKey = (typeof SCALAR_KEYS)[number]
export type ListKey = (typeof LIST_KEYS)[number]
export type FactKey = ScalarKey | ListKey

export function isListKey(key: string): key is ListKey {
  return (LIST_KEYS as readonly string[]).includes(key)
}

export function isFactKey(key: string): key is FactKey {
  return isListKey(key) || (SCALAR_KEYS as readonly string[]).includes(key)
}
