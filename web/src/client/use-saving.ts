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
  /** Goes before `words` and the server's sentence, for a failure that needs one of its own. */
  wordsFor?: (error: unknown, input: Input) => string | undefined
  /** What it changes: every query that shows one of these asks again. */
  changes?: readonly Thing[]
  /** Before anything asks again; a promise is waited for. */
  onSaved?: (answer: Answer, input: Input) => unknown
  /** Before the failure is told; a promise is waited for. */
  onFailed?: (error: unknown, input: Input) => unknown
  /** Where a failure is told. In a toast, unless whoever saves shows it in place, from `failure` or from the result. */
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
