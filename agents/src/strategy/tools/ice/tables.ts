import type { Table } from '@sextant/contracts/deliverable'
import type { IceIdea } from '@sextant/contracts/strategy/ice'
import type { DeliverableOf } from '@sextant/contracts/stored-deliverable'
import { NOT_RATED } from '../../../core/not-rated.ts'

const text = (label: string) => ({ label, numeric: false })
const number = (label: string) => ({ label, numeric: true })

export function tables({ body }: DeliverableOf<'ice'>): Table[] {
  return [
    {
      title: 'Ideas by ICE score',
      columns: [
        number('Rank'),
        text('Idea'),
        number('Impact (1–10)'),
        number('Confidence (1–10)'),
        number('Ease (1–10)'),
        text('Evidence'),
        number('Score'),
        text('Made of'),
      ],
      rows: body.ideas.map(row),
    },
  ]
}

const row = (idea: IceIdea): (string | number)[] => [
  idea.rank ?? (idea.score === null ? NOT_RATED : 'beside'),
  idea.claim.evidence === 'rule'
    ? `${idea.claim.text.replace(/\.$/, '')} (a move of the collection)`
    : idea.claim.text,
  idea.impact ?? NOT_RATED,
  idea.confidence,
  idea.ease ?? NOT_RATED,
  idea.evidence,
  idea.score ?? NOT_RATED,
  idea.because.text,
]
