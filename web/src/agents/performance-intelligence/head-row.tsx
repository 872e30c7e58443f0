import type { HeadFigure } from '@sextant/contracts/performance-intelligence/parts'
import { type DeepPartial, present } from '@sextant/drawings/deep-partial'
import { CheckIcon, EqualIcon } from 'lucide-react'
import { InlineClaim } from '../editing/inline-text.tsx'

type Head = DeepPartial<HeadFigure>

/** Effect, cost and certainty in a ruled row, each with its interval and n. */
export function HeadRow({ head }: { head: Head[] | undefined }) {
  const figures = present(head)
  if (figures.length === 0) return null
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(190px,1fr))] border-y border-line-strong max-md:grid-cols-1">
      {figures.map((figure, at) => (
        <div
          key={figure.label ?? at}
          className="grid content-start gap-1 border-line py-3.5 pr-4 not-first:pl-4 max-md:border-b max-md:px-0! max-md:last:border-b-0 md:border-r md:last:border-r-0"
        >
          <dt className="cap">{figure.label}</dt>
          <dd className="grid gap-1">
            <span className="flex items-center gap-1.5 text-title leading-tight font-semibold wrap-anywhere tabular-nums">
              <Certainty isClear={figure.isClear} />
              {figure.value}
            </span>
            <span className="cap">
              <InlineClaim
                prose
                claim={figure.note}
                path={['body', 'head', at, 'note']}
                label={figure.label ?? 'Figure'}
              />
            </span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Certainty({ isClear }: { isClear: boolean | null | undefined }) {
  if (isClear === null || isClear === undefined) return null
  const Icon = isClear ? CheckIcon : EqualIcon
  return <Icon aria-hidden className="size-4 shrink-0 text-ink-3" />
}
