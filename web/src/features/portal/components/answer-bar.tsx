import type { ApprovalRow } from '@sextant/contracts/portal/routes'
import { useState } from 'react'
import { Button } from '@/ui/primitives/button.tsx'
import { AnswerDialog } from './answer-dialog.tsx'
import type { Decision } from './answer-form.tsx'

/** What waits first with its two answers, at the foot of the window: there whatever a style does to the page above. */
export function AnswerBar({ waiting }: { waiting: readonly ApprovalRow[] }) {
  const [asked, setAsked] = useState<{ approval: ApprovalRow; decision: Decision } | null>(null)
  const first = waiting[0]
  const ask = (decision: Decision) => first && setAsked({ approval: first, decision })
  return (
    <>
      {first && (
        <section
          aria-label="Answer what waits first"
          className="sticky bottom-0 z-10 border-t border-line-strong bg-surface pb-[env(safe-area-inset-bottom)] print:hidden"
        >
          <div className="wrap flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
            <p className="flex min-w-0 items-baseline justify-between gap-x-4 max-sm:w-full">
              <span className="line-clamp-2 wrap-anywhere">
                <strong className="font-semibold">{first.subject}</strong> waits for your answer
              </span>
              {waiting.length > 1 && <span className="cap shrink-0">1 of {waiting.length}</span>}
            </p>
            <div className="flex flex-wrap gap-2">
              <Button variant="primary" onClick={() => ask('approved')}>
                Approve<span className="sr-only">: {first.subject}</span>
              </Button>
              <Button onClick={() => ask('changes')}>
                Ask for changes<span className="sr-only">: {first.subject}</span>
              </Button>
            </div>
          </div>
        </section>
      )}
      {asked && <AnswerDialog {...asked} onClose={() => setAsked(null)} />}
    </>
  )
}
