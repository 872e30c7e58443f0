import { withoutTurning } from '@sextant/contracts/plain-text'

// Control characters break XML; a lone surrogate is no character.
const UNPRINTABLE =
  // oxlint-disable-next-line no-control-regex -- they are what is looked for
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufeff\ufffe\uffff]/g

/** The same value with every string in it fit for any file format: well-formed, without control characters or leaking changes of direction. */
export function printable<T>(value: T): T {
  if (typeof value === 'string')
    return withoutTurning(value.toWellFormed()).replaceAll(UNPRINTABLE, '') as T
  if (Array.isArray(value)) return value.map(item => printable(item)) as T
  if (value && typeof value === 'object')
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, printable(item)]),
    ) as T
  return value
}

const LONG = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})
const dated = (format: Intl.DateTimeFormat, iso: string): string =>
  /^\d{4}-\d\d-\d\d/.test(iso) && !Number.isNaN(Date.parse(iso.slice(0, 10)))
    ? format.format(new Date(`${iso.slice(0, 10)}T00:00:00Z`))
    : iso

/** "14 November 2026" from an ISO date; other words stay as they are. */
export const longDate = (iso: string): string => dated(LONG, iso)

/** The same date where it must not break over lines, for tables. */
export const unbrokenDate = (iso: string): string => longDate(iso).replaceAll(' ', '\u00a0')
