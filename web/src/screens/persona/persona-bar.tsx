import type { OutputAnswer } from '@sextant/contracts/agent-outputs/routes'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ExportMenu } from '@/features/outputs/components/export-menu.tsx'
import { SaveButton } from '@/features/outputs/components/save-button.tsx'
import { useProgress } from '@/features/progress/use-progress.tsx'
import { useCan, useMe } from '@/features/session/api/get-me.ts'
import { usePlace } from '@/shell/place.ts'
import { AgentBadge } from '@/ui/patterns/agent-badge.tsx'
import { Button, buttonStyle } from '@/ui/primitives/button.tsx'

/** What the page is called, and what can be done with it. */
export function PersonaBar({
  output,
  isEdited,
  undo,
}: {
  output: OutputAnswer
  isEdited: boolean
  undo: ReactNode
}) {
  const { user } = useMe()
  const can = useCan()
  const place = usePlace()
  const { report } = useProgress(user.id)
  const { id, title, session_id: session } = output
  const own = place.agent(`/persona/${id}`)
  const manage = can('outputs.manage')
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div>
        <AgentBadge agent="persona" name="Persona" />
        {/* The name below says the same in large type. */}
        <h1 tabIndex={-1} className="sr-only">
          {title}
        </h1>
      </div>
      <div className="flex flex-wrap items-center gap-2 print:hidden">
        {undo}
        {session && (
          <Link
            to={place.agent(`/persona/session/${session}`)}
            className={buttonStyle({ size: 'sm', variant: 'quiet' })}
          >
            Open its session
          </Link>
        )}
        <Link
          to={place.page(`/outputs/${id}`)}
          className={buttonStyle({ size: 'sm', variant: 'quiet' })}
        >
          Open as a document
        </Link>
        {manage && <SaveButton output={output} onSaved={() => report({ outputsSaved: 1 })} />}
        <ExportMenu id={id} title={title} content={output.content} />
        <Button size="sm" onClick={() => window.print()}>
          Print
        </Button>
        {manage && (
          <Link to={isEdited ? own : `${own}/edit`} className={buttonStyle({ size: 'sm' })}>
            {isEdited ? 'Done editing' : 'Edit'}
          </Link>
        )}
      </div>
    </header>
  )
}
