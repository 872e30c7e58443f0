import type { OutputAnswer } from '@sextant/contracts/agent-outputs/routes'
import type { Deliverable } from '@sextant/contracts/stored-deliverable'
import type { DeepPartial } from '@sextant/drawings/deep-partial'
import { Link } from 'react-router'
import { useEditing } from '@/agents/editing/index.ts'
import { Checks, Figures, Inputs, Sources } from './evidence.tsx'

/** Everything a deliverable rests on: its checks, insights, inputs, figures and sources. */
export function RestsOn({
  deliverable,
  insights,
}: {
  deliverable: DeepPartial<Deliverable>
  insights: OutputAnswer['insights']
}) {
  const { sources } = useEditing()
  const { checks = [], inputs = [], computations = [] } = deliverable
  return (
    <>
      <Checks checks={checks} />
      {insights.length > 0 && <UsedInsights insights={insights} />}
      {inputs.length > 0 && <Inputs inputs={inputs} />}
      {computations.length > 0 && <Figures figures={computations} />}
      {sources.size > 0 && <Sources />}
    </>
  )
}

function UsedInsights({ insights }: { insights: OutputAnswer['insights'] }) {
  return (
    <div className="border-b border-line py-2.5 text-caption text-ink-2">
      <h3 className="font-semibold text-ink">Used approved insights</h3>
      <ul className="mt-1 grid gap-1">
        {insights.map(insight => (
          <li key={insight.id}>
            <Link
              to={`/learning-history#insight-${insight.id}`}
              className="link line-clamp-2 py-0.5"
            >
              {insight.label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
