import type { KyselyPlugin, QueryResult, UnknownRow } from 'kysely'

const DATES = new Set([
  'createdAt',
  'updatedAt',
  'expiresAt',
  'usedAt',
  'aal2_at',
  'accessTokenExpiresAt',
  'refreshTokenExpiresAt',
])

/**
 * Timestamps leave our database as ISO text. The authentication library compares them with dates, and a text is never "before" a date:
 * without this, nothing it checks would ever expire.
 */
export const realDates: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  transformResult: ({ result }) => Promise.resolve(withDates(result)),
}

const withDates = (result: QueryResult<UnknownRow>): QueryResult<UnknownRow> => ({
  ...result,
  rows: result.rows.map(row =>
    Object.fromEntries(
      Object.entries(row).map(([key, value]) => [
        key,
        DATES.has(key) && typeof value === 'string' ? new Date(value) : value,
      ]),
    ),
  ),
})
