import { Button } from '../primitives/button.tsx'

/** From page to page of a long list. page counts from 0; total and size are lines. words: the buttons, for a list that is not newest first. Shows nothing when one page holds all. */
export function Pager({
  page,
  size,
  total,
  onPage,
  words = ['Newer', 'Older'],
}: {
  page: number
  size: number
  total: number
  onPage: (page: number) => void
  words?: readonly [string, string]
}) {
  if (total <= size && page === 0) return null
  const first = page * size + 1
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center gap-3">
      <Button disabled={page === 0} onClick={() => onPage(page - 1)}>
        {words[0]}
      </Button>
      <Button disabled={(page + 1) * size >= total} onClick={() => onPage(page + 1)}>
        {words[1]}
      </Button>
      <span className="cap">
        {first > total ? total : first}–{Math.min(total, (page + 1) * size)} of {total}
      </span>
    </nav>
  )
}
