import { filterOf, narrows, type OutputFilter, paramsOf } from '@/features/outputs/output-filter.ts'
import type { Settled } from '@/features/outputs/components/library-filters.tsx'
import { useTypedWords } from '@/ui/use-typed-words.ts'
import { useAddressParams } from '@/ui/use-address-params.ts'

/** The filter as the address carries it, and the words that are being typed into it. settled: what the page itself says. */
export function useOutputFilter(settled: Settled) {
  const [params, setParams] = useAddressParams()
  const inAddress = filterOf(params)
  const { typed, setTyped, words } = useTypedWords(inAddress.q, q =>
    setParams(now => paramsOf({ ...filterOf(now), q })),
  )
  // The words are asked for before the address has them.
  const chosen: OutputFilter = { ...inAddress, q: words }
  const apply = (view: Record<string, string>) => {
    setTyped(view.q ?? '')
    setParams(() => view)
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
      setParams(now => paramsOf({ ...filterOf(now), q: words, ...next })),
    clear: () => apply(chosen.expert ? { view: 'expert' } : {}),
  }
}
