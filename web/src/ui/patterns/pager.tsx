import { Button } from '../primitives/button.tsx'

/** From page to page of a long list, newest first. page counts from 0; total and size are lines. Shows nothing when one page holds all. */
export function Pager({ page, size, total, onPage }: { page: number; size: number; total: number; onPage: (page: number) => void }) {
  if (total <= size && page === 0) return null
  const first = page * size + 1
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center gap-3">
      <Button disabled={page === 0} onClick={() => onPage(page - 1)}>Newer</Button>
      <Button disabled={(page + 1) * size >= total} onClick={() => onPage(page + 1)}>Older</Button>
      <span className="cap">{first > total ? total : first}–{Math.min(total, (page + 1) * size)} of {total}</span>
    </nav>
  )
}
