import type { Claim, Computation } from '@sextant/contracts/deliverable'
import type { DeepPartial } from '@sextant/drawings/deep-partial'

const SHOWN = 3

/** What a figure is of: the facts it comes from, by name. */
const ofWhat = (figure: DeepPartial<Computation> | undefined): string | undefined => {
  const names = figure?.from?.filter(name => name !== undefined) ?? []
  return names.length > 0 ? names.join(', ') : figure?.label
}

/** The figures that the decision stands on, large, each with what it is of and how it came about. */
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
          <dt className="cap truncate" title={ofWhat(figure)}>
            {ofWhat(figure)}
          </dt>
          <dd className="text-title font-semibold tabular-nums">{figure?.display}</dd>
          <dd className="cap wrap-anywhere text-ink-3">{figure?.formula}</dd>
        </div>
      ))}
    </dl>
  )
}
