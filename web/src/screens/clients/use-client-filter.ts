import { useSearchParams } from 'react-router'
import { filterOf, paramsOf, type ClientFilter } from '@/features/clients/client-filter.ts'
import { useTypedWords } from '@/ui/use-typed-words.ts'

/** The filter as the address carries it, and the words that are being typed into it. */
export function useClientFilter() {
  const [params, setParams] = useSearchParams()
  const inAddress = filterOf(params)
  const { typed, setTyped, words } = useTypedWords(inAddress.q, q =>
    setParams(before => paramsOf({ ...filterOf(before), q }), { replace: true }),
  )
  // The words are asked for before the address has them.
  const filter: ClientFilter = { ...inAddress, q: words }
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
