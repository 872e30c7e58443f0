import { present } from '@sextant/drawings/deep-partial'
import { evidenceWords } from '@sextant/contracts/persona/evidence-words'
import { TOPICS } from '@sextant/contracts/persona/topics'
import type { ReactNode } from 'react'
import { InlineClaim } from '../editing/inline-text.tsx'
import { isAssumed, type PlacedRow, type Rows, rowsOf, wholeMeter } from './rows-of.ts'

/** A day, the decision, what stops them: what one reads first on the wall. */
export function DecisionColumns({ rows }: { rows: Rows }) {
  const day = rowsOf(rows, 'day')
  const decision = rowsOf(rows, 'trigger', 'criterion', 'decider', 'price', 'timeline', 'channel')
  const stops = rowsOf(rows, 'objection', 'switching', 'alternative')
  return (
    <div className="grid gap-x-8 gap-y-7 @2xl:grid-cols-3">
      <Column title="A day">
        {day.length === 0 && <Nobody question={TOPICS.day.asks[0]} />}
        {day.map(row => (
          <Said key={row.at} row={row} isAlone />
        ))}
      </Column>
      <Column title="The decision">
        {decision.length === 0 && <Nobody question={TOPICS.criterion.asks[0]} />}
        <dl className="grid gap-2.5">
          {decision.map(row => (
            <div key={row.at} className="border-b border-line pb-2.5 last:border-b-0">
              <dt className="text-caption text-ink-3">{row.topic && TOPICS[row.topic].name}</dt>
              <dd>
                <Line row={row} />
              </dd>
            </div>
          ))}
        </dl>
      </Column>
      <Column title="What stops them">
        {stops.length === 0 && <Nobody question={TOPICS.objection.asks[0]} />}
        {stops.map(row => (
          <Said key={row.at} row={row} />
        ))}
      </Column>
    </div>
  )
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid min-w-0 content-start gap-2.5 @2xl:not-first:border-l @2xl:not-first:border-line @2xl:not-first:pl-6">
      <h3 className="font-semibold">{title}</h3>
      {children}
    </section>
  )
}

const Nobody = ({ question }: { question: string }) => (
  <p className="text-ink-3">Nobody was asked yet. Ask: “{question}”</p>
)

const Line = ({ row }: { row: PlacedRow }) => (
  <InlineClaim
    claim={row.says}
    path={['body', 'rows', row.at, 'says']}
    label={row.topic ? TOPICS[row.topic].name : 'Line'}
  />
)

/** A line with somebody's words for it, and how many say it. `isAlone`: the column is of its topic alone, and says so. */
function Said({ row, isAlone = false }: { row: PlacedRow; isAlone?: boolean }) {
  const [words] = present(row.words)
  const { topic } = row
  return (
    <div className="grid gap-1 border-b border-line pb-2.5 last:border-b-0">
      {!isAlone && <p className="text-caption text-ink-3">{topic && TOPICS[topic].name}</p>}
      <p className={isAssumed(row) ? undefined : 'font-medium'}>
        <Line row={row} />
      </p>
      {words && (
        <p className="book text-ink-2 italic">
          <InlineClaim
            prose
            unsourced
            claim={words}
            path={['body', 'rows', row.at, 'words', 0]}
            label="Their words"
          />
        </p>
      )}
      <p className="cap">
        {isAssumed(row) && topic
          ? `Check: “${TOPICS[topic].asks[0]}”`
          : evidenceWords(wholeMeter(row))}
      </p>
    </div>
  )
}
