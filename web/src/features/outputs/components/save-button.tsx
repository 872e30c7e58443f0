import type { AgentOutputRow } from '@sextant/contracts/rows'
import { CheckIcon } from 'lucide-react'
import { useState } from 'react'
import { toast } from 'sonner'
import { messageOf } from '@/client/api.ts'
import { Badge } from '@/ui/primitives/badge.tsx'
import { Button } from '@/ui/primitives/button.tsx'
import { saveOutput } from '../api/outputs.ts'

/** Keeps an output; afterwards says that it is kept. */
export function SaveButton({
  output,
  onSaved,
}: {
  output: Pick<AgentOutputRow, 'id' | 'saved_at'>
  onSaved: () => void
}) {
  const [busy, setBusy] = useState(false)
  if (output.saved_at)
    return (
      <Badge tone="good" plain className="h-(--control-sm) px-1">
        <CheckIcon aria-hidden />
        Saved
      </Badge>
    )
  const save = async () => {
    setBusy(true)
    try {
      await saveOutput(output.id)
      toast.success('Saved to your outputs')
      onSaved()
    } catch (error) {
      toast.error(messageOf(error, 'The output could not be saved. Try again.'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button size="sm" variant="primary" busy={busy} onClick={() => void save()}>
      Save
    </Button>
  )
}
