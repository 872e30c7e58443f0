import type { ScreenRow } from './screen-row.ts'

const segments = (path: string) => path.split('/').filter(Boolean)

/** The screens above an address, from the dashboard down, and the screen itself. given: the name the page gave itself. */
export function crumbsFor(
  rows: readonly ScreenRow[],
  row: ScreenRow,
  pathname: string,
  given: string | null,
): { label: string; to?: string }[] {
  const here = { label: given ?? row.title }
  if (row.path === '/dashboard') return [here]
  const actual = segments(pathname)
  const above = rows
    .filter(
      other =>
        !other.redirect &&
        other.path !== '/' &&
        other.path !== '/dashboard' &&
        other.path !== row.path,
    )
    .filter(other => {
      const shape = segments(other.path)
      return (
        shape.length < actual.length &&
        segments(row.path).slice(0, shape.length).join('/') === shape.join('/')
      )
    })
    .sort((a, b) => segments(a.path).length - segments(b.path).length)
    .map(other => ({
      label: other.title,
      to: `/${actual.slice(0, segments(other.path).length).join('/')}`,
    }))
  return [{ label: 'Dashboard', to: '/dashboard' }, ...above, here]
}

/** The same inside a client: from the list of clients down, the client by its name. */
export function clientCrumbs(
  rows: readonly ScreenRow[],
  row: ScreenRow,
  pathname: string,
  given: string | null,
  clientName: string,
): { label: string; to?: string }[] {
  const crumbs = crumbsFor(rows, row, pathname, given).slice(1)
  return crumbs.map((crumb, index) => (index === 1 ? { ...crumb, label: clientName } : crumb))
}

export const isInsideClient = (path: string): boolean =>
  path === '/clients/:clientSlug' || path.startsWith('/clients/:clientSlug/')
