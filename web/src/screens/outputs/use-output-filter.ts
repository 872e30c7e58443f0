import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { filterOf, narrows, type OutputFilter, paramsOf } from '@/features/outputs/output-filter.ts'
import type { Settled } from '@/features/outputs/components/library-filters.tsx'
import { useDebounced } from '@/ui/use-debounced.ts'

/** The filter as the address carries it, and the words that are being typed into it. settled: what the page itself says. */
export function useOutputFilter(settled: Settled) {
  const [params, setParams] = useSearchParams()
  const inAddress = filterOf(params)
  const [typed, setTyped] = useState(inAddress.q)
  const q = useDebounced(typed.trim(), 250)
  // The words are asked for before the address has them.
  const chosen: OutputFilter = { ...inAddress, q }
  useEffect(() => {
    setParams(
      before => {
        const kept = filterOf(before)
        return kept.q === q ? before : paramsOf({ ...kept, q })
      },
      { replace: true },
    )
  }, [q, setParams])
  const apply = (view: Record<string, string>) => {
    setTyped(view.q ?? '')
    setParams(view, { replace: true })
  }
  return {
    filter: { ...chosen, ...settled },
    /** What the address says beside what the page does. */
    chosen,
    typed,
    setTyped,
    narrowed: narrows(chosen),
    apply,
    change: (next: Partial<OutputFilter>) =>
      setParams(paramsOf({ ...chosen, ...next }), { replace: true }),
    clear: () => apply(chosen.expert ? { view: 'expert' } : {}),
  }
}
