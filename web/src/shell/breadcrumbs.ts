import type { ScreenRow } from './screen-row.ts'

const segments = (path: string) => path.split('/').filter(Boolean)

const literals = ({ path }: ScreenRow): number =>
  segments(path).filter(part => !part.startsWith(':')).length

/** A screen that names the address itself, before the pattern that also fits it. */
function nearest(rows: readonly ScreenRow[], row: ScreenRow, address: string[]): ScreenRow {
  const fits = ({ path, redirect }: ScreenRow): boolean => {
    const parts = segments(path)
    return (
      !redirect &&
      parts.length === address.length &&
      parts.every((part, at) => part.startsWith(':') || part === address[at])
    )
  }
  const [named] = rows.filter(fits).toSorted((a, b) => literals(b) - literals(a))
  return named && literals(named) > literals(row) ? named : row
}

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
    .map(other => {
      const address = actual.slice(0, segments(other.path).length)
      return { label: nearest(rows, other, address).title, to: `/${address.join('/')}` }
    })
  const whole = rows.find(other => other.path === row.partOf)
  const parts = whole ? [{ label: whole.title, to: whole.path }] : above
  return [{ label: 'Dashboard', to: '/dashboard' }, ...parts, here]
}

/** The same inside a client: from the agency's overview and the list of clients down, the client by its name. */
export function clientCrumbs(
  rows: readonly ScreenRow[],
  row: ScreenRow,
  pathname: string,
  given: string | null,
  clientName: string,
): { label: string; to?: string }[] {
  const [overview, clients, , ...below] = crumbsFor(rows, row, pathname, given)
  const client = { label: clientName, to: pathname.split('/').slice(0, 3).join('/') }
  return [
    { ...overview!, label: 'Agency Overview' },
    clients!,
    below.length > 0 ? client : { label: clientName },
    ...below,
  ]
}

export const isInsideClient = (path: string): boolean =>
  path === '/clients/:clientSlug' || path.startsWith('/clients/:clientSlug/')
