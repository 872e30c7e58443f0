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
export type InsightKey = ScalarKey | ListKey

export function isListKey(key: string): key is ListKey {
  return (LIST_KEYS as readonly string[]).includes(key)
}

export function isInsightKey(key: string): key is InsightKey {
  return isListKey(key) || (SCALAR_KEYS as readonly string[]).includes(key)
}
