import { healthBand } from '@sextant/contracts/clients/health'
import type { ClientSignal } from '@sextant/contracts/clients/routes'
import type { ClientRow } from '@sextant/contracts/rows'
import { CheckIcon, TriangleAlertIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '@/ui/primitives/badge.tsx'
import { needSentence } from '../by-need.ts'
import { lowHealthWords } from '../low-health.ts'
import { SignalList } from './signal-list.tsx'

const REASONS = 4

/** The client to turn to now, in a sentence, with the reasons and what can be done. */
export function NeedsYouFirst({
  client,
  signals,
  actions,
}: {
  client: ClientRow
  signals: readonly ClientSignal[]
  actions: ReactNode
}) {
  const band = healthBand(client.health_score)
  return (
    <div>
      <Badge tone="bad">
        <TriangleAlertIcon aria-hidden />
        {signals.length > 0 ? 'Needs you first' : band.label}
      </Badge>
      <h2 className="book mt-2 mb-3 text-title font-[480] tracking-[-0.006em] wrap-anywhere">
        {needSentence(client.name, signals[0])}
      </h2>
      <SignalList
        signals={signals}
        most={REASONS}
        className="gap-0 text-body text-ink [&>li]:border-t [&>li]:border-line [&>li]:py-1.5"
      />
      {signals.length === 0 && (
        <p className="pb-1.5 text-ink-2">{lowHealthWords(client)}. Nothing else waits.</p>
      )}
      <p className="flex justify-between gap-3 border-t border-line py-1.5">
        <span>Health</span>
        <strong className="font-semibold">
          {client.health_score}/100, {band.label.toLowerCase()}
        </strong>
      </p>
      <div className="mt-3.5 flex flex-wrap gap-2">{actions}</div>
    </div>
  )
}

/** Nothing asks for anybody today. */
export function NobodyNeedsYou() {
  return (
    <div>
      <Badge tone="good" plain>
        <CheckIcon aria-hidden />
        All quiet
      </Badge>
      <h2 className="book mt-2 mb-3 text-title font-[480] tracking-[-0.006em]">
        Nobody needs you right now.
      </h2>
      <p className="max-w-[34em] text-ink-2">
        No approval waits, no message is unread, and every active campaign spends as planned. Health
        scores stand beside this.
      </p>
    </div>
  )
}
