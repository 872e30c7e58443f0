import type { ClientFigures, FigureLine } from '@sextant/contracts/figures/routes'
import type { Measure } from '@sextant/contracts/figures/measures'
import type { Channel, Source } from '@sextant/contracts/figures/sources'
import type { FiguresFilter, FiguresView } from '@sextant/contracts/figures/view'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '@/client/api.ts'
import { figureKeys } from './keys.ts'

/** A page of figures. While another filter is read, what stood before stays. */
export const figuresViewQuery = (filter: Partial<FiguresFilter>) =>
  queryOptions({
    queryKey: figureKeys.view(filter),
    meta: { shows: ['figures', 'campaigns', 'company-facts'] },
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    queryFn: ({ signal }): Promise<FiguresView> => api.figures.view(filter, { signal }),
  })

/** The clients of an agency side by side; without days the last four weeks. */
export const figuresByClientQuery = (period: { from?: string; to?: string }) =>
  queryOptions({
    queryKey: figureKeys.byClient(period),
    meta: { shows: ['figures', 'clients'] },
    staleTime: 60_000,
    queryFn: (): Promise<{ from: string; to: string; rows: ClientFigures[] }> =>
      api.figures.byClient(period),
  })

export type LinesOf = {
  client_id?: string
  measure: Measure
  from: string
  to: string
  source?: Source
  channel?: Channel
  campaign?: string
}
const LINES_SHOWN = 200

/** The lines of files behind a number. */
export const figureLinesQuery = (of: LinesOf) =>
  queryOptions({
    queryKey: figureKeys.lines(of),
    meta: { shows: ['figures'] },
    queryFn: (): Promise<FigureLine[]> => api.figures.lines({ ...of, limit: LINES_SHOWN }),
  })
