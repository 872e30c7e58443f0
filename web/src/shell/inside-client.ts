import type { ScreenRow } from './screen-row.ts'

/** The same screens once more inside a client: agents under /agents, other pages as they are. A client's work is open to those who work for it. */
export function insideClientRows(rows: readonly ScreenRow[], under: '' | '/agents'): ScreenRow[] {
  return rows.map(({ alone: _alone, ...row }) => ({
    ...row,
    path: `/clients/:clientSlug${under}${row.path}`,
    audience: 'agency' as const,
  }))
}
