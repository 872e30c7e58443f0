import type { ReportAnswer, ReportRow } from '@sextant/contracts/reports/rows'
import type { ReportType } from '@sextant/contracts/reports/types'
import { queryOptions } from '@tanstack/react-query'
import { api } from '@/client/api.ts'
import { reportKeys } from './keys.ts'

/** Reports in reach; of one client or one type where these are named. */
export const reportsQuery = (of: { client_id?: string; report_type?: ReportType } = {}) =>
  queryOptions({
    queryKey: reportKeys.list(of),
    meta: { shows: ['reports', 'clients'] },
    queryFn: (): Promise<ReportRow[]> => api.reports.list(of),
  })

/** One report. A draft says what the figures say now. */
export const reportQuery = (id: string) =>
  queryOptions({
    queryKey: reportKeys.one(id),
    meta: { shows: ['reports', 'figures', 'branding'] },
    queryFn: ({ signal }): Promise<ReportAnswer> => api.reports.read({ id }, { signal }),
  })
