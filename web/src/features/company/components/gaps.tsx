import { agentById } from '@sextant/contracts/catalogue'
import type { GapRow } from '@sextant/contracts/company/findings'
import { useState } from 'react'
import { AgentBadge } from '@/ui/patterns/agent-badge.tsx'
import { Button } from '@/ui/primitives/button.tsx'
import { gapWords } from '../gap-words.ts'

const SHOWN = 4

type GapsProps = {
  gaps: readonly GapRow[]
  /** Nothing where the person may not answer. */
  onAnswer?: ((gap: GapRow) => void) | undefined
}

/** What nobody knows yet, first what most agents would use, each with the way to say it. */
export function Gaps({ gaps, onAnswer }: GapsProps) {
  const [all, setAll] = useState(false)
  if (gaps.length === 0) return null
  const shown = all ? gaps : gaps.slice(0, SHOWN)
  return (
    <section aria-labelledby="gaps" className="grid gap-3">
      <h2 id="gaps" className="border-b border-line-strong pb-2 font-semibold">
        Nobody knows <span className="font-normal text-ink-3">{gaps.length} gaps</span>
      </h2>
      <ul className="grid gap-3 md:grid-cols-2">
        {shown.map(gap => (
          <Gap key={`${gap.kind} ${gap.unknown}`} gap={gap} onAnswer={onAnswer} />
        ))}
      </ul>
      {gaps.length > SHOWN && (
        <Button
          size="sm"
          variant="quiet"
          className="-ml-2.5 justify-self-start"
          aria-expanded={all}
          onClick={() => setAll(!all)}
        >
          {all ? 'Show the most useful' : `Show all ${gaps.length}`}
        </Button>
      )}
    </section>
  )
}

function Gap({ gap, onAnswer }: Omit<GapsProps, 'gaps'> & { gap: GapRow }) {
  return (
    <li className="grid content-start gap-2 border-l-2 border-warn py-1 pl-4">
      <p className="book text-read max-w-[38em] wrap-anywhere">{gapWords(gap)}</p>
      {gap.shows && <p className="cap max-w-[44em]">With it {withIt(gap.shows)}</p>}
      <p className="flex flex-wrap gap-1">
        {gap.agents.map(agent => (
          <span key={agent} title={agentById(agent).name}>
            <AgentBadge agent={agent} />
            <span className="sr-only">{agentById(agent).name}</span>
          </span>
        ))}
      </p>
      {onAnswer && (
        <Button size="sm" className="justify-self-start" onClick={() => onAnswer(gap)}>
          Answer
        </Button>
      )}
    </li>
  )
}

/** "I can say when to begin." reads on as "your agents can say when to begin." */
const withIt = (shows: string): string => shows.replace(/^I can/, 'your agents can')
