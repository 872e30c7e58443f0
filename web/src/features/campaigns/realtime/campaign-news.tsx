import { useEffect } from 'react'
import { shareLine } from '@/client/shared-line.ts'
import { whileLookedAt } from '@/client/while-looked-at.ts'
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

/** Keeps what shows campaigns true while somebody looks; coming back asks for everything anew. */
export function CampaignNewsLine({ session }: { session: string }) {
  useEffect(() => {
    let timer: number | undefined
    const tell = () => {
      if (timer === undefined)
        timer = window.setTimeout(() => {
          timer = undefined
          void changed('campaigns')
        }, GATHER_MS)
    }
    const end = whileLookedAt((signal, again) => {
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
    })
    return () => {
      end()
      clearTimeout(timer)
    }
  }, [session])
  return null
}
