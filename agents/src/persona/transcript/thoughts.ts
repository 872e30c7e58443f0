import type { ReadSource } from '@sextant/contracts/persona/routes'
import type { Prompt } from '../../model/prompt.ts'
import { batchesOf } from './job/batches.ts'
import type { SortGiven } from './job/form.ts'
import { sortPrompt } from './job/prompt.ts'
import { settleSorting } from './job/settle.ts'

/** What is thought while a model sorts a paste call by call (from 0): pure, so that it runs where all thinking runs. */
export const TRANSCRIPT_THOUGHTS = {
  /** Null after the last call. */
  prepareSorting: (sources: readonly ReadSource[], call: number): Prompt | null => {
    const batches = batchesOf(sources)
    const batch = batches[call]
    return batch ? sortPrompt(batch, namesIn(batches.slice(0, call))) : null
  },
  settleSorting: (sources: readonly ReadSource[], call: number, given: SortGiven): ReadSource[] => {
    const batch = batchesOf(sources)[call]
    return batch ? settleSorting(sources, batch, given) : [...sources]
  },
} as const

const namesIn = (batches: ReturnType<typeof batchesOf>): string[] => {
  const answers = batches.flatMap(batch => batch.answers.map(({ answer }) => answer))
  return [...new Set(answers.flatMap(({ topic, label }) => (topic && label ? [label] : [])))]
}
