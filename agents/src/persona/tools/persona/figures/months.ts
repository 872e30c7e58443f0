import { peopleIn, type Voice } from '../../../../company/voices.ts'

/** Capitals tell the month from "may" and "march". */
const NAMES = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const
const MONTH = new RegExp(String.raw`\b(${NAMES.join('|')})\b`, 'gu')

/** A month, January being nought, with those who name it. */
export type NamedMonth = { month: number; voices: readonly Voice[] }

/** The months that people name, whatever they tell of, what most name first. */
export function monthsIn(voices: readonly Voice[]): NamedMonth[] {
  const found = NAMES.map((name, month) => ({
    month,
    voices: voices.filter(({ quote }) =>
      [...quote.matchAll(MONTH)].some(([word]) => word === name),
    ),
  }))
  return found
    .filter(({ voices: own }) => own.length > 0)
    .toSorted((a, b) => peopleIn(b.voices) - peopleIn(a.voices))
}
