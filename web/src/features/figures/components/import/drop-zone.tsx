import { DownloadIcon } from 'lucide-react'
import { useRef, useState, type ClipboardEvent, type DragEvent } from 'react'
import { cn } from '@/ui/cn.ts'
import { Button } from '@/ui/primitives/button.tsx'
import { Progress } from '@/ui/primitives/progress.tsx'

type DropZoneProps = {
  take: (files: readonly File[]) => void
  /** What is being sent, and how far it is; null while nothing is. */
  sending: { name: string; share: number } | null
}

const ACCEPT = '.csv,.tsv,.txt,.xlsx'

/** Files are dropped, chosen, or a table pasted: all the same way in. */
export function DropZone({ take, sending }: DropZoneProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take([...event.dataTransfer.files])
  }
  const paste = (event: ClipboardEvent) => {
    const { files } = event.clipboardData
    if (files.length > 0) return take([...files])
    const text = event.clipboardData.getData('text/plain')
    if (text.includes('\n')) take([new File([text], 'Pasted table.tsv', { type: 'text/plain' })])
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- files are also chosen by the button in it
    <section
      aria-label="Files"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a table is pasted where the focus is
      tabIndex={0}
      onDragOver={event => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      onPaste={paste}
      className={cn(
        'flex flex-wrap items-center gap-x-4 gap-y-3 rounded-md border border-line-strong bg-surface p-5',
        isOver && 'border-act bg-act-soft',
      )}
    >
      <DownloadIcon
        aria-hidden
        className="size-10 shrink-0 rounded-full bg-act-soft p-2.5 text-act max-md:hidden"
      />
      <div className="min-w-0 flex-1 basis-72">
        <p className="font-semibold">Drop files here, or paste a table</p>
        <p className="cap">
          CSV or XLSX, up to 200 MB each. Exports of Google, Meta, LinkedIn, Microsoft and TikTok
          Ads, GA4, Search Console, Shopify, Stripe and Mailchimp are recognised.
        </p>
        {sending && (
          <div className="mt-2 grid gap-1">
            <output className="cap">
              {sending.share < 1 ? `Sending ${sending.name}` : `Reading ${sending.name}`}
            </output>
            <Progress value={Math.round(sending.share * 100)} label={sending.name} />
          </div>
        )}
      </div>
      <input
        ref={input}
        type="file"
        multiple
        accept={ACCEPT}
        aria-label="Choose files"
        className="sr-only"
        tabIndex={-1}
        onChange={event => {
          take([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
      <Button onClick={() => input.current?.click()}>Choose files</Button>
    </section>
  )
}
