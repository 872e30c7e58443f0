import { toast } from 'sonner'

/** Says what was done and offers to take it back for ten seconds. id: replaces what an earlier toast of that id said. */
export function undoToast(done: string, undo: () => void, id?: string) {
  toast.success(done, {
    duration: 10_000,
    action: { label: 'Undo', onClick: undo },
    ...(id ? { id } : {}),
  })
}
