import { LightbulbIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Button } from '@/ui/primitives/button.tsx'

/** How much of what was learned waits for a decision. */
export function LearnedButton({
  waiting,
  ...props
}: { waiting: number } & ComponentProps<typeof Button>) {
  const words = waiting === 1 ? '1 learned thing waits' : `${waiting} learned things wait`
  return (
    <Button
      variant="quiet"
      size="icon"
      className="relative"
      aria-label={words}
      title={words}
      aria-haspopup="dialog"
      {...props}
    >
      <LightbulbIcon aria-hidden className="size-[18px]!" />
      <span
        aria-hidden
        className="absolute top-0 right-0 min-w-4 rounded-full bg-warn-soft px-1 text-center text-mark leading-4 font-semibold text-warn"
      >
        {waiting}
      </span>
    </Button>
  )
}
