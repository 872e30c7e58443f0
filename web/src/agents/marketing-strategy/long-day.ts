const day = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** "11 November 2026" of an ISO date. */
export const longDay = (iso: string | undefined): string =>
  iso ? day.format(new Date(`${iso.slice(0, 10)}T00:00:00Z`)) : ''
