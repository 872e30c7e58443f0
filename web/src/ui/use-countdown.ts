import { useEffect, useState } from 'react'

/** Seconds left until something may be done again, and how to start counting. */
export function useCountdown(seconds: number): { left: number; start: () => void } {
  const [until, setUntil] = useState(0)
  const [now, setNow] = useState(0)
  const left = Math.max(0, Math.ceil((until - now) / 1000))
  const counting = left > 0
  useEffect(() => {
    if (!counting) return undefined
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [counting])
  return {
    left,
    start: () => {
      setNow(Date.now())
      setUntil(Date.now() + seconds * 1000)
    },
  }
}
