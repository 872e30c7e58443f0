import type { SessionRow } from '@sextant/contracts/agent-sessions/routes'
import { toolById } from '@sextant/contracts/catalogue'
import { TITLE_MAX } from '@sextant/contracts/limits'
import { useState } from 'react'
import { Link } from 'react-router'
import { RenameDialog } from '@/ui/patterns/rename-dialog.tsx'
import { RowMenu } from '@/ui/patterns/row-menu.tsx'
import { TimeSince } from '@/ui/patterns/time-since.tsx'
import { useRemoveSession } from '../api/remove-session.ts'
import { useRenameSession } from '../api/rename-session.ts'

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
  const [named, setNamed] = useState<SessionRow | null>(null)
  const renaming = useRenameSession('in place')
  const removing = useRemoveSession()
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
                  session.tool && toolById(session.tool).name,
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
                { label: 'Rename', onSelect: () => setNamed(session) },
                { label: 'Delete', danger: true, onSelect: () => void removing.save(session) },
              ]}
            />
          </li>
        ))}
      </ul>
      {named && (
        <RenameDialog
          title="Rename session"
          value={named.title}
          max={TITLE_MAX}
          onClose={() => setNamed(null)}
          onRename={title => renaming.save({ id: named.id, title })}
        />
      )}
    </>
  )
}
