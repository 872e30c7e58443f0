import type { Wanted } from '@sextant/contracts/deliverable'
import type { DeepPartial } from '@sextant/drawings/deep-partial'
import { CircleQuestionMarkIcon } from 'lucide-react'

/** The single answers that would let more follow. */
export function OneMore({ wanted }: { wanted: readonly (DeepPartial<Wanted> | undefined)[] }) {
  return (
    <ul className="grid gap-3">
      {wanted.map(
        question =>
          question?.says && (
            <li key={question.says} className="flex items-start gap-3">
              <CircleQuestionMarkIcon aria-hidden className="mt-1 size-4 shrink-0 text-info" />
              <p className="max-w-[42em] flex-1">{question.says}</p>
            </li>
          ),
      )}
    </ul>
  )
}
