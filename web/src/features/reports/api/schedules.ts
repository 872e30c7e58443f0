import type { ReportPerson, ScheduleFields, ScheduleRow } from '@sextant/contracts/reports/rows'
import { queryOptions } from '@tanstack/react-query'
import { api } from '@/client/api.ts'
import { useSaving } from '@/client/use-saving.ts'
import { undoToast } from '@/ui/patterns/undo-toast.ts'
import { reportKeys } from './keys.ts'

const at = (clientId: string | null) => (clientId ? { client_id: clientId } : {})

export const schedulesQuery = (clientId: string | null) =>
  queryOptions({
    queryKey: reportKeys.schedules(clientId),
    meta: { shows: ['reports', 'team', 'clients'] },
    queryFn: (): Promise<ScheduleRow[]> => api.reports.schedules(at(clientId)),
  })

/** Who could get a report: the client's guests first, then those who work for it. */
export const peopleQuery = (clientId: string | null) =>
  queryOptions({
    queryKey: reportKeys.people(clientId),
    meta: { shows: ['team'] },
    queryFn: (): Promise<ReportPerson[]> => api.reports.people(at(clientId)),
  })

type Saved = {
  fields: ScheduleFields
  clientId: string | null
  standing: Pick<ScheduleRow, 'id' | 'version'> | null
}

export const useSaveSchedule = () =>
  useSaving({
    call: ({ fields, clientId, standing }: Saved) =>
      standing
        ? api.reports.updateSchedule({ ...fields, id: standing.id, version: standing.version })
        : api.reports.addSchedule({ ...fields, ...at(clientId) }),
    words: 'The schedule could not be kept.',
    changes: ['reports'],
    told: 'in place',
  })

/** What of a schedule somebody chose. */
const fieldsOf = (row: ScheduleRow): ScheduleFields => ({
  report_type: row.report_type,
  sections: row.sections,
  brand: row.brand,
  cadence: row.cadence,
  weekday: row.weekday,
  working_day: row.working_day,
  hour: row.hour,
  time_zone: row.time_zone,
  recipients: row.recipients,
  share: row.share,
})

/** Stops a schedule, with a way back. */
export function useRemoveSchedule() {
  const { save: addAgain } = useSaveSchedule()
  return useSaving({
    call: (row: ScheduleRow) => api.reports.removeSchedule({ id: row.id }),
    words: 'The schedule could not be stopped.',
    changes: ['reports'],
    onSaved: row =>
      undoToast('Schedule stopped', () => {
        void addAgain({ fields: fieldsOf(row), clientId: row.client_id, standing: null })
      }),
  })
}
