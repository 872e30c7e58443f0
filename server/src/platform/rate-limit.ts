/** A small in-memory window for calls without a session. `take` answers whether the caller may go on. */
export function rateLimit(max: number, windowMs: number): { take: (key: string, now: number) => boolean } {
  const seen = new Map<string, { count: number; until: number }>()
  return {
    take(key, now) {
      if (seen.size > 10_000) for (const [old, entry] of seen) if (entry.until < now) seen.delete(old)
      const entry = seen.get(key)
      if (!entry || entry.until < now) {
        seen.set(key, { count: 1, until: now + windowMs })
        return true
      }
      entry.count += 1
      return entry.count <= max
    },
  }
}
