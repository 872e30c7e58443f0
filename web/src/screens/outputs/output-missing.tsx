import { Link } from 'react-router'
import { messageOf } from '@/client/api.ts'
import { isMissing } from '@/client/is-missing.ts'
import { usePlace } from '@/shell/place.ts'
import { ErrorState } from '@/ui/patterns/error-state.tsx'
import { Page } from '@/ui/patterns/page-header.tsx'
import { WholePage } from '@/ui/patterns/whole-page.tsx'
import { buttonStyle } from '@/ui/primitives/button.tsx'

/** There is no such output, or none for this reader. children: why. */
export function OutputNotHere({ children }: { children: string }) {
  const place = usePlace()
  return (
    <WholePage
      title="This output is not here"
      action={
        <Link to={place.page('/outputs')} className={buttonStyle({ variant: 'primary' })}>
          Go to Outputs
        </Link>
      }
    >
      {children}
    </WholePage>
  )
}

/** Asking for the output failed. */
export function OutputNotFetched({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (isMissing(error))
    return <OutputNotHere>It was deleted, or it belongs to another organization.</OutputNotHere>
  return (
    <Page>
      <ErrorState title={messageOf(error)} onRetry={onRetry}>
        The output is safe. Try again in a moment.
      </ErrorState>
    </Page>
  )
}
