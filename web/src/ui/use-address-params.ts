import { createSearchParams, useNavigate, useSearchParams } from 'react-router'

/** What the address is to say behind its “?”. */
type Said = URLSearchParams | Record<string, string>

/** Entries with a value are set, those without one are taken away. */
export function withEntries(
  params: URLSearchParams,
  entries: Readonly<Record<string, string | null | undefined>>,
): URLSearchParams {
  const changed = new URLSearchParams(params)
  for (const [name, value] of Object.entries(entries)) {
    if (value) changed.set(name, value)
    else changed.delete(name)
  }
  return changed
}

/** What the address will say once the change that is on its way is there; null where none is. */
let onItsWay: URLSearchParams | null = null

/**
 * What the address says behind its “?”, and the way to change that in place. A change begins from what the address is about to say, not
 * from what was drawn: of two that come before the page is drawn again, the first would be lost.
 */
export function useAddressParams() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const go = async (next: URLSearchParams): Promise<void> => {
    onItsWay = next
    try {
      await navigate({ search: next.toString() }, { replace: true, preventScrollReset: true })
    } finally {
      if (onItsWay === next) onItsWay = null
    }
  }
  const change = (changed: (now: URLSearchParams) => Said): void => {
    const now = onItsWay ?? new URLSearchParams(globalThis.location.search)
    void go(createSearchParams(changed(now)))
  }
  return [params, change] as const
}
