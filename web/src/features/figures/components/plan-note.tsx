import type { FiguresView } from '@sextant/contracts/figures/view'
import type { ReactNode } from 'react'
import { shortDay } from '../words.ts'

/** What is to be known where figures are held against a plan: that there is none, or up to which day it is due. `link`: to where it is set. */
export function PlanNote({ view, link }: { view: FiguresView; link: ReactNode }) {
  if (view.compare !== 'plan' || view.empty !== null) return null
  return (
    <p className="text-ink-2">
      {wordsOf(view)} {link}
    </p>
  )
}

function wordsOf({ plan }: FiguresView): string {
  if (!plan)
    return 'A plan is of all channels and sources together, so nothing is held against it here.'
  if (plan.metrics.length === 0) return 'No plan is set for all of these days.'
  if (plan.until === null) return 'Held against the plan of these days.'
  return `Held against what was planned up to ${shortDay(plan.until)}, the last day that is known.`
}
