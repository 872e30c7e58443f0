import type { Correction, FileProblem, ImportFile } from '@sextant/contracts/figures/import'
import { useState, type FormEvent, type KeyboardEvent } from 'react'
import { saveText } from '@/client/save-text.ts'
import { csvOf } from '@/ui/charts/frame/csv.ts'
import { Button } from '@/ui/primitives/button.tsx'
import { Input } from '@/ui/primitives/input.tsx'
import { correctedCells, withCorrection, withoutCorrection } from '../../corrections.ts'

type ProblemsProps = {
  files: readonly ImportFile[]
  /** Those of a file, as they were said last. */
  correctionsOf: (file: ImportFile) => readonly Correction[]
  /** Says them anew; the file is read again. */
  correct: (file: ImportFile, corrections: Correction[]) => void
  busy: boolean
  failure: string | null
}

const SHOWN = 8

/** Cells that could not be read, with line and column: each is put right in place, or its line is left out. */
export function Problems({ files, correctionsOf, correct, busy, failure }: ProblemsProps) {
  const [shown, setShown] = useState(SHOWN)
  const problems = files.flatMap(file => file.problems.map(problem => ({ problem, file })))
  const corrected = files.flatMap(file =>
    correctedCells(file, correctionsOf(file)).map(cell => ({ cell, file })),
  )
  const count = files.reduce((all, { problem_count }) => all + problem_count, 0)
  if (count === 0 && corrected.length === 0) return null
  return (
    <section aria-labelledby="row-errors" aria-busy={busy} className="grid content-start gap-2">
      <h3 id="row-errors" tabIndex={-1} className="font-semibold outline-none">
        <output>{headingOf(count)}</output>
      </h3>
      {count > 0 && (
        <>
          <ul className="grid border-t border-line">
            {problems.slice(0, shown).map(({ problem, file }) => (
              <Problem
                key={`${file.place} ${problem.line} ${problem.column} ${problem.value}`}
                problem={problem}
                take={(column, value) =>
                  correct(file, withCorrection(correctionsOf(file), { ...problem, column }, value))
                }
              />
            ))}
          </ul>
          <p className="cap">
            Type what is right and press Enter; Escape leaves a cell as it was. A line that stays
            wrong is left out.
          </p>
        </>
      )}
      {failure && (
        <p role="alert" className="text-bad">
          {failure}
        </p>
      )}
      {corrected.length > 0 && (
        <ul aria-label="Corrected here" className="grid border-t border-line">
          {corrected.map(({ cell, file }) => (
            <Corrected
              key={`${file.place} ${cell.line} ${cell.column}`}
              cell={cell}
              undo={() => correct(file, withoutCorrection(correctionsOf(file), cell))}
            />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        {problems.length > shown && (
          <Button size="sm" onClick={() => setShown(problems.length)}>
            Show {problems.length - shown} more
          </Button>
        )}
        {count > 0 && (
          <Button size="sm" onClick={() => saveProblems(problems)}>
            Save errors as CSV
          </Button>
        )}
      </div>
    </section>
  )
}

function headingOf(count: number): string {
  if (count === 0) return 'Every cell can be read'
  if (count === 1) return 'One cell could not be read'
  return `${count.toLocaleString('en-GB')} cells could not be read`
}

type ProblemProps = { problem: FileProblem; take: (column: number, value: string) => void }

const ITEM = 'grid gap-1 border-b border-line py-2.5 text-caption'

function Problem({ problem, take }: ProblemProps) {
  const { line, column, header, value, says } = problem
  const name = header ? `Line ${line}, ${header}` : `Line ${line}`
  return (
    <li className={ITEM}>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <b className="min-w-28 font-semibold">{name}</b>
        {column === null ? (
          <code className="rounded-sm bg-bad-soft px-1 wrap-anywhere">{value}</code>
        ) : (
          <CellField name={name} value={value} take={typed => take(column, typed)} />
        )}
      </span>
      <span className="cap">{says}</span>
    </li>
  )
}

type CellFieldProps = { name: string; value: string; take: (value: string) => void }

/** A cell that is put right in place: Enter takes what is typed, Escape leaves the cell as it was. */
function CellField({ name, value, take }: CellFieldProps) {
  const [typed, setTyped] = useState(value)
  const isChanged = typed.trim() !== value.trim()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isChanged) return
    toNextCell(event.currentTarget)
    take(typed)
  }
  const leave = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Escape') return
    setTyped(value)
    event.currentTarget.blur()
  }
  return (
    <form onSubmit={submit} className="flex items-center gap-2">
      <Input
        aria-label={name}
        aria-invalid
        className="h-8 w-36 font-mono max-md:h-11"
        value={typed}
        maxLength={400}
        enterKeyHint="done"
        onFocus={event => event.target.select()}
        onKeyDown={leave}
        onChange={event => setTyped(event.target.value)}
      />
      {isChanged && (
        <Button type="submit" size="sm">
          Take
        </Button>
      )}
    </form>
  )
}

/** Whoever corrects one cell goes on with the next, for the corrected one leaves the list; after the last, with how it stands. */
function toNextCell(form: HTMLFormElement): void {
  const cells = [...(form.closest('ul')?.querySelectorAll('input') ?? [])]
  const here = cells.findIndex(cell => form.contains(cell))
  const next = cells[here + 1] ?? cells[here - 1]
  const standing = form.closest('section')?.querySelector('h3')
  ;(next ?? standing)?.focus()
}

type CorrectedProps = { cell: Correction & { header: string }; undo: () => void }

function Corrected({ cell, undo }: CorrectedProps) {
  const { line, header, value, was } = cell
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line py-1.5 text-caption">
      <span className="wrap-anywhere">
        Line {line}, {header}: {was && <del className="text-ink-3">{was}</del>}{' '}
        <b className="font-semibold">{value === '' ? 'empty' : value}</b>
      </span>
      <Button size="sm" variant="quiet" onClick={undo}>
        Undo
        <span className="sr-only">
          {' '}
          line {line}, {header}
        </span>
      </Button>
    </li>
  )
}

function saveProblems(problems: readonly { problem: FileProblem; file: ImportFile }[]): void {
  const rows = problems.map(({ problem: { line, header, value, says }, file }) => [
    file.name,
    line,
    header,
    value,
    says,
  ])
  const text = csvOf(['File', 'Line', 'Column', 'Value', 'Problem'], rows)
  saveText('row-errors.csv', text, 'text/csv')
}
