import { useEffect } from 'react'
import { useRouteError } from 'react-router'
import { readToken } from '@/client/token.ts'
import { WholePage } from '@/ui/patterns/whole-page.tsx'
import { Button, buttonStyle } from '@/ui/primitives/button.tsx'

// What the server said, when it was the server that refused; its sentences are written to be read.
function said(error: unknown): string | null {
  if (!(error instanceof Error) || !('status' in error) || typeof error.status !== 'number')
    return null
  return error.message || null
}

/** A screen that could not be loaded or drawn. */
export function ScreenError() {
  const error = useRouteError()
  useEffect(() => console.error(error), [error])
  const reason =
    said(error) ??
    (navigator.onLine ? 'Something went wrong on the way.' : 'You seem to be offline.')
  return (
    <main id="main" className="flex flex-1 flex-col">
      <WholePage
        title="This page could not be shown"
        action={
          <>
            <Button variant="primary" onClick={() => window.location.reload()}>
              Try again
            </Button>
            {readToken() && (
              <a href="/logout" className={buttonStyle()}>
                Sign Out
              </a>
            )}
          </>
        }
      >
        {reason} What you saved is safe.
      </WholePage>
    </main>
  )
}
