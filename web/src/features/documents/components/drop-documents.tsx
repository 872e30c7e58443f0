import { FilePlus2Icon } from 'lucide-react'
import { useRef, useState, type DragEvent } from 'react'
import { cn } from '@/ui/cn.ts'
import { Button } from '@/ui/primitives/button.tsx'
import { droppedFiles } from '../dropped-files.ts'

const ACCEPT =
  '.pdf,.docx,.pptx,.xlsx,.csv,.tsv,.txt,.md,.html,.htm,.eml,.png,.jpg,.jpeg,.webp,.gif,.tif,.tiff'

/** Files and whole folders are dropped or chosen. */
export function DropDocuments({ take }: { take: (files: readonly File[]) => void }) {
  const files = useRef<HTMLInputElement>(null)
  const folder = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    void droppedFiles(event.dataTransfer).then(take)
  }
  const input = { type: 'file', multiple: true, className: 'sr-only', tabIndex: -1 } as const
  const taken = (element: HTMLInputElement) => {
    take([...(element.files ?? [])].filter(({ name }) => !name.startsWith('.')))
    element.value = ''
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- files are also chosen by the buttons in it
    <section
      aria-label="Files"
      onDragOver={event => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={cn(
        'flex flex-wrap items-center gap-x-4 gap-y-3 rounded-md border border-line-strong bg-surface p-5',
        isOver && 'border-act bg-act-soft',
      )}
    >
      <FilePlus2Icon
        aria-hidden
        className="size-10 shrink-0 rounded-full bg-act-soft p-2.5 text-act max-md:hidden"
      />
      <div className="min-w-0 flex-1 basis-72">
        <p className="font-semibold">Drop files or a whole folder here</p>
        <p className="cap">
          PDF, Word, PowerPoint, Excel, CSV, text, Markdown, web pages, e-mails, pictures and scans,
          up to 25 MB each. They are read on this server and sent nowhere.
        </p>
      </div>
      <input
        {...input}
        ref={files}
        accept={ACCEPT}
        aria-label="Choose files"
        onChange={event => taken(event.target)}
      />
      <input
        {...input}
        ref={element => {
          folder.current = element
          element?.setAttribute('webkitdirectory', '')
        }}
        aria-label="Choose a folder"
        onChange={event => taken(event.target)}
      />
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => files.current?.click()}>Choose files</Button>
        <Button variant="quiet" onClick={() => folder.current?.click()} className="max-md:hidden">
          Choose a folder
        </Button>
      </div>
    </section>
  )
}
