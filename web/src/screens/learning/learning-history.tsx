import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useLocation, useSearchParams } from 'react-router'
import { WhatWeKnow } from '@/features/company/components/what-we-know.tsx'
import { insightHistoryQuery } from '@/features/insights/api/insights.ts'
import { InsightPage } from '@/features/insights/components/insight-page.tsx'
import { useCan } from '@/features/session/api/get-me.ts'
import { EmptyState } from '@/ui/patterns/empty-state.tsx'
import { Page, PageHeader } from '@/ui/patterns/page-header.tsx'
import { buttonStyle } from '@/ui/primitives/button.tsx'
import { SegmentedControl } from '@/ui/primitives/segmented-control.tsx'

type Filter = 'all' | 'pending' | 'approved'
const FILTERS = [
  { value: 'all', label: 'All' },
  { value: 'pending', label: 'Waiting' },
  { value: 'approved', label: 'Approved' },
] as const

const VIEWS = [
  { value: 'known', label: 'What we know' },
  { value: 'learned', label: 'Learned' },
] as const

/** Everything the agents know about the business: the facts they share, and what they learned, each with the words or figures it came from. */
export default function LearningHistory() {
  const [params, setParams] = useSearchParams()
  const { hash } = useLocation()
  const can = useCan()
  // An address that names an insight, a filter or a page of them asks for what was learned.
  const namesLearned = params.has('status') || params.has('page') || hash.startsWith('#insight-')
  const view = params.get('view') === 'learned' || namesLearned ? 'learned' : 'known'
  return (
    <Page className="grid gap-6">
      <PageHeader
        title="Learning history"
        meta="What your agents know of your business. What one learns, the others do not ask."
        actions={
          <SegmentedControl
            label="View"
            fill
            value={view}
            options={VIEWS}
            onValueChange={value => setParams(value === 'learned' ? { view: 'learned' } : {})}
          />
        }
      />
      {view === 'known' ? (
        <WhatWeKnow clientId={null} editable={can('insights.manage')} />
      ) : (
        <Learned />
      )}
    </Page>
  )
}

function Learned() {
  const [params, setParams] = useSearchParams()
  const can = useCan()
  const status = FILTERS.find(({ value }) => value === params.get('status'))?.value ?? 'all'
  const page = Math.max(0, Number.parseInt(params.get('page') ?? '1', 10) - 1 || 0)
  const history = useQuery({
    ...insightHistoryQuery(status === 'all' ? undefined : status, page),
    placeholderData: keepPreviousData,
  })
  const isAll = status === 'all' && page === 0
  const go = (next: { status?: Filter; page?: number }) =>
    setParams(() => {
      const chosen = new URLSearchParams({ view: 'learned' })
      const filter = next.status ?? status
      if (filter !== 'all') chosen.set('status', filter)
      if (next.page) chosen.set('page', String(next.page + 1))
      return chosen
    })
  return (
    <section aria-labelledby="learned" className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 id="learned" className="font-semibold">
          What the agents learned
        </h2>
        {!(isAll && history.data?.length === 0) && (
          <SegmentedControl
            label="Which insights"
            value={status}
            options={FILTERS}
            onValueChange={value => go({ status: value })}
          />
        )}
      </div>
      <InsightPage
        insights={history}
        editable={can('insights.manage')}
        page={page}
        onPage={to => go({ page: to })}
        outputHref={id => `/outputs/${id}`}
        empty={isAll ? <NothingLearned /> : <NothingHere waiting={status === 'pending'} />}
      />
    </section>
  )
}

function NothingLearned() {
  return (
    <EmptyState
      title="Nothing learned yet"
      action={
        <Link to="/strategy" className={buttonStyle({ variant: 'primary' })}>
          Start with Strategy
        </Link>
      }
    >
      While you answer an agent's questions, it notes what it learns about your business. You
      approve or correct it here, and every agent knows it.
    </EmptyState>
  )
}

/** Of one filter or one page. waiting: what waits for an approval was asked for. */
function NothingHere({ waiting }: { waiting: boolean }) {
  return (
    <EmptyState title={waiting ? 'Nothing waits for you' : 'Nothing here'}>
      {waiting
        ? 'What an agent is not sure of will stand here until you decide.'
        : 'No insight on this page.'}
    </EmptyState>
  )
}
