import { CalendarPlusIcon } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '@/ui/primitives/button.tsx'

const CalendarDialog = lazy(async () => ({
  default: (await import('./calendar-dialog.tsx')).CalendarDialog,
}))

/** Opens the address of the tasks for a calendar program; what shows it is fetched then. */
export function InYourCalendar() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button size="sm" variant="quiet" onClick={() => setOpen(true)}>
        <CalendarPlusIcon aria-hidden />
        In your calendar
      </Button>
      {open && (
        <Suspense>
          <CalendarDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
