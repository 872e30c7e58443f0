import { useEffect } from 'react'
import { useRouteError } from 'react-router'
import { Button } from '@/ui/primitives/button.tsx'
import { WholePage } from '@/ui/patterns/whole-page.tsx'

/** A screen that could not be loaded or drawn. */
export function ScreenError() {
  const error = useRouteError()
  useEffect(() => console.error(error), [error])
  return (
    <main id="main" className="flex flex-1 flex-col">
      <WholePage title="This page could not be shown" action={<Button variant="primary" onClick={() => window.location.reload()}>Try again</Button>}>
        {navigator.onLine ? 'Something went wrong on the way. What you saved is safe.' : 'You seem to be offline. What you saved is safe; try again once you are connected.'}
      </WholePage>
    </main>
  )
}
