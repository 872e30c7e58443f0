import { useQuery } from '@tanstack/react-query'
import type { CampaignRow } from '@sextant/contracts/rows'
import { useId } from 'react'
import { Link, useParams } from 'react-router'
import { SessionList } from '@/features/agent-session/components/session-list.tsx'
import { answeringPeopleQuery } from '@/features/approvals/api/answering-people.ts'
import type { Audience } from '@/features/approvals/approval-words.ts'
import { ApprovalPanel } from '@/features/approvals/components/approval-panel.tsx'
import {
  campaignOutputsQuery,
  campaignSessionsQuery,
} from '@/features/campaigns/api/campaign-work.ts'
import { useMoveCampaign } from '@/features/campaigns/api/move-campaign.ts'
import { statusChoices, statusLabel } from '@/features/campaigns/campaign-status.ts'
import { CampaignDetails } from '@/features/campaigns/components/campaign-details.tsx'
import { CampaignFigures } from '@/features/campaigns/components/campaign-figures.tsx'
import { StatusHistory } from '@/features/campaigns/components/status-history.tsx'
import { personaNamed } from '@/features/persona/api/personas.ts'
import { OutputList } from '@/features/outputs/components/output-list.tsx'
import { useProgress } from '@/features/progress/use-progress.tsx'
import { useCan, useMe } from '@/features/session/api/get-me.ts'
import { usePageTitle } from '@/shell/page-title.ts'
import { usePlace } from '@/shell/place.ts'
import { Alert } from '@/ui/patterns/alert.tsx'
import { EmptyState } from '@/ui/patterns/empty-state.tsx'
import { buttonStyle } from '@/ui/primitives/button.tsx'
import { NativeSelect } from '@/ui/primitives/native-select.tsx'
import { Skeleton } from '@/ui/primitives/skeleton.tsx'
import { CampaignFrame } from './campaign-frame.tsx'
import { useMeasuredSpend } from './use-measured-spend.ts'
import { usePersonas } from './use-personas.ts'

const SHOWN = 5

/** How a campaign stands, what it wants, what was done for it. */
export default function Campaign() {
  const { campaignId = '' } = useParams()
  const place = usePlace()
  const can = useCan()
  return (
    <CampaignFrame
      actions={
        can('agents.use') && (
          <Link
            to={place.agent(`/strategy/campaign/${campaignId}`)}
            className={buttonStyle({ variant: 'primary' })}
          >
            Start strategy for this campaign
          </Link>
        )
      }
    >
      {campaign => <Overview campaign={campaign} />}
    </CampaignFrame>
  )
}

function Overview({ campaign }: { campaign: CampaignRow }) {
  const { organization } = useMe()
  const can = useCan()
  const place = usePlace()
  usePageTitle(campaign.name)
  const writes = can('campaigns.create')
  const measured = useMeasuredSpend(campaign)
  const personas = usePersonas(campaign.client_id)
  const personaHref = (name: string): string | null => {
    const persona = personaNamed(personas, name)
    return persona ? place.agent(`/persona/${persona.id}`) : null
  }
  const bare =
    !campaign.description &&
    campaign.goals.length === 0 &&
    campaign.objectives.length === 0 &&
    !campaign.target_audience
  const audience = audienceOf(campaign, organization?.type === 'SME')
  const asks = can('portal.ask') && audience !== null
  const people = useQuery({
    ...answeringPeopleQuery(organization?.id ?? '', campaign.client_id),
    enabled: asks,
  })
  return (
    <>
      {campaign.archived_at && (
        <Alert tone="info" title="This campaign is archived">
          {writes ? (
            <>
              It counts nowhere and can be restored under{' '}
              <Link to={place.page(`/campaigns/${campaign.id}/settings`)} className="link">
                Settings
              </Link>
              .
            </>
          ) : (
            'It counts nowhere.'
          )}
        </Alert>
      )}
      {measured === undefined ? (
        <Skeleton className="h-20" />
      ) : (
        <CampaignFigures campaign={campaign} measured={measured} />
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_320px]">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-10">
          <CampaignDetails campaign={campaign} personaHref={personaHref} />
          {bare && writes && (
            <EmptyState
              title="Say what it is for"
              action={
                <Link to={place.page(`/campaigns/${campaign.id}/edit`)} className={buttonStyle()}>
                  Fill in the campaign
                </Link>
              }
            >
              An audience, objectives and measures tell everybody who works on it what it should
              change.
            </EmptyState>
          )}
          {can('work.view') && <Work campaign={campaign} />}
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-8">
          <Status campaign={campaign} editable={writes} />
          {asks && (
            <ApprovalPanel
              subject={{ campaign_id: campaign.id }}
              audience={audience}
              people={people.data}
              invites={can('team.manage')}
            />
          )}
        </div>
      </div>
    </>
  )
}

/** Who can be asked about it: its client, or those who look on at a small business. */
function audienceOf(campaign: CampaignRow, small: boolean): Audience | null {
  if (campaign.client_name) return { kind: 'client', name: campaign.client_name }
  return small ? { kind: 'viewers' } : null
}

function Status({ campaign, editable }: { campaign: CampaignRow; editable: boolean }) {
  const { user } = useMe()
  const { report } = useProgress(user.id)
  const id = useId()
  const moving = useMoveCampaign()
  const move = async (status: string) => {
    const moved = await moving.save({ campaign, status })
    if (moved.ok && status === 'completed') report({ campaignsCompleted: 1 })
  }
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id} className="font-semibold">
        Status
      </h2>
      {editable && (
        <NativeSelect
          aria-label="Status"
          value={campaign.status}
          onChange={event => void move(event.target.value)}
        >
          {statusChoices(campaign.status).map(status => (
            <option key={status} value={status}>
              {statusLabel(status)}
            </option>
          ))}
        </NativeSelect>
      )}
      <StatusHistory campaignId={campaign.id} />
    </section>
  )
}

/** Sessions and deliverables that belong to the campaign. */
function Work({ campaign }: { campaign: CampaignRow }) {
  const place = usePlace()
  const sessions = useQuery(campaignSessionsQuery(campaign.id))
  const outputs = useQuery(campaignOutputsQuery(campaign.id))
  const strategy = place.agent(`/strategy/campaign/${campaign.id}`)
  const none = sessions.data?.rows.length === 0 && outputs.data?.length === 0
  const failed = sessions.isError || outputs.isError
  return (
    <>
      {none && (
        <section>
          <h2 className="border-b border-line-strong pb-2 font-semibold">Sessions and outputs</h2>
          <p className="mt-3 text-ink-2">
            Nothing was written for this campaign yet. A session held from here stays tied to it.
          </p>
        </section>
      )}
      {failed && (
        <p role="alert" className="text-bad">
          What was done for this campaign could not be fetched.{' '}
          <button
            type="button"
            className="link"
            onClick={() => {
              void sessions.refetch()
              void outputs.refetch()
            }}
          >
            Try again
          </button>
        </p>
      )}
      {sessions.data && sessions.data.rows.length > 0 && (
        <section aria-labelledby="sessions">
          <div className="flex items-baseline justify-between gap-4 pb-2">
            <h2 id="sessions" className="font-semibold">
              Sessions
            </h2>
            {sessions.data.total > SHOWN && (
              <Link to={strategy} className="link link-alone text-caption">
                All {sessions.data.total} sessions
              </Link>
            )}
          </div>
          <SessionList
            sessions={sessions.data.rows.slice(0, SHOWN)}
            hrefOf={id => `${strategy}/session/${id}`}
          />
        </section>
      )}
      {outputs.data && outputs.data.length > 0 && (
        <section aria-labelledby="outputs">
          <h2 id="outputs" className="pb-2 font-semibold">
            Outputs
          </h2>
          <OutputList outputs={outputs.data} hrefOf={id => place.page(`/outputs/${id}`)} />
        </section>
      )}
    </>
  )
}
