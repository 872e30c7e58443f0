import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { filterOf, paramsOf, type ClientFilter } from '@/features/clients/client-filter.ts'
import { useDebounced } from '@/ui/use-debounced.ts'

/** The filter as the address carries it, and the words that are being typed into it. */
export function useClientFilter() {
  const [params, setParams] = useSearchParams()
  const inAddress = filterOf(params)
  const [typed, setTyped] = useState(inAddress.q)
  const q = useDebounced(typed.trim(), 200)
  // The words are asked for before the address has them.
  const filter: ClientFilter = { ...inAddress, q }
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
    filter,
    typed,
    setTyped,
    apply,
    change: (next: Partial<ClientFilter>) =>
      setParams(paramsOf({ ...filter, ...next }), { replace: true }),
    clear: () => apply({}),
  }
}
