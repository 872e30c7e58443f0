import { fail } from './errors.ts'

/** Streams of one kind that one person may keep open at this server: each asks the database at every beat. */
export const STREAMS_MAX = 24

/** Counts open streams by person. `open` answers how to give the place back, once; TOO_MANY_REQUESTS when none is left. */
export function countStreams(): { open: (userId: string) => () => void } {
  const counts = new Map<string, number>()
  const change = (userId: string, by: 1 | -1): void => {
    const left = (counts.get(userId) ?? 0) + by
    if (left > 0) counts.set(userId, left)
    else counts.delete(userId)
  }
  return {
    open: userId => {
      if ((counts.get(userId) ?? 0) >= STREAMS_MAX) throw fail('TOO_MANY_REQUESTS')
      change(userId, 1)
      let held = true
      return () => {
        if (!held) return
        held = false
        change(userId, -1)
      }
    },
  }
}
