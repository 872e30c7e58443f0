import { useQuery } from '@tanstack/react-query'
import { ShieldCheckIcon } from 'lucide-react'
import { useState } from 'react'
import { messageOf } from '@/client/api.ts'
import { ConfirmDialog } from '@/ui/patterns/confirm-dialog.tsx'
import { ErrorState } from '@/ui/patterns/error-state.tsx'
import { Badge } from '@/ui/primitives/badge.tsx'
import { Button } from '@/ui/primitives/button.tsx'
import { Skeleton } from '@/ui/primitives/skeleton.tsx'
import { isTotp, type Factor } from '../api/factors.ts'
import { factorsQuery, useNewRecoveryCodes, useRemoveFactor } from '../api/second-factor.ts'
import { EnrolFactor } from './enrol-factor.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })

/** Sets up, shows and removes the second factor. */
export function SecondFactor({ product, email }: { product: string; email: string }) {
  const factors = useQuery(factorsQuery)
  const renewing = useNewRecoveryCodes()
  const removing = useRemoveFactor()
  const [enrolling, setEnrolling] = useState(false)
  const [codes, setCodes] = useState<readonly string[]>([])

  if (factors.isPending) return <Skeleton className="h-20" />
  if (factors.isError)
    return <ErrorState title={messageOf(factors.error)} onRetry={() => void factors.refetch()} />
  const verified = factors.data.factors.filter(isTotp)
  const left = factors.data.recoveryCodesLeft

  if (codes.length > 0)
    return (
      <RecoveryCodes codes={codes} product={product} email={email} onKept={() => setCodes([])} />
    )
  if (enrolling) {
    return (
      <EnrolFactor
        name={
          verified.length === 0 ? 'Authenticator app' : `Authenticator app ${verified.length + 1}`
        }
        onCancel={() => setEnrolling(false)}
        onDone={made => {
          setCodes(made)
          setEnrolling(false)
        }}
      />
    )
  }
  if (verified.length === 0) {
    return (
      <div className="grid justify-items-start gap-3">
        <p className="text-ink-2">Off. Your password alone opens your account.</p>
        <Button onClick={() => setEnrolling(true)}>Set up an authenticator app</Button>
      </div>
    )
  }
  return (
    <div className="grid gap-4">
      <ul className="border-y border-line">
        {verified.map(factor => (
          <Line
            key={factor.id}
            factor={factor}
            last={verified.length === 1}
            onRemove={() => removing.save(factor.id)}
          />
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-2.5">
        <Button onClick={() => setEnrolling(true)}>Add another app</Button>
        <Button
          busy={renewing.saving}
          onClick={() => void renewing.save(undefined, made => setCodes(made.codes))}
        >
          Make new recovery codes
        </Button>
        <p className="cap">{left === 1 ? '1 recovery code left' : `${left} recovery codes left`}</p>
      </div>
    </div>
  )
}

function Line({
  factor,
  last,
  onRemove,
}: {
  factor: Factor
  last: boolean
  onRemove: () => Promise<unknown>
}) {
  const name = factor.friendlyName || 'Authenticator app'
  return (
    <li className="flex flex-wrap items-center gap-3 py-3 [&+li]:border-t [&+li]:border-line">
      <ShieldCheckIcon aria-hidden className="size-4 shrink-0 text-good" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2">
          <span className="wrap-anywhere">{name}</span>
          <Badge tone="good">On</Badge>
        </p>
        <p className="cap">since {day.format(new Date(factor.createdAt))}</p>
      </div>
      <ConfirmDialog
        trigger={
          <Button size="sm" aria-label={`Remove ${name}`}>
            Remove
          </Button>
        }
        title={`Remove ${name}?`}
        confirm="Remove"
        cancel="Keep it"
        danger
        onConfirm={onRemove}
      >
        {last
          ? 'Your password alone will open your account, and the recovery codes stop working.'
          : 'Its codes stop working. Your other app stays.'}
      </ConfirmDialog>
    </li>
  )
}
