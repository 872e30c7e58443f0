import { useCallback, useEffect, useRef, useState } from 'react'

/** What came of it. A failure is a value too: nobody can forget to catch it. */
type Saved<Answer> = { ok: true; answer: Answer } | { ok: false; failure: string; error: unknown }

type HowToSend<Input, Answer> = {
  /** The remote call. */
  call: (input: Input) => Promise<Answer>
  /** The sentence to show for a failure. */
  wordsFor: (error: unknown, input: Input) => string
  /** Part of the saving: a promise is waited for, and what it throws counts as a failure. */
  onSaved?: ((answer: Answer, input: Input) => unknown) | undefined
  /** A promise is waited for. */
  onFailed?: ((error: unknown, input: Input) => unknown) | undefined
}

export type Saving<Input, Answer> = {
  /** Never rejects. leadOn: what follows once it is saved, such as a way to another page; until that is done `saving` stays true. */
  save: (input: Input, leadOn?: (answer: Answer) => unknown) => Promise<Saved<Answer>>
  saving: boolean
  /** What is being saved right now: which line of a list is busy. */
  underWay: Input | undefined
  /** The words of the last failure, until the next try. */
  failure: string | null
  forgetFailure: () => void
}

type Try<Input> = { input: Input; saving: boolean; failure: string | null }

/** What useSaving is made of. Only the pages by which one gets in use it themselves: it brings neither the cache nor toasts, which nobody who signs in should have to load. */
export function useSending<Answer, Input = void>(
  how: HowToSend<Input, Answer>,
): Saving<Input, Answer> {
  const [last, setLast] = useState<Try<Input> | null>(null)
  // A way back offered in a toast outlives the component: how it is sent is kept at hand.
  const newest = useRef(how)
  useEffect(() => {
    newest.current = how
  })
  const tries = useRef(0)
  const save = useCallback(async (input: Input, leadOn?: (answer: Answer) => unknown) => {
    tries.current += 1
    const mine = tries.current
    const tell = (state: Omit<Try<Input>, 'input'>) => {
      if (tries.current === mine) setLast({ input, ...state })
    }
    tell({ saving: true, failure: null })
    const saved = await trySaving(newest, input, leadOn)
    tell({ saving: false, failure: saved.ok ? null : saved.failure })
    return saved
  }, [])
  const forgetFailure = useCallback(
    () => setLast(before => before && { ...before, failure: null }),
    [],
  )
  return {
    save,
    saving: last?.saving ?? false,
    underWay: last?.saving ? last.input : undefined,
    failure: last?.failure ?? null,
    forgetFailure,
  }
}

async function trySaving<Input, Answer>(
  how: { current: HowToSend<Input, Answer> },
  input: Input,
  leadOn: ((answer: Answer) => unknown) | undefined,
): Promise<Saved<Answer>> {
  try {
    const answer = await how.current.call(input)
    await how.current.onSaved?.(answer, input)
    await withoutBlame(() => leadOn?.(answer))
    return { ok: true, answer }
  } catch (error) {
    await withoutBlame(() => how.current.onFailed?.(error, input))
    return { ok: false, failure: how.current.wordsFor(error, input), error }
  }
}

/** What follows may fail without blame to the saving: a page that cannot be opened is no failure to save. */
async function withoutBlame(next: () => unknown) {
  try {
    await next()
  } catch (error) {
    reportError(error)
  }
}
