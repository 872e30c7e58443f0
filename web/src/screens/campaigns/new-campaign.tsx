import type { CampaignRow } from '@sextant/contracts/rows'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState, type FormEvent } from 'react'
import { Link, useNavigate } from 'react-router'
import { messageOf } from '@/client/api.ts'
import { clientNamesQuery } from '@/features/campaigns/api/client-names.ts'
import { useCreateCampaign } from '@/features/campaigns/api/create-campaign.ts'
import { EMPTY_FORM, fieldsOf } from '@/features/campaigns/campaign-form.ts'
import { CampaignFieldsForm } from '@/features/campaigns/components/campaign-fields-form.tsx'
import { forgetDraft, keepDraft, newDraftKey, readDraft } from '@/features/campaigns/form-draft.ts'
import { useCampaignForm } from '@/features/campaigns/use-campaign-form.ts'
import { useMe } from '@/features/session/api/get-me.ts'
import { usePlace } from '@/shell/place.ts'
import { Alert } from '@/ui/patterns/alert.tsx'
import { Page, PageHeader } from '@/ui/patterns/page-header.tsx'
import { Button, buttonStyle } from '@/ui/primitives/button.tsx'
import { Field } from '@/ui/primitives/field.tsx'
import { NativeSelect } from '@/ui/primitives/native-select.tsx'

/** The agency's own campaign, of no client. */
const OWN = 'own'

/** A new campaign with every field. What is typed is kept in this tab until it is created. */
export default function NewCampaign() {
  const { organization } = useMe()
  const place = usePlace()
  const navigate = useNavigate()
  const draftKey = newDraftKey(organization?.id ?? '', place.client?.id ?? null)
  const [draft] = useState(() => readDraft(draftKey))
  const { form, setForm, problems, change, leave, check } = useCampaignForm(
    draft?.form ?? EMPTY_FORM,
  )
  const [client, setClient] = useState(draft?.client ?? '')
  const [asked, setAsked] = useState(false)
  const creating = useCreateCampaign()
  const [restored, setRestored] = useState(draft !== null)
  const chooses = organization?.type === 'AGENCY' && !place.client
  const clients = useQuery({ ...clientNamesQuery(organization?.id ?? ''), enabled: chooses })
  const touched = JSON.stringify(form) !== JSON.stringify(EMPTY_FORM)
  useEffect(() => {
    if (touched) keepDraft(draftKey, { base: null, form, client: client || null })
    else forgetDraft(draftKey)
  }, [draftKey, form, client, touched])

  const unsaid = asked && client === '' ? 'Choose whose campaign it is' : undefined
  const leaveFor = async ({ id }: CampaignRow) => {
    forgetDraft(draftKey)
    await navigate(place.page(`/campaigns/${id}`))
    // The effect above must not find the words again.
    forgetDraft(draftKey)
  }
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (creating.saving || !check() || (chooses && client === '')) return
    const chosen = client === OWN ? null : client || null
    await creating.save(
      {
        organizationId: organization?.id,
        clientId: place.client?.id ?? chosen,
        fields: fieldsOf(form),
      },
      leaveFor,
    )
  }
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
      {restored && (
        <Alert
          tone="info"
          title="What you typed earlier is still here"
          action={
            <Button
              size="sm"
              onClick={() => {
                setForm(EMPTY_FORM)
                setClient('')
                setRestored(false)
              }}
            >
              Begin anew
            </Button>
          }
        />
      )}
      <form
        noValidate
        onSubmit={event => void save(event)}
        className="grid gap-8 **:scroll-mb-[calc(7rem+var(--foot,0px))]"
      >
        <CampaignFieldsForm
          form={form}
          problems={problems}
          onChange={change}
          onLeave={leave}
          goalsStay={false}
          client={
            chooses && (
              <Field
                label="Client"
                className="sm:col-span-2 sm:max-w-80"
                error={clients.isError ? messageOf(clients.error) : unsaid}
              >
                {described => (
                  <NativeSelect
                    {...described}
                    value={client}
                    onChange={event => setClient(event.target.value)}
                  >
                    <option value="">Choose …</option>
                    <option value={OWN}>{organization?.name} itself</option>
                    {clients.data?.map(({ id, name }) => (
                      <option key={id} value={id}>
                        {name}
                      </option>
                    ))}
                  </NativeSelect>
                )}
              </Field>
            )
          }
        />
        <div className="sticky bottom-[var(--foot,0px)] z-[4] -mx-4 grid gap-3 border-t border-line bg-ground px-4 py-3">
          {creating.failure && (
            <Alert title={creating.failure}>What you typed is still here.</Alert>
          )}
          <div className="flex flex-wrap items-center gap-2.5">
            <Button type="submit" variant="primary" busy={creating.saving}>
              Create Campaign
            </Button>
            <Link to={place.page('/campaigns')} className={buttonStyle({ variant: 'quiet' })}>
              Not now
            </Link>
            {touched && <span className="cap">Kept in this tab until you create it</span>}
          </div>
        </div>
      </form>
    </Page>
  )
}
