import { useEffect } from 'react'
import { shareLine } from '@/client/shared-line.ts'
import { changed } from '@/client/changed.ts'
import { followCampaigns } from './follow-campaigns.ts'
import { openCampaignNews } from './open-campaign-news.ts'

/** Changes that come close together are asked for once. */
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

/** Windows in which the same person works in the same organization hear the same. */
const lineOf = (session: string): string => `campaign-news:${session}`

/** Keeps what shows campaigns true while somebody looks. A hidden tab hangs up: browsers allow few lines at a time; coming back asks for everything anew. */
export function CampaignNewsLine({ session }: { session: string }) {
  useEffect(() => {
    let line: AbortController | null = null
    let timer: number | undefined
    const tell = () => {
      if (timer === undefined)
        timer = window.setTimeout(() => {
          timer = undefined
          void changed('campaigns')
        }, GATHER_MS)
    }
    const begin = (again: boolean) => {
      const { signal } = (line = new AbortController())
      if (again) tell()
      const follow = (tellAll: () => void) =>
        followCampaigns({
          open: openCampaignNews,
          onNews: tellAll,
          onBack: tellAll,
          wait: pause,
          signal,
        })
      void shareLine({ name: lineOf(session), follow, onNews: tell, signal })
    }
    const hangUp = () => {
      line?.abort()
      line = null
    }
    const look = () => {
      if (document.visibilityState === 'hidden') hangUp()
      else if (!line) begin(true)
    }
    const online = () => {
      hangUp()
      look()
    }
    if (document.visibilityState !== 'hidden') begin(false)
    document.addEventListener('visibilitychange', look)
    window.addEventListener('online', online)
    return () => {
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('online', online)
      hangUp()
      clearTimeout(timer)
    }
  }, [session])
  return null
}
