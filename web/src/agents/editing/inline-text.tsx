import type { Claim as ClaimValue } from '@sextant/contracts/deliverable'
import type { DeepPartial } from '@sextant/drawings/deep-partial'
import { cn } from '@/ui/cn.ts'
import { EditableText } from '@/ui/patterns/editable-text.tsx'
import { Badge } from '@/ui/primitives/badge.tsx'
import { type Path, put, useEditing } from './editing.tsx'
import { KeptMark } from './kept-mark.tsx'
import { JudgmentWords, ModelMark } from './model-mark.tsx'

type InlineTextProps = {
  value: string | undefined
  path: Path
  /** What is being edited, for the box: "Strength S1". */
  label: string
  /** Prose keeps its type while it is written; words of a drawing get a box of their own. */
  prose?: boolean
  type?: 'text' | 'date'
  /** What is shown for the value, when it reads differently. */
  shown?: string
  className?: string | undefined
}

/** Words of a deliverable, changed where they stand. */
export function InlineText({
  value = '',
  path,
  label,
  prose = false,
  type = 'text',
  shown,
  className,
}: InlineTextProps) {
  const { on, busy, send } = useEditing()
  return (
    <EditableText
      value={value}
      label={label}
      type={type}
      busy={busy}
      boxed={!prose}
      className={className}
      shown={shown ?? (value || (on && <span className="text-ink-3">Write here</span>))}
      onSave={on ? text => send(put(path, text)) : undefined}
    />
  )
}

type InlineClaimProps = {
  claim: DeepPartial<ClaimValue> | undefined
  path: Path
  label: string
  prose?: boolean
  className?: string
  /** Also says how an assumption can be checked. */
  check?: boolean
  /** Also says the word. */
  badge?: boolean
  /** Its sources are named elsewhere. */
  unsourced?: boolean
  /** That it is a judgment of the model is told elsewhere. */
  told?: boolean
}

/** A statement with its source marks; dashed underneath while nothing backs it. */
export function InlineClaim({
  claim,
  path,
  label,
  prose = false,
  className,
  check,
  badge,
  unsourced = false,
  told = false,
}: InlineClaimProps) {
  const { marks, sources } = useEditing()
  const numbers = unsourced ? [] : (claim?.sources ?? []).filter(n => n !== undefined)
  const backing = numbers.map(n => sources.get(n))
  const unsure = numbers.length > 0 && backing.every(source => source?.kind === 'assumption')
  const how = check && unsure ? backing.find(source => source?.check)?.check : undefined
  return (
    <>
      <InlineText
        value={claim?.text}
        path={[...path, 'text']}
        label={label}
        prose={prose}
        className={cn(
          unsure &&
            'underline decoration-line-strong decoration-dashed decoration-1 underline-offset-[0.22em]',
          className,
        )}
      />
      <ModelMark claim={claim} />
      <KeptMark claim={claim} />
      {numbers.length > 0 && marks(numbers)}
      {!told && <JudgmentWords claim={claim} />}
      {badge && unsure && (
        <>
          {' '}
          <Badge tone="assume" className="align-middle">
            Assumption
          </Badge>
        </>
      )}
      {how && (
        <span className="cap mt-0.5 block font-normal">
          Check: {how.charAt(0).toLowerCase() + how.slice(1)}
        </span>
      )}
    </>
  )
}
