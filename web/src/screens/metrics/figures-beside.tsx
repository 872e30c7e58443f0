import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { messageOf } from '@/client/api.ts'
import { figuresViewQuery } from '@/features/figures/api/view.ts'
import { ChannelMultiples } from '@/features/figures/components/channel-multiples.tsx'
import { Compare } from '@/features/figures/components/compare.tsx'
import { StackFigure, TrendFigure } from '@/features/figures/components/charts.tsx'
import { HeadlineRow } from '@/features/figures/components/headline-row.tsx'
import { HealthPanel } from '@/features/figures/components/health-panel.tsx'
import { TrendMultiples } from '@/features/figures/components/trend-multiples.tsx'
import { PlanNote } from '@/features/figures/components/plan-note.tsx'
import { addressWith, type ChangeFilter, filterOf } from '@/features/figures/filter.ts'
import { sayPeriod } from '@/features/figures/words.ts'
import { useCan } from '@/features/session/api/get-me.ts'
import { usePlace } from '@/shell/place.ts'
import { EmptyState } from '@/ui/patterns/empty-state.tsx'
import { ErrorState } from '@/ui/patterns/error-state.tsx'
import { buttonStyle } from '@/ui/primitives/button.tsx'
import { Skeleton } from '@/ui/primitives/skeleton.tsx'
import { useAddressParams } from '@/ui/use-address-params.ts'
import { PlanLink } from './plan-link.tsx'

type FiguresBesideProps = {
  clientId: string | null
  campaignId?: string
  /** What would be worth knowing, where nothing was imported yet. */
  wanted?: ReactNode
}

/** What was measured, on the page of a campaign or a client: the latest four weeks, and the way to all of it. */
export function FiguresBeside({ clientId, campaignId, wanted }: FiguresBesideProps) {
  const { page } = usePlace()
  const may = useCan()
  const isOpen = may('work.view')
  const [params, setParams] = useAddressParams()
  const { compare } = filterOf(params)
  const change: ChangeFilter = part => setParams(now => addressWith(now, part))
  const view = useQuery({
    ...figuresViewQuery({
      compare,
      ...(clientId && { client_id: clientId }),
      ...(campaignId && { campaign_id: campaignId }),
    }),
    enabled: isOpen,
  })
  if (!isOpen) return null
  if (view.isError)
    return (
      <ErrorState title={messageOf(view.error)} onRetry={() => void view.refetch()}>
        The figures are safe. Try again in a moment.
      </ErrorState>
    )
  if (!view.data) return <Skeleton className="h-36" />
  const { data } = view
  if (data.empty !== null)
    return (
      <EmptyState
        title={
          data.empty === 'none' || !campaignId
            ? 'No performance figures imported yet'
            : 'No imported figure belongs to this campaign'
        }
        action={
          may('figures.manage') && (
            <Link to={page('/metrics/import')} className={buttonStyle({ variant: 'primary' })}>
              Import figures
            </Link>
          )
        }
      >
        {campaignId && data.empty !== 'none'
          ? 'When you import, say which name in the file means this campaign.'
          : 'Reach, clicks and sales stand here once they are imported.'}{' '}
        {wanted}
      </EmptyState>
    )
  return (
    <section aria-labelledby="measured" className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-7">
      <div className="flex flex-wrap items-baseline justify-between gap-4">
        <h2 id="measured" className="font-semibold">
          What was measured, {sayPeriod(data.period)}
        </h2>
        <Compare compare={compare} change={change} />
        <Link
          to={campaignId ? page(`/metrics/campaign/${campaignId}`) : page('/metrics')}
          className="link"
        >
          All figures
        </Link>
      </div>
      <PlanNote
        view={data}
        link={<PlanLink view={data} filter={{ ...(campaignId && { campaign_id: campaignId }) }} />}
      />
      <HealthPanel view={data} />
      <HeadlineRow view={data} />
      {data.trend && <TrendFigure of={data.trend} view={data} />}
      {!campaignId && data.stack && <StackFigure of={data.stack} view={data} />}
      {data.by_channel && <ChannelMultiples of={data.by_channel} view={data} />}
      {campaignId && !data.by_channel && <TrendMultiples view={data} />}
    </section>
  )
}
