import { useEffect, useSyncExternalStore } from 'react'

/** A word that a mounted page gives and takes back when it goes. */
function givenWord() {
  let current: string | null = null
  const listeners = new Set<() => void>()
  const set = (word: string | null) => {
    current = word
    for (const listener of listeners) listener()
  }
  return {
    useGive: (word: string | undefined) => {
      useEffect(() => {
        if (word === undefined) return undefined
        set(word)
        return () => set(null)
      }, [word])
    },
    useGiven: (): string | null =>
      useSyncExternalStore(
        listener => {
          listeners.add(listener)
          return () => listeners.delete(listener)
        },
        () => current,
      ),
  }
}

const title = givenWord()
const brand = givenWord()

/** Names the page after what it shows ("SWOT of Tidewater") in the window's title and the breadcrumb, while mounted. */
export const usePageTitle = title.useGive
/** The name the page gave itself, or null. */
export const useGivenTitle = title.useGiven
/** Puts an agency's name in the product's place in the window's title, while mounted. */
export const useBrandTitle = brand.useGive
export const useGivenBrand = brand.useGiven
