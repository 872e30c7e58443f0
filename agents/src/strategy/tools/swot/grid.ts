import type { SwotBody } from '@sextant/contracts/strategy/swot'
import { SWOT_QUADRANTS, type TowsKind, TOWS_NAMES } from '@sextant/contracts/strategy/swot-words'
import type { Grid, GridCell } from '../../../rendering/paper.ts'

/** The four quadrants with the moves between them. */
export function grid(body: SwotBody): Grid {
  const quadrant = (which: keyof typeof SWOT_QUADRANTS): GridCell => ({
    heading: SWOT_QUADRANTS[which].name,
    note: SWOT_QUADRANTS[which].note,
    items: body[which].map(({ id, claim }) => ({ mark: id, claim })),
  })
  const moves = (kind: TowsKind): GridCell => ({
    heading: TOWS_NAMES[kind],
    note: kind,
    tinted: true,
    items: body.moves
      .filter(move => move.kind === kind)
      .map(move => ({ mark: move.uses.join(' × '), claim: move.claim })),
  })
  return {
    columns: 2,
    narrow: false,
    rows: [
      [quadrant('strengths'), quadrant('weaknesses')],
      [moves('SO'), moves('WO')],
      [moves('ST'), moves('WT')],
      [quadrant('opportunities'), quadrant('threats')],
    ],
  }
}
