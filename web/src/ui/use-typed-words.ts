import { useEffect, useEffectEvent, useState } from 'react'
import { useDebounced } from './use-debounced.ts'

/** How long the letters rest before they count, in milliseconds. */
const REST_MS = 250

/**
 * Words that are typed into a filter which the address carries. `words`: what counts, once the letters rest. `write` puts them into the
 * address, and is called only where it says something else: to write the same again would end a move to another page that is on its way.
 */
export function useTypedWords(inAddress: string, write: (words: string) => void) {
  const [typed, setTyped] = useState(inAddress)
  const words = useDebounced(typed.trim(), REST_MS)
  const keep = useEffectEvent((settled: string) => {
    if (settled !== inAddress) write(settled)
  })
  useEffect(() => keep(words), [words])
  return { typed, setTyped, words }
}
