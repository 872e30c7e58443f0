import type { Claim } from '@sextant/contracts/deliverable'
import type { CanvasBody } from '@sextant/contracts/strategy/business-model-canvas'
import { CANVAS_GAPS } from '@sextant/contracts/strategy/canvas-blocks'
import type { StrategyDeliverable } from '@sextant/contracts/strategy/deliverable'
import type { SwotBody } from '@sextant/contracts/strategy/swot'
import { SWOT_QUADRANTS, type TowsKind, TOWS_NAMES } from '@sextant/contracts/strategy/swot-words'

/** `note` stands small behind the heading; `mark` before an item ("S1"). `tinted` is the agent's band; `stress` the item to look at first. */
export type GridCell = {
  heading: string
  note?: string
  items: readonly { mark?: string; claim: Claim; stress?: string }[]
  span?: number
  rows?: number
  tinted?: boolean
}
/** Rows as in HTML: a cell with `rows` or `span` takes the places below or beside it, which later rows leave out. */
export type Grid = { columns: number; rows: readonly (readonly GridCell[])[]; narrow: boolean }

function swotGrid(body: SwotBody): Grid {
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

type CanvasBlock = CanvasBody['blocks'][number]

const itemsOf = ({ items }: CanvasBlock, riskiest: string | null): GridCell['items'] =>
  items.map(({ id, claim }) => ({ claim, ...(id === riskiest && { stress: 'Riskiest' }) }))

/** What would fill an empty block. */
const gapOf = (id: CanvasBlock['id']): GridCell['items'][number] => ({
  claim: { text: CANVAS_GAPS[id], sources: [] },
})

function canvasGrid(body: CanvasBody): Grid {
  const cell = (id: CanvasBody['blocks'][number]['id'], more: Partial<GridCell> = {}): GridCell => {
    const block = body.blocks.find(item => item.id === id)
    return {
      heading: block?.name ?? '',
      span: 2,
      ...more,
      items: block && block.items.length > 0 ? itemsOf(block, body.riskiest) : [gapOf(id)],
    }
  }
  return {
    columns: 10,
    narrow: true,
    rows: [
      [
        cell('partners', { rows: 2 }),
        cell('activities'),
        cell('value', { rows: 2, tinted: true }),
        cell('relationships'),
        cell('segments', { rows: 2 }),
      ],
      [cell('resources'), cell('channels')],
      [cell('costs', { span: 5 }), cell('revenue', { span: 5 })],
    ],
  }
}

/** The frameworks that are tables themselves, as they are drawn on paper; null for those with a drawing, and for VRIO, whose twin is its drawing. */
export function gridOf(deliverable: StrategyDeliverable): Grid | null {
  if (deliverable.framework === 'swot') return swotGrid(deliverable.body)
  if (deliverable.framework === 'business-model-canvas') return canvasGrid(deliverable.body)
  return null
}
