import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { Challenge } from 'altcha-lib/types'

// Gets a challenge, posts its solution, or null when none was found in time.
self.addEventListener('message', async ({ data }: MessageEvent<Challenge>) => {
  try {
    self.postMessage(await solveChallenge({ challenge: data, deriveKey }), {})
  } catch {
    self.postMessage(null, {})
  }
})
