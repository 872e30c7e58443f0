import { onForget } from './forget.ts'

const KEY = 'lastViewedClient'

/** Slug of the client that was opened last in this browser, or null. Agents opened from outside a client open there. */
export function lastViewedClient(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

/** null: it is gone, or not to be seen any more. */
export function rememberClient(slug: string | null) {
  try {
    if (slug === null) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, slug)
  } catch {
    // Storage is blocked; the next agent is chosen by way of the list of clients.
  }
}

// Whoever signs in next has other clients.
onForget(() => rememberClient(null))
