import { evidenceWords } from '@sextant/contracts/persona/evidence-words'
import { TOPICS } from '@sextant/contracts/persona/topics'
import { ComputedSign, DocumentSign, EvidenceMeter } from '@sextant/drawings/evidence-meter'
import type { ReactNode } from 'react'
import { Badge } from '@/ui/primitives/badge.tsx'
import { InlineClaim } from '../editing/inline-text.tsx'
import { isAssumed, placed, type PlacedRow, type Rows, wholeMeter } from './rows-of.ts'

/** Every line with its evidence and the decision it changes; on a narrow page a block each. */
export function AttributeTable({ rows }: { rows: Rows }) {
  const all = placed(rows)
  return (
    <section className="min-w-0 break-inside-avoid">
      <div className="flex flex-wrap items-baseline justify-between gap-x-5 gap-y-1.5 pb-2">
        <h3 className="font-semibold">Every attribute changes a decision</h3>
        <Legend />
      </div>
      <div>
        <p
          aria-hidden
          className="cap hidden grid-cols-[120px_minmax(0,3fr)_minmax(0,3fr)_minmax(0,3fr)] gap-4 border-b border-line-strong pb-1.5 @2xl:grid"
        >
          {['Attribute', 'What is known', 'Evidence', 'Decision it changes'].map(head => (
            <span key={head}>{head}</span>
          ))}
        </p>
        <ul>
          {all.map(row => (
            <Row key={row.at} row={row} />
          ))}
        </ul>
      </div>
    </section>
  )
}

function Row({ row }: { row: PlacedRow }) {
  const meter = wholeMeter(row)
  return (
    <li className="grid gap-x-4 gap-y-0.5 border-b border-line py-2.5 @2xl:grid-cols-[120px_minmax(0,3fr)_minmax(0,3fr)_minmax(0,3fr)] @2xl:items-baseline">
      <Cell className="cap">{row.topic && TOPICS[row.topic].name}</Cell>
      <Cell className="font-medium @2xl:font-normal">
        <InlineClaim
          claim={row.says}
          path={['body', 'rows', row.at, 'says']}
          label={row.topic ? TOPICS[row.topic].name : 'Line'}
        />
      </Cell>
      <Cell className="flex flex-wrap items-center gap-x-2.5">
        {isAssumed(row) ? (
          <>
            <Badge tone="assume">Assumption</Badge>
            <span className="cap">nobody asked yet</span>
          </>
        ) : (
          <>
            <EvidenceMeter meter={meter} />
            <span className="cap">{evidenceWords(meter)}</span>
          </>
        )}
      </Cell>
      <Cell className="text-caption">
        <span className="cap @2xl:hidden">Changes: </span>
        <Decision row={row} />
      </Cell>
    </li>
  )
}

function Cell({ className, children }: { className: string; children: ReactNode }) {
  return <div className={className}>{children}</div>
}

function Decision({ row }: { row: PlacedRow }) {
  if (!row.decision) return <span className="text-ink-3">None until more customers name it</span>
  return (
    <InlineClaim
      unsourced
      claim={row.decision}
      path={['body', 'rows', row.at, 'decision']}
      label="Decision it changes"
    />
  )
}

const SIGN = { width: 14, height: 20, 'aria-hidden': true } as const

function Legend() {
  return (
    <p className="cap flex flex-wrap items-center gap-x-4">
      <span className="inline-flex items-center gap-1.5">
        <svg {...SIGN} viewBox="0 0 14 20">
          <circle cx={7} cy={10} r={4.5} fill="currentColor" />
        </svg>
        a customer said it
      </span>
      <span className="inline-flex items-center gap-1.5">
        <svg {...SIGN} viewBox="0 0 14 20">
          <DocumentSign x={2} filled />
        </svg>
        a document
      </span>
      <span className="inline-flex items-center gap-1.5">
        <svg {...SIGN} viewBox="0 0 14 20">
          <ComputedSign x={1} filled />
        </svg>
        your figures
      </span>
    </p>
  )
}
