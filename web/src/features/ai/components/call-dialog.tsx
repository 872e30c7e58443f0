import type { AiCall } from '@sextant/contracts/ai/routes'
import { useQuery } from '@tanstack/react-query'
import { messageOf } from '@/client/api.ts'
import { CopyButton } from '@/ui/patterns/copy-button.tsx'
import { ErrorState } from '@/ui/patterns/error-state.tsx'
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@/ui/primitives/dialog.tsx'
import { Skeleton } from '@/ui/primitives/skeleton.tsx'
import { aiCallQuery } from '../api/get-call.ts'
import { costWords, jobWords, tokenWords } from '../words.ts'
import { Outcome } from './call-list.tsx'

const at = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'medium' })

/** One call whole: exactly what was sent and what came back. */
export function CallDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const call = useQuery(aiCallQuery(id))
  return (
    <Dialog open onOpenChange={open => !open && onClose()}>
      <DialogContent className="max-w-4xl">
        <DialogTitle>
          {call.data ? jobWords(call.data.job) : 'A call to a language model'}
        </DialogTitle>
        <DialogDescription asChild>
          <div>{call.data && <Figures call={call.data} />}</div>
        </DialogDescription>
        {call.isPending && (
          <div className="mt-4 grid gap-3">
            <output className="sr-only">Loading the call</output>
            <Skeleton className="h-24" />
            <Skeleton className="h-40" />
          </div>
        )}
        {call.isError && (
          <ErrorState
            className="mt-4"
            title={messageOf(call.error)}
            onRetry={() => void call.refetch()}
          >
            What was sent is kept for thirty days.
          </ErrorState>
        )}
        {call.data && <Words call={call.data} />}
      </DialogContent>
    </Dialog>
  )
}

function Figures({ call }: { call: AiCall }) {
  const cached = call.cached_tokens > 0 ? ` (${tokenWords(call.cached_tokens)} from cache)` : ''
  const figures = [
    `${tokenWords(call.input_tokens)} tokens sent${cached}, ${tokenWords(call.output_tokens)} answered`,
    costWords(call.cost_micros),
    `${(call.milliseconds / 1000).toFixed(1)} seconds`,
    call.own ? 'with your own key' : 'with this installation’s key',
  ]
  return (
    <>
      <p className="wrap-anywhere">
        {call.model}, {at.format(new Date(call.created_at))}
        {call.client_name && `, for ${call.client_name}`}
      </p>
      <p className="text-caption text-ink-3">{figures.join(' · ')}</p>
      <p className="mt-1.5 flex flex-wrap items-center gap-2">
        <Outcome outcome={call.outcome} />
        {call.failure}
      </p>
    </>
  )
}

function Words({ call }: { call: AiCall }) {
  return (
    <div className="mt-5 grid gap-5">
      <Exact title="Instructions" text={call.instructions} />
      <Exact title="Material" text={call.material} />
      <Exact title="Answer" text={call.completion} />
    </div>
  )
}

/** Words to the letter, to read and to take along. */
function Exact({ title, text }: { title: string; text: string }) {
  return (
    <section aria-label={title} className="grid min-w-0 gap-2">
      <div className="flex items-center justify-between gap-3">
        <h3 className="font-semibold">{title}</h3>
        {text && (
          <CopyButton size="sm" text={text} refused="Mark the text and copy it by hand.">
            {`Copy ${title.toLowerCase()}`}
          </CopyButton>
        )}
      </div>
      {text ? (
        <pre
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable
          tabIndex={0}
          className="max-h-80 overflow-auto rounded-md bg-sunken p-3.5 font-mono text-caption wrap-anywhere whitespace-pre-wrap"
        >
          {text}
        </pre>
      ) : (
        <p className="text-ink-2">Nothing.</p>
      )}
    </section>
  )
}
