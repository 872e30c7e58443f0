import { useCallback, useEffect, useRef, useState } from 'react'
import { getBotCheck } from '../api/get-bot-check.ts'
import { solveInWorker } from './proof-of-work.ts'
import { loadRecaptcha } from './recaptcha.ts'

type Check =
  | { state: 'loading' }
  /** `token` proves that a person is there; it works once. Rejects with the sentence to show. */
  | { state: 'ready'; token: (action: string) => Promise<string> }
  | { state: 'failed'; reason: string }

const UNSOLVED = 'The security check did not finish in this browser. Please try again.'
const INSECURE = 'The security check needs a secure connection. Please open this page with https.'
/** A solution is renewed this long before it would be refused. */
const MARGIN_MS = 60_000

type Prepared = { token: (action: string) => Promise<string>; endsAt: number | null }

async function prepare(signal: AbortSignal): Promise<Prepared> {
  const offer = await getBotCheck()
  if (offer.kind === 'recaptcha') return { token: await loadRecaptcha(offer.siteKey), endsAt: null }
  if (!window.isSecureContext) throw new Error(INSECURE)
  const token = await solveInWorker(offer.challenge, signal).catch(() => {
    throw new Error(UNSOLVED)
  })
  return {
    token: () => Promise.resolve(token),
    endsAt: offer.challenge.parameters.expiresAt * 1_000,
  }
}

/** Prepares a check and says how far it is, again and again as solutions run out, until the signal ends it. */
function keepReady(signal: AbortSignal, say: (check: Check) => void) {
  prepare(signal).then(
    ({ token, endsAt }) => {
      if (signal.aborted) return
      say({ state: 'ready', token })
      if (endsAt === null) return
      const timer = setTimeout(
        () => {
          say({ state: 'loading' })
          keepReady(signal, say)
        },
        Math.max(endsAt - Date.now() - MARGIN_MS, MARGIN_MS),
      )
      signal.addEventListener('abort', () => clearTimeout(timer), { once: true })
    },
    (error: Error) => {
      if (!signal.aborted) say({ state: 'failed', reason: error.message })
    },
  )
}

/** The bot check in force, made ready while the form is being filled in. `renew` begins again: after a token was used, or when it could not be loaded. */
export function useBotCheck(): { check: Check; renew: () => void } {
  const [check, setCheck] = useState<Check>({ state: 'loading' })
  const running = useRef<AbortController | null>(null)
  const begin = useCallback(() => {
    running.current?.abort()
    running.current = new AbortController()
    keepReady(running.current.signal, setCheck)
  }, [])
  useEffect(() => {
    begin()
    return () => running.current?.abort()
  }, [begin])
  const renew = useCallback(() => {
    setCheck({ state: 'loading' })
    begin()
  }, [begin])
  return { check, renew }
}
