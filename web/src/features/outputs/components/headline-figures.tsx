import type { Claim, Computation } from '@sextant/contracts/deliverable'
import type { DeepPartial } from '@sextant/drawings/deep-partial'

const SHOWN = 3

/** The figures that the decision stands on, large, each with how it came about. */
export function HeadlineFigures({
  decision,
  computations,
}: {
  decision: DeepPartial<Claim> | undefined
  computations: readonly (DeepPartial<Computation> | undefined)[]
}) {
  const ids = decision?.computed ?? []
  const figures = computations.filter(figure => figure?.id && ids.includes(figure.id))
  if (figures.length === 0) return null
  return (
    <dl className="mt-5 grid gap-x-6 gap-y-3 border-y border-line py-3 sm:grid-cols-3">
      {figures.slice(0, SHOWN).map(figure => (
        <div key={figure?.id} className="min-w-0">
          <dt className="cap wrap-anywhere">{figure?.formula}</dt>
          <dd className="text-title font-semibold tabular-nums">{figure?.display}</dd>
        </div>
      ))}
    </dl>
  )
}
