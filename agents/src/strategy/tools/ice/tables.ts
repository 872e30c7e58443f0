import type { Table } from '@sextant/contracts/deliverable'
import type { IceIdea } from '@sextant/contracts/strategy/ice'
import type { DeliverableOf } from '@sextant/contracts/stored-deliverable'
import { NOT_RATED } from '../../../core/not-rated.ts'

const text = (label: string) => ({ label, numeric: false })
const number = (label: string) => ({ label, numeric: true })

export function tables({ body }: DeliverableOf<'ice'>): Table[] {
  const own = body.ideas.filter(idea => !isBeside(idea))
  const beside = body.ideas.filter(isBeside)
  // Without ideas of the person's own the moves are the list.
  const isApart = own.length > 0 && beside.length > 0
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
      rows: (isApart ? own : body.ideas).map(row),
    },
    ...(isApart ? [considered(beside)] : []),
  ]
}

/** A move of the collection without a place among the person's own ideas. */
const isBeside = ({ claim, impact, rank }: IceIdea): boolean =>
  claim.evidence === 'rule' && impact === null && rank === null

const considered = (ideas: readonly IceIdea[]): Table => ({
  title: 'Moves to consider beside them',
  columns: [text('Move'), text('What speaks for it')],
  rows: ideas.map(({ claim, because }) => [
    claim.text.replace(/\.$/, ''),
    because.text.replace(/^Impact: not rated[^.]*\. /, ''),
  ]),
})

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
