import { Link } from 'react-router'
import { usePlace } from '@/shell/place.ts'
import { EmptyState } from '@/ui/patterns/empty-state.tsx'
import { Page } from '@/ui/patterns/page-header.tsx'
import { buttonStyle } from '@/ui/primitives/button.tsx'

/** An address that names something which is not there, or not for this person. */
export function NotHere({ what }: { what: string }) {
  const { page } = usePlace()
  return (
    <Page>
      <h1 className="sr-only">Not found</h1>
      <EmptyState
        title={`This ${what} is not here`}
        action={
          <Link to={page('/metrics')} className={buttonStyle({ variant: 'primary' })}>
            To the figures
          </Link>
        }
      >
        It may have been taken away, or the address is not right.
      </EmptyState>
    </Page>
  )
}
