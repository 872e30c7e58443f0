import type { ReportAnswer } from '@sextant/contracts/reports/rows'
import type { PeriodRule } from '@sextant/contracts/reports/types'
import { api } from '@/client/api.ts'
import { keepAnswer } from '@/client/changed.ts'
import { queryClient } from '@/client/query-client.ts'
import { useSaving } from '@/client/use-saving.ts'
import { undoToast } from '@/ui/patterns/undo-toast.ts'
import { reportKeys } from './keys.ts'
import { reportQuery } from './reports.ts'

export type PeriodChoice = { rule: PeriodRule; from?: string; to?: string }
type NewReport = { client_id?: string; report_type: string; period?: PeriodChoice }

export const useCreateReport = () =>
  useSaving({
    call: (report: NewReport) => api.reports.create(report),
    words: 'The report could not be started.',
    changes: ['reports'],
    told: 'in place',
  })

type ReportChange = Partial<
  Pick<ReportAnswer, 'sections' | 'plan' | 'steps' | 'words'> &
    Pick<ReportAnswer['report'], 'title' | 'brand'>
> & { period?: PeriodChoice }

const keep = (answer: ReportAnswer): void => keepAnswer(reportQuery(answer.report.id), answer)

let before: Promise<unknown> = Promise.resolve()
/** One after the other: a section ticked while words are being saved is no conflict of two people. */
function inTurn<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  const mine = before.then(work)
  before = mine.catch(() => undefined)
  return mine
}

type Update = ReportChange & { report: ReportAnswer['report'] }

async function update({ report: { id, version }, ...change }: Update): Promise<ReportAnswer> {
  // What this browser shows by now, not what it showed when the form was opened.
  const shown = queryClient.getQueryData(reportQuery(id).queryKey)
  const answer = await api.reports.update({
    id,
    version: shown?.report.version ?? version,
    ...change,
  })
  keep(answer)
  return answer
}

/** Changes a draft. */
export const useUpdateReport = () =>
  useSaving({
    call: (change: Update) => inTurn(() => update(change)),
    words: 'The report could not be changed.',
    changes: ['reports'],
  })

type Publication = { id: string; version: number; share: boolean; recipients: string[] }

/** Freezes a report, shows it and mails it. */
export const usePublishReport = () =>
  useSaving({
    call: (publication: Publication) => api.reports.publish(publication),
    words: 'The report could not be sent.',
    changes: ['reports', 'notifications'],
    told: 'in place',
    onSaved: keep,
  })

export const useUnshareReport = () =>
  useSaving({
    call: (id: string) => api.reports.unshare({ id }),
    words: 'It could not be taken back.',
    changes: ['reports'],
    onSaved: keep,
  })

/** Deletes a report, with a way back. */
export function useRemoveReport() {
  const { save: restore } = useSaving({
    call: (id: string) => api.reports.restore({ id }),
    words: 'The report could not be brought back.',
    changes: ['reports'],
  })
  return useSaving({
    call: ({ id }: { id: string; title: string }) => api.reports.remove({ id }),
    words: 'The report could not be deleted.',
    changes: ['reports'],
    onSaved: (_, { id, title }) => {
      // What is gone is not asked for again, though its page may still be on its way out.
      queryClient.removeQueries({ queryKey: reportKeys.one(id) })
      undoToast(`${title} deleted`, () => void restore(id))
    },
  })
}
