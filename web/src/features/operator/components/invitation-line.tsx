import type { InvitationEntry } from '@sextant/contracts/operator/routes'
import { CheckIcon } from 'lucide-react'
import { useState } from 'react'
import { Checkbox } from '@/ui/primitives/checkbox.tsx'
import { Badge } from '@/ui/primitives/badge.tsx'
import { Button } from '@/ui/primitives/button.tsx'
import { TimeSince } from '@/ui/patterns/time-since.tsx'
import { STATE_WORDS } from '../words.ts'

type InvitationLineProps = {
  entry: InvitationEntry
  /** Names the state: where the list holds several. */
  stated: boolean
  chosen: boolean
  onChoose: (chosen: boolean) => void
  /** A rejection is shown by whoever gave it. */
  onApprove: () => Promise<void>
  onDecline: () => void
  onResend: () => Promise<void>
}

/** One person: who, what they asked for, where it stands, and what can be done about it. */
export function InvitationLine({
  entry,
  stated,
  chosen,
  onChoose,
  onApprove,
  onDecline,
  onResend,
}: InvitationLineProps) {
  const [busy, setBusy] = useState(false)
  const run = async (work: () => Promise<void>) => {
    setBusy(true)
    await work().finally(() => setBusy(false))
  }
  const open = entry.state === 'pending'
  return (
    <li className="grid grid-cols-[20px_minmax(0,1fr)] gap-x-3 gap-y-2 border-b border-line py-3.5 md:grid-cols-[20px_minmax(0,1fr)_auto]">
      <span className="pt-1">
        {open && (
          <Checkbox
            checked={chosen}
            aria-label={`Choose ${entry.email}`}
            onCheckedChange={on => onChoose(on === true)}
          />
        )}
      </span>
      <div className="min-w-0 wrap-anywhere">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <strong className="font-semibold">{entry.email}</strong>
          {stated && <State state={entry.state} />}
        </p>
        {entry.company_name && (
          <p>
            {entry.company_name}
            {entry.organization_type && (
              <span className="text-ink-3">
                {' '}
                · {entry.organization_type === 'AGENCY' ? 'Agency' : 'Small business'}
              </span>
            )}
          </p>
        )}
        {entry.use_case && (
          <p className="max-w-[48em] whitespace-pre-line text-ink-2">{entry.use_case}</p>
        )}
        <p className="cap mt-0.5 first-letter:uppercase">
          {[
            entry.requested_at && (
              <>
                asked <TimeSince at={entry.requested_at} />
              </>
            ),
            entry.referral_source && <>heard of it: {entry.referral_source}</>,
            entry.decided_at && entry.state !== 'pending' && (
              <>
                {STATE_WORDS[entry.state === 'joined' ? 'approved' : entry.state].toLowerCase()}{' '}
                <TimeSince at={entry.decided_at} />
                {entry.decided_by && ` by ${entry.decided_by}`}
              </>
            ),
            entry.joined_at && (
              <>
                joined <TimeSince at={entry.joined_at} />
              </>
            ),
            (entry.state === 'approved' || entry.state === 'invited') &&
              (entry.mailed_at ? (
                <>
                  link mailed <TimeSince at={entry.mailed_at} />
                </>
              ) : (
                <>link not mailed yet</>
              )),
          ]
            .filter(Boolean)
            .map((part, index) => (
              <span key={index}>
                {index > 0 && ' · '}
                {part}
              </span>
            ))}
        </p>
      </div>
      <div className="flex items-start gap-2 max-md:col-start-2">
        {(open || entry.state === 'declined') && (
          <Button
            size="sm"
            variant={open ? 'primary' : 'plain'}
            busy={busy}
            onClick={() => void run(onApprove)}
          >
            Approve<span className="sr-only"> {entry.email}</span>
          </Button>
        )}
        {open && (
          <Button size="sm" disabled={busy} onClick={onDecline}>
            Decline<span className="sr-only"> {entry.email}</span>
          </Button>
        )}
        {(entry.state === 'approved' || entry.state === 'invited') && (
          <Button size="sm" busy={busy} onClick={() => void run(onResend)}>
            Mail again<span className="sr-only"> to {entry.email}</span>
          </Button>
        )}
      </div>
    </li>
  )
}

function State({ state }: { state: InvitationEntry['state'] }) {
  if (state === 'joined')
    return (
      <Badge plain tone="good">
        <CheckIcon aria-hidden />
        {STATE_WORDS.joined}
      </Badge>
    )
  return (
    <Badge tone={state === 'pending' ? 'info' : 'neutral'} plain={state !== 'pending'}>
      {STATE_WORDS[state]}
    </Badge>
  )
}
