import type { ModelMove, ModelWork } from '@sextant/contracts/model-work'
import type { DeliverableOf } from '@sextant/contracts/stored-deliverable'
import type { Company } from '../../company/company.ts'
import { draftAtDesk } from '../../core/draft.ts'
import { withModel } from '../../core/jobs/apply.ts'
import type { ToolId } from '../../core/tool.ts'
import { toolFor } from '../../tools.ts'
import { knownOf } from './known.ts'

/** A move as a language model thinks of one, put before all others. */
export const moveOfModel = (id: string, given: Partial<ModelMove>): ModelMove => ({
  id,
  title: 'Begin with those who know us',
  because: 'It comes before everything else.',
  steps: ['List them.', 'Ask them.', 'Count them.'],
  metric: 'How many answer',
  stop: 'Nobody of them answers',
  rests: [],
  owner: 'owner',
  work: 'hours',
  shows: 'weeks',
  cost: 'nothing',
  verdict: 'carries',
  ...given,
})

/** A strategy with moves of a language model among those of the engine. */
export function withMoves<K extends ToolId>(
  tool: K,
  company: Company,
  moves: readonly ModelMove[],
): DeliverableOf<K> {
  const work: ModelWork = {
    label: 'Scripted model',
    figures: {},
    facts: {},
    findings: [],
    moves: [...moves],
    order: moves.map(({ id }) => ({ move: id, reason: 'First things first.' })),
    statements: [],
  }
  return withModel(
    draftAtDesk(toolFor<ToolId>(tool), knownOf(tool, company)),
    work,
  ) as DeliverableOf<K>
}
