import type { CompanyFactRow } from '@sextant/contracts/company/facts'
import type { FoundRow } from '@sextant/contracts/company/findings'
import { useState } from 'react'
import { Button } from '@/ui/primitives/button.tsx'

const SHOWN = 5
const EVIDENCE = { measured: 'measured', derived: 'computed', told: 'as you said' } as const

/** What the figures say, the weightiest first, each with its arithmetic and the facts it rests on. */
export function WhatFollows({
  findings,
  facts,
}: {
  findings: readonly FoundRow[]
  facts: readonly CompanyFactRow[]
}) {
  const [all, setAll] = useState(false)
  const shown = all ? findings : findings.slice(0, SHOWN)
  return (
    <section aria-labelledby="what-follows" className="grid gap-3">
      <h2 id="what-follows" className="border-b border-line-strong pb-2 font-semibold">
        What follows <span className="font-normal text-ink-3">{findings.length} computed</span>
      </h2>
      <ol className="grid gap-3">
        {shown.map(found => (
          <Finding key={`${found.rule} ${found.says}`} found={found} facts={facts} />
        ))}
      </ol>
      {findings.length > SHOWN && (
        <Button
          size="sm"
          variant="quiet"
          className="-ml-2.5 justify-self-start"
          onClick={() => setAll(!all)}
        >
          {all ? 'Show the weightiest' : `Show all ${findings.length}`}
        </Button>
      )}
    </section>
  )
}

function Finding({ found, facts }: { found: FoundRow; facts: readonly CompanyFactRow[] }) {
  const rests = facts.filter(({ id }) => found.rests.includes(id))
  const arithmetic = [...new Set(found.computed.map(({ how }) => how))].filter(
    how => how !== 'as said',
  )
  return (
    <li className="grid gap-0.5">
      <p className="book text-read max-w-[42em]">{found.says}</p>
      <p className="cap flex flex-wrap gap-x-2.5">
        <span>{EVIDENCE[found.evidence]}</span>
        {arithmetic.map(how => (
          <span key={how}>{how}</span>
        ))}
        <span>
          from{' '}
          {rests.map(({ id, label }, index) => (
            <span key={id}>
              {index > 0 && ', '}
              <a href={`#fact-${id}`} className="underline underline-offset-2">
                {label}
              </a>
            </span>
          ))}
        </span>
      </p>
    </li>
  )
}
