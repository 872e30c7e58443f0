import type { ScreenRow } from '../../shell/screen-row.ts'

/** The same page without the first part of its address; one slash at its beginning, for two would lead to another site. */
const withoutFirstPart = ({ address }: { address: string }): string => {
  const rest = address.replace(/^\/[^/?#]*/, '').replace(/^[/\\]+/, '')
  return rest ? `/${rest}` : '/dashboard'
}

/** Addresses under which somebody may look for a page that stands elsewhere: an agent under /agents, what is known under /intelligence. */
export const movedScreens: readonly ScreenRow[] = [
  ...[
    '/agents/*',
    '/intelligence/business-profile',
    '/intelligence/brand-guidelines',
    '/intelligence/learning-history',
  ].map(path => ({ path, title: 'Moved', audience: 'any' as const, redirect: withoutFirstPart })),
  // Inside a client agents stand under /agents; who types the address of home gets there too.
  {
    path: '/clients/:clientSlug/quick-start',
    title: 'Moved',
    audience: 'any',
    redirect: ({ address }) => address.replace(/\/quick-start/, '/agents/quick-start'),
  },
]
