import type { OutputEdit } from '@sextant/contracts/agent-outputs/routes'
import type { Deliverable } from '@sextant/contracts/stored-deliverable'
import { useCallback } from 'react'
import { DeliverableEditing } from '@/agents/editing/index.ts'
import { ToolDrawing } from '@/agents/tool/index.ts'
import { Marks } from './marks.tsx'
import { MoveList } from './move-list.tsx'

/** A deliverable's own form with its sources and what to do first, without what every deliverable says around it. */
export function FormAlone({
  deliverable,
  onEdit,
  busy,
}: {
  deliverable: Deliverable
  onEdit?: (edits: OutputEdit[]) => Promise<boolean>
  busy: boolean
}) {
  const marks = useCallback((numbers: readonly number[]) => <Marks numbers={numbers} />, [])
  return (
    <DeliverableEditing onEdit={onEdit} busy={busy} marks={marks} sources={deliverable.sources}>
      <ToolDrawing deliverable={deliverable} />
      {deliverable.moves.length > 0 && (
        <section className="mt-8 border-t border-line pt-5">
          <h3 className="mb-1 font-semibold">What to do first</h3>
          <MoveList moves={deliverable.moves} layout="document" />
        </section>
      )}
    </DeliverableEditing>
  )
}
