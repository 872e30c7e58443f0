import type { OpportunityRow } from '@sextant/contracts/quick-wins/routes'
import type { ReactNode } from 'react'
import { Expected } from './expected.tsx'
import { Reckoning } from './reckoning.tsx'
import { Terms } from './terms.tsx'

type OpportunityProps = {
  row: OpportunityRow
  /** Its place in the ranking, from 1. */
  place: number
  /** What can be done with it; nothing where the person may not. */
  action?: ReactNode
}

/** One move: what to do and why, what it is expected to bring, what it takes. */
export function Opportunity({ row, place, action }: OpportunityProps) {
  return (
    <li className="grid gap-5 border-b border-line py-6 md:grid-cols-[minmax(0,1fr)_260px] md:gap-10">
      <div className="grid content-start gap-4">
        <div className="grid gap-1.5">
          <h3 className="book text-title font-[480] wrap-anywhere">
            <span className="mr-2 text-ink-3">{place}</span>
            {row.title}
          </h3>
          <p className="max-w-[42em] text-ink-2 wrap-anywhere">{row.because}</p>
        </div>
        <Expected prediction={row.prediction} />
        <ol className="grid list-decimal gap-1 pl-5">
          {row.steps.map(step => (
            <li key={step} className="max-w-[42em] wrap-anywhere">
              {step}
            </li>
          ))}
        </ol>
        {action && <div className="flex flex-wrap gap-2.5">{action}</div>}
      </div>
      <div className="grid content-start gap-2">
        <Terms move={row} />
        <Reckoning prediction={row.prediction} />
      </div>
    </li>
  )
}
