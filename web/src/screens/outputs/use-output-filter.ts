import type { AgentSlug } from '@sextant/contracts/catalogue'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { filterOf, withParam } from '@/features/outputs/output-filter.ts'
import { useDebounced } from '@/ui/use-debounced.ts'

/** The filter as the address carries it, and the words that are being typed into it. `only`: the agent is not to be chosen. */
export function useOutputFilter(only: AgentSlug | null = null) {
  const [params, setParams] = useSearchParams()
  const [typed, setTyped] = useState(params.get('q') ?? '')
  const q = useDebounced(typed.trim(), 250)
  const { agent, kept, saved, expert } = filterOf(params)
  useEffect(() => {
    setParams(before => ((before.get('q') ?? '') === q ? before : withParam(before, 'q', q)), {
      replace: true,
    })
  }, [q, setParams])
  return {
    typed,
    setTyped,
    q,
    chosen: agent,
    kept,
    saved,
    expert,
    narrows: Boolean(q || (agent && !only) || kept !== 'all'),
    set: (key: string, value: string | null) =>
      setParams(before => withParam(before, key, value), { replace: true }),
    clear: () => {
      setTyped('')
      setParams(expert ? { view: 'expert' } : {}, { replace: true })
    },
  }
}
