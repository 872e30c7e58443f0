import type { MessageRow } from '@sextant/contracts/agent-events'
import type { ToolId } from '@sextant/contracts/catalogue'
import { CertainAlready } from '@/features/company/components/certain-already.tsx'
import { RateThese } from '@/features/company/components/rate-these.tsx'
import { useCan } from '@/features/session/api/get-me.ts'
import type { GrowingDraft, SessionState } from '@/features/agent-session/session-state.ts'
import { DeliverableView } from '@/features/outputs/components/deliverable-view.tsx'
import { DeliverablePicker } from './deliverable-picker.tsx'
import { Outline } from './outline.tsx'
import { shownDeliverable } from './shown-deliverable.ts'
import { StoredDeliverable } from './stored-deliverable.tsx'
import type { Asked, CardDraft } from './use-card-draft.ts'
import { useAgentPlace } from './use-agent-place.ts'

type DeliverablePaneProps = {
  state: SessionState
  /** What the session is called. */ name: string
  /** The deliverable that the session is called after has another title. */
  onRetitled: (title: string) => void
  growing: GrowingDraft | null
  chosen: string | null
  onChoose: (id: string) => void
  tool: ToolId | null
  /** The messages that are shown. */ thread: readonly MessageRow[]
  /** The open question's card, and what is filled in there. */
  asked: Asked | null
  card: CardDraft
}

/** What the conversation brings: the growing draft, the newest stored deliverable, or the one that was chosen. */
export function DeliverablePane({
  state,
  name,
  onRetitled,
  growing,
  chosen,
  onChoose,
  tool,
  thread,
  asked,
  card,
}: DeliverablePaneProps) {
  const here = useAgentPlace()
  const canRate = useCan()('insights.manage')
  const shown = shownDeliverable(state.outputs, growing, chosen)
  const running = state.run?.status === 'running'
  if (!shown)
    return (
      <>
        <Outline tool={tool} running={running} thread={thread} asked={asked} card={card} />
        {canRate && tool && (
          <div className="mt-6 empty:hidden">
            <RateThese clientId={here.scope.clientId} tool={tool} />
          </div>
        )}
        <CertainAlready clientId={here.scope.clientId} known={here.known} />
      </>
    )
  const several = state.outputs.length + (growing ? 1 : 0) > 1
  const picker = several && (
    <DeliverablePicker
      outputs={state.outputs}
      growing={growing}
      shown={shown.id}
      onChoose={onChoose}
    />
  )
  if (shown.growing)
    return (
      <>
        {picker && <div className="mb-4">{picker}</div>}
        <DeliverableView deliverable={shown.growing.content} layout="pane" growing={running} />
      </>
    )
  const from = state.outputs.find(({ id }) => id === shown.id)?.from ?? null
  return (
    <StoredDeliverable
      key={shown.id}
      id={shown.id}
      sessionTitle={name}
      onRetitled={onRetitled}
      earlier={from !== null && !thread.some(({ id }) => id === from)}
      draft={state.draft?.outputId === shown.id ? state.draft : null}
      picker={picker}
    />
  )
}
