import type { ScheduleRow } from '@sextant/contracts/reports/rows'
import { REPORT_TYPES } from '@sextant/contracts/reports/types'
import type { ReactNode } from 'react'
import { Button } from '@/ui/primitives/button.tsx'
import { useRemoveSchedule } from '../api/schedules.ts'
import { sayCadence, sayNext } from '../words.ts'
import { ScheduleDialog } from './schedule-dialog.tsx'

type ScheduleListProps = {
  schedules: readonly ScheduleRow[]
  withClient: boolean
  mayChange: boolean
  /** The button that makes another. */
  add: ReactNode
}

/** Reports that go out by themselves. */
export function ScheduleList({ schedules, withClient, mayChange, add }: ScheduleListProps) {
  const { save: remove } = useRemoveSchedule()
  return (
    <section aria-labelledby="schedules" className="grid gap-2">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h2 id="schedules" className="font-semibold">
          Sent by themselves
        </h2>
        {add}
      </div>
      {schedules.length === 0 && (
        <p className="border-y border-line py-3 text-ink-2">
          Nothing yet. A schedule makes the report of the week or month before, mails it as PDF, and
          shows it in the client’s portal.
        </p>
      )}
      {schedules.length > 0 && (
        <ul aria-label="Schedules" className="border-t border-line-strong">
          {schedules.map(row => (
            <li
              key={row.id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-3"
            >
              <div className="min-w-0 flex-1 basis-72">
                <p className="font-semibold wrap-anywhere">
                  {REPORT_TYPES[row.report_type].name}
                  {withClient && row.client_name && (
                    <span className="font-normal text-ink-2"> · {row.client_name}</span>
                  )}
                </p>
                <p className="cap wrap-anywhere">
                  {sayCadence(row)} · next {sayNext(row)} · to {row.recipient_names.join(', ')}
                </p>
              </div>
              {mayChange && (
                <div className="flex gap-2">
                  <ScheduleDialog
                    trigger={<Button size="sm">Change</Button>}
                    standing={row}
                    clients={[]}
                    clientId={row.client_id}
                  />
                  <Button size="sm" variant="quiet" onClick={() => void remove(row)}>
                    Stop
                  </Button>
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
