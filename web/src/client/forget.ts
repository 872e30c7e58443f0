const ways = new Set<() => void>()

/** Registers how something that was fetched for a person is forgotten. */
export function onForget(way: () => void) {
  ways.add(way)
}

/** Forgets everything fetched for the person who was signed in. */
export function forgetFetched() {
  for (const way of ways) way()
}
