import { wholeWords } from './whole-words.ts'

const LANGUAGES = ['en', 'de', 'fr', 'es']
const MONTHS = 12
const DAYS = 7

function named(locale: string, options: Intl.DateTimeFormatOptions, at: Date): string {
  const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
  return format.format(at).toLowerCase().replace('.', '')
}

/** Months and days of the week, whole and short, as the platform knows them. */
const NAMED: ReadonlySet<string> = new Set(
  LANGUAGES.flatMap(locale =>
    (['long', 'short'] as const).flatMap(width => [
      ...Array.from({ length: MONTHS }, (_, month) =>
        named(locale, { month: width }, new Date(Date.UTC(2027, month, 1))),
      ),
      ...Array.from({ length: DAYS }, (_, day) =>
        named(locale, { weekday: width }, new Date(Date.UTC(2027, 0, 3 + day))),
      ),
    ]),
  ),
)
const PART = wholeWords(
  String.raw`q[1-4]|\d{1,4}|spring|summer|autumn|fall|winter|quarters?|months?|years?|weeks?|days?`,
  'today|now|currently|tomorrow|yesterday|first|second|third|fourth|last|next|this|early|mid|late|the|of|to|and',
  "heute|jetzt|morgen|gestern|jahr|monat|quartal|woche|aujourd[’']hui|année|mois|trimestre|semaine",
  'hoy|ahora|año|mes|semana',
)

/** Whether words tell a time and nothing else: "January", "last quarter", "today". */
export const isTime = (words: string): boolean =>
  words
    .split(/[\s,.-]+/)
    .filter(Boolean)
    .every(word => NAMED.has(word.toLowerCase()) || PART.test(word))
