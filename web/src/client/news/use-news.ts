import { useEffect, useRef } from 'react'
import { apiUrl } from '../api-address.ts'
import { send } from '../send.ts'
import { shareLine } from '../shared-line.ts'
import { whileLookedAt } from '../while-looked-at.ts'
import { followNews } from './follow-news.ts'

/** Changes that come close together are told once. */
const GATHER_MS = 150

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>(resolve => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        resolve()
      },
      { once: true },
    )
  })

/** A stream that stays open, at this path of the API. */
const openLine = (path: string, signal: AbortSignal): Promise<Response> =>
  send(
    new Request(apiUrl(path), {
      headers: { accept: 'text/event-stream' },
      signal,
      cache: 'no-store',
    }),
  )

type News = {
  /** Of the API. */ path: string
  /** The name of its events. */ event: string
  /** Windows in which the same person works in the same organization hear the same. */ session: string
  /** Something changed, or may have while nobody listened. */ onNews: () => void
}

/** Follows news while somebody looks; coming back counts as news. */
export function useNews({ path, event, session, onNews }: News): void {
  const told = useRef(onNews)
  useEffect(() => {
    told.current = onNews
  })
  useEffect(() => {
    let timer: number | undefined
    const tell = () => {
      if (timer !== undefined) return
      timer = window.setTimeout(() => {
        timer = undefined
        told.current()
      }, GATHER_MS)
    }
    const end = whileLookedAt((signal, again) => {
      if (again) tell()
      const follow = (tellAll: () => void) =>
        followNews({
          open: ending => openLine(path, ending),
          event,
          onNews: tellAll,
          onBack: tellAll,
          wait: pause,
          signal,
        })
      void shareLine({ name: `${event}-news:${session}`, follow, onNews: tell, signal })
    })
    return () => {
      end()
      clearTimeout(timer)
    }
  }, [path, event, session])
}
