import type { Table } from '@sextant/contracts/deliverable'
import type { DeliverableOf } from '@sextant/contracts/stored-deliverable'
import type { SwotFactor } from '@sextant/contracts/strategy/swot'
import { TOWS_NAMES } from '@sextant/contracts/strategy/swot-words'
import { NOT_RATED } from '../../../core/not-rated.ts'

const text = (label: string) => ({ label, numeric: false })
const number = (label: string) => ({ label, numeric: true })

export function tables({ body }: DeliverableOf<'swot'>): Table[] {
  const quadrants: [string, readonly SwotFactor[]][] = [
    ['Strength', body.strengths],
    ['Weakness', body.weaknesses],
    ['Opportunity', body.opportunities],
    ['Threat', body.threats],
  ]
  return [
    {
      title: 'SWOT factors',
      columns: [
        text('Id'),
        text('Quadrant'),
        text('Factor'),
        number('Impact (1–5)'),
        number('Likelihood (1–5)'),
        number('Score'),
      ],
      rows: quadrants.flatMap(([name, factors]) => factors.map(factor => row(name, factor))),
    },
    {
      title: 'Moves',
      columns: [
        text('Kind'),
        text('Move'),
        text('Rests on'),
        number('Rank, 0–1 (effect × certainty × what is at hand)'),
      ],
      rows: body.moves.map(move => [
        `${move.kind} ${TOWS_NAMES[move.kind]}`,
        move.claim.text,
        move.uses.join(' × '),
        move.score,
      ]),
    },
  ]
}

const row = (quadrant: string, factor: SwotFactor): (string | number)[] => [
  factor.id,
  quadrant,
  factor.claim.text,
  factor.impact ?? NOT_RATED,
  factor.likelihood ?? NOT_RATED,
  factor.score ?? NOT_RATED,
]
