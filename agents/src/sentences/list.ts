import { listFormat } from '@sextant/contracts/formats'
import { Hole, type Position } from './hole.ts'

/** "the van, the oven and the mixer"; with `or` for alternatives. */
export class ListText extends Hole {
  readonly #items: readonly Hole[]
  readonly #type: Intl.ListFormatType

  constructor(items: readonly Hole[], type: 'and' | 'or' = 'and') {
    super(items.flatMap(item => item.origins))
    this.#items = items
    this.#type = type === 'and' ? 'conjunction' : 'disjunction'
  }

  override render(position: Position): string {
    const words = this.#items.map((item, index) => item.render(index === 0 ? position : 'middle'))
    return listFormat('en-GB', { type: this.#type }).format(words)
  }
}
