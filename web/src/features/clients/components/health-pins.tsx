import { cn } from '@/ui/cn.ts'
import { leftAt, PIN_STEP, type StripPin } from '../health-strip.ts'

/** A pin a client; the count of those for whom a stack has no room. */
export function HealthPins({ pins }: { pins: readonly StripPin[] }) {
  return (
    <>
      {pins.map(pin => (
        <i
          key={`${pin.score}-${pin.level}`}
          className={cn(
            'absolute rounded-full not-italic shadow-[0_0_0_2px_var(--surface)]',
            pin.worst ? '-ml-[6.5px] size-[13px] bg-bad' : '-ml-[4.5px] size-[9px] bg-ink-3',
          )}
          style={{
            ...leftAt(pin.score),
            bottom: `${(pin.worst ? 42 : 44) + pin.level * PIN_STEP}px`,
          }}
        >
          {pin.more > 0 && (
            <span className="cap absolute bottom-full left-1/2 -translate-x-1/2">+{pin.more}</span>
          )}
        </i>
      ))}
    </>
  )
}
