import type { SessionRow } from '@sextant/contracts/agent-sessions/routes'
import { frameworkById } from '@sextant/contracts/catalogue'
import { TITLE_MAX } from '@sextant/contracts/limits'
import { useState } from 'react'
import { Link } from 'react-router'
import { toast } from 'sonner'
import { messageOf } from '@/client/api.ts'
import { RenameDialog } from '@/ui/patterns/rename-dialog.tsx'
import { RowMenu } from '@/ui/patterns/row-menu.tsx'
import { TimeSince } from '@/ui/patterns/time-since.tsx'
import { undoToast } from '@/ui/patterns/undo-toast.ts'
import { removeSession, renameSession, restoreSession } from '../api/sessions.ts'

const STATUS: Record<string, string> = {
  running: 'Writing now',
  stopped: 'Stopped, can be continued',
  failed: 'Failed, can be continued',
  interrupted: 'Interrupted, can be continued',
}

/** Sessions as ruled lines, each to be opened, renamed or deleted. */
export function SessionList({
  sessions,
  hrefOf,
}: {
  sessions: readonly SessionRow[]
  hrefOf: (id: string) => string
}) {
  const [renaming, setRenaming] = useState<SessionRow | null>(null)
  const remove = async (session: SessionRow) => {
    try {
      await removeSession(session.id)
      undoToast(
        `“${session.title}” deleted. Its outputs stay.`,
        () =>
          void restoreSession(session.id).catch((error: unknown) =>
            toast.error(messageOf(error, 'The session could not be restored.')),
          ),
      )
    } catch (error) {
      toast.error(messageOf(error, 'The session could not be deleted.'))
    }
  }
  return (
    <>
      <ul className="border-t border-line-strong">
        {sessions.map(session => (
          <li
            key={session.id}
            className="relative flex items-start gap-3 border-b border-line py-3 hover:bg-act-soft"
          >
            <div className="min-w-0 flex-1">
              <Link
                to={hrefOf(session.id)}
                className="block font-semibold wrap-anywhere text-ink no-underline after:absolute after:inset-0 hover:underline"
              >
                {session.title}
              </Link>
              <p className="cap">
                {[
                  session.tool && frameworkById(session.tool).name,
                  session.output_count > 0
                    ? `${session.output_count} ${session.output_count === 1 ? 'output' : 'outputs'}`
                    : 'no draft yet',
                  STATUS[session.run_status ?? ''],
                ]
                  .filter(Boolean)
                  .join(' · ')}{' '}
                · <TimeSince at={session.updated_at} />
              </p>
            </div>
            <RowMenu
              name={session.title}
              items={[
                { label: 'Rename', onSelect: () => setRenaming(session) },
                { label: 'Delete', danger: true, onSelect: () => void remove(session) },
              ]}
            />
          </li>
        ))}
      </ul>
      {renaming && (
        <RenameDialog
          title="Rename session"
          value={renaming.title}
          max={TITLE_MAX}
          onClose={() => setRenaming(null)}
          onRename={next => renameSession(renaming.id, next)}
        />
      )}
    </>
  )
}
