import { readDay } from './days.ts'

const FORMS = [
  /\b\d{8}\b/g,
  /\b\d{4}-\d{2}-\d{2}\b/g,
  /\b\d{1,2}\.\d{1,2}\.\d{4}\b/g,
  /\b\d{1,2}\.?\s(?:de\s)?\p{L}{3,}\.?\s(?:de\s)?\d{4}\b/gu,
  /\p{L}{3,}\.?\s\d{1,2},\s\d{4}\b/gu,
]

/** When the export was made is no day of its figures. */
const MADE = /generated|created|erstellt|report time|généré|generado/i

/** The days that the lines above a table name, each once, in order. */
export function daysInTitles(titles: string[]): string[] {
  const found = titles
    .filter(title => !MADE.test(title))
    .flatMap(title => FORMS.flatMap(form => title.match(form) ?? []))
    .flatMap(text => {
      const read = readDay(text, null)
      return 'day' in read ? [read.day] : []
    })
  return [...new Set(found)].toSorted()
}
