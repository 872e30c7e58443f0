import type { Claim as ClaimValue } from '@sextant/contracts/deliverable'
import { Claim } from '@/ui/patterns/source-mark.tsx'
import { cn } from '@/ui/cn.ts'
import type { DeepPartial } from '@/ui/frameworks/deep-partial.ts'
import { useDeliverable } from '../deliverable-context.ts'
import { markOf } from '../source-notes.tsx'
import { EditableText } from '@/ui/patterns/editable-text.tsx'

/** The marks of some sources; pressing one opens its quote in place. */
export function Marks({ numbers }: { numbers: readonly number[] }) {
  const { sources } = useDeliverable()
  return (
    <Claim
      sources={numbers
        .toSorted((a, b) => a - b)
        .map(number => markOf(sources.get(number) ?? { n: number }))}
    >
      {null}
    </Claim>
  )
}

/** A claim with its marks, edited in place where that is allowed. path: where the claim stands in the deliverable. */
export function Statement({
  claim,
  path,
  label,
  className,
}: {
  claim: DeepPartial<ClaimValue> | undefined
  path: (string | number)[]
  label: string
  className?: string
}) {
  const { sources, onEdit, busy } = useDeliverable()
  if (!claim?.text) return null
  const numbers = claim.sources ?? []
  const assumed =
    numbers.length > 0 && numbers.every(number => sources.get(number)?.kind === 'assumption')
  const save =
    onEdit && !busy
      ? (text: string) => onEdit([{ path: [...path, 'text'], value: text }])
      : undefined
  return (
    <>
      <EditableText
        value={claim.text}
        label={label}
        className={cn(
          assumed &&
            'underline decoration-line-strong decoration-dashed decoration-1 underline-offset-[0.22em]',
          className,
        )}
        {...(save ? { onSave: save } : {})}
      />
      <Marks numbers={numbers} />
    </>
  )
}
