import type { InsightRow } from '@sextant/contracts/company/insights'
import { useState } from 'react'
import { Popover, PopoverContent, PopoverTrigger } from '@/ui/primitives/popover.tsx'
import { FloatingApproval } from './floating-approval.tsx'
import { LearnedButton } from './learned-button.tsx'

/** The first of what waits, below the button that says so; open at first, for it is fetched when somebody presses. */
export function LearnedPanel({ first, waiting }: { first: InsightRow; waiting: number }) {
  const [open, setOpen] = useState(true)
  return (
    <Popover open={open} onOpenChange={setOpen}>
      <PopoverTrigger asChild>
        <LearnedButton waiting={waiting} />
      </PopoverTrigger>
      <PopoverContent align="end" className="w-96 p-0" aria-labelledby="pending-insight">
        <FloatingApproval
          key={first.id}
          insight={first}
          others={waiting - 1}
          onLeave={() => setOpen(false)}
        />
      </PopoverContent>
    </Popover>
  )
}
