import { dateFormat } from '@sextant/contracts/formats'
import type { ScheduleFields, ScheduleRow } from '@sextant/contracts/reports/rows'
import { callFunction } from '../../platform/call-function.ts'
import type { Context } from '../../platform/context.ts'
import { fail } from '../../platform/errors.ts'

type Signed = Context & { token: string }
type Which = { id: string; version: number } | { client_id?: string | undefined }

/** A name that every clock knows; the database checks it against its own list. */
function checkedZone(zone: string): void {
  try {
    dateFormat('en-GB', { timeZone: zone })
  } catch {
    throw fail('UNPROCESSABLE', `There is no time zone called “${zone}”.`)
  }
}

/** Makes a schedule, or changes one that is there. */
export function saveSchedule(
  context: Signed,
  fields: ScheduleFields,
  which: Which,
): Promise<ScheduleRow> {
  checkedZone(fields.time_zone)
  const isNew = !('id' in which)
  return callFunction<ScheduleRow>(
    context,
    'save_report_schedule',
    isNew ? null : which.id,
    isNew ? null : which.version,
    isNew ? (which.client_id ?? null) : null,
    { ...fields, recipients: [...new Set(fields.recipients)] },
    context.now().toISOString(),
  )
}
