import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { messageOf } from '@/client/api.ts'
import { figuresViewQuery } from '@/features/figures/api/view.ts'
import { EmptyFigures } from '@/features/figures/components/empty-figures.tsx'
import { FiguresBoard } from '@/features/figures/components/figures-board.tsx'
import { FilterBar } from '@/features/figures/components/filter-bar.tsx'
import { PlanNote } from '@/features/figures/components/plan-note.tsx'
import { addressWith, type ChangeFilter, filterOf } from '@/features/figures/filter.ts'
import { dayWithYear } from '@sextant/contracts/days'
import { useCan } from '@/features/session/api/get-me.ts'
import { usePlace } from '@/shell/place.ts'
import { ErrorState } from '@/ui/patterns/error-state.tsx'
import { Page, PageHeader } from '@/ui/patterns/page-header.tsx'
import { buttonStyle } from '@/ui/primitives/button.tsx'
import { Skeleton } from '@/ui/primitives/skeleton.tsx'
import { useAddressParams } from '@/ui/use-address-params.ts'
import { MetricsNav } from './metrics-nav.tsx'
import { PlanLink } from './plan-link.tsx'
import { useFigureNews } from './use-figure-news.ts'

type FiguresPageProps = {
  title: string
  clientId: string | null
  /** On a page of one campaign. */
  campaignId?: string
  children?: ReactNode
}

/** A page of figures: the filter in the address, then health, headline and what it came from. */
export function FiguresPage({ title, clientId, campaignId, children }: FiguresPageProps) {
  const [params, setParams] = useAddressParams()
  const { page } = usePlace()
  const can = useCan()
  useFigureNews()
  const filter = { ...filterOf(params), ...(campaignId && { campaign_id: campaignId }) }
  const view = useQuery(figuresViewQuery({ ...filter, ...(clientId && { client_id: clientId }) }))
  const change: ChangeFilter = part => setParams(now => addressWith(now, part))
  const mayManage = can('figures.manage')
  const importLink = mayManage && (
    <Link to={page('/metrics/import')} className={buttonStyle({ variant: 'primary' })}>
      Import figures
    </Link>
  )
  return (
    <Page className="grid content-start gap-7">
      <div className="grid gap-3">
        <PageHeader
          title={title}
          meta={
            view.data?.as_of
              ? `Known up to ${dayWithYear(view.data.as_of)} · amounts in ${view.data.currency}${leftOut(view.data.other_currencies)}${view.isPlaceholderData ? ' · reading the new filter' : ''}`
              : 'Figures of your ads, shop, site and mails'
          }
          actions={importLink}
        />
        <MetricsNav />
      </div>
      {view.isError && (
        <ErrorState title={messageOf(view.error)} onRetry={() => void view.refetch()}>
          The figures are safe. Try again in a moment.
        </ErrorState>
      )}
      {view.isPending && <Waiting />}
      {view.data && (
        <>
          {view.data.empty !== 'none' && (
            <FilterBar
              view={view.data}
              filter={filter}
              change={change}
              {...(campaignId && { fixed: 'campaign' as const })}
            />
          )}
          <PlanNote view={view.data} link={<PlanLink view={view.data} filter={filter} />} />
          <EmptyFigures view={view.data} change={change} importLink={importLink} />
          {view.data.empty === null && (
            <FiguresBoard
              view={view.data}
              change={change}
              hrefOf={id => page(`/campaigns/${id}/analytics`)}
              mayRemark={mayManage}
            />
          )}
        </>
      )}
      {children}
    </Page>
  )
}

/** Money of another currency is never added up. */
const leftOut = (others: readonly string[]): string =>
  others.length === 0 ? '' : `, those in ${others.join(', ')} left out`

const Waiting = () => (
  <div className="grid gap-4" aria-busy="true">
    <output className="sr-only">Reading the figures</output>
    <Skeleton className="h-14" />
    <Skeleton className="h-36" />
    <Skeleton className="h-72" />
  </div>
)
