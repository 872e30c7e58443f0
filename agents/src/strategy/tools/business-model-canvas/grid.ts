import type { CanvasBody } from '@sextant/contracts/strategy/business-model-canvas'
import { NONE_NAMED } from '../../../core/not-rated.ts'
import type { Grid, GridCell } from '../../../rendering/paper.ts'

type CanvasBlock = CanvasBody['blocks'][number]

const itemsOf = ({ items }: CanvasBlock, riskiest: string | null): GridCell['items'] =>
  items.map(({ id, claim }) => ({ claim, ...(id === riskiest && { stress: 'Riskiest' }) }))

const NOTHING: GridCell['items'][number] = { claim: { text: NONE_NAMED, sources: [] } }

/** The nine blocks as they are known. */
export function grid(body: CanvasBody): Grid {
  const cell = (id: CanvasBody['blocks'][number]['id'], more: Partial<GridCell> = {}): GridCell => {
    const block = body.blocks.find(item => item.id === id)
    return {
      heading: block?.name ?? '',
      span: 2,
      ...more,
      items: block && block.items.length > 0 ? itemsOf(block, body.riskiest) : [NOTHING],
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
