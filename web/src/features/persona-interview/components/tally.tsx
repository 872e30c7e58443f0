import { type AnswerTag, ANSWER_TAGS, TAG_WORDS } from '@sextant/contracts/persona/interview'

type Counts = Readonly<Record<AnswerTag, number>>

const WIDTH = 300
const HEIGHT = 14
/** Between two parts. */
const GAP = 2.5

/** How many answers rest on what, as a bar; the list below it says the same in words. */
export function Tally({ counts }: { counts: Counts }) {
  return (
    <>
      <Bar counts={counts} />
      <dl className="mt-3 grid text-caption">
        {ANSWER_TAGS.map(tag => (
          <div key={tag} className="flex justify-between py-1">
            <dt>{TAG_WORDS[tag]}</dt>
            <dd className="font-semibold tabular-nums">{counts[tag]}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

const LOOK: Readonly<Record<AnswerTag, { fill: string; stroke: string; dash?: string }>> = {
  evidenced: { fill: 'var(--good)', stroke: 'var(--good)' },
  extrapolated: { fill: 'none', stroke: 'var(--line-strong)', dash: '4 3' },
  unknown: { fill: 'none', stroke: 'var(--line-strong)' },
}

function Bar({ counts }: { counts: Counts }) {
  const parts = ANSWER_TAGS.filter(tag => counts[tag] > 0)
  const all = parts.reduce((sum, tag) => sum + counts[tag], 0)
  if (all === 0) return null
  const unit = (WIDTH - GAP * (parts.length - 1)) / all
  const before = (at: number): number =>
    parts.slice(0, at).reduce((sum, tag) => sum + counts[tag] * unit + GAP, 0)
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width={WIDTH} aria-hidden className="h-auto max-w-full">
      {parts.map((tag, at) => (
        <rect
          key={tag}
          x={before(at) + 0.75}
          y={0.75}
          width={counts[tag] * unit - 1.5}
          height={HEIGHT - 1.5}
          fill={LOOK[tag].fill}
          stroke={LOOK[tag].stroke}
          strokeWidth={1.5}
          strokeDasharray={LOOK[tag].dash}
        />
      ))}
    </svg>
  )
}
