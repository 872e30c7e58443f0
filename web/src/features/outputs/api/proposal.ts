import type { Proposal } from '@sextant/contracts/agent-outputs/living'
import { queryOptions } from '@tanstack/react-query'
import { api } from '@/client/api.ts'
import { changed } from '@/client/changed.ts'
import { isConflict } from '@/client/failure-of.ts'
import { useSaving } from '@/client/use-saving.ts'
import { undoToast } from '@/ui/patterns/undo-toast.ts'
import { outputKeys } from './keys.ts'
import { useRestoreVersion } from './versions.ts'

/** What would change in an output of this version, and why. */
export const proposalQuery = (id: string, version: number) =>
  queryOptions({
    queryKey: outputKeys.proposal(id, version),
    queryFn: (): Promise<Proposal> => api.agentOutputs.proposal({ id }),
    staleTime: 10_000,
    meta: { shows: ['company-facts', 'documents', 'deliverables'] },
  })

/** keep: numbers of the choices that stay as they are. taken, all: lines, for the words about it. */
type Accepted = {
  id: string
  title: string
  version: number
  print: string
  keep: number[]
  taken: number
  all: number
}

const MEANWHILE = 'More changed meanwhile. The newest changes are shown; accept them if they fit.'

const acceptedWords = ({ title, taken, all }: Pick<Accepted, 'title' | 'taken' | 'all'>): string =>
  taken < all ? `${taken} of ${all} lines of “${title}” are up to date` : `“${title}” is up to date`

/** Makes what was proposed a new version, with a way back. */
export function useAcceptProposal() {
  const { save: restore } = useRestoreVersion()
  return useSaving({
    call: ({ id, version, print, keep }: Accepted) =>
      api.agentOutputs.accept({ id, version, print, keep }),
    words: 'The changes could not be accepted. Try again.',
    wordsFor: error => (isConflict(error) ? MEANWHILE : undefined),
    changes: ['agent-outputs', 'deliverables'],
    onSaved: ({ version }, { id, version: kept, ...said }) =>
      undoToast(acceptedWords(said), () => void restore({ id, kept, version }), `accepted ${id}`),
    onFailed: error => (isConflict(error) ? changed('deliverables') : undefined),
  })
}

/** Says that an output holds as it is. */
export const useKeepAsItIs = () =>
  useSaving({
    call: ({ id, version }: Pick<Accepted, 'id' | 'version'>) =>
      api.agentOutputs.keep({ id, version }),
    words: 'It could not be kept as it is. Try again.',
    wordsFor: error => (isConflict(error) ? MEANWHILE : undefined),
    changes: ['agent-outputs', 'deliverables'],
    onFailed: error => (isConflict(error) ? changed('deliverables') : undefined),
  })
