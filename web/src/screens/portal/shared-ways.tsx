import { Link } from 'react-router'
import { useCan } from '@/features/session/api/get-me.ts'
import { WholePage } from '@/ui/patterns/whole-page.tsx'
import { buttonStyle } from '@/ui/primitives/button.tsx'

type Tab = 'documents' | 'reports'

/** From something shared back to where it is listed. Who looks on has no portal. */
export function WayBack({ tab }: { tab: Tab }) {
  const portal = useCan()('portal.view')
  return (
    <Link
      to={portal ? `/portal?tab=${tab}` : '/dashboard'}
      className="link link-alone justify-self-start"
    >
      Back to {portal ? 'your portal' : 'the dashboard'}
    </Link>
  )
}

/** In place of something that is not shared any more, or never was there. */
export const NotShared = ({ what, tab }: { what: string; tab: Tab }) => (
  <WholePage
    title={`This ${what} is not here`}
    action={
      <Link to={`/portal?tab=${tab}`} className={buttonStyle({ variant: 'primary' })}>
        Back to your portal
      </Link>
    }
  >
    It is not shared with you any more, or the link was cut short on its way to you.
  </WholePage>
)
