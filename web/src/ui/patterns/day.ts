const long = new Intl.DateTimeFormat('en-US', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})
const short = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short', timeZone: 'UTC' })

const parse = (iso: string) => new Date(`${iso.slice(0, 10)}T00:00:00Z`)

/** A date without a time (YYYY-MM-DD) as "Mar 4, 2026". */
export const sayDay = (iso: string): string => long.format(parse(iso))

/** From when to when: "Mar 4 – Apr 1, 2026", "from Mar 4, 2026", "until Apr 1, 2026"; null when neither is known. */
export function sayDays(start: string | null, end: string | null): string | null {
  if (start && end)
    return start.slice(0, 4) === end.slice(0, 4)
      ? `${short.format(parse(start))} – ${sayDay(end)}`
      : `${sayDay(start)} – ${sayDay(end)}`
  if (start) return `from ${sayDay(start)}`
  return end ? `until ${sayDay(end)}` : null
}
