import type { CustomMetricRow, MetricPreview } from '@sextant/contracts/metrics/routes'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '@/client/api.ts'
import { useSaving } from '@/client/use-saving.ts'
import { undoToast } from '@/ui/patterns/undo-toast.ts'
import { figureKeys } from './keys.ts'

export type MetricDraft = Pick<CustomMetricRow, 'id' | 'name' | 'formula' | 'good' | 'note'>

export const customMetricsQuery = queryOptions({
  queryKey: figureKeys.metrics,
  meta: { shows: ['figures'] },
  queryFn: (): Promise<CustomMetricRow[]> => api.metrics.list(),
})

/** What a formula comes to on one's own figures, or what is wrong with it. */
export const metricPreviewQuery = (of: { id?: string; formula: string; client_id?: string }) =>
  queryOptions({
    queryKey: figureKeys.preview(of),
    meta: { shows: ['figures'] },
    placeholderData: keepPreviousData,
    enabled: of.formula.trim() !== '',
    queryFn: ({ signal }): Promise<MetricPreview> => api.metrics.preview(of, { signal }),
  })

/** Makes a metric, or changes one that is there. */
export const useSaveMetric = (isNew: boolean) =>
  useSaving({
    call: (metric: MetricDraft) =>
      isNew ? api.metrics.create(metric) : api.metrics.update(metric),
    words: 'The metric could not be kept.',
    changes: ['figures'],
    told: 'in place',
  })

/** Takes a metric away, with a way back. */
export function useRemoveMetric() {
  const { save: makeAgain } = useSaveMetric(true)
  return useSaving({
    call: (metric: CustomMetricRow) => api.metrics.remove({ id: metric.id }),
    words: 'The metric could not be taken away.',
    changes: ['figures'],
    onSaved: (_, metric) => undoToast(`${metric.name} taken away`, () => void makeAgain(metric)),
  })
}
