import { useState } from 'react'
import { Link } from 'react-router'
import { useProduct } from '@/features/product/use-product.ts'
import { Alert } from '@/ui/patterns/alert.tsx'
import { Button } from '@/ui/primitives/button.tsx'
import { NarrowPage } from './narrow-page.tsx'
import { RequestFailure } from './request-failure.tsx'
import { RequestFields } from './request-fields.tsx'
import { RequestReceived } from './request-received.tsx'
import { useInvitationRequest } from './use-invitation-request.ts'

export default function RequestInvitation() {
  const [received, setReceived] = useState<string | null>(null)
  if (received !== null) return <RequestReceived email={received} />
  return <RequestPage onReceived={setReceived} />
}

function RequestPage({ onReceived }: { onReceived: (email: string) => void }) {
  const product = useProduct()
  const { form, submit, check, renew, failure } = useInvitationRequest(onReceived)
  const { isSubmitting } = form.formState
  return (
    <NarrowPage
      wide
      title="Request an invitation"
      lead={`${product.name} is in a private alpha for founding members. Free, no card needed. We read every request within 2-3 business days.`}
    >
      <form
        noValidate
        onSubmit={event => void submit(event)}
        className="grid gap-[18px] [--control:2.75rem]"
      >
        {failure && (
          <RequestFailure
            failure={failure}
            again={check.state !== 'failed'}
            busy={isSubmitting || check.state === 'loading'}
          />
        )}
        <RequestFields form={form} />
        {check.state === 'failed' && (
          <Alert
            tone="warn"
            title={check.reason}
            action={
              <Button size="sm" onClick={renew}>
                Load the check again
              </Button>
            }
          />
        )}
        <div className="grid gap-2">
          <Button
            type="submit"
            variant="primary"
            busy={isSubmitting}
            disabled={check.state !== 'ready' && !isSubmitting}
          >
            {isSubmitting ? 'Sending your request' : 'Request Invitation'}
          </Button>
          <output className="cap block min-h-[1.125rem]">
            {check.state === 'loading' ? 'Preparing the security check…' : ''}
          </output>
        </div>
      </form>
      <p className="cap">
        Already have an invitation?{' '}
        <Link to="/signup" className="link">
          Sign up
        </Link>
        . What you send is used to decide and to answer:{' '}
        <a href="/privacy" target="_blank" rel="noopener" className="link">
          Privacy
        </a>
        .
      </p>
    </NarrowPage>
  )
}
