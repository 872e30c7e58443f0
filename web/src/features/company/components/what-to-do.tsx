import type { PlayRow } from '@sextant/contracts/company/findings'
import {
  Collapsible,
  CollapsibleContent,
  CollapsibleTrigger,
} from '@/ui/primitives/collapsible.tsx'
import { costRangeWords } from '@sextant/contracts/company/cost-words'

/** The plays that the findings call for, the best first. */
export function WhatToDo({ plays }: { plays: readonly PlayRow[] }) {
  return (
    <section aria-labelledby="what-to-do">
      <h2 id="what-to-do" className="border-b border-line-strong pb-2 font-semibold">
        What to do about it{' '}
        <span className="font-normal text-ink-3">
          ranked by what it brings, how sure, what it takes
        </span>
      </h2>
      <ol>
        {plays.map(play => (
          <Play key={play.id} play={play} />
        ))}
      </ol>
    </section>
  )
}

function Play({ play }: { play: PlayRow }) {
  return (
    <li className="border-b border-line">
      <Collapsible>
        <CollapsibleTrigger>{play.title}</CollapsibleTrigger>
        <CollapsibleContent className="grid gap-3 pb-4 md:grid-cols-[minmax(0,1fr)_240px] md:gap-8">
          <div className="grid content-start gap-2.5">
            <p className="max-w-[42em] text-ink-2">{play.because}</p>
            <ol className="grid list-decimal gap-1 pl-5">
              {play.steps.map(step => (
                <li key={step} className="max-w-[42em]">
                  {step}
                </li>
              ))}
            </ol>
          </div>
          <Terms play={play} />
        </CollapsibleContent>
      </Collapsible>
    </li>
  )
}

function Terms({ play }: { play: PlayRow }) {
  const rows = [
    ['Who', play.owner],
    ['Hours', `about ${play.hours}`],
    ['Shows after', `${play.weeks[0]} to ${play.weeks[1]} weeks`],
    ['Costs', costRangeWords(play.cost, play.currency)],
    ['Measure', play.metric],
    ['Stop', play.stop],
    ['Method', `${play.source.method} (${play.source.by})`],
  ] as const
  return (
    <dl className="grid content-start gap-1.5 text-caption">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt className="inline text-ink-3">{name} </dt>
          <dd className="inline">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
