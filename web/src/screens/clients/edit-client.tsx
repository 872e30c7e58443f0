import type { BusinessContext, ClientRow } from '@sextant/contracts/rows'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { Link, useNavigate } from 'react-router'
import { messageOf } from '@/client/api.ts'
import { profileQuery } from '@/features/clients/api/get-profile.ts'
import { useUpdateClient } from '@/features/clients/api/update-client.ts'
import { formOf, type ClientForm } from '@/features/clients/client-form.ts'
import { ClashPanel } from '@/features/clients/components/clash-panel.tsx'
import { ClientFields } from '@/features/clients/components/client-fields.tsx'
import { mergeForms, type Clash } from '@/features/clients/merge-form.ts'
import { usePlace } from '@/shell/place.ts'
import { Alert } from '@/ui/patterns/alert.tsx'
import { ErrorState } from '@/ui/patterns/error-state.tsx'
import { Page, PageHeader } from '@/ui/patterns/page-header.tsx'
import { useLeaveGuard } from '@/ui/patterns/use-leave-guard.tsx'
import { WholePage } from '@/ui/patterns/whole-page.tsx'
import { Button, buttonStyle } from '@/ui/primitives/button.tsx'
import { Skeleton } from '@/ui/primitives/skeleton.tsx'

/** Everything that is kept on a client. */
export default function EditClient() {
  const { client, page } = usePlace()
  const profile = useQuery({
    ...profileQuery(client?.id ?? ''),
    enabled: client !== null,
    staleTime: 0,
  })
  // The profile has no version of its own: one kept from before, beside a newer client, would be saved over somebody's words without a clash.
  const [begun, setBegun] = useState(false)
  if (!begun && profile.data !== undefined && !profile.isFetching) setBegun(true)
  if (!client) return null
  if (client.archived_at)
    return (
      <WholePage
        title={`${client.name} is archived`}
        action={
          <Link to={page('')} className={buttonStyle({ variant: 'primary' })}>
            Go to the client
          </Link>
        }
      >
        Restore it first; then it can be edited.
      </WholePage>
    )
  if (profile.isError && profile.data === undefined)
    return (
      <Page>
        <ErrorState title={messageOf(profile.error)} onRetry={() => void profile.refetch()}>
          The client is safe. Try again in a moment.
        </ErrorState>
      </Page>
    )
  if (!begun || profile.data === undefined)
    return (
      <Page className="grid gap-4">
        <output className="sr-only">Loading the client</output>
        <Skeleton className="h-8 w-1/3" />
        <Skeleton className="h-40" />
        <Skeleton className="h-40" />
      </Page>
    )
  return <EditForm opened={client} profile={profile.data} />
}

/** opened and profile: as they stood when the form was opened; what others save later does not move the form. */
function EditForm({ opened, profile }: { opened: ClientRow; profile: BusinessContext | null }) {
  const { page } = usePlace()
  const navigate = useNavigate()
  const [base, setBase] = useState(() => ({ client: opened, form: formOf(opened, profile) }))
  const [clashes, setClashes] = useState<Clash[] | null>(null)
  const updating = useUpdateClient()
  const {
    register,
    handleSubmit,
    reset,
    setValue,
    control,
    formState: { errors, isSubmitting, isDirty },
  } = useForm<ClientForm>({ mode: 'onTouched', defaultValues: base.form })
  const values = useWatch({ control }) as ClientForm
  const leave = useLeaveGuard(isDirty || clashes !== null)

  /** What both changed is chosen field by field; the form then stands on theirs. */
  const showClash = (
    now: { client: ClientRow; profile: BusinessContext | null },
    form: ClientForm,
  ) => {
    const theirs = formOf(now.client, now.profile)
    const { merged, clashes: found } = mergeForms(base.form, theirs, form)
    setBase({ client: now.client, form: theirs })
    setClashes(found)
    reset(theirs)
    for (const field of Object.keys(merged) as (keyof ClientForm)[])
      setValue(field, merged[field], { shouldDirty: true })
    window.scrollTo({ top: 0 })
  }
  const submit = handleSubmit(async form => {
    const onClientSaved = (client: ClientRow) => setBase({ client, form: base.form })
    const updated = await updating.save({ base, form, onClientSaved }, answer => {
      if (answer !== 'saved') return showClash(answer.clash, form)
      leave.release()
      return navigate(page(''))
    })
    if (!updated.ok) window.scrollTo({ top: 0 })
  })
  return (
    <Page className="grid gap-6">
      <PageHeader title={`Edit ${opened.name}`} />
      <form noValidate onSubmit={event => void submit(event)}>
        {updating.failure && (
          <Alert title={updating.failure} className="mb-6">
            What you typed is still here.
          </Alert>
        )}
        {clashes && (
          <div className="mb-6">
            <ClashPanel
              clashes={clashes}
              values={values}
              onChoose={(field, value) =>
                setValue(field, value, { shouldDirty: true, shouldValidate: true })
              }
            />
          </div>
        )}
        <ClientFields
          register={register}
          errors={errors}
          status={base.client.status}
          profiled={base.form.companySize !== ''}
        />
        <div className="flex flex-wrap gap-2.5 border-t border-line pt-6">
          <Button type="submit" variant="primary" busy={isSubmitting}>
            Save changes
          </Button>
          <Link to={page('')} className={buttonStyle({ variant: 'quiet' })}>
            Cancel
          </Link>
        </div>
      </form>
      {leave.dialog}
    </Page>
  )
}
