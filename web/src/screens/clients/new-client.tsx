import { useForm } from 'react-hook-form'
import { Link, useNavigate } from 'react-router'
import { useCreateClient } from '@/features/clients/api/create-client.ts'
import { EMPTY_CLIENT, type ClientForm } from '@/features/clients/client-form.ts'
import { ClientFields } from '@/features/clients/components/client-fields.tsx'
import { Alert } from '@/ui/patterns/alert.tsx'
import { Page, PageHeader } from '@/ui/patterns/page-header.tsx'
import { useLeaveGuard } from '@/ui/patterns/use-leave-guard.tsx'
import { Button, buttonStyle } from '@/ui/primitives/button.tsx'

/** A new client. A name is enough. */
export default function NewClient() {
  const navigate = useNavigate()
  const creating = useCreateClient()
  const {
    register,
    handleSubmit,
    formState: { errors, isSubmitting, isDirty },
  } = useForm<ClientForm>({ mode: 'onTouched', defaultValues: EMPTY_CLIENT })
  const leave = useLeaveGuard(isDirty)
  const submit = handleSubmit(async form => {
    await creating.save(form, ({ slug }) => {
      leave.release()
      return navigate(`/clients/${slug}`)
    })
  })
  return (
    <Page className="grid gap-6">
      <PageHeader title="Add client" meta="A name is enough; the rest can follow." />
      <form noValidate onSubmit={event => void submit(event)}>
        {creating.failure && (
          <Alert title={creating.failure} className="mb-6">
            What you typed is still here.
          </Alert>
        )}
        <ClientFields register={register} errors={errors} status="active" />
        <div className="flex flex-wrap gap-2.5 border-t border-line pt-6">
          <Button type="submit" variant="primary" busy={isSubmitting}>
            Add client
          </Button>
          <Link to="/clients" className={buttonStyle({ variant: 'quiet' })}>
            Cancel
          </Link>
        </div>
      </form>
      {leave.dialog}
    </Page>
  )
}
