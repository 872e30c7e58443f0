import { cn } from '../cn.ts'

/** Waiting with nothing to show yet. Appears only after a quarter of a second, so that quick answers do not flicker. */
export function LoadingScreen({
  label = 'Loading...',
  className,
}: {
  label?: string
  className?: string
}) {
  return (
    <output
      className={cn(
        'grid flex-1 place-content-center justify-items-center gap-3 p-16 [animation:appear_120ms_250ms_backwards]',
        className,
      )}
    >
      <span
        aria-hidden
        className="size-5 animate-spin rounded-full border-2 border-line-strong border-r-transparent"
      />
      <span className="text-caption text-ink-3">{label}</span>
    </output>
  )
}
