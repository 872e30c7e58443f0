import { TriangleAlertIcon } from 'lucide-react'
import { cn } from '@/ui/cn.ts'
import { leftAt, type StripLabel } from '../health-strip.ts'

/** The names of the lowest, each on a line down to its pin. lift: in pixels. */
export function HealthLabels({ labels, lift }: { labels: readonly StripLabel[]; lift: number }) {
  return (
    <>
      {labels.map(label => (
        <i
          key={label.id}
          className={cn(
            'absolute bottom-11 not-italic',
            label.worst ? 'w-0.5 bg-bad' : 'w-px bg-ink-3',
          )}
          style={{ ...leftAt(label.score), height: `${14 + lift + label.step * 25}px` }}
        >
          <span
            className={cn(
              'absolute bottom-full flex max-w-56 items-center gap-1.5 pb-0.5 text-caption leading-[18px] whitespace-nowrap',
              label.left ? 'right-0 pr-1' : 'left-0 pl-1',
              label.worst ? 'font-semibold text-bad' : 'text-ink-2',
            )}
          >
            {label.worst && <TriangleAlertIcon className="size-3.5 shrink-0" />}
            <span className="truncate">{label.text}</span>
          </span>
        </i>
      ))}
    </>
  )
}
