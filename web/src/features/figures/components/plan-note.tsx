import type { FiguresView } from '@sextant/contracts/figures/view'
import { writeValue } from '@sextant/contracts/metrics/written'
import type { ReactNode } from 'react'
import { shortDay } from '@sextant/contracts/days'

/** What is to be known where figures are held against a plan: that there is none, or up to which day it is due. `link`: to where it is set. */
export function PlanNote({ view, link }: { view: FiguresView; link: ReactNode }) {
  if (view.compare !== 'plan' || view.empty !== null) return null
  return (
    <p className="text-ink-2">
      {[wordsOf(view), ...apartWords(view)].join(' ')} {link}
    </p>
  )
}

const list = new Intl.ListFormat('en-GB')

/** "Channels add up to €7,000 of €9,000 ad spend." */
function apartWords({ plan, choices, currency }: FiguresView): string[] {
  const said = (plan?.apart ?? []).flatMap(({ metric, whole, channels }) => {
    const head = choices.metrics.find(({ id }) => id === metric)
    if (!head) return []
    const [parts, all] = [channels, whole].map(value => writeValue(head, value, currency))
    return [`${parts} of ${all} ${head.name.toLowerCase()}`]
  })
  return said.length > 0 ? [`Plans of channels add up to ${list.format(said)}.`] : []
}

function wordsOf({ plan }: FiguresView): string {
  if (!plan)
    return 'A plan is of everything, of a campaign or of a channel, so nothing is held against it here.'
  if (plan.metrics.length === 0) return 'No plan is set for all of these days.'
  if (plan.until === null) return 'Held against the plan of these days.'
  return `Held against what was planned up to ${shortDay(plan.until)}, the last day that is known.`
}
