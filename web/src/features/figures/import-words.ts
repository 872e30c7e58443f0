import type { ImportRow } from '@sextant/contracts/figures/import-row'

/** "13 new, 11 restated, 34 as before". */
export function sayCounts({ new: fresh = 0, restated = 0, same = 0 }: ImportRow['counts']): string {
  const parts = [
    [fresh, 'new'],
    [restated, 'restated'],
    [same, 'as before'],
  ] as const
  const said = parts.filter(([count]) => count > 0)
  if (said.length === 0) return 'no lines'
  return said.map(([count, words]) => `${count.toLocaleString('en-GB')} ${words}`).join(', ')
}

const VIA = { api: 'sent by API', hand: 'typed by hand' } as const

/** What came: the names of its files, or how else. */
export function sayVia({ via, files }: Pick<ImportRow, 'via' | 'files'>): string {
  if (via !== 'files') return VIA[via]
  const [first, ...more] = files.map(({ name }) => name)
  if (!first) return 'no file'
  return more.length === 0 ? first : `${first} and ${more.length} more`
}
