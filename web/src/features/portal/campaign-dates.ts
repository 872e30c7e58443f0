const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
const said = (date: string | null) =>
  date ? day.format(new Date(`${date.slice(0, 10)}T00:00:00Z`)) : null

/** "Oct 12, 2026 to Jan 10, 2027"; empty when there are no dates. */
export const campaignDates = ({
  start_date,
  end_date,
}: {
  start_date: string | null
  end_date: string | null
}): string => [said(start_date), said(end_date)].filter(Boolean).join(' to ')
