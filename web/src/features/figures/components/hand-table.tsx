import { MEASURES, type Measure, MEASURE_IDS } from '@sextant/contracts/figures/measures'
import type { FigureEntry } from '@sextant/contracts/figures/routes'
import { CHANNELS } from '@sextant/contracts/figures/sources'
import { useState, type ClipboardEvent, type FormEvent } from 'react'
import { Button } from '@/ui/primitives/button.tsx'
import { Input } from '@/ui/primitives/input.tsx'
import { NativeSelect } from '@/ui/primitives/native-select.tsx'
import { sideways } from '@/ui/sideways.ts'
import { emptyRow, pastedCells, readRows, type HandRow } from '../hand-rows.ts'

type HandTableProps = {
  /** Answers whether they were kept. */
  send: (rows: FigureEntry[]) => Promise<boolean>
  sending: boolean
  failure: string | null
  /** The currency that figures here are in. */
  money: string
}

const ROWS = 5
const USUAL: Measure[] = ['spend', 'clicks', 'conversions']
const freshRows = (): HandRow[] => Array.from({ length: ROWS }, emptyRow)

/** A table one types into; a paste from a spreadsheet fills it from the cell where it lands. */
export function HandTable({ send, sending, failure, money }: HandTableProps) {
  const [rows, setRows] = useState(freshRows)
  const [measures, setMeasures] = useState(USUAL)
  const [currency, setCurrency] = useState(money)
  const [problem, setProblem] = useState<string | null>(null)
  const change = (at: number, part: Partial<HandRow>) =>
    setRows(rows.map((row, index) => (index === at ? { ...row, ...part } : row)))
  const paste = (at: number, from: number) => (event: ClipboardEvent) => {
    const cells = pastedCells(event.clipboardData.getData('text/plain'))
    if (cells.length === 1 && cells[0]!.length === 1) return
    event.preventDefault()
    setRows(withPaste(rows, cells, at, from, measures))
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const read = readRows(rows, measures, currency)
    setProblem(read.problem)
    if (read.problem === null && (await send(read.rows))) setRows(freshRows())
  }
  return (
    <form onSubmit={event => void submit(event)} className="grid gap-3 pt-2">
      <div ref={sideways} className="relative max-w-full overflow-x-auto">
        <table className="min-w-[640px] text-caption">
          <caption className="sr-only">Figures by hand</caption>
          <thead>
            <tr>
              <th className="p-1 text-left font-medium">Day</th>
              <th className="p-1 text-left font-medium">Channel</th>
              {measures.map((measure, place) => (
                <th key={place} className="p-1 text-left font-medium">
                  <NativeSelect
                    aria-label={`Figure of column ${place + 1}`}
                    value={measure}
                    onChange={event =>
                      setMeasures(measures.with(place, event.target.value as Measure))
                    }
                  >
                    {MEASURE_IDS.map(id => (
                      <option
                        key={id}
                        value={id}
                        disabled={id !== measure && measures.includes(id)}
                      >
                        {MEASURES[id].label}
                      </option>
                    ))}
                  </NativeSelect>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              <tr key={at}>
                <td className="p-1">
                  <Input
                    type="date"
                    aria-label={`Day of row ${at + 1}`}
                    value={row.day}
                    onPaste={paste(at, -1)}
                    onChange={event => change(at, { day: event.target.value })}
                  />
                </td>
                <td className="p-1">
                  <NativeSelect
                    aria-label={`Channel of row ${at + 1}`}
                    value={row.channel}
                    onChange={event => change(at, { channel: event.target.value })}
                  >
                    <option value="">Not told</option>
                    {Object.entries(CHANNELS).map(([id, label]) => (
                      <option key={id} value={id}>
                        {label}
                      </option>
                    ))}
                  </NativeSelect>
                </td>
                {measures.map((measure, place) => (
                  <td key={place} className="p-1">
                    <Input
                      inputMode="decimal"
                      aria-label={`${MEASURES[measure].label} of row ${at + 1}`}
                      value={row.cells[measure] ?? ''}
                      onPaste={paste(at, place)}
                      onChange={event =>
                        change(at, { cells: { ...row.cells, [measure]: event.target.value } })
                      }
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {(problem ?? failure) && (
        <p role="alert" className="text-bad">
          {problem ?? failure}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" variant="primary" busy={sending}>
          Keep these figures
        </Button>
        <Button onClick={() => setRows([...rows, ...freshRows()])}>More rows</Button>
        <label htmlFor="money-in" className="cap">
          Money in
        </label>
        <Input
          id="money-in"
          className="w-20"
          value={currency}
          maxLength={3}
          pattern="[A-Z]{3}"
          onChange={event => setCurrency(event.target.value.toUpperCase())}
        />
      </div>
    </form>
  )
}

/** Rows with what was pasted from a cell on; `from` is -1 at the day. */
function withPaste(
  rows: readonly HandRow[],
  pasted: readonly string[][],
  at: number,
  from: number,
  measures: readonly Measure[],
): HandRow[] {
  const all = [...rows]
  while (all.length < at + pasted.length) all.push(emptyRow())
  return all.map((row, index) => {
    const cells = pasted[index - at]
    if (!cells) return row
    const figures = from < 0 ? cells.slice(1) : cells
    const begin = Math.max(from, 0)
    const typed = Object.fromEntries(
      figures.flatMap((cell, place) => {
        const measure = measures[begin + place]
        return measure ? [[measure, cell]] : []
      }),
    )
    const day = from < 0 && /^\d{4}-\d{2}-\d{2}$/.test(cells[0] ?? '') ? cells[0]! : row.day
    return { ...row, day, cells: { ...row.cells, ...typed } }
  })
}
