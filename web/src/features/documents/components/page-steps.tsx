import { ChevronLeftIcon, ChevronRightIcon } from 'lucide-react'
import { Button } from '@/ui/primitives/button.tsx'

type PageStepsProps = {
  /** What a page of it is called: page, slide, sheet. */
  part: string
  reading: { page: number; pageCount: number; show: (page: number) => void }
}

/** The way through the pages of a document, one at a time; a single page needs none. */
export function PageSteps({ part, reading: { page, pageCount, show } }: PageStepsProps) {
  if (pageCount < 2) return null
  const step = (by: number) => ({
    disabled: page + by < 1 || page + by > pageCount,
    onClick: () => show(page + by),
  })
  return (
    <div className="flex items-center gap-3">
      <Button size="icon" aria-label={`The ${part} before`} {...step(-1)}>
        <ChevronLeftIcon aria-hidden />
      </Button>
      <p>
        <b>{page}</b> of {pageCount}
      </p>
      <Button size="icon" aria-label={`The next ${part}`} {...step(1)}>
        <ChevronRightIcon aria-hidden />
      </Button>
    </div>
  )
}
