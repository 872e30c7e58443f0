import { Undo2Icon } from 'lucide-react'
import { Button } from '@/ui/primitives/button.tsx'

/** Takes the last edit of this visit back; nothing while there is none. */
export function UndoButton({ undo, busy }: { undo: (() => void) | null; busy: boolean }) {
  return (
    undo && (
      <Button
        size="sm"
        variant="quiet"
        disabled={busy}
        title="Take the last change back (Ctrl or Cmd and Z)"
        onClick={undo}
      >
        <Undo2Icon aria-hidden />
        Undo
      </Button>
    )
  )
}
