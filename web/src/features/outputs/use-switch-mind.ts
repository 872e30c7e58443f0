import type { Mind } from '@sextant/contracts/model-work'
import { useState } from 'react'
import { undoToast } from '@/ui/patterns/undo-toast.ts'
import { EDIT_NOTICE } from './api/edit-output.ts'
import { shownOutput } from './api/outputs.ts'
import { useSetMind } from './api/set-mind.ts'

const SHOWN = {
  model: 'Shown in the model’s words.',
  'built-in': 'Shown in the built-in words.',
} as const satisfies Record<Mind, string>

/** Shows the words of one mind instead of the other's, with a way back. waiting: the mind that is on its way. */
export function useSwitchMind(id: string): {
  switchTo: (mind: Mind) => Promise<boolean>
  waiting: Mind | null
} {
  const { save } = useSetMind()
  const [waiting, setWaiting] = useState<Mind | null>(null)
  const show = async (mind: Mind): Promise<boolean> => {
    const version = shownOutput(id)?.version
    if (version === undefined || waiting) return false
    setWaiting(mind)
    const { ok } = await save({ id, version, mind })
    setWaiting(null)
    return ok
  }
  const switchTo = async (mind: Mind): Promise<boolean> => {
    const done = await show(mind)
    const back = mind === 'model' ? 'built-in' : 'model'
    if (done) undoToast(SHOWN[mind], () => void show(back), EDIT_NOTICE)
    return done
  }
  return { switchTo, waiting }
}
