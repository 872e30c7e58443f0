import { frameworkById, type FrameworkId } from '@sextant/contracts/catalogue'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { messageOf } from '@/client/api.ts'
import { draftNames } from '@/features/agent-session/draft-names.ts'
import type { GrowingDraft, SessionState } from '@/features/agent-session/session-state.ts'
import { readableLabel } from '@/features/insights/insight-form.ts'
import { outputQuery } from '@/features/outputs/api/outputs.ts'
import { CombinedDocument } from '@/features/outputs/components/combined-document.tsx'
import { DeliverableView } from '@/features/outputs/components/deliverable-view.tsx'
import { ExportMenu } from '@/features/outputs/components/export-menu.tsx'
import { SaveButton } from '@/features/outputs/components/save-button.tsx'
import { UndoButton } from '@/features/outputs/components/undo-button.tsx'
import { useEditOutput } from '@/features/outputs/use-edit-output.ts'
import { useProgress } from '@/features/progress/use-progress.tsx'
import { useCan, useMe } from '@/features/session/api/get-me.ts'
import { EmptyState } from '@/ui/patterns/empty-state.tsx'
import { ErrorState } from '@/ui/patterns/error-state.tsx'
import { buttonStyle } from '@/ui/primitives/button.tsx'
import { NativeSelect } from '@/ui/primitives/native-select.tsx'
import { Skeleton } from '@/ui/primitives/skeleton.tsx'
import { useStrategyPlace } from './use-strategy-place.ts'

type DeliverablePaneProps = {
  state: SessionState
  growing: GrowingDraft | null
  chosen: string | null
  onChoose: (id: string) => void
  tool: FrameworkId | null
  /** Ids of the messages that are shown. */ thread: ReadonlySet<string>
}

/** What the conversation brings: the growing draft, the newest stored deliverable, or the one that was chosen. */
export function DeliverablePane({
  state,
  growing,
  chosen,
  onChoose,
  tool,
  thread,
}: DeliverablePaneProps) {
  const newest = state.outputs.at(-1)?.id ?? null
  const shown = chosen ?? (growing ? null : newest)
  if (!shown && !growing)
    return <NothingYet tool={tool} running={state.run?.status === 'running'} />
  const stays = state.outputs.length + (growing ? 1 : 0) > 1
  const picker = stays && (
    <div className="w-64 max-md:w-full">
      <NativeSelect
        aria-label="Which deliverable"
        value={shown ?? growing?.outputId ?? ''}
        onChange={event => onChoose(event.target.value)}
      >
        {growing && (
          <option value={growing.outputId}>
            {frameworkById(growing.framework).name}, being written
          </option>
        )}
        {draftNames(state.outputs)
          .toReversed()
          .map(({ id, name }, index) => (
            <option key={id} value={id}>
              {name}
              {index === 0 && !growing ? ' (newest)' : ''}
            </option>
          ))}
      </NativeSelect>
    </div>
  )
  if (growing && (!shown || shown === growing.outputId)) {
    return (
      <>
        {picker && <div className="mb-4">{picker}</div>}
        <DeliverableView
          deliverable={growing.content}
          layout="pane"
          growing={state.run?.status === 'running'}
        />
      </>
    )
  }
  const from = state.outputs.find(({ id }) => id === shown)?.from ?? null
  return (
    shown && (
      <Stored
        key={shown}
        id={shown}
        sessionTitle={state.title}
        earlier={from !== null && !thread.has(from)}
        draft={state.draft?.outputId === shown ? state.draft : null}
        picker={picker}
      />
    )
  )
}

function Stored({
  id,
  draft,
  picker,
  sessionTitle,
  earlier,
}: {
  id: string
  sessionTitle: string
  /** Written for another branch of the conversation. */ earlier: boolean
  draft: GrowingDraft | null
  picker: ReactNode
}) {
  const { user } = useMe()
  const can = useCan()
  const { report } = useProgress(user.id)
  const here = useStrategyPlace()
  const output = useQuery(outputQuery(id))
  const { edit, busy, undo } = useEditOutput(id)
  if (output.isError && Reflect.get(output.error, 'status') === 404) {
    return (
      <>
        {picker && <div className="mb-4">{picker}</div>}
        <EmptyState
          title="This deliverable was deleted"
          action={
            <Link to={here.outputs} className={buttonStyle()}>
              Go to Outputs
            </Link>
          }
        >
          The conversation is still here. Ask for a new draft, or take another framework.
        </EmptyState>
      </>
    )
  }
  if (output.isError)
    return (
      <ErrorState title={messageOf(output.error)} onRetry={() => void output.refetch()}>
        The deliverable could not be fetched. It may have been deleted under Outputs.
      </ErrorState>
    )
  // What was just streamed stands until its final form is here.
  if (!output.data)
    return draft ? (
      <DeliverableView deliverable={draft.content} layout="pane" />
    ) : (
      <div className="grid gap-4">
        <output className="sr-only">Loading the deliverable</output>
        <Skeleton className="h-8 w-2/3" />
        <Skeleton className="h-4 w-1/2" />
        <Skeleton className="h-72" />
      </div>
    )
  const { content, tables } = output.data
  const insights = output.data.insights.map(insight => ({
    ...insight,
    label: readableLabel(insight.label),
  }))
  const mayEdit = can('outputs.manage')
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-2 print:hidden">
        {picker}
        {mayEdit && <SaveButton output={output.data} onSaved={() => report({ outputsSaved: 1 })} />}
        <UndoButton undo={undo} busy={busy} />
        <ExportMenu id={id} title={output.data.title} />
        <Link to={here.output(id)} className="link link-alone ml-1 text-caption">
          Open as a document
        </Link>
      </div>
      {output.data.title !== sessionTitle && <p className="cap mb-2">{output.data.title}</p>}
      {earlier && <p className="cap mb-2">From an earlier version of this conversation.</p>}
      {content.framework === 'strategy-document' ? (
        <CombinedDocument document={content} layout="pane" insights={insights} />
      ) : (
        <DeliverableView
          deliverable={content}
          layout="pane"
          tables={tables}
          insights={insights}
          busy={busy}
          {...(mayEdit ? { onEdit: edit } : {})}
        />
      )}
    </>
  )
}

/** Before the first draft: what will stand here. */
function NothingYet({ tool, running }: { tool: FrameworkId | null; running: boolean }) {
  const framework = tool && frameworkById(tool)
  return (
    <div className="max-w-[38em]">
      <p className="cap">{framework ? framework.name : 'Your deliverable'}</p>
      <h2 className="book mt-1 text-title font-[480] tracking-[-0.006em]">
        {framework ? framework.answers : 'Tell the agent which decision you face.'}
      </h2>
      <p className="mt-2 text-ink-2">
        {framework
          ? `${framework.brings}.`
          : 'It picks the framework that answers it, asks what it needs to know, and writes here.'}
      </p>
      <p className="mt-4 text-ink-2">
        {running
          ? 'The agent is reading your answer.'
          : 'It grows here as soon as the agent knows enough: at most seven questions, or at once when you say “just draft it”. Every claim will carry its source, every number its formula.'}
      </p>
    </div>
  )
}
