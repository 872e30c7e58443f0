import type { SearchKind } from '@sextant/contracts/search/routes'

/** What is looked for, and where. since, until: ISO dates. */
export type Sought = {
  words: string
  goes_on: boolean
  kind?: SearchKind | undefined
  client_id?: string | undefined
  since?: string | undefined
  until?: string | undefined
  limit: number
  offset: number
}
