import { cn } from '@/ui/cn.ts'

/** Which of the plan's moves it is, told in words to who does not see it. */
export function MoveNumber({ n, small = false }: { n: number | undefined; small?: boolean }) {
  if (n === undefined) return null
  return (
    <span
      className={cn(
        'book tabular-nums',
        small
          ? 'inline-grid size-4 place-items-center rounded-full bg-act text-[0.6875rem] font-semibold text-on-act'
          : 'text-display leading-none text-act',
      )}
    >
      <span className="sr-only">Number </span>
      {n}
    </span>
  )
}
