import type { Comparison, OutputVersion } from '@sextant/contracts/agent-outputs/living'
import { queryOptions } from '@tanstack/react-query'
import { toast } from 'sonner'
import { api } from '@/client/api.ts'
import { changed } from '@/client/changed.ts'
import { isConflict } from '@/client/failure-of.ts'
import { useSaving } from '@/client/use-saving.ts'
import { outputKeys } from './keys.ts'

/** The versions of an output, the newest first. */
export const versionsQuery = (id: string) =>
  queryOptions({
    queryKey: outputKeys.versions(id),
    queryFn: (): Promise<OutputVersion[]> => api.agentOutputs.versions({ id }),
    staleTime: 10_000,
    meta: { shows: ['deliverables', 'agent-outputs'] },
  })

/** from, to: versions, without one what stands; with: another output, whose version `to` is. */
export type Compared = { id: string; from?: number; to?: number; with?: string }

export const comparisonQuery = (asked: Compared) =>
  queryOptions({
    queryKey: outputKeys.comparison(asked),
    queryFn: (): Promise<Comparison> => api.agentOutputs.compare(asked),
    staleTime: 10_000,
    meta: { shows: ['deliverables'] },
  })

type Restored = { id: string; kept: number; version: number }

/** Makes an earlier version the one that stands; what stood is a version too. */
export const useRestoreVersion = () =>
  useSaving({
    call: ({ id, kept, version }: Restored) =>
      api.agentOutputs.restoreVersion({ id, kept, version }),
    words: 'The earlier version could not be restored.',
    wordsFor: error =>
      isConflict(error)
        ? 'This was changed elsewhere meanwhile. Look at the newest first.'
        : undefined,
    changes: ['agent-outputs', 'deliverables'],
    onSaved: () => toast.success('The earlier version stands again'),
    onFailed: error => (isConflict(error) ? changed('deliverables') : undefined),
  })
