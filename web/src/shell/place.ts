import type { ClientRow } from '@sextant/contracts/rows'
import { createContext, use } from 'react'

/** Where a person works: inside one client of an agency, or in the organization itself. Links built here stay in that place. */
export type Place = {
  client: ClientRow | null
  /** '/campaigns/1' → '/clients/harbour-dental/campaigns/1' */
  page: (path: string) => string
  /** '/strategy' → '/clients/harbour-dental/agents/strategy' */
  agent: (path: string) => string
}

const ORGANIZATION: Place = { client: null, page: path => path, agent: path => path }

export const insideClient = (client: ClientRow): Place => ({
  client,
  page: path => `/clients/${client.slug}${path}`,
  agent: path => `/clients/${client.slug}/agents${path}`,
})

/** Set by the area around /clients/:clientSlug. */
export const PlaceContext = createContext<Place>(ORGANIZATION)

export const usePlace = (): Place => use(PlaceContext)
