import { useMutation } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { toast } from 'sonner'
import { changed, type Thing } from './changed.ts'
import { failureOf } from './failure-of.ts'

/** What came of saving. A failure is a value too: nobody can forget to catch it. */
type Saved<Answer> = { ok: true; answer: Answer } | { ok: false; failure: string; error: unknown }

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

export type Saving<Input, Answer> = {
  /** Never rejects. leadOn: what follows once it is saved, a way to another page; until it is done `saving` stays true and nothing is sent twice. */
  save: (input: Input, leadOn?: (answer: Answer) => unknown) => Promise<Saved<Answer>>
  saving: boolean
  /** What is being saved right now: which line of a list is busy. */
  underWay: Input | undefined
  /** The words of the last failure, until the next try. */
  failure: string | null
  forgetFailure: () => void
}

/** The one way to change something on the server: a call, its words, what it changes. A file of a feature's api/ that saves exports a hook made of this. */
export function useSaving<Answer, Input = void>(
  how: HowToSave<Input, Answer>,
): Saving<Input, Answer> {
  const wordsOf = (error: unknown, input: Input) =>
    how.wordsFor?.(error, input) ?? failureOf(error, how.words)
  type Try = { input: Input; leadOn?: ((answer: Answer) => unknown) | undefined }
  const { mutateAsync, isPending, error, variables, reset } = useMutation({
    mutationFn: ({ input }: Try) => how.call(input),
    onSuccess: async (answer, { input, leadOn }) => {
      await how.onSaved?.(answer, input)
      void changed(...(how.changes ?? []))
      await withoutBlame(() => leadOn?.(answer))
    },
    onError: async (error, { input }) => {
      await how.onFailed?.(error, input)
      if (how.told !== 'in place') toast.error(wordsOf(error, input))
    },
  })
  // A way back offered in a toast outlives the component: its words are kept at hand.
  const words = useRef(wordsOf)
  useEffect(() => {
    words.current = wordsOf
  })
  const save = useCallback(
    async (input: Input, leadOn?: (answer: Answer) => unknown): Promise<Saved<Answer>> => {
      try {
        return { ok: true, answer: await mutateAsync({ input, leadOn }) }
      } catch (error) {
        return { ok: false, failure: words.current(error, input), error }
      }
    },
    [mutateAsync],
  )
  return {
    save,
    saving: isPending,
    underWay: isPending ? variables.input : undefined,
    failure: error ? wordsOf(error, variables.input) : null,
    forgetFailure: reset,
  }
}

/** A page that cannot be opened is no failure to save. */
async function withoutBlame(next: () => unknown) {
  try {
    await next()
  } catch (error) {
    reportError(error)
  }
}
