import type { DocumentVersion } from '@sextant/contracts/documents/rows'
import { Button } from '@/ui/primitives/button.tsx'
import { useReadAgain } from '../api/change-document.ts'

type LookedThroughProps = {
  documentId: string
  version: DocumentVersion
  /** Only the newest version is looked through again. */
  mayAskAgain: boolean
}

/** How far a language model is that looks a version through for facts; nothing where none was asked. */
export function LookedThrough({ documentId, version, mayAskAgain }: LookedThroughProps) {
  const { save: askAgain, saving } = useReadAgain()
  const { learn_state: state, learned_by: by, learn_note: note } = version
  if (state === null) return null
  if (state === 'waiting' || state === 'learning')
    return (
      <output className="cap block">
        A language model is looking it through too. What it finds appears here by itself.
      </output>
    )
  if (state === 'done')
    return (
      <p className="cap">
        Also looked through by {by}. {note}
      </p>
    )
  return (
    <div className="cap grid justify-items-start gap-2">
      <p>No language model looked it through. {note}</p>
      {mayAskAgain && (
        <Button size="sm" busy={saving} onClick={() => void askAgain(documentId)}>
          Ask again
        </Button>
      )}
    </div>
  )
}
