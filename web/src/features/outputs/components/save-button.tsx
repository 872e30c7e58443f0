import type { AgentOutputRow } from '@sextant/contracts/rows'
import { CheckIcon } from 'lucide-react'
import { Badge } from '@/ui/primitives/badge.tsx'
import { Button } from '@/ui/primitives/button.tsx'
import { useSaveOutput } from '../api/save-output.ts'

/** Keeps an output; afterwards says that it is kept. */
export function SaveButton({
  output,
  onSaved,
}: {
  output: Pick<AgentOutputRow, 'id' | 'saved_at'>
  onSaved: () => void
}) {
  const saving = useSaveOutput()
  if (output.saved_at)
    return (
      <Badge tone="good" plain className="h-(--control-sm) px-1">
        <CheckIcon aria-hidden />
        Saved
      </Badge>
    )
  return (
    <Button
      size="sm"
      variant="primary"
      busy={saving.saving}
      onClick={() => void saving.save(output.id, onSaved)}
    >
      Save
    </Button>
  )
}
