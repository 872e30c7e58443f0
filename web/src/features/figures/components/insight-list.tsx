import type { FigureInsight } from '@sextant/contracts/figures/view'
import { ArrowDownRightIcon, ArrowUpRightIcon, MinusIcon } from 'lucide-react'

const TONE = {
  better: { Icon: ArrowUpRightIcon, className: 'text-good', words: 'Better' },
  worse: { Icon: ArrowDownRightIcon, className: 'text-bad', words: 'Worse' },
  neither: { Icon: MinusIcon, className: 'text-ink-3', words: 'Neither better nor worse' },
} as const

function toneOf({ better }: FigureInsight) {
  if (better === null) return TONE.neither
  return better ? TONE.better : TONE.worse
}

/** What the figures say that chance does not explain, each with what it rests on. */
export function InsightList({ insights }: { insights: readonly FigureInsight[] }) {
  return (
    <ul className="grid">
      {insights.map(insight => {
        const { Icon, className, words } = toneOf(insight)
        return (
          <li
            key={insight.says}
            className="grid grid-cols-[auto_minmax(0,1fr)] gap-3 border-b border-line py-3.5"
          >
            <Icon className={`mt-1 size-4 ${className}`} aria-label={words} />
            <div>
              <p className="font-semibold wrap-anywhere">{insight.says}</p>
              <p className="cap">{insight.because}</p>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
