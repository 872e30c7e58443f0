import type { InsightRow } from '@sextant/contracts/company/insights'

export type Extracted = InsightRow['extracted_context']

/** One field of the editor. A list is edited as lines; whether a key holds a list is read off its value, for any key may come. */
export type InsightField = { key: string; list: boolean; text: string }

export const fieldsOf = (extracted: Extracted): InsightField[] =>
  Object.entries(extracted).map(([key, value]) => ({
    key,
    list: Array.isArray(value),
    text: Array.isArray(value) ? value.join('\n') : value,
  }))

/** What the fields say, without empty lines and without fields left empty. */
export function extractedOf(fields: readonly InsightField[]): Extracted {
  return Object.fromEntries(
    fields.flatMap(({ key, list, text }) => {
      const lines = text
        .split('\n')
        .map(line => line.trim())
        .filter(Boolean)
      return lines.length === 0 ? [] : [[key, list ? lines : text.trim()]]
    }),
  )
}

/** Nothing extracted, nothing to save. */
export const isEmpty = (extracted: Extracted): boolean =>
  Object.values(extracted).every(value =>
    Array.isArray(value) ? value.every(line => !line.trim()) : !value.trim(),
  )

export const sameExtracted = (a: Extracted, b: Extracted): boolean =>
  JSON.stringify(Object.entries(a).sort()) === JSON.stringify(Object.entries(b).sort())

const WORDS: Record<string, string> = { companyName: 'Company name', kpis: 'KPIs' }

/** "painPoints" reads "Pain points". */
export function keyLabel(key: string): string {
  const words = key
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()
  return WORDS[key] ?? words.charAt(0).toUpperCase() + words.slice(1)
}

/** "competitors: RideLab; goals: grow" with its keys as words. */
export const readableLabel = (label: string): string =>
  label.replace(
    /(^|; )([A-Za-z_]+):/g,
    (_, before: string, key: string) => `${before}${keyLabel(key)}:`,
  )

/** One line for a whole insight: "RideLab, tune-up $39". */
export const valuesOf = (extracted: Extracted): string =>
  Object.values(extracted)
    .map(value => (Array.isArray(value) ? value.join(', ') : value))
    .join('; ')
