import type { DocumentRow } from '@sextant/contracts/documents/rows'
import { useState, type FormEvent } from 'react'
import { Button } from '@/ui/primitives/button.tsx'
import { Input } from '@/ui/primitives/input.tsx'
import { useDeleteDocuments, useTagDocuments } from '../api/change-document.ts'

type ChoiceBarProps = { documents: readonly DocumentRow[]; done: () => void }

/** What can be done with several documents at once. */
export function ChoiceBar({ documents, done }: ChoiceBarProps) {
  const [tag, setTag] = useState('')
  const { save: putTag, saving: tagging } = useTagDocuments()
  const { save: remove, saving: deleting } = useDeleteDocuments()
  if (documents.length === 0) return null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (tag.trim()) void putTag({ documents, tag: tag.trim() }, done)
  }
  return (
    <section
      aria-label="Chosen documents"
      className="flex flex-wrap items-center gap-3 rounded-md border border-act bg-act-soft px-4 py-2.5"
    >
      <p className="font-semibold">{documents.length} chosen</p>
      <form onSubmit={submit} className="flex gap-2">
        <Input
          aria-label="Tag to put on them"
          placeholder="Tag"
          maxLength={40}
          value={tag}
          onChange={event => setTag(event.target.value)}
          className="w-36"
        />
        <Button type="submit" busy={tagging}>
          Tag
        </Button>
      </form>
      <Button
        variant="quiet"
        busy={deleting}
        onClick={() =>
          void remove(
            documents.map(({ id }) => id),
            done,
          )
        }
      >
        Delete
      </Button>
      <Button variant="quiet" onClick={done}>
        Choose none
      </Button>
    </section>
  )
}
