import type { OutputAnswer } from '@sextant/contracts/agent-outputs/routes'
import { RefreshCwIcon } from 'lucide-react'
import { Button } from '@/ui/primitives/button.tsx'
import { useRebuildOutput } from '../api/rebuild-output.ts'

/** Where facts changed since it was written, one tap writes it anew; what was written by hand stays. Nothing changed: nothing stands there. */
export function BringUpToDate({
  output,
  changes,
}: {
  output: OutputAnswer
  /** How many facts are newer. */
  changes: number
}) {
  const { id, version } = output
  const { save, saving } = useRebuildOutput()
  if (changes === 0) return null
  return (
    <div className="mt-3 flex flex-wrap items-center justify-end gap-x-3 gap-y-2 print:hidden">
      <output className="text-caption text-ink-2">
        {changes === 1 ? '1 fact' : `${changes} facts`} changed since this was written.
      </output>
      <Button size="sm" busy={saving} onClick={() => void save({ id, version })}>
        <RefreshCwIcon aria-hidden />
        Bring up to date
      </Button>
    </div>
  )
}
