import type { BotCheckOffer } from '@sextant/contracts/invitations/routes'
import type { Solution } from 'altcha-lib/types'

type Challenge = Extract<BotCheckOffer, { kind: 'altcha' }>['challenge']

/** Solves the challenge in a worker, so that typing stays smooth; answers the token to send. */
export function solveInWorker(challenge: Challenge, signal: AbortSignal): Promise<string> {
  const worker = new Worker(new URL('./solve-worker.ts', import.meta.url), { type: 'module' })
  return new Promise<string>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('given up')), { once: true })
    worker.addEventListener('error', event =>
      reject(new Error(event.message || 'the worker did not start')),
    )
    worker.addEventListener('message', ({ data }: MessageEvent<Solution | null>) => {
      if (data)
        resolve(
          btoa(
            JSON.stringify({
              challenge,
              solution: { counter: data.counter, derivedKey: data.derivedKey },
            }),
          ),
        )
      else reject(new Error('no solution was found'))
    })
    worker.postMessage(challenge, [])
  }).finally(() => worker.terminate())
}
