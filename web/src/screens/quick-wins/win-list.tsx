import type { QuickWinRow } from '@sextant/contracts/quick-wins/routes'
import { useId } from 'react'
import { WinLine } from '@/features/quick-wins/components/win-line.tsx'

type WinListProps = {
  title: string
  wins: readonly QuickWinRow[]
  hrefOf: (id: string) => string
  today: string
}

/** Started ones under a heading; nothing where there is none. */
export function WinList({ title, wins, hrefOf, today }: WinListProps) {
  const id = useId()
  if (wins.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="border-b border-line-strong pb-2 font-semibold">
        {title} <span className="font-normal text-ink-3">{wins.length}</span>
      </h2>
      <ul>
        {wins.map(win => (
          <WinLine key={win.id} win={win} href={hrefOf(win.id)} today={today} />
        ))}
      </ul>
    </section>
  )
}
