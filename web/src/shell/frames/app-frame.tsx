import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Outlet, useLocation } from 'react-router'
import { toast } from 'sonner'
import { queryClient } from '@/client/query-client.ts'
import { takeNotice } from '@/client/next-page-notice.ts'
import { dashboardKind } from '@/features/dashboard/dashboard-kind.ts'
import { useMe } from '@/features/session/api/get-me.ts'
import { Breadcrumb } from '@/ui/primitives/breadcrumb.tsx'
import { Toaster } from '@/ui/primitives/toast.tsx'
import { crumbsFor, isInsideClient } from '../breadcrumbs.ts'
import { CampaignNews } from '../campaign-news.tsx'
import { Footer } from '../footer.tsx'
import { useGivenTitle } from '../page-title.ts'
import { useScreenRow } from '../root.tsx'
import { screens } from '../screens.ts'
import { ShortcutsWhenAsked } from '../shortcuts-when-asked.tsx'
import { SkipLink } from '../skip-link.tsx'
import { StepUpDialog } from '../step-up-dialog.tsx'
import { TopNavigation } from '../top-navigation.tsx'

/** Says once what happened on the way to this page. */
function NoticeFromTheWay() {
  useEffect(() => {
    const words = takeNotice()
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

function Frame() {
  const { key: visit } = useLocation()
  const crumbs = useCrumbs()
  const kind = useFrameKind()
  return (
    <>
      <SkipLink />
      {kind !== 'portal' && <TopNavigation />}
      {kind === 'usual' && crumbs.length > 1 && (
        <div className="wrap pt-4 [&+main>*]:pt-4">
          <Breadcrumb crumbs={crumbs} />
        </div>
      )}
      <main id="main" tabIndex={-1} className="flex flex-1 flex-col">
        <Outlet />
      </main>
      {kind === 'usual' && <Footer />}
      <ShortcutsWhenAsked />
      <StepUpDialog />
      <CampaignNews />
      <Toaster />
      {/* Anew at every visit: a refused link on the dashboard leads from the dashboard to the dashboard. */}
      <NoticeFromTheWay key={visit} />
    </>
  )
}

function useCrumbs() {
  const row = useScreenRow()
  const given = useGivenTitle()
  const { pathname } = useLocation()
  // The operator's area and the area of a client have a navigation of their own.
  if (!row || row.audience === 'operator' || isInsideClient(row.path)) return []
  return crumbsFor(screens, row, pathname, given)
}

/** What stands around a screen. full: it takes the whole height. portal: it brings a header in its client's brand, as a guest's dashboard does. */
function useFrameKind(): 'usual' | 'full' | 'portal' {
  const row = useScreenRow()
  const { organization, roles } = useMe()
  const names = roles.map(role => role.role_name)
  const isGuest = dashboardKind(organization?.type ?? null, names) === 'portal'
  const isTheirs = row?.path === '/dashboard' || row?.path === '/portal'
  if (row?.frame === 'portal' || (isGuest && isTheirs)) return 'portal'
  return row?.frame === 'full' ? 'full' : 'usual'
}
