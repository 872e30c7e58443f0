import type { MessageRow } from '@sextant/contracts/agent-events'
import { KIND_NAMES } from '@sextant/contracts/company/kinds'
import { CheckIcon } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Told } from '../told.ts'
import { Rewrite, type Rewriting } from './rewrite.tsx'

type ToldLineProps = {
  message: MessageRow
  told: Told
  /** Other words may be sent in its place. Absent while they may not. */
  rewrite?: Rewriting | undefined
  /** Its versions, where there are several. */
  versions: ReactNode
}

/** An answer that lies behind, in one line. */
export function ToldLine({ message, told, rewrite, versions }: ToldLineProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const name = KIND_NAMES[told.kind].many
  if (draft !== null && rewrite)
    return (
      <Rewrite
        draft={draft}
        onChange={setDraft}
        parentId={message.parent_id}
        {...rewrite}
        onClose={() => setDraft(null)}
      />
    )
  return (
    <div
      title={told.question}
      className="grid grid-cols-[16px_minmax(0,1fr)_auto] items-baseline gap-x-2.5 border-b border-line pb-2 text-caption md:grid-cols-[16px_160px_minmax(0,1fr)_auto]"
    >
      <CheckIcon aria-hidden className="size-3.5 self-center text-good" />
      <strong className="font-semibold">{name}</strong>
      <p className="line-clamp-2 text-ink-2 max-md:col-span-2 max-md:col-start-2 max-md:row-start-2 md:line-clamp-1">
        <span className="sr-only">{told.question} </span>
        {message.text.replaceAll('\n', '; ')}
      </p>
      <span className="flex items-baseline gap-2">
        {versions}
        {rewrite && (
          <button
            type="button"
            aria-label={`Edit what you said: ${name}`}
            className="link relative after:absolute after:-inset-2 pointer-coarse:after:-inset-3"
            onClick={() => setDraft(message.text)}
          >
            Edit
          </button>
        )}
      </span>
    </div>
  )
}
