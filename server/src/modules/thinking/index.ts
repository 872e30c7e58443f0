import { type Thinking, thinkingBy, type Thought } from '@sextant/agents/core/thinking'
import { Piscina } from 'piscina'
import { fail } from '../../platform/errors.ts'
import { oneAtATime } from '../../platform/one-at-a-time.ts'
import type { ThinkJob } from './think.ts'

/** Milliseconds a thought may take, waiting included. An ordinary one takes 5 to 100; a thread that starts anew needs a second or two, and ten on a machine that has six other things to do. */
const PATIENCE_MS = 20_000
/** Two, so that whoever makes one busy does not stop the others. */
const THREADS = 2
/** Milliseconds after which a thread with nothing to do ends; one always stays. */
const IDLE_MS = 60_000

const TOO_LONG =
  'Working that out took too long, so I stopped. Your words are kept. Say it in fewer words, or leave out long lists and pasted tables.'

let pool: Piscina | undefined

const thePool = (): Piscina =>
  (pool ??= new Piscina({
    filename: new URL('think.ts', import.meta.url).href,
    minThreads: 1,
    maxThreads: THREADS,
    idleTimeout: IDLE_MS,
    execArgv: [],
  }))

/** Starts the first thread, so that nobody waits for it. */
export const warmThinking = (): void => void thePool()

/** One person thinks one thought at a time, so that nobody takes up all threads. */
const inTurn = oneAtATime()

/**
 * The agents' thinking for one person, in threads beside the server: what takes long keeps neither the server nor other people waiting,
 * and is given up after `patience` milliseconds with UNPROCESSABLE.
 */
export function thinkingOf(userId: string, patience = PATIENCE_MS): Thinking {
  const think = (thought: Thought, known: readonly unknown[]): Promise<unknown> =>
    inTurn(userId, () => runWithin({ thought, known } as unknown as ThinkJob, patience))
  return thinkingBy(think)
}

async function runWithin(job: ThinkJob, patience: number): Promise<unknown> {
  const signal = AbortSignal.timeout(patience)
  try {
    return await thePool().run(job, { signal })
  } catch (error) {
    if (signal.aborted) throw fail('UNPROCESSABLE', TOO_LONG)
    throw error
  }
}
