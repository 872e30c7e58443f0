import type { FiguresView } from '@sextant/contracts/figures/view'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { messageOf } from '@/client/api.ts'
import { figuresViewQuery } from '@/features/figures/api/view.ts'
import { EmptyFigures } from '@/features/figures/components/empty-figures.tsx'
import { FilterBar } from '@/features/figures/components/filter-bar.tsx'
import { PlanNote } from '@/features/figures/components/plan-note.tsx'
import { addressWith, type ChangeFilter, filterOf } from '@/features/figures/filter.ts'
import { sayPeriod } from '@/features/figures/words.ts'
import { useCan, useMe } from '@/features/session/api/get-me.ts'
import { usePlace } from '@/shell/place.ts'
import { ErrorState } from '@/ui/patterns/error-state.tsx'
import { Page, PageHeader } from '@/ui/patterns/page-header.tsx'
import { buttonStyle } from '@/ui/primitives/button.tsx'
import { Skeleton } from '@/ui/primitives/skeleton.tsx'
import { useAddressParams } from '@/ui/use-address-params.ts'
import { ClientsSideBySide } from '../metrics/clients-side-by-side.tsx'
import { PlanLink } from '../metrics/plan-link.tsx'
import { useFigureNews } from '../metrics/use-figure-news.ts'
import { AnalyticsNav } from './analytics-nav.tsx'

type AnalyticsFrameProps = {
  title: string
  /** What is shown once there are figures. */
  children: (view: FiguresView) => ReactNode
}

/** Around the pages of analytics: the same filter as that of the figures, and their states. An agency without a client sees its clients. */
export function AnalyticsFrame(props: AnalyticsFrameProps) {
  const { client } = usePlace()
  const isAgency = useMe().organization?.type === 'AGENCY'
  return isAgency && !client ? (
    <ClientsSideBySide title={props.title} nav={<AnalyticsNav />} />
  ) : (
    <Framed {...props} clientId={client?.id ?? null} />
  )
}

function Framed({ title, children, clientId }: AnalyticsFrameProps & { clientId: string | null }) {
  const [params, setParams] = useAddressParams()
  const { page } = usePlace()
  const mayImport = useCan()('figures.manage')
  useFigureNews()
  const filter = filterOf(params)
  const view = useQuery(figuresViewQuery({ ...filter, ...(clientId && { client_id: clientId }) }))
  const change: ChangeFilter = part => setParams(now => addressWith(now, part))
  const importLink = mayImport && (
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
            view.data ? sayPeriod(view.data.period) : 'What the figures say, and how sure that is'
          }
        />
        <AnalyticsNav />
      </div>
      {view.isError && (
        <ErrorState title={messageOf(view.error)} onRetry={() => void view.refetch()}>
          The figures are safe. Try again in a moment.
        </ErrorState>
      )}
      {view.isPending && <Skeleton className="h-72" />}
      {view.data && view.data.empty !== 'none' && (
        <FilterBar view={view.data} filter={filter} change={change} />
      )}
      {view.data && (
        <PlanNote view={view.data} link={<PlanLink view={view.data} filter={filter} />} />
      )}
      {view.data && <EmptyFigures view={view.data} change={change} importLink={importLink} />}
      {view.data?.empty === null && children(view.data)}
    </Page>
  )
}
