import { toast } from 'sonner'
import { changed, type Thing } from './changed.ts'
import { failureOf } from './failure-of.ts'
import { useSending, type Saving } from './use-sending.ts'

export type { Saving }

type HowToSave<Input, Answer> = {
  /** The remote call. */
  call: (input: Input) => Promise<Answer>
  /** Said when it fails and the server gives no sentence of its own. */
  words: string
  /** Said before anything else, for a failure that needs words of its own. */
  wordsFor?: (error: unknown, input: Input) => string | undefined
  /** What asks again once it is saved. */
  changes?: readonly Thing[]
  /** What it promises is waited for. */
  onSaved?: (answer: Answer, input: Input) => unknown
  /** What it promises is waited for. */
  onFailed?: (error: unknown, input: Input) => unknown
  /** Where a failure is told: in a toast, or in place by whoever saves, from `failure` or from the result. */
  told?: 'toast' | 'in place'
}

/** The one way to change something on the server: a call, its words, what it changes. A file of a feature's api/ that saves exports a hook made of this. */
export function useSaving<Answer, Input = void>(
  how: HowToSave<Input, Answer>,
): Saving<Input, Answer> {
  const wordsFor = (error: unknown, input: Input) =>
    how.wordsFor?.(error, input) ?? failureOf(error, how.words)
  return useSending<Answer, Input>({
    call: how.call,
    wordsFor,
    onSaved: async (answer, input) => {
      await how.onSaved?.(answer, input)
      void changed(...(how.changes ?? []))
    },
    onFailed: async (error, input) => {
      await how.onFailed?.(error, input)
      if (how.told !== 'in place') toast.error(wordsFor(error, input))
    },
  })
}
