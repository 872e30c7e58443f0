import type { InvitationEntry } from '@sextant/contracts/operator/routes'
import { CheckIcon } from 'lucide-react'
import { Checkbox } from '@/ui/primitives/checkbox.tsx'
import { Badge } from '@/ui/primitives/badge.tsx'
import { Button } from '@/ui/primitives/button.tsx'
import { TimeSince } from '@/ui/patterns/time-since.tsx'
import { useMailInvitationAgain } from '../api/invitations.ts'
import { STATE_WORDS } from '../words.ts'

type InvitationLineProps = {
  entry: InvitationEntry
  /** Names the state: where the list holds several. */
  stated: boolean
  chosen: boolean
  onChoose: (chosen: boolean) => void
  onDecide: (decision: 'approve' | 'decline') => void
  /** This one is being decided. */
  busy: boolean
}

/** One person: who, what they asked for, where it stands, and what can be done about it. */
export function InvitationLine({
  entry,
  stated,
  chosen,
  onChoose,
  onDecide,
  busy,
}: InvitationLineProps) {
  const again = useMailInvitationAgain()
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
        <History entry={entry} />
      </div>
      <div className="flex items-start gap-2 max-md:col-start-2">
        {(open || entry.state === 'declined') && (
          <Button
            size="sm"
            variant={open ? 'primary' : 'plain'}
            busy={busy}
            onClick={() => onDecide('approve')}
          >
            Approve<span className="sr-only"> {entry.email}</span>
          </Button>
        )}
        {open && (
          <Button size="sm" disabled={busy} onClick={() => onDecide('decline')}>
            Decline<span className="sr-only"> {entry.email}</span>
          </Button>
        )}
        {(entry.state === 'approved' || entry.state === 'invited') && (
          <Button size="sm" busy={again.saving} onClick={() => void again.save(entry.email)}>
            Mail again<span className="sr-only"> to {entry.email}</span>
          </Button>
        )}
      </div>
    </li>
  )
}

/** What happened to it, in the order in which it happened. */
function History({ entry }: { entry: InvitationEntry }) {
  const parts = [asked(entry), heard(entry), decided(entry), joined(entry), mailed(entry)]
  return (
    <p className="cap mt-0.5 first-letter:uppercase">
      {parts.filter(Boolean).map((part, index) => (
        <span key={index}>
          {index > 0 && ' · '}
          {part}
        </span>
      ))}
    </p>
  )
}

const asked = ({ requested_at: at }: InvitationEntry) =>
  at && (
    <>
      asked <TimeSince at={at} />
    </>
  )

const heard = ({ referral_source: source }: InvitationEntry) => source && `heard of it: ${source}`

function decided({ state, decided_at: at, decided_by: by }: InvitationEntry) {
  if (!at || state === 'pending') return null
  const word = STATE_WORDS[state === 'joined' ? 'approved' : state].toLowerCase()
  return (
    <>
      {word} <TimeSince at={at} />
      {by && ` by ${by}`}
    </>
  )
}

const joined = ({ joined_at: at }: InvitationEntry) =>
  at && (
    <>
      joined <TimeSince at={at} />
    </>
  )

function mailed({ state, mailed_at: at }: InvitationEntry) {
  if (state !== 'approved' && state !== 'invited') return null
  if (!at) return 'link not mailed yet'
  return (
    <>
      link mailed <TimeSince at={at} />
    </>
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
