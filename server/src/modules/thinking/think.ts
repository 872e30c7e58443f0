import { type Thinking, THOUGHTS, type Thought } from '@sextant/agents/core/thinking'

export type ThinkJob = { thought: Thought; known: Parameters<Thinking[Thought]> }

/** One thought, in a thread of the pool. */
export default function think({ thought, known }: ThinkJob): unknown {
  const work = THOUGHTS[thought] as (...given: unknown[]) => unknown
  return work(...known)
}
