import type { CampaignRow } from '@sextant/contracts/rows'
import { useEffect, useState, type FormEvent } from 'react'
import { Link, useNavigate } from 'react-router'
import { toast } from 'sonner'
import { messageOf } from '@/client/api.ts'
import { useUpdateCampaign } from '@/features/campaigns/api/update-campaign.ts'
import type { FieldKey } from '@/features/campaigns/campaign-fields.ts'
import { changesOf, formOf, type CampaignForm } from '@/features/campaigns/campaign-form.ts'
import { CampaignFieldsForm } from '@/features/campaigns/components/campaign-fields-form.tsx'
import { MergeView } from '@/features/campaigns/components/merge-view.tsx'
import { editDraftKey, forgetDraft, keepDraft, readDraft } from '@/features/campaigns/form-draft.ts'
import { mergedForm, mergeEdits, type Choice } from '@/features/campaigns/merge-edits.ts'
import { SAVE_WORDS } from '@/features/campaigns/save-words.ts'
import { useCampaignForm } from '@/features/campaigns/use-campaign-form.ts'
import { useProgress } from '@/features/progress/use-progress.tsx'
import { useMe } from '@/features/session/api/get-me.ts'
import { usePlace } from '@/shell/place.ts'
import { Alert } from '@/ui/patterns/alert.tsx'
import { ErrorState } from '@/ui/patterns/error-state.tsx'
import { Page, PageHeader } from '@/ui/patterns/page-header.tsx'
import { Button, buttonStyle } from '@/ui/primitives/button.tsx'
import { Skeleton } from '@/ui/primitives/skeleton.tsx'
import { CampaignNotHere } from './campaign-frame.tsx'
import { useCampaign } from './use-campaign.ts'

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
  const { user, organization } = useMe()
  const place = usePlace()
  const navigate = useNavigate()
  const { report } = useProgress(user.id)
  const draftKey = editDraftKey(now.id)
  const [draft] = useState(() => {
    const kept = readDraft(draftKey)
    return kept?.base?.id === now.id ? { base: kept.base, form: kept.form } : null
  })
  const [base, setBase] = useState<CampaignRow>(draft?.base ?? now)
  const {
    form,
    setForm,
    problems,
    change,
    leave: leaveField,
    check,
  } = useCampaignForm(draft?.form ?? formOf(now))
  const [theirs, setTheirs] = useState<CampaignRow | null>(null)
  const updating = useUpdateCampaign()
  const [restored, setRestored] = useState(draft !== null)
  const touched = JSON.stringify(form) !== JSON.stringify(formOf(base))
  useEffect(() => {
    if (touched) keepDraft(draftKey, { base, form, client: null })
    else forgetDraft(draftKey)
  }, [draftKey, base, form, touched])
  // What changes elsewhere never moves the form, typed in or not: whoever reads it here would write over what they have not seen.
  const elsewhere = base.version !== now.version
  const showNow = () => {
    setBase(now)
    setForm(formOf(now))
    setRestored(false)
  }
  const back = place.page(`/campaigns/${now.id}`)

  const leave = async () => {
    toast.success(SAVE_WORDS.update.done)
    forgetDraft(draftKey)
    await navigate(back)
    // The effect above must not find the words again.
    forgetDraft(draftKey)
  }
  const store = (from: CampaignRow, wanted: CampaignForm) => {
    const changes = changesOf(from, wanted)
    if (!changes) return leave()
    return updating.save({ organizationId: organization?.id, row: from, changes }, answer => {
      if ('theirs' in answer) {
        setTheirs(answer.theirs)
        return undefined
      }
      if (answer.saved.status === 'completed' && from.status !== 'completed')
        report({ campaignsCompleted: 1 })
      return leave()
    })
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (!updating.saving && check()) void store(base, form)
  }
  const saveMerged = (choices: Partial<Record<FieldKey, Choice>>) => {
    if (!theirs) return
    const merged = mergedForm(mergeEdits(base, theirs, form), theirs, form, choices)
    // From here on this is what was typed, over what they saved: another refusal loses nothing either.
    setBase(theirs)
    setForm(merged)
    setTheirs(null)
    void store(theirs, merged)
  }

  return (
    <Page className="grid gap-6">
      <PageHeader
        title={`Edit ${base.name}`}
        meta={theirs ? 'Two edits of the same campaign' : undefined}
      />
      {theirs ? (
        <>
          {updating.failure && (
            <Alert title={updating.failure}>What you typed is still here.</Alert>
          )}
          <MergeView
            merge={mergeEdits(base, theirs, form)}
            theirs={theirs}
            mine={form}
            busy={updating.saving}
            onSave={saveMerged}
            onBack={() => setTheirs(null)}
          />
        </>
      ) : (
        <>
          {restored && (
            <Alert
              tone="info"
              title="What you typed earlier and did not save is here"
              action={
                <Button size="sm" onClick={showNow}>
                  Give it up
                </Button>
              }
            />
          )}
          {elsewhere && touched && (
            <Alert tone="warn" title="Somebody changed this campaign just now">
              Go on: when you save you see both edits, and nothing is lost.
            </Alert>
          )}
          {elsewhere && !touched && (
            <Alert
              tone="warn"
              title="Somebody changed this campaign just now"
              action={
                <Button size="sm" onClick={showNow}>
                  Show it as it is now
                </Button>
              }
            >
              Below it stands as it was when you opened it.
            </Alert>
          )}
          <form
            noValidate
            onSubmit={save}
            className="grid gap-8 **:scroll-mb-[calc(7rem+var(--foot,0px))]"
          >
            <CampaignFieldsForm
              form={form}
              problems={problems}
              onChange={change}
              onLeave={leaveField}
              goalsStay
            />
            <div className="sticky bottom-[var(--foot,0px)] z-[4] -mx-4 grid gap-3 border-t border-line bg-ground px-4 py-3">
              {updating.failure && (
                <Alert title={updating.failure}>What you typed is still here.</Alert>
              )}
              <div className="flex flex-wrap items-center gap-2.5">
                <Button type="submit" variant="primary" busy={updating.saving} disabled={!touched}>
                  Save changes
                </Button>
                <Link to={back} className={buttonStyle({ variant: 'quiet' })}>
                  Back to the campaign
                </Link>
                {touched && <span className="cap">Kept in this tab until you save</span>}
              </div>
            </div>
          </form>
        </>
      )}
    </Page>
  )
}
