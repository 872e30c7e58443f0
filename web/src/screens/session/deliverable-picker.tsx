import { toolById } from '@sextant/contracts/catalogue'
import { draftNames } from '@/features/agent-session/draft-names.ts'
import type { GrowingDraft, SessionState } from '@/features/agent-session/session-state.ts'
import { NativeSelect } from '@/ui/primitives/native-select.tsx'
import { useAgentPlace } from './use-agent-place.ts'

/** Which of a conversation's deliverables is shown, the newest first. */
export function DeliverablePicker({
  outputs,
  growing,
  shown,
  onChoose,
}: {
  outputs: SessionState['outputs']
  growing: GrowingDraft | null
  shown: string
  onChoose: (id: string) => void
}) {
  const { agent } = useAgentPlace()
  return (
    <div className="w-64 max-md:w-full">
      <NativeSelect
        aria-label="Which deliverable"
        value={shown}
        onChange={event => onChoose(event.target.value)}
      >
        {growing && (
          <option value={growing.outputId}>{toolById(growing.tool).name}, being written</option>
        )}
        {draftNames(outputs, agent.name)
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
}
