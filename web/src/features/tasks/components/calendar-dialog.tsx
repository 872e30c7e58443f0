import { useEffect, useEffectEvent, useState } from 'react'
import { CopyButton } from '@/ui/patterns/copy-button.tsx'
import { Button } from '@/ui/primitives/button.tsx'
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@/ui/primitives/dialog.tsx'
import { Input } from '@/ui/primitives/input.tsx'
import { useTaskCalendar } from '../api/tasks.ts'

/** The address under which a calendar program follows the tasks. */
export function CalendarDialog({ onClose }: { onClose: () => void }) {
  const fetching = useTaskCalendar()
  const [address, setAddress] = useState<string | null>(null)
  const fetch = useEffectEvent((anew: boolean) => void fetching.save(anew, setAddress))
  useEffect(() => fetch(false), [])
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent>
        <DialogTitle>Tasks in your calendar</DialogTitle>
        <DialogDescription>
          Subscribe to this address in your calendar program. Whoever knows it can read your tasks:
          keep it to yourself.
        </DialogDescription>
        <div className="mt-4 grid gap-3">
          <Input
            readOnly
            aria-label="Address of your calendar"
            className="font-mono text-caption"
            value={address ?? ''}
            placeholder="Fetching the address …"
            onFocus={event => event.target.select()}
          />
          <div className="flex flex-wrap gap-2">
            <CopyButton text={address ?? ''} refused="Mark the address and copy it by hand.">
              Copy
            </CopyButton>
            <Button busy={fetching.saving} onClick={() => void fetching.save(true, setAddress)}>
              Replace the address
            </Button>
          </div>
          <p className="text-caption text-ink-2">
            A replaced address stops working wherever it was used.
          </p>
        </div>
      </DialogContent>
    </Dialog>
  )
}
