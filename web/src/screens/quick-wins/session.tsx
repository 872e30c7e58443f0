import type { QuickWinDetail } from '@sextant/contracts/quick-wins/routes'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { messageOf } from '@/client/api.ts'
import { isId } from '@/client/is-id.ts'
import { quickWinQuery } from '@/features/quick-wins/api/quick-wins.ts'
import { usePageTitle } from '@/shell/page-title.ts'
import { usePlace } from '@/shell/place.ts'
import { ErrorState } from '@/ui/patterns/error-state.tsx'
import { Page } from '@/ui/patterns/page-header.tsx'
import { WholePage } from '@/ui/patterns/whole-page.tsx'
import { buttonStyle } from '@/ui/primitives/button.tsx'
import { Waiting } from './frame.tsx'
import { StartedWin } from './started-win.tsx'

/** One quick win that was started. */
export default function QuickWinSession() {
  const { sessionId = '' } = useParams()
  const { client } = usePlace()
  const win = useQuery({ ...quickWinQuery(sessionId), enabled: isId(sessionId) })
  const status: unknown = win.error && Reflect.get(win.error, 'status')
  usePageTitle(win.data?.title)
  if (!isId(sessionId) || status === 404 || (win.data && isElsewhere(win.data, client)))
    return <NotHere />
  if (win.isError)
    return (
      <Page>
        <ErrorState title={messageOf(win.error)} onRetry={() => void win.refetch()}>
          The quick win is safe. Try again in a moment.
        </ErrorState>
      </Page>
    )
  if (!win.data)
    return (
      <Page>
        <h1 className="sr-only">Quick win</h1>
        <Waiting what="the quick win" />
      </Page>
    )
  return <StartedWin win={win.data} />
}

/** Inside a client there is nothing of another one. */
const isElsewhere = ({ client_id }: QuickWinDetail, client: { id: string } | null): boolean =>
  client !== null && client_id !== client.id

function NotHere() {
  const { page } = usePlace()
  return (
    <WholePage
      title="This quick win is not here"
      action={
        <Link to={page('/quick-wins')} className={buttonStyle({ variant: 'primary' })}>
          Go to Quick wins
        </Link>
      }
    >
      Its start was taken back, or it belongs to somebody else.
    </WholePage>
  )
}
