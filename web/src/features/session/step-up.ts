import { useSyncExternalStore } from 'react'

/** The person closed the dialog instead of entering a code: the call was not repeated. */
export class NotConfirmed extends Error {
  constructor() {
    super('You did not enter a code, so nothing was changed.')
  }
}

type Asking = { answer: (confirmed: boolean) => void; promise: Promise<boolean> }
let asking: Asking | null = null
const listeners = new Set<() => void>()
const changed = () => {
  for (const listener of listeners) listener()
}

// Calls that are refused side by side share one dialog.
function ask(): Promise<boolean> {
  if (!asking) {
    let answer = (_confirmed: boolean) => {}
    const promise = new Promise<boolean>(resolve => {
      answer = resolve
    })
    asking = { promise, answer }
    changed()
  }
  return asking.promise
}

/** How the dialog tells what came of it. */
export function answerStepUp(confirmed: boolean) {
  const asked = asking
  asking = null
  asked?.answer(confirmed)
  changed()
}

const isRefused = (error: unknown) =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  error.code === 'STEP_UP_REQUIRED'

/** Makes a call; when the server wants a fresh code first, asks for it and makes the call again. Rejects with NotConfirmed when none is given. */
export async function withStepUp<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call()
  } catch (error) {
    if (!isRefused(error)) throw error
  }
  if (!(await ask())) throw new NotConfirmed()
  return call()
}

/** withStepUp for components: `const stepUp = useStepUp(); await stepUp(() => api.team.remove({ id }))`. The dialog stands in the frame of signed-in pages. */
export const useStepUp = (): typeof withStepUp => withStepUp

/** Whether a code is being asked for now. */
export const useAskedForStepUp = (): boolean =>
  useSyncExternalStore(
    listener => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    () => asking !== null,
  )
