import type { Deliverable } from '@sextant/contracts/stored-deliverable'
import { withModel } from './jobs/apply.ts'
import { toolFor } from '../tools.ts'
import { type Drafted, draftAtDesk } from './draft.ts'
import type { Known } from './known.ts'

/** In the words of the mind that is shown; what a model made is kept either way. */
export function freshDraft({ tool, mind, model, writer }: Deliverable, known: Known): Deliverable {
  const drafted = draftAtDesk(toolFor(tool), known) as Drafted
  if (!model) return drafted.deliverable
  if (mind === 'built-in') return { ...drafted.deliverable, model }
  const { notice } = writer
  const fresh = withModel(drafted, model)
  return { ...fresh, writer: { ...fresh.writer, notice } }
}
