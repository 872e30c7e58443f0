/** Runs work under one key one after another, in the order it came; different keys at the same time. In this process only. */
export function oneAtATime(): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const lastOf = new Map<string, Promise<unknown>>()
  return (key, work) => {
    const before = lastOf.get(key) ?? Promise.resolve()
    const mine = before.then(work, work)
    lastOf.set(key, mine)
    const forget = (): void => {
      if (lastOf.get(key) === mine) lastOf.delete(key)
    }
    mine.then(forget, forget)
    return mine
  }
}
