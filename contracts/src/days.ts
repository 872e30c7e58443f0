import { dateFormat } from './formats.ts'

const DAY_MS = 86_400_000

const startOf = (day: string): number => Date.parse(`${day.slice(0, 10)}T00:00:00Z`)

/** Whole days from one ISO date to another; negative where it lies before. What stands behind the date does not count. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((startOf(to) - startOf(from)) / DAY_MS)

const SHORT = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const
const ISO = /^\d{4}-\d\d-\d\d(?:T|$)/

const said = (iso: string, options: Intl.DateTimeFormatOptions): string =>
  ISO.test(iso) && !Number.isNaN(Date.parse(iso))
    ? dateFormat('en-GB', options).format(new Date(iso))
    : iso

/** An ISO day as people read it on an axis and in a note, on screens and in files: "3 Nov". Other words stay as they are. */
export const shortDay = (iso: string): string => said(iso, SHORT)

/** The same where the year is not known from what stands around it: "3 Nov 2026". */
export const dayWithYear = (iso: string): string => said(iso, { ...SHORT, year: 'numeric' })
