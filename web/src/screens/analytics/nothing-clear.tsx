import type { FiguresView } from '@sextant/contracts/figures/view'

/** Nothing moved by more than chance: that is a result, and no reason to act. */
export function NothingClear({ view }: { view: FiguresView }) {
  if (view.compare === 'plan') return <OnPlan view={view} />
  if (!view.before || view.compared === 0)
    return <p className="text-ink-2">There is no time before these days to compare with.</p>
  return (
    <p className="text-ink-2">
      Of {view.compared} figures none moved by more than chance explains. That is no reason to
      change anything.
    </p>
  )
}

function OnPlan({ view }: { view: FiguresView }) {
  if (view.compared === 0) return <p className="text-ink-2">No figure of these days has a plan.</p>
  return (
    <p className="text-ink-2">
      Of {view.compared} planned figures none lies beside its plan by more than chance explains.
    </p>
  )
}
