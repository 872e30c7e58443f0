import type { InsightRow } from '@sextant/contracts/company/insights'
import type { BusinessContext } from '@sextant/contracts/rows'

/** What is known about a business: fields by their key, each a line of text or a list. */
export type Brand = { id: string; name: string; known: ReadonlyMap<string, readonly string[]> }
export type Comparison = {
  key: string
  /** In the order of the brands; empty where nothing is known. */ values: (readonly string[])[]
  same: boolean
}

// These name the brand itself; they always differ and say nothing.
const NAMES = new Set(['companyName'])
const PROFILE_FIRST = ['industry', 'companySize', 'description']

/** Puts together a profile and approved insights (newest first): the profile wins, the newest word of a line counts, lists are joined. */
export function knownAbout(
  profile: BusinessContext | null,
  insights: readonly Pick<InsightRow, 'extracted_context'>[],
): Map<string, readonly string[]> {
  const known = new Map<string, readonly string[]>()
  for (const [key, value] of Object.entries(profile ?? {}))
    if (value.trim() && !NAMES.has(key)) known.set(key, [value])
  for (const { extracted_context: extracted } of insights) {
    for (const [key, value] of Object.entries(extracted)) {
      if (NAMES.has(key)) continue
      const before = known.get(key)
      if (Array.isArray(value))
        known.set(key, [
          ...(before ?? []),
          ...value.filter(line => !before?.some(other => plain(other) === plain(line))),
        ])
      else if (!before && value.trim()) known.set(key, [value])
    }
  }
  return known
}

const plain = (text: string) => text.trim().toLowerCase().replaceAll(/\s+/g, ' ')
const shape = (values: readonly string[]) => values.map(plain).toSorted().join('\n')

/** Every key that is known of any brand: what differs first, then what is the same; within each the profile before the rest. */
export function compareBrands(brands: readonly Brand[]): Comparison[] {
  const keys = [...new Set(brands.flatMap(brand => [...brand.known.keys()]))]
  const rank = (key: string) =>
    PROFILE_FIRST.includes(key) ? PROFILE_FIRST.indexOf(key) : PROFILE_FIRST.length
  return keys
    .map(key => {
      const values = brands.map(brand => brand.known.get(key) ?? [])
      return { key, values, same: new Set(values.map(shape)).size === 1 }
    })
    .sort(
      (a, b) =>
        Number(a.same) - Number(b.same) || rank(a.key) - rank(b.key) || a.key.localeCompare(b.key),
    )
}
