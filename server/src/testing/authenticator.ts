import { setTimeout } from 'node:timers/promises'
import { generate } from 'otplib'

const STEP_SECONDS = 30
const stepNow = (inSeconds = 0) => Math.floor((Date.now() / 1000 + inSeconds) / STEP_SECONDS)
/** A code must not turn stale on its way through a form. */
const ON_THE_WAY_SECONDS = 10

/** An authenticator app on a test's phone. Each code is of a later step than the one before, because a used one is refused; it waits when the server would not take the next one yet. */
export function authenticator(secret: string): {
  nextCode: () => Promise<string>
  lastCode: () => Promise<string>
} {
  let last = 0
  const codeOf = (step: number) => generate({ secret, epoch: step * STEP_SECONDS })
  return {
    nextCode: async () => {
      // The server tolerates one step to either side of its own clock.
      last = Math.max(last + 1, stepNow(ON_THE_WAY_SECONDS) - 1)
      while (last > stepNow() + 1) await setTimeout(500)
      return codeOf(last)
    },
    lastCode: () => codeOf(last),
  }
}
