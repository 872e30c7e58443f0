import { toast } from 'sonner'

/** Says what was done and offers to take it back for ten seconds. */
export function undoToast(done: string, undo: () => void) {
  toast.success(done, { duration: 10_000, action: { label: 'Undo', onClick: undo } })
}
