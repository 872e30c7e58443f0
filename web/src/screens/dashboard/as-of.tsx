import { TimeSince } from '@/ui/patterns/time-since.tsx'

const today = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  year: 'numeric',
})

/** The day, and how old the figures are. figuresAt: in milliseconds, 0 while there are none. */
export function AsOf({ now, figuresAt }: { now: Date; figuresAt: number }) {
  return (
    <>
      {today.format(now)}
      {figuresAt > 0 && (
        <>
          {' '}
          · figures from <TimeSince at={new Date(figuresAt).toISOString()} />
        </>
      )}
    </>
  )
}
