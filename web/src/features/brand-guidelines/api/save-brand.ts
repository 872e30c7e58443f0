import type { BrandAnswer, BrandGuidelines } from '@sextant/contracts/brand/guidelines'
import { api } from '@/client/api.ts'
import { keepAnswer } from '@/client/changed.ts'
import { useSaving } from '@/client/use-saving.ts'
import { undoToast } from '@/ui/patterns/undo-toast.ts'
import { brandQuery } from './brand.ts'

const guidelines = {
  changes: ['brand-guidelines'],
  words: 'The brand guidelines could not be saved',
} as const

type Place = { clientId: string | null }
type Change = Place & { guidelines: BrandGuidelines; after: number }

const of = ({ clientId }: Place) => (clientId ? { clientId } : {})
const keep = (answer: BrandAnswer, { clientId }: Place) => keepAnswer(brandQuery(clientId), answer)

/** An earlier state counts again. */
export const useRestoreBrand = () =>
  useSaving({
    ...guidelines,
    call: (earlier: Place & { version: number }) =>
      api.brand.restore({ ...of(earlier), version: earlier.version }),
    onSaved: keep,
  })

/** Every writer keeps to it from now on; the toast's way back lets the state before count again. */
export function useSaveBrand() {
  const { save: restore } = useRestoreBrand()
  return useSaving({
    ...guidelines,
    call: (change: Change) =>
      api.brand.save({
        ...of(change),
        guidelines: change.guidelines,
        after: change.after,
      }),
    told: 'in place',
    onSaved: (answer, change) => {
      keep(answer, change)
      const { clientId, after } = change
      const said = 'Saved. Every writer keeps to it from now on.'
      if (after > 0) undoToast(said, () => void restore({ clientId, version: after }))
    },
  })
}
