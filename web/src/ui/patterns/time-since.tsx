import { useEffect, useState } from 'react'
import { timeAgo } from './time-ago.ts'

const exact = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** How long ago, kept current; the exact moment on pointing at it. */
export function TimeSince({ at, className }: { at: string; className?: string }) {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 60_000)
    return () => clearInterval(timer)
  }, [])
  return (
    <time dateTime={at} title={exact.format(new Date(at))} className={className}>
      {timeAgo(at, now)}
    </time>
  )
}
