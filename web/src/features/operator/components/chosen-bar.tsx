import { Button } from '@/ui/primitives/button.tsx'
import { Checkbox } from '@/ui/primitives/checkbox.tsx'
import { people } from '../words.ts'

/** Above a list of those who wait: choosing them all, and deciding about the chosen ones. */
export function ChosenBar({
  waiting,
  picked,
  busy,
  onAll,
  onDecide,
}: {
  waiting: number
  picked: number
  busy: boolean
  onAll: (on: boolean) => void
  onDecide: (decision: 'approve' | 'decline') => void
}) {
  const some = picked > 0 && 'indeterminate'
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-3 border-b border-line-strong pb-3">
      <label className="flex min-h-9 cursor-pointer items-center gap-3">
        <Checkbox checked={picked === waiting || some} onCheckedChange={on => onAll(on === true)} />
        {picked > 0 ? `${picked} chosen` : 'Choose all on this page'}
      </label>
      {picked > 0 && (
        <>
          <Button size="sm" variant="primary" busy={busy} onClick={() => onDecide('approve')}>
            Approve {people(picked)}
          </Button>
          <Button size="sm" disabled={busy} onClick={() => onDecide('decline')}>
            Decline {people(picked)}
          </Button>
        </>
      )}
    </div>
  )
}
