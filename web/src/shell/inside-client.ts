import type { ScreenRow } from './screen-row.ts'

/** The same screens once more inside a client: agents under /agents, other pages as they are. A client's work is open to those who work for it. */
export function insideClientRows(rows: readonly ScreenRow[], under: '' | '/agents'): ScreenRow[] {
  return rows.map(({ alone: _alone, ...row }) => ({
    ...row,
    ...(row.find ? { find: foundInside(row) } : {}),
    path: `/clients/:clientSlug${under}${row.path}`,
    audience: 'agency' as const,
  }))
}

/** "Client campaigns" beside "Campaigns"; a quick action keeps its name, and does its work where one is. */
function foundInside({ find, title }: ScreenRow): ScreenRow['find'] {
  if (find?.group === 'Quick Actions') return find
  return { ...find, label: `Client ${(find?.label ?? title).toLowerCase()}` }
}
