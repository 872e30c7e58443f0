import { CASE_WORDS } from '@sextant/contracts/marketing-strategy/case-words'
import { POSITION_WORDS } from '@sextant/contracts/marketing-strategy/positioning-words'
import { STEP_WORDS } from '@sextant/contracts/marketing-strategy/step-words'
import type { StrategySections } from '@sextant/contracts/marketing-strategy/strategies'
import type { Note } from '../rendering/paper.ts'

/** What stands in words beside the drawings. */
export const notes = ({
  segments,
  positioning,
  messaging,
  budget,
  funnel,
  doubts,
  missing,
  bottleneck,
}: StrategySections): Note[] => [
  ...doubts.map(value => ({ label: 'Does not fit', value })),
  ...(bottleneck?.follows ?? []).map(value => ({
    label: `What decides: ${CASE_WORDS[bottleneck!.id].toLowerCase()}`,
    value,
  })),
  { label: 'Why this group', value: segments.reason },
  { label: 'In one sentence', value: positioning.statement },
  ...positioning.parts.flatMap(({ part, claims }) =>
    claims.map(value => ({ label: POSITION_WORDS[part], value })),
  ),
  { label: 'Promise', value: messaging.promise },
  ...(messaging.open ? [{ label: 'Messaging house', value: messaging.open }] : []),
  ...(funnel.open ? [{ label: 'Funnel', value: funnel.open }] : []),
  { label: 'How the money is shared out', value: budget.method },
  { label: 'What a win is worth', value: budget.worthFrom },
  ...missing.map(({ step, claim }) => ({
    label: `Missing for ${STEP_WORDS[step].name}`,
    value: claim,
  })),
]
