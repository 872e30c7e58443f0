import { SEARCH_MAX } from '@sextant/contracts/limits'
import { SEARCH_KINDS, type SearchKind } from '@sextant/contracts/search/routes'
import { type Period, PERIODS } from './periods.ts'

/** A search as its address has it. client: a slug. */
export type Search = { words: string; kind?: SearchKind; client?: string; when?: Period }

const oneOf = <T extends string>(known: readonly T[], given: string | null): T | undefined =>
  known.find(one => one === given)

/** What an address asks for; what is nonsense in it is as if it were not there. */
export function searchIn(params: URLSearchParams): Search {
  const words = (params.get('words') ?? '').trim().slice(0, SEARCH_MAX)
  const kind = oneOf(SEARCH_KINDS, params.get('kind'))
  const when = oneOf(PERIODS, params.get('when'))
  const client = params.get('client')
  return { words, ...(kind && { kind }), ...(client && { client }), ...(when && { when }) }
}

/** The same as the query of an address, always in one order. */
export function addressOf({ words, kind, client, when }: Search): Record<string, string> {
  return {
    ...(words && { words }),
    ...(kind && { kind }),
    ...(client && { client }),
    ...(when && { when }),
  }
}
