import type { ClientRow } from '@sextant/contracts/rows'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { Link, Outlet, useLocation, useNavigate, useParams } from 'react-router'
import { toast } from 'sonner'
import { messageOf } from '@/client/api.ts'
import { rememberClient } from '@/client/last-viewed-client.ts'
import { clientDashboardQuery } from '@/features/clients/api/get-client-dashboard.ts'
import { clientQuery } from '@/features/clients/api/get-client.ts'
import { useMe } from '@/features/session/api/get-me.ts'
import { ErrorState } from '@/ui/patterns/error-state.tsx'
import { LoadingScreen } from '@/ui/patterns/loading-screen.tsx'
import { Page } from '@/ui/patterns/page-header.tsx'
import { Breadcrumb } from '@/ui/primitives/breadcrumb.tsx'
import { clientCrumbs } from './breadcrumbs.ts'
import { ClientTabs } from './client-tabs.tsx'
import { useGivenTitle } from './page-title.ts'
import { insideClient, PlaceContext } from './place.ts'
import { useScreenRow } from './root.tsx'
import { screens } from './screens.ts'

/** Around every page of one client: nothing below it is drawn before it is certain whose page it is. */
export function ClientArea() {
  const { clientSlug = '' } = useParams()
  const { organization } = useMe()
  const navigate = useNavigate()
  const orgId = organization?.id ?? ''
  const client = useQuery(clientQuery(orgId, clientSlug))
  const figures = useQuery({
    ...clientDashboardQuery(orgId, client.data?.id ?? ''),
    enabled: Boolean(client.data),
  })
  const missing = client.data === null || figures.data === null
  const found = client.data && figures.data ? client.data : null
  const foundSlug = found?.slug

  useEffect(() => {
    if (foundSlug) rememberClient(foundSlug)
  }, [foundSlug])
  useEffect(() => {
    if (!missing) return
    rememberClient(null)
    const said = "Client not found or you don't have access"
    toast.error(said, { id: said })
    void navigate('/clients', { replace: true })
  }, [missing, navigate])

  const failed = [client, figures].find(query => query.isError)
  // Figures that could not be had anew do not take the page away.
  if (failed && !found)
    return (
      <Page>
        <ErrorState title={messageOf(failed.error)} onRetry={() => void failed.refetch()}>
          The client is safe; its page could not be fetched. Try again in a moment.
        </ErrorState>
      </Page>
    )
  if (!found) return <LoadingScreen label="Loading client data..." />
  // By key: what a page of one client keeps in its state never appears under another.
  return <Inside key={found.id} client={found} />
}

function Inside({ client }: { client: ClientRow }) {
  const place = useMemo(() => insideClient(client), [client])
  return (
    <PlaceContext value={place}>
      <div className="flex flex-1 flex-col [--client-bar:41px]">
        <ClientBar client={client} />
        <Outlet />
      </div>
    </PlaceContext>
  )
}

/** Says on every page whose work this is, and leads to the other clients. */
function ClientBar({ client }: { client: ClientRow }) {
  const row = useScreenRow()
  const given = useGivenTitle()
  const { pathname } = useLocation()
  if (!row) return null
  // A session needs the height; its own bar leads back.
  const tabs = row.frame !== 'full'
  return (
    <div className="border-b border-line bg-sunken print:hidden md:sticky md:top-[57px] md:z-[6]">
      <div className="wrap flex min-h-10 items-center justify-between gap-x-6 max-lg:flex-wrap">
        {/* One line always: what sticks below it counts on its height. A phone has no room for the names of lists; Switch client leads there. */}
        <div className="min-w-0 flex-1 [&_a:focus-visible]:-outline-offset-2 [&_li]:truncate [&_li[aria-hidden]]:shrink-0 [&_ol]:flex-nowrap max-md:[&_li:nth-child(-n+4)]:hidden">
          <Breadcrumb crumbs={clientCrumbs(screens, row, pathname, given, client.name)} />
        </div>
        {tabs && <ClientTabs />}
        <Link to="/clients" className="link link-alone shrink-0 text-caption">
          Switch client
        </Link>
      </div>
    </div>
  )
}
