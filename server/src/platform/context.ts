import { implement } from '@orpc/server'
import type { Database } from '@sextant/database/open-database'
import { contract } from '@sextant/contracts/contract'
import type { Config } from '../config.ts'
import type { RateLimits } from './rate-limit.ts'
import type { OrganizationNews } from './organization-news.ts'
import type { Realtime } from './realtime.ts'
import type { Logger } from 'pino'
import type { Store } from './store/store.ts'
import { fail } from './errors.ts'

/** What every part of the server may use. Made once at start. */
export type Services = {
  config: Config
  database: Database
  realtime: Realtime
  campaignNews: OrganizationNews
  figureNews: OrganizationNews
  documentNews: OrganizationNews
  store: Store
  limits: RateLimits
  /** True when this is the person’s password. */ checkPassword: (
    userId: string,
    password: string,
  ) => Promise<boolean>
  log: Logger
  instance: string
  now: () => Date
}

/** One request: the services and the bearer token, not yet checked. */
export type Context = Services & { token: string | null; address: string }

export const api = implement(contract).$context<Context>()

/** For the hot reads: rows come from typed SQL and are checked against the contract in the tests, not once more at every call. */
export const hot = implement(contract)
  .$context<Context>()
  .$config({ initialOutputValidationIndex: Number.NaN })

/** For procedures that need a person: hands on the token, whose truth the database checks in the same round trip as the work. */
export const withToken = api.middleware(({ context, next }) => {
  if (!context.token) throw fail('UNAUTHORIZED')
  return next({ context: { token: context.token } })
})

/** The session token of an Authorization header. better-auth may sign it as `token.signature`; the database knows the first part. */
export function bearerToken(header: string | undefined): string | null {
  const match = /^Bearer\s+([^\s.]{16,256})(?:\.[^\s]*)?$/i.exec(header ?? '')
  return match ? match[1]! : null
}
