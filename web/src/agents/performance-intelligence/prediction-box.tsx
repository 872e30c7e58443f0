import type { Prediction } from '@sextant/contracts/performance-intelligence/parts'
import type { DeepPartial } from '@sextant/drawings/deep-partial'
import { sharedScale } from '@/ui/charts/geometry/interval.ts'
import { IntervalBar } from '@/ui/charts/interval-bar.tsx'
import { useEditing } from '../editing/editing.tsx'
import { shortDay } from '@sextant/contracts/days'
import { sayRate } from './words.ts'

const isWhole = (one: DeepPartial<Prediction> | null | undefined): one is Prediction =>
  one?.low !== undefined && one.high !== undefined && one.now !== undefined && Boolean(one.to)

/** Where a rate is expected once the cause is put right: written down, not edited, graded from figures. */
export function PredictionBox({
  prediction,
}: {
  prediction: DeepPartial<Prediction> | null | undefined
}) {
  const { marks } = useEditing()
  if (!isWhole(prediction)) return null
  const { says, low, high, now, to } = prediction
  const range = `${sayRate(low)} to ${sayRate(high)}`
  return (
    <section
      aria-label="Prediction"
      className="grid gap-x-10 gap-y-4 border border-t-2 border-line-strong border-t-ink bg-surface p-5 md:grid-cols-[2fr_1fr]"
    >
      <div className="grid content-start gap-2">
        <h3 className="font-semibold">Prediction</h3>
        <p className="book text-read">
          {says.text}
          {marks(says.sources)}
        </p>
        <p className="cap">
          Written down with this finding and not changed afterwards. Graded from figures after{' '}
          {shortDay(to)}.
        </p>
      </div>
      <div className="grid content-center gap-1">
        <IntervalBar
          label={`Predicted ${range}; now ${sayRate(now)}`}
          scale={sharedScale([0, low, high, now])}
          value={null}
          interval={[low, high]}
          before={now}
        />
        <p className="cap">
          Bar: predicted, {range}. Hollow point: now, {sayRate(now)}.
        </p>
      </div>
    </section>
  )
}
