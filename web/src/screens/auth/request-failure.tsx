import { useEffect, useRef } from 'react'
import type { Failure } from '@/features/invitations/submit-request.ts'
import { useProduct } from '@/features/product/use-product.ts'
import { Alert } from '@/ui/patterns/alert.tsx'
import { Button } from '@/ui/primitives/button.tsx'

/** Why the request did not arrive. again: it can be sent once more. busy: it is being sent, or the check is not ready. Comes anew with every try. */
export function RequestFailure({
  failure,
  again,
  busy,
}: {
  failure: Failure
  again: boolean
  busy: boolean
}) {
  const { contact } = useProduct()
  const alert = useRef<HTMLDivElement>(null)
  // The button is a screen below the alert on a phone. Newer browsers answer scrolling with a promise, which an effect must not return.
  useEffect(() => {
    alert.current?.scrollIntoView({ block: 'center' })
  }, [])
  const retry = again ? (
    <Button type="submit" size="sm" busy={busy}>
      Try again
    </Button>
  ) : undefined
  return (
    <div ref={alert}>
      <Alert title={failure.title} action={retry}>
        {failure.reason && <p>{failure.reason}</p>}
        <p>
          {failure.title.endsWith('...') && contact && (
            <>
              <a href={`mailto:${contact}`} className="link">
                {contact}
              </a>
              .{' '}
            </>
          )}
          What you typed is still here.
        </p>
      </Alert>
    </div>
  )
}
