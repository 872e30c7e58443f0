const ways = new Set<() => void>()

/** What somebody typed is kept in this tab under keys that begin so: it is theirs, and goes with them, whichever pages were opened since. */
export const KEPT = 'kept:'

/** Registers how something that was fetched for a person is forgotten. */
export function onForget(way: () => void) {
  ways.add(way)
}

/** Forgets everything fetched for the person who was signed in, and what they typed. */
export function forgetFetched() {
  for (const key of Object.keys(globalThis.sessionStorage ?? {}))
    if (key.startsWith(KEPT)) sessionStorage.removeItem(key)
  for (const way of ways) way()
}
