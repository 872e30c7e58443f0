import type { Table } from '@sextant/contracts/deliverable'
import type { DeliverableOf } from '@sextant/contracts/stored-deliverable'
import type { SwotBody, SwotFactor, TowsMove } from '@sextant/contracts/strategy/swot'
import { TOWS_NAMES } from '@sextant/contracts/strategy/swot-words'
import { NOT_RATED } from '../../../core/not-rated.ts'

const text = (label: string) => ({ label, numeric: false })
const number = (label: string) => ({ label, numeric: true })

export function tables({ body, moves }: DeliverableOf<'swot'>): Table[] {
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
    ...(body.moves.length > 0 ? [movesTable(body, moves)] : []),
  ]
}

const movesTable = (body: SwotBody, moves: DeliverableOf<'swot'>['moves']): Table => ({
  title: 'Moves',
  columns: [text('Kind'), text('Move'), text('Rests on'), number('Order')],
  rows: body.moves.map(move => [
    `${move.kind} ${TOWS_NAMES[move.kind]}`,
    move.claim.text,
    move.uses.join(' × '),
    placeOf(move, body.moves, moves),
  ]),
})

/** Its place among the moves that are written out: 1 is the one that is decided on. */
function placeOf(
  move: TowsMove,
  rows: readonly TowsMove[],
  written: DeliverableOf<'swot'>['moves'],
): number {
  const index = written.findIndex(({ title }) => title.text === move.claim.text)
  return index === -1 ? rows.indexOf(move) + 1 : index + 1
}

const row = (quadrant: string, factor: SwotFactor): (string | number)[] => [
  factor.id,
  quadrant,
  factor.claim.text,
  factor.impact ?? NOT_RATED,
  factor.likelihood ?? NOT_RATED,
  factor.score ?? NOT_RATED,
]
