import type { CampaignRow } from '@sextant/contracts/rows'
import { useState } from 'react'
import { Link } from 'react-router'
import { messageOf } from '@/client/api.ts'
import { CampaignFieldsForm } from '@/features/campaigns/components/campaign-fields-form.tsx'
import { CampaignFormFoot } from '@/features/campaigns/components/campaign-form-foot.tsx'
import { MergeView } from '@/features/campaigns/components/merge-view.tsx'
import { mergeEdits } from '@/features/campaigns/merge-edits.ts'
import { usePlace } from '@/shell/place.ts'
import { Alert } from '@/ui/patterns/alert.tsx'
import { ErrorState } from '@/ui/patterns/error-state.tsx'
import { Page, PageHeader } from '@/ui/patterns/page-header.tsx'
import { Button, buttonStyle } from '@/ui/primitives/button.tsx'
import { Skeleton } from '@/ui/primitives/skeleton.tsx'
import { CampaignNotHere } from './campaign-frame.tsx'
import { EditNotices } from './edit-notices.tsx'
import { useCampaign } from './use-campaign.ts'
import { usePersonas } from './use-personas.ts'
import { useKeptEdit } from './use-kept-edit.ts'
import { useSaveEdit } from './use-save-edit.ts'

/** Changes a campaign. Two people at once: the second sees both edits and loses nothing. */
export default function EditCampaign() {
  const { campaign, asking, missing, failure, again } = useCampaign()
  // The form begins with what the server says now, not with what was kept from before; from then on it stays as it is.
  const [begun, setBegun] = useState<string | null>(null)
  if (campaign && !asking && begun !== campaign.id) setBegun(campaign.id)
  if (missing) return <CampaignNotHere />
  if (failure)
    return (
      <Page>
        <ErrorState title={messageOf(failure)} onRetry={again}>
          The campaign is safe. Try again in a moment.
        </ErrorState>
      </Page>
    )
  if (!campaign || begun !== campaign.id)
    return (
      <Page className="grid gap-4">
        <output className="sr-only">Loading the campaign</output>
        <Skeleton className="h-9 w-2/3" />
        <Skeleton className="h-96" />
      </Page>
    )
  return <Edit key={campaign.id} now={campaign} />
}

/** now: the campaign as the server last told it; the form keeps the one it began with. */
function Edit({ now }: { now: CampaignRow }) {
  const back = usePlace().page(`/campaigns/${now.id}`)
  const edit = useKeptEdit(now)
  const { base, form, problems, change, leave, touched } = edit
  const personas = usePersonas(now.client_id)
  const { theirs, failure, saving, save, saveMerged, backToForm } = useSaveEdit(edit, back)
  if (theirs)
    return (
      <Page className="grid gap-6">
        <PageHeader title={`Edit ${base.name}`} meta="Two edits of the same campaign" />
        {failure && <Alert title={failure}>What you typed is still here.</Alert>}
        <MergeView
          merge={mergeEdits(base, theirs, form)}
          theirs={theirs}
          mine={form}
          busy={saving}
          onSave={saveMerged}
          onBack={backToForm}
        />
      </Page>
    )
  return (
    <Page className="grid gap-6">
      <PageHeader title={`Edit ${base.name}`} />
      <EditNotices edit={edit} />
      <form
        noValidate
        onSubmit={event => {
          event.preventDefault()
          save()
        }}
        className="grid gap-8 **:scroll-mb-[calc(7rem+var(--foot,0px))]"
      >
        <CampaignFieldsForm
          form={form}
          problems={problems}
          onChange={change}
          onLeave={leave}
          goalsStay
          personas={personas.map(({ name }) => name)}
        />
        <CampaignFormFoot failure={failure}>
          <Button type="submit" variant="primary" busy={saving} disabled={!touched}>
            Save changes
          </Button>
          <Link to={back} className={buttonStyle({ variant: 'quiet' })}>
            Back to the campaign
          </Link>
          {touched && <span className="cap">Kept in this tab until you save</span>}
        </CampaignFormFoot>
      </form>
    </Page>
  )
}
