import { lastViewedClient } from '@/client/last-viewed-client.ts'

// A page beside the clients; no client's slug.
const RESERVED = 'new'

/** The client an address lies in: /clients/harbour-dental/campaigns → harbour-dental. Null above clients. */
export function clientSlugIn(pathname: string): string | null {
  const slug = /^\/clients\/([^/]+)/.exec(pathname)?.[1]
  return slug && slug !== RESERVED ? slug : null
}

/** The client one is in, else the one that was opened last in this browser. */
export const nearestClient = (pathname: string, last = lastViewedClient): string | null =>
  clientSlugIn(pathname) ?? last()
