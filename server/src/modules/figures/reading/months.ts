import { LANGUAGES } from './head.ts'

const plain = (word: string): string =>
  word
    .normalize('NFD')
    .replaceAll(/\p{M}|\./gu, '')
    .toLowerCase()

/** The names as this machine's own tables have them, in every language of the headers. */
const NAMES = LANGUAGES.flatMap(language => {
  const format = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_month, index) => ({
    name: plain(format.format(Date.UTC(2026, index, 15))),
    month: index + 1,
  }))
})

/** Short forms that are not how the name begins. */
const SHORT: Record<string, number> = { mrz: 3 }

const known = new Map<string, number | null>()

function lookUp(word: string): number | null {
  if (SHORT[word]) return SHORT[word]
  if (word.length < 3) return null
  const found = new Set(NAMES.filter(({ name }) => name.startsWith(word)).map(({ month }) => month))
  return found.size === 1 ? [...found][0]! : null
}

/** The month (1–12) that a name or the beginning of one means in English, German, French or Spanish; null where it means none or two. */
export function monthOf(word: string): number | null {
  const key = plain(word)
  if (!known.has(key)) {
    if (known.size > 500) known.clear()
    known.set(key, lookUp(key))
  }
  return known.get(key) ?? null
}
