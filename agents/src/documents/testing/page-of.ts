import type { PageBlock } from '@sextant/contracts/documents/rows'
import type { Page } from '../page.ts'

export type Block = readonly [sort: PageBlock['sort'], text: string]

/** A page out of blocks: cells of a row are parted by tabs. */
export function pageOf(...blocks: readonly Block[]): Page {
  let words = ''
  const placed = blocks.map(([sort, text]) => {
    const from = words === '' ? 0 : words.length + 1
    words = words === '' ? text : `${words}\n${text}`
    return { sort, from, to: words.length }
  })
  return { page: 3, words, blocks: placed }
}
