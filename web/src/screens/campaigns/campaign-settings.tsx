import type { CampaignRow } from '@sextant/contracts/rows'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { toast } from 'sonner'
import {
  useArchiveCampaign,
  useRestoreCampaign,
} from '@/features/campaigns/api/archive-campaign.ts'
import {
  campaignOutputsQuery,
  campaignSessionsQuery,
} from '@/features/campaigns/api/campaign-work.ts'
import { useDuplicateCampaign } from '@/features/campaigns/api/duplicate-campaign.ts'
import { useRemoveCampaign } from '@/features/campaigns/api/remove-campaign.ts'
import { usePlace } from '@/shell/place.ts'
import { ConfirmDialog } from '@/ui/patterns/confirm-dialog.tsx'
import { Button } from '@/ui/primitives/button.tsx'
import { CampaignFrame } from './campaign-frame.tsx'

/** Duplicate, archive, delete. */
export default function CampaignSettings() {
  return <CampaignFrame>{campaign => <Settings campaign={campaign} />}</CampaignFrame>
}

const many = (count: number, one: string, more: string) =>
  count === 1 ? `one ${one}` : `${count} ${more}`

function Settings({ campaign }: { campaign: CampaignRow }) {
  const place = usePlace()
  const navigate = useNavigate()
  const duplicating = useDuplicateCampaign()
  const archiving = useArchiveCampaign()
  const restoring = useRestoreCampaign()
  const removing = useRemoveCampaign()
  const sessions = useQuery(campaignSessionsQuery(campaign.id))
  const outputs = useQuery(campaignOutputsQuery(campaign.id))
  const duplicate = () =>
    duplicating.save(campaign.id, async copy => {
      await navigate(place.page(`/campaigns/${copy.id}/edit`))
      toast.success(`“${copy.name}” is a draft now`)
    })
  const remove = () =>
    removing.save(campaign, async () => {
      await navigate(place.page('/campaigns'), { replace: true })
      toast.success(`“${campaign.name}” deleted`)
    })
  const stays =
    sessions.data && outputs.data && sessions.data.total + outputs.data.length > 0
      ? `${many(sessions.data.total, 'session', 'sessions')} and ${many(outputs.data.length, 'output', 'outputs')} stay, without the campaign.`
      : 'Sessions and outputs stay, without the campaign.'
  return (
    <div className="grid max-w-[820px] gap-2">
      <Line
        title="Duplicate"
        action={
          <Button busy={duplicating.saving} onClick={() => void duplicate()}>
            Duplicate
          </Button>
        }
      >
        A draft with the same fields; nothing spent, no dates.
      </Line>
      {campaign.archived_at ? (
        <Line
          title="Restore"
          action={
            <Button busy={restoring.saving} onClick={() => void restoring.save(campaign)}>
              Restore campaign
            </Button>
          }
        >
          It comes back with the status it had and counts again.
        </Line>
      ) : (
        <Line
          title="Archive"
          action={
            <Button busy={archiving.saving} onClick={() => void archiving.save(campaign)}>
              Archive campaign
            </Button>
          }
        >
          It leaves the lists and the figures. It can be restored at any time.
        </Line>
      )}
      <Line
        title="Delete"
        action={
          <ConfirmDialog
            trigger={<Button variant="danger">Delete campaign</Button>}
            title={`Delete ${campaign.name}?`}
            confirm="Delete for good"
            cancel="Keep campaign"
            danger
            onConfirm={remove}
          >
            <p>
              Its fields, the history of its status and what was asked and approved about it go for
              good. {stays} Archiving keeps everything.
            </p>
          </ConfirmDialog>
        }
      >
        For good. {stays}
      </Line>
    </div>
  )
}

function Line({
  title,
  action,
  children,
}: {
  title: string
  action: ReactNode
  children: ReactNode
}) {
  return (
    <section className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-b border-line py-4">
      <div className="min-w-0 max-w-[34em]">
        <h2 className="font-semibold">{title}</h2>
        <p className="text-ink-2">{children}</p>
      </div>
      {action}
    </section>
  )
}
