import { filterOf, paramsOf, type ClientFilter } from '@/features/clients/client-filter.ts'
import { useTypedWords } from '@/ui/use-typed-words.ts'
import { useAddressParams } from '@/ui/use-address-params.ts'

/** The filter as the address carries it, and the words that are being typed into it. */
export function useClientFilter() {
  const [params, setParams] = useAddressParams()
  const inAddress = filterOf(params)
  const { typed, setTyped, words } = useTypedWords(inAddress.q, q =>
    setParams(now => paramsOf({ ...filterOf(now), q })),
  )
  // The words are asked for before the address has them.
  const filter: ClientFilter = { ...inAddress, q: words }
  const apply = (view: Record<string, string>) => {
    setTyped(view.q ?? '')
    setParams(() => view)
  }
  return {
    filter,
    typed,
    setTyped,
    apply,
    change: (next: Partial<ClientFilter>) =>
      setParams(now => paramsOf({ ...filterOf(now), q: words, ...next })),
    clear: () => apply({}),
  }
}
