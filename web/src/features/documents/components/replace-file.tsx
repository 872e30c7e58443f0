import type { DocumentDetail } from '@sextant/contracts/documents/rows'
import { useRef } from 'react'
import { toast } from 'sonner'
import { Button } from '@/ui/primitives/button.tsx'
import { useReplaceFile } from '../api/bring-file.ts'

type ReplaceFileProps = { document: DocumentDetail; onReplaced: (version: number) => void }

/** Brings a newer file of a document; the former one stays among its versions. */
export function ReplaceFile({ document, onReplaced }: ReplaceFileProps) {
  const input = useRef<HTMLInputElement>(null)
  const { save, saving } = useReplaceFile()
  const take = (file: File | undefined) => {
    if (!file) return
    void save({ id: document.id, file }, ({ version }) => {
      toast.success(`Version ${version} is in. It is being read.`)
      onReplaced(version)
    })
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        aria-label="Choose the newer file"
        className="sr-only"
        tabIndex={-1}
        onChange={event => {
          take(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      <Button busy={saving} onClick={() => input.current?.click()}>
        Replace
      </Button>
    </>
  )
}
