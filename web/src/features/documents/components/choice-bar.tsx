import type { DocumentRow } from '@sextant/contracts/documents/rows'
import { useState, type FormEvent } from 'react'
import { Button } from '@/ui/primitives/button.tsx'
import { Input } from '@/ui/primitives/input.tsx'
import { NativeSelect } from '@/ui/primitives/native-select.tsx'
import { useDeleteDocuments, useMoveDocuments, useTagDocuments } from '../api/change-document.ts'

type Campaign = { id: string; name: string; client_id: string | null }
type ChoiceBarProps = {
  documents: readonly DocumentRow[]
  /** Of the place; those of the documents' client are offered. */
  campaigns: readonly Campaign[]
  done: () => void
}

const NONE = 'none'

/** Campaigns that all of the documents can stand with: none where they are of several clients. */
function campaignsFor(documents: readonly DocumentRow[], campaigns: readonly Campaign[]) {
  const [first] = documents
  const isOfOne = documents.every(({ client_id }) => client_id === first?.client_id)
  return isOfOne ? campaigns.filter(({ client_id }) => client_id === first?.client_id) : []
}

/** What can be done with several documents at once. */
export function ChoiceBar({ documents, campaigns, done }: ChoiceBarProps) {
  const [tag, setTag] = useState('')
  const { save: putTag, saving: tagging } = useTagDocuments()
  const { save: moveTo, saving: moving } = useMoveDocuments()
  const { save: remove, saving: deleting } = useDeleteDocuments()
  if (documents.length === 0) return null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (tag.trim()) void putTag({ documents, tag: tag.trim() }, done)
  }
  const offered = campaignsFor(documents, campaigns)
  const move = (id: string) => {
    const campaign = offered.find(one => one.id === id) ?? null
    if (campaign || id === NONE) void moveTo({ documents, campaign }, done)
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
      {offered.length > 0 && (
        <NativeSelect
          aria-label="Campaign to put them with"
          className="w-52"
          value=""
          disabled={moving}
          onChange={event => move(event.target.value)}
        >
          <option value="">Put with a campaign</option>
          {offered.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
          <option value={NONE}>With no campaign</option>
        </NativeSelect>
      )}
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
