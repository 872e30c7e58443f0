import type { SaidFigure } from '@sextant/contracts/company/facts'
import type { StartAnswers, Understood } from '@sextant/contracts/quick-start/understood'
import { queryOptions } from '@tanstack/react-query'
import { api } from '@/client/api.ts'
import { useSaving } from '@/client/use-saving.ts'

/** What is read in the answers, for their owner to keep or to change; nothing is stored by it. */
export const understandingQuery = (
  clientId: string | null,
  { company, goal, audience }: StartAnswers,
) =>
  queryOptions({
    queryKey: ['quick-start', 'understanding', clientId, company, goal, audience] as const,
    queryFn: (): Promise<Understood> =>
      api.quickStart.understand({
        answers: { company, goal, audience },
        ...(clientId && { clientId }),
      }),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
  })

type Typed = { texts: string[]; currency: string }

/** Typed figures as their country writes them; it changes nothing. */
export const useReadFigures = () =>
  useSaving({
    call: (typed: Typed): Promise<(SaidFigure | null)[]> => api.quickStart.figures(typed),
    words: 'The figures could not be read',
  })

/** What was tried before, read the same way as the answers; it changes nothing. */
export const useReadTried = () =>
  useSaving({
    call: ({ clientId, answers }: { clientId: string | null; answers: StartAnswers }) =>
      api.quickStart.understand({ answers, ...(clientId && { clientId }) }),
    words: 'What you tried could not be read',
  })
