import type { CompanyFactRow } from '@sextant/contracts/company/facts'
import { Button } from '@/ui/primitives/button.tsx'
import { useKeepKnown } from '../api/save-fact.ts'

/** Refuses a change of this very fact; of any other fact that waits, nothing stands there. */
export function KeepKnownButton({ fact }: { fact: CompanyFactRow }) {
  const { save: keep, saving } = useKeepKnown()
  const known = fact.replaces
  if (!known?.is_itself) return null
  return (
    <Button size="sm" variant="quiet" busy={saving} onClick={() => void keep({ fact, known })}>
      Keep what is known
    </Button>
  )
}
