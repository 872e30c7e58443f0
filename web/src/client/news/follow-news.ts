import { readEventStream } from '@/client/read-event-stream.ts'

/** Tries after the line broke; then only the console hears of it. */
const MOST_TRIES = 5
/** Milliseconds before try n (from 1): 1, 2, 4, 8, 16 seconds. */
export const retryDelay = (attempt: number): number => 1000 * 2 ** (attempt - 1)

/** The server gives a sign of life every 15 s; three missed ones mean that the line is dead. */
const SILENCE_MS = 45_000

type FollowNews = {
  open: (signal: AbortSignal) => Promise<Response>
  /** The name of the events that are news. */
  event: string
  /** What a piece of news says; nothing of it is checked. */
  onNews: (news: unknown) => void
  /** The line is there again after it was not: something may have been missed. */
  onBack: () => void
  wait: (ms: number, signal: AbortSignal) => Promise<void>
  signal: AbortSignal
}

/** Hears of every change until the signal aborts. A line that opens makes the tries count anew. */
export async function followNews({
  open,
  event: wanted,
  onNews,
  onBack,
  wait,
  signal,
}: FollowNews): Promise<void> {
  let failures = 0
  while (!signal.aborted) {
    let reason: unknown = 'the line ended'
    try {
      const response = await open(signal)
      if (
        response.status >= 400 &&
        response.status < 500 &&
        response.status !== 408 &&
        response.status !== 429
      )
        return
      if (!response.ok || !response.body) throw new Error(`The server answered ${response.status}`)
      if (failures > 0) onBack()
      failures = 0
      await readEventStream(response.body, SILENCE_MS, ({ event, data }) => {
        if (event === wanted) onNews(JSON.parse(data))
      })
    } catch (error) {
      reason = error
    }
    if (signal.aborted) return
    failures += 1
    if (failures > MOST_TRIES) {
      console.warn(
        `Changes are not followed any more after ${MOST_TRIES} tries (${wanted})`,
        reason,
      )
      return
    }
    await wait(retryDelay(failures), signal)
  }
}
