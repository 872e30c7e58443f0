import type { ChangedLine } from '@sextant/contracts/kept-lines'
import { useState, type ReactNode } from 'react'
import { Button } from '@/ui/primitives/button.tsx'
import { wordsChanged } from '../words-changed.ts'
import { PutIn, TakenOut } from '@/ui/patterns/changed-marks.tsx'

/** Lines as they stand and as they would stand, under the headings they have; the first of them, until all are wanted. */
export function ChangedLineList({
  lines,
  most = lines.length,
}: {
  lines: readonly ChangedLine[]
  most?: number
}) {
  const [all, setAll] = useState(false)
  const shown = all ? lines : lines.slice(0, most)
  return (
    <>
      <ul className="grid">
        {shown.map((line, index) => (
          <li
            key={index}
            className="grid gap-x-4 gap-y-0.5 border-t border-line py-2.5 sm:grid-cols-[7.5rem_minmax(0,1fr)]"
          >
            <p className="cap wrap-anywhere">
              {line.part === shown[index - 1]?.part ? (
                <span className="sr-only">{line.part}</span>
              ) : (
                line.part
              )}
            </p>
            <OneLine line={line} />
          </li>
        ))}
      </ul>
      {shown.length < lines.length && (
        <div className="border-t border-line pt-2">
          <Button size="sm" variant="quiet" className="-ml-2.5" onClick={() => setAll(true)}>
            Show all {lines.length} changes
          </Button>
        </div>
      )}
    </>
  )
}

/** What goes with a minus before it, what comes with a plus: colour only follows. */
export function OneLine({ line: { before, after } }: { line: ChangedLine }) {
  const runs = before !== null && after !== null ? wordsChanged(before, after) : null
  return (
    <div className="grid gap-1">
      {before !== null && (
        <Signed sign="−">
          {runs ? (
            runs
              .filter(({ kind }) => kind !== 'in')
              .map(({ kind, text }, index, all) =>
                kind === 'out' ? (
                  <TakenOut key={index}>{text}</TakenOut>
                ) : (
                  <span key={index}>{shortened(text, index, all.length)}</span>
                ),
              )
          ) : (
            <TakenOut>{before}</TakenOut>
          )}
        </Signed>
      )}
      {after !== null && (
        <Signed sign="+">
          {runs ? (
            runs
              .filter(({ kind }) => kind !== 'out')
              .map(({ kind, text }, index) =>
                kind === 'in' ? <PutIn key={index}>{text}</PutIn> : <span key={index}>{text}</span>,
              )
          ) : (
            <PutIn whole>{after}</PutIn>
          )}
        </Signed>
      )}
    </div>
  )
}

/** Letters around a change that say what it is about. */
const AROUND = 44

/** Of a long run that stays, what is near the changes beside it. */
function shortened(text: string, index: number, runs: number): string {
  const isFirst = index === 0
  const isLast = index === runs - 1
  if (text.length <= 2 * AROUND + 20) return text
  const start = isFirst ? '' : text.slice(0, AROUND).replace(/\S*$/, '')
  const end = isLast ? '' : text.slice(-AROUND).replace(/^\S*/, '')
  return `${start}…${end}`
}

const Signed = ({ sign, children }: { sign: string; children: ReactNode }) => (
  <p className="grid grid-cols-[1rem_minmax(0,1fr)]">
    <span aria-hidden className="text-ink-2">
      {sign}
    </span>
    <span className="wrap-anywhere">{children}</span>
  </p>
)
