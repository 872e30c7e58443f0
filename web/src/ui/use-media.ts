import { useSyncExternalStore } from 'react'

/** Whether a media query holds now: for what must not be drawn at all, where hiding by CSS would not do. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    changed => {
      const media = window.matchMedia(query)
      media.addEventListener('change', changed)
      return () => media.removeEventListener('change', changed)
    },
    () => window.matchMedia(query).matches,
  )
}
