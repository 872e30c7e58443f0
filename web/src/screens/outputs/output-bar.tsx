import type { OutputAnswer } from '@sextant/contracts/agent-outputs/routes'
import { agentById } from '@sextant/contracts/catalogue'
import { TITLE_MAX } from '@sextant/contracts/limits'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { useRemoveOutput } from '@/features/outputs/api/remove-output.ts'
import { useRenameOutput } from '@/features/outputs/api/rename-output.ts'
import { ExportMenu } from '@/features/outputs/components/export-menu.tsx'
import { SaveButton } from '@/features/outputs/components/save-button.tsx'
import { useProgress } from '@/features/progress/use-progress.tsx'
import { useCan, useMe } from '@/features/session/api/get-me.ts'
import { usePlace } from '@/shell/place.ts'
import { RenameDialog } from '@/ui/patterns/rename-dialog.tsx'
import { Button, buttonStyle } from '@/ui/primitives/button.tsx'
import { AskAboutOutput } from './ask-about-output.tsx'

// It brings the comparing of words, which nobody needs before it is opened.
const VersionsDialog = lazy(() => import('@/features/outputs/components/versions-dialog.tsx'))

/** What can be done with the whole of an output. id: as the address has it; undo: the way back of the last edit. */
export function OutputBar({
  id,
  output,
  undo,
}: {
  id: string
  output: OutputAnswer
  undo: ReactNode
}) {
  const { user } = useMe()
  const can = useCan()
  const place = usePlace()
  const navigate = useNavigate()
  const { report } = useProgress(user.id)
  const [naming, setNaming] = useState(false)
  const [comparing, setComparing] = useState(false)
  const renaming = useRenameOutput('in place')
  const removing = useRemoveOutput()
  const { title, session_id, agent_type } = output
  const manage = can('outputs.manage')
  return (
    <>
      <div className="flex flex-wrap items-center justify-end gap-x-6 gap-y-3 print:hidden">
        <div className="flex flex-wrap items-center gap-2">
          {undo}
          {session_id && (
            <Link
              to={place.agent(`${agentById(agent_type).path}/session/${session_id}`)}
              className={buttonStyle({ size: 'sm', variant: 'quiet' })}
            >
              Open its session
            </Link>
          )}
          <Button size="sm" variant="quiet" onClick={() => setComparing(true)}>
            Versions
          </Button>
          {manage && (
            <Button size="sm" variant="quiet" onClick={() => setNaming(true)}>
              Rename
            </Button>
          )}
          {manage && (
            <Button
              size="sm"
              variant="quiet"
              busy={removing.saving}
              onClick={() =>
                void removing.save({ id, title }, () => navigate(place.page('/outputs')))
              }
            >
              Delete
            </Button>
          )}
          {manage && <SaveButton output={output} onSaved={() => report({ outputsSaved: 1 })} />}
          {can('portal.ask') && <AskAboutOutput output={output} />}
          <ExportMenu id={id} title={title} content={output.content} />
        </div>
      </div>
      {comparing && (
        <Suspense fallback={null}>
          <VersionsDialog output={output} mayChange={manage} onClose={() => setComparing(false)} />
        </Suspense>
      )}
      {naming && (
        <RenameDialog
          title="Rename output"
          value={title}
          max={TITLE_MAX}
          onClose={() => setNaming(false)}
          onRename={next => renaming.save({ id, title: next })}
        />
      )}
    </>
  )
}
