import { Link } from 'react-router'
import { CampaignFieldsForm } from '@/features/campaigns/components/campaign-fields-form.tsx'
import { CampaignFormFoot } from '@/features/campaigns/components/campaign-form-foot.tsx'
import { usePlace } from '@/shell/place.ts'
import { Alert } from '@/ui/patterns/alert.tsx'
import { Page, PageHeader } from '@/ui/patterns/page-header.tsx'
import { Button, buttonStyle } from '@/ui/primitives/button.tsx'
import { clientChosen, OwnerField } from './owner-field.tsx'
import { useCreateKept } from './use-create-kept.ts'
import { usePersonas } from './use-personas.ts'
import { useKeptNew } from './use-kept-new.ts'

/** A new campaign with every field. What is typed is kept in this tab until it is created. */
export default function NewCampaign() {
  const place = usePlace()
  const kept = useKeptNew()
  const { form, problems, change, leave, owner, setOwner, touched } = kept
  const { saving, failure, chooses, unsaid, save } = useCreateKept(kept)
  const personas = usePersonas(chooses ? clientChosen(owner) : (place.client?.id ?? null))
  return (
    <Page className="grid gap-6">
      <PageHeader
        title="New campaign"
        meta={
          place.client
            ? `For ${place.client.name}`
            : 'Everything but the name and the goals can follow later'
        }
      />
      {kept.restored && (
        <Alert
          tone="info"
          title="What you typed earlier is still here"
          action={
            <Button size="sm" onClick={kept.beginAnew}>
              Begin anew
            </Button>
          }
        />
      )}
      <form
        noValidate
        onSubmit={event => {
          event.preventDefault()
          void save()
        }}
        className="grid gap-8 **:scroll-mb-[calc(7rem+var(--foot,0px))]"
      >
        <CampaignFieldsForm
          form={form}
          problems={problems}
          onChange={change}
          onLeave={leave}
          goalsStay={false}
          personas={personas.map(({ name }) => name)}
          client={chooses && <OwnerField value={owner} problem={unsaid} onChange={setOwner} />}
        />
        <CampaignFormFoot failure={failure}>
          <Button type="submit" variant="primary" busy={saving}>
            Create Campaign
          </Button>
          <Link to={place.page('/campaigns')} className={buttonStyle({ variant: 'quiet' })}>
            Not now
          </Link>
          {touched && <span className="cap">Kept in this tab until you create it</span>}
        </CampaignFormFoot>
      </form>
    </Page>
  )
}
