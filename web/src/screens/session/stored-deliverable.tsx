import { toolWordOf } from '@sextant/contracts/catalogue'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { messageOf } from '@/client/api.ts'
import type { GrowingDraft } from '@/features/agent-session/session-state.ts'
import { readableLabel } from '@/features/insights/insight-form.ts'
import { companyFactsQuery } from '@/features/company/api/company-model.ts'
import { outputQuery } from '@/features/outputs/api/outputs.ts'
import { DeliverableView } from '@/features/outputs/components/deliverable-view.tsx'
import { ExportMenu } from '@/features/outputs/components/export-menu.tsx'
import { OutputContent } from '@/features/outputs/components/output-content.tsx'
import { SaveButton } from '@/features/outputs/components/save-button.tsx'
import { UndoButton } from '@/features/outputs/components/undo-button.tsx'
import { useEditOutput } from '@/features/outputs/use-edit-output.ts'
import { useFollowFacts } from '@/features/outputs/use-follow-facts.ts'
import { useProgress } from '@/features/progress/use-progress.tsx'
import { useCan, useMe } from '@/features/session/api/get-me.ts'
import { EmptyState } from '@/ui/patterns/empty-state.tsx'
import { ErrorState } from '@/ui/patterns/error-state.tsx'
import { buttonStyle } from '@/ui/primitives/button.tsx'
import { Skeleton } from '@/ui/primitives/skeleton.tsx'
import { useActing } from './use-acting.ts'
import { useAgentPlace } from './use-agent-place.ts'

/** A deliverable as it is stored, with what can be done with it. picker: chooses another one. */
export function StoredDeliverable({
  id,
  draft,
  picker,
  sessionTitle,
  onRetitled,
  earlier,
}: {
  id: string
  sessionTitle: string
  onRetitled: (title: string) => void
  /** Written for another branch of the conversation. */ earlier: boolean
  draft: GrowingDraft | null
  picker: ReactNode
}) {
  const { user } = useMe()
  const can = useCan()
  const { report } = useProgress(user.id)
  const here = useAgentPlace()
  const output = useQuery(outputQuery(id))
  const { edit, busy, undo } = useEditOutput(id)
  useRetitled(output.data?.title, sessionTitle, onRetitled)
  const mayEdit = can('outputs.manage')
  const facts = useQuery(companyFactsQuery(output.data?.client_id ?? null))
  const { acting, busy: aiming } = useActing(output.data, mayEdit)
  const { rebuilding } = useFollowFacts(id, {
    facts: output.data && facts.data,
    content: output.data?.content,
    isAllowed: mayEdit,
  })
  if (output.isError)
    return <NotFetched error={output.error} picker={picker} onRetry={() => void output.refetch()} />
  if (!output.data) return <Awaited draft={draft} />
  const insights = output.data.insights.map(insight => ({
    ...insight,
    label: readableLabel(insight.label),
  }))
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-2 print:hidden">
        {picker}
        {mayEdit && <SaveButton output={output.data} onSaved={() => report({ outputsSaved: 1 })} />}
        <UndoButton undo={undo} busy={busy} />
        <ExportMenu id={id} title={output.data.title} content={output.data.content} />
        <Link to={here.output(id)} className="link link-alone ml-1 text-caption">
          {here.agent.hasPages ? 'Open its page' : 'Open as a document'}
        </Link>
      </div>
      {output.data.title !== sessionTitle && <p className="cap mb-2">{output.data.title}</p>}
      {earlier && <p className="cap mb-2">From an earlier version of this conversation.</p>}
      <OutputContent
        output={output.data}
        layout="pane"
        insights={insights}
        busy={busy || rebuilding || aiming}
        acting={acting}
        {...(mayEdit ? { onEdit: edit } : {})}
      />
    </>
  )
}

/** A session that is called after its deliverable goes on being called after it, as the server keeps it. */
function useRetitled(
  title: string | undefined,
  sessionTitle: string,
  onRetitled: (title: string) => void,
) {
  const before = useRef(title)
  useEffect(() => {
    const was = before.current
    before.current = title
    if (title !== undefined && was !== title && was === sessionTitle) onRetitled(title)
  }, [title, sessionTitle, onRetitled])
}

function NotFetched({
  error,
  picker,
  onRetry,
}: {
  error: Error
  picker: ReactNode
  onRetry: () => void
}) {
  const { agent, outputs } = useAgentPlace()
  if (Reflect.get(error, 'status') === 404)
    return (
      <>
        {picker && <div className="mb-4">{picker}</div>}
        <EmptyState
          title="This deliverable was deleted"
          action={
            <Link to={outputs} className={buttonStyle()}>
              Go to Outputs
            </Link>
          }
        >
          The conversation is still here. Ask for a new draft, or take another{' '}
          {toolWordOf(agent.id).one}.
        </EmptyState>
      </>
    )
  return (
    <ErrorState title={messageOf(error)} onRetry={onRetry}>
      The deliverable could not be fetched. It may have been deleted under Outputs.
    </ErrorState>
  )
}

/** What was just streamed stands until its final form is here. */
function Awaited({ draft }: { draft: GrowingDraft | null }) {
  if (draft) return <DeliverableView deliverable={draft.content} layout="pane" />
  return (
    <div className="grid gap-4">
      <output className="sr-only">Loading the deliverable</output>
      <Skeleton className="h-8 w-2/3" />
      <Skeleton className="h-4 w-1/2" />
      <Skeleton className="h-72" />
    </div>
  )
}
