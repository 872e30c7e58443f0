import type { FiguresView } from '@sextant/contracts/figures/view'

/** Nothing moved by more than chance: that is a result, and no reason to act. */
export function NothingClear({ view }: { view: FiguresView }) {
  if (!view.before || view.compared === 0)
    return <p className="text-ink-2">There is no time before these days to compare with.</p>
  return (
    <p className="text-ink-2">
      Of {view.compared} figures none moved by more than chance explains. That is no reason to
      change anything.
    </p>
  )
}
