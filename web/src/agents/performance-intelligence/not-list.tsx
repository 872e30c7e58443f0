import type { OtherCause } from '@sextant/contracts/performance-intelligence/parts'
import { type DeepPartial, present } from '@sextant/drawings/deep-partial'
import { CircleHelpIcon, XIcon } from 'lucide-react'
import { InlineClaim } from '../editing/inline-text.tsx'

/** Other causes that were tried: ruled out, or left standing. */
export function NotList({ causes }: { causes: DeepPartial<OtherCause>[] | undefined }) {
  return (
    <ul className="grid max-w-[46em]">
      {present(causes).map((cause, at) => (
        <li
          key={cause.says?.text ?? at}
          className="grid grid-cols-[auto_1fr] gap-2.5 border-b border-line py-2.5"
        >
          {cause.verdict === 'not' ? (
            <XIcon aria-label="Ruled out" className="mt-1 size-4 text-ink-3" />
          ) : (
            <CircleHelpIcon aria-label="Perhaps" className="mt-1 size-4 text-ink-3" />
          )}
          <div>
            <InlineClaim
              prose
              claim={cause.says}
              path={['body', 'isNot', at, 'says']}
              label={`What it is not ${at + 1}`}
            />
          </div>
        </li>
      ))}
    </ul>
  )
}
