import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Outlet, useLocation } from 'react-router'
import { toast } from 'sonner'
import { queryClient } from '@/client/query-client.ts'
import { takeSaid } from '@/client/said-next.ts'
import { dashboardKind } from '@/features/dashboard/dashboard-kind.ts'
import { useMe } from '@/features/session/api/get-me.ts'
import { Breadcrumb } from '@/ui/primitives/breadcrumb.tsx'
import { Toaster } from '@/ui/primitives/toast.tsx'
import { crumbsFor, isInsideClient } from '../breadcrumbs.ts'
import { CampaignNews } from '../campaign-news.tsx'
import { Footer } from '../footer.tsx'
import { useGivenTitle } from '../page-title.ts'
import { useScreenRow } from '../root.tsx'
import type { ScreenRow } from '../screen-row.ts'
import { screens } from '../screens.ts'
import { ShortcutsDialog } from '../shortcuts-dialog.tsx'
import { SkipLink } from '../skip-link.tsx'
import { StepUpDialog } from '../step-up-dialog.tsx'
import { TopNavigation } from '../top-navigation.tsx'

/** What happened on the way to this page, told once. */
function SaidOnTheWay() {
  useEffect(() => {
    const words = takeSaid()
    if (words) toast.info(words, { id: words })
  }, [])
  return null
}

/** Around everything signed in. */
export function AppFrame() {
  return (
    <QueryClientProvider client={queryClient}>
      <Frame />
    </QueryClientProvider>
  )
}

/** Pages that are the portal for somebody who sees nothing else. */
const PORTAL_OF_GUESTS: readonly string[] = ['/dashboard', '/portal']

/** The portal brings a header of its own, in the brand of the guest's client. */
function useIsPortal(row: ScreenRow | undefined): boolean {
  const { organization, roles } = useMe()
  const names = roles.map(role => role.role_name)
  const isGuest = dashboardKind(organization?.type ?? null, names) === 'portal'
  return row?.frame === 'portal' || (isGuest && PORTAL_OF_GUESTS.includes(row?.path ?? ''))
}

function Frame() {
  const row = useScreenRow()
  const ownTitle = useGivenTitle()
  const { pathname, key: visit } = useLocation()
  // The operator's pages and the area of a client have a navigation of their own.
  const crumbs =
    row && row.audience !== 'operator' && !isInsideClient(row.path)
      ? crumbsFor(screens, row, pathname, ownTitle)
      : []
  const portal = useIsPortal(row)
  const bare = row?.frame === 'full' || portal
  return (
    <>
      <SkipLink />
      {!portal && <TopNavigation />}
      {!bare && crumbs.length > 1 && (
        <div className="wrap pt-4 [&+main>*]:pt-4">
          <Breadcrumb crumbs={crumbs} />
        </div>
      )}
      <main id="main" tabIndex={-1} className="flex flex-1 flex-col">
        <Outlet />
      </main>
      {!bare && <Footer />}
      <ShortcutsDialog />
      <StepUpDialog />
      <CampaignNews />
      <Toaster />
      {/* Anew at each visit: a refused link on the dashboard leads from the dashboard to the dashboard. */}
      <SaidOnTheWay key={visit} />
    </>
  )
}
