import type { CanvasBody } from '@sextant/contracts/strategy/business-model-canvas'
import { CANVAS_GAPS } from '@sextant/contracts/strategy/canvas-blocks'
import type { Grid, GridCell } from '../../../rendering/paper.ts'

type CanvasBlock = CanvasBody['blocks'][number]

const itemsOf = ({ items }: CanvasBlock, riskiest: string | null): GridCell['items'] =>
  items.map(({ id, claim }) => ({ claim, ...(id === riskiest && { stress: 'Riskiest' }) }))

/** What would fill an empty block. */
const gapOf = (id: CanvasBlock['id']): GridCell['items'][number] => ({
  claim: { text: CANVAS_GAPS[id], sources: [] },
})

/** The nine blocks as they are known. */
export function grid(body: CanvasBody): Grid {
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
