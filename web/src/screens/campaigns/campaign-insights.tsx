import type { InsightRow } from '@sextant/contracts/company/insights'
import type { CampaignRow } from '@sextant/contracts/rows'
import { useQueries, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { messageOf } from '@/client/api.ts'
import {
  campaignOutputsQuery,
  campaignSessionsQuery,
} from '@/features/campaigns/api/campaign-work.ts'
import { insightHistoryQuery } from '@/features/insights/api/insights.ts'
import { InsightLine } from '@/features/insights/components/insight-line.tsx'
import { outputQuery } from '@/features/outputs/api/outputs.ts'
import { useCan } from '@/features/session/api/get-me.ts'
import { usePlace } from '@/shell/place.ts'
import { EmptyState } from '@/ui/patterns/empty-state.tsx'
import { ErrorState } from '@/ui/patterns/error-state.tsx'
import { buttonStyle } from '@/ui/primitives/button.tsx'
import { Skeleton } from '@/ui/primitives/skeleton.tsx'
import { CampaignFrame } from './campaign-frame.tsx'

/** Deliverables that are asked which insights they used. */
const READ = 12

/** What the agents know that came from this campaign's sessions, or went into its deliverables. */
export default function CampaignInsights() {
  return <CampaignFrame>{campaign => <Insights campaign={campaign} />}</CampaignFrame>
}

function Insights({ campaign }: { campaign: CampaignRow }) {
  const can = useCan()
  const place = usePlace()
  const sessions = useQuery(campaignSessionsQuery(campaign.id))
  const outputs = useQuery(campaignOutputsQuery(campaign.id))
  const history = useQuery(
    insightHistoryQuery({
      status: 'approved',
      page: 0,
      about: campaign.client_id ? { clientId: campaign.client_id } : null,
    }),
  )
  const read = useQueries({
    queries: (outputs.data ?? []).slice(0, READ).map(output => outputQuery(output.id)),
  })
  const failed = [sessions, outputs, history].find(query => query.isError)
  if (failed?.error)
    return (
      <ErrorState
        title={messageOf(failed.error)}
        onRetry={() => {
          void sessions.refetch()
          void outputs.refetch()
          void history.refetch()
        }}
      >
        What was learned is safe. Try again in a moment.
      </ErrorState>
    )
  if (!sessions.data || !outputs.data || !history.data || read.some(query => query.isPending))
    return (
      <div className="grid gap-3">
        <output className="sr-only">Loading insights</output>
        {[1, 2, 3].map(line => (
          <Skeleton key={line} className="h-20" />
        ))}
      </div>
    )
  const held = new Set(sessions.data.rows.map(({ id }) => id))
  const used = new Set(read.flatMap(query => query.data?.insights.map(({ id }) => id) ?? []))
  // An insight of the organization is its client's business as little as another client's is.
  const mine = (insight: InsightRow) =>
    insight.client_id === campaign.client_id &&
    ((insight.session_id !== null && held.has(insight.session_id)) || used.has(insight.id))
  const rows = history.data.filter(mine)
  if (rows.length === 0) {
    return (
      <EmptyState
        title="Nothing learned for this campaign yet"
        action={
          can('agents.use') && (
            <Link
              to={place.agent(`/strategy/campaign/${campaign.id}`)}
              className={buttonStyle({ variant: 'primary' })}
            >
              Start strategy for this campaign
            </Link>
          )
        }
      >
        What you tell an agent in a session for this campaign, once approved, stands here with the
        words it came from.
      </EmptyState>
    )
  }
  return (
    <section aria-labelledby="insights">
      <h2 id="insights" className="border-b border-line-strong pb-2 font-semibold">
        {rows.length === 1 ? 'One approved insight' : `${rows.length} approved insights`}
      </h2>
      <ul>
        {rows.map(insight => (
          <InsightLine
            key={insight.id}
            insight={insight}
            editable={can('insights.manage')}
            named={false}
            outputHref={id => place.page(`/outputs/${id}`)}
          />
        ))}
      </ul>
    </section>
  )
}
