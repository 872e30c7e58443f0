import type { ProposedLine } from '@sextant/contracts/agent-outputs/living'
import type { ChangedLine, KeptLines } from '@sextant/contracts/kept-lines'
import { useId, useState } from 'react'
import { cn } from '@/ui/cn.ts'
import { Button } from '@/ui/primitives/button.tsx'
import { Checkbox } from '@/ui/primitives/checkbox.tsx'
import { type LineRun, lineRuns } from '../line-runs.ts'
import { ChangedLineList, OneLine } from './changed-line-list.tsx'

type ProposedLineListProps = {
  lines: readonly ProposedLine[]
  /** Lines that somebody left as they were before. */
  kept: KeptLines | null
  /** Numbers of the choices that stay as they are; null where nothing can be chosen. */
  left: ReadonlySet<number> | null
  onChoose: (choice: number, isTaken: boolean) => void
}

const SHOWN_FIRST = 6

/** Lines that would change, each with a tick that takes it or leaves it; then what follows from them, folded. */
export function ProposedLineList({ lines, kept, left, onChoose }: ProposedLineListProps) {
  const [all, setAll] = useState(false)
  const { runs, follow } = lineRuns(lines)
  const shown = all ? runs : runs.slice(0, SHOWN_FIRST)
  if (runs.length === 0) return <ChangedLineList lines={lines} most={SHOWN_FIRST} />
  return (
    <>
      <ul className="grid">
        {shown.map((run, index) => (
          <Run
            key={index}
            run={run}
            under={shown[index - 1]?.lines.at(-1)!.part}
            isKept={kept?.lines.some(line => isOf(line, run)) ?? false}
            isTaken={left ? !left.has(run.choice) : null}
            onChoose={isTaken => onChoose(run.choice, isTaken)}
          />
        ))}
      </ul>
      {shown.length < runs.length && (
        <div className="border-t border-line pt-2">
          <Button size="sm" variant="quiet" className="-ml-2.5" onClick={() => setAll(true)}>
            Show all {runs.length} changes
          </Button>
        </div>
      )}
      {follow.length > 0 && <Following lines={follow} />}
    </>
  )
}

const isOf = (kept: ChangedLine, { lines }: LineRun): boolean =>
  lines.some(line => line.part === kept.part && line.before === kept.before)

/** What would go stays, and what would come does not. */
const LEFT =
  'text-ink-2 [&_del]:text-ink [&_del]:no-underline [&_ins]:bg-transparent [&_ins]:text-ink-2 [&_ins]:line-through'

type RunProps = {
  run: LineRun
  /** The heading that the line before stands under. */
  under: string | undefined
  isKept: boolean
  isTaken: boolean | null
  onChoose: (isTaken: boolean) => void
}

function Run({ run: { lines }, under, isKept, isTaken, onChoose }: RunProps) {
  const id = useId()
  const isLeft = isTaken === false
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 border-t border-line py-2.5">
      <span className="grid h-6 place-items-center empty:hidden">
        {isTaken !== null && (
          <Checkbox
            checked={isTaken}
            aria-label="Bring up to date"
            aria-describedby={id}
            onCheckedChange={isOn => onChoose(isOn === true)}
          />
        )}
      </span>
      <div className="grid gap-1.5">
        <div id={id} className={cn('grid gap-1.5', isLeft && LEFT)}>
          {lines.map((line, index) => (
            <div key={index} className="grid gap-x-4 gap-y-0.5 sm:grid-cols-[7.5rem_minmax(0,1fr)]">
              <p className="cap wrap-anywhere sm:leading-6">
                <span className={cn(line.part === (lines[index - 1]?.part ?? under) && 'sr-only')}>
                  {line.part}
                </span>
              </p>
              <OneLine line={line} />
            </div>
          ))}
        </div>
        {(isLeft || isKept) && (
          <p className="cap sm:pl-34">{isLeft ? 'Stays as it is' : 'Was kept as it was'}</p>
        )}
      </div>
    </li>
  )
}

/** What a deliverable was made from, and what only stands elsewhere. */
const Following = ({ lines }: { lines: readonly ProposedLine[] }) => (
  <details className="border-t border-line pt-2.5">
    <summary className="cap cursor-pointer">
      {lines.length === 1 ? '1 line follows' : `${lines.length} lines follow`} from these: figures,
      sources, order
    </summary>
    <div className="pt-2">
      <ChangedLineList lines={lines} />
    </div>
  </details>
)
