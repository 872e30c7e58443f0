import type { Cell, SectionOf } from '@sextant/contracts/reports/content'
import { Verdict } from './verdict.tsx'

type TableSection = SectionOf<'table'>

/** A table of the sheet; on a phone each row is two lines. */
export function SheetTable({ section }: { section: TableSection }) {
  return (
    <>
      <WideTable section={section} />
      <NarrowRows section={section} />
      {section.note && <p className="cap mt-2">{section.note}</p>}
    </>
  )
}

const HEAD = 'border-b border-line-strong py-2 pr-4 align-bottom font-medium text-ink-3 last:pr-0'
const CELL = 'border-b border-line py-[9px] pr-4 align-baseline last:pr-0'

const mostOf = ({ columns, rows }: TableSection): number[] =>
  columns.map((_, at) => Math.max(0, ...rows.map(({ cells }) => cells[at]?.value ?? 0)))

function WideTable({ section }: { section: TableSection }) {
  const { columns, rows, verdicts, total } = section
  const most = mostOf(section)
  return (
    <table className="mt-1 w-full border-collapse text-caption tabular-nums max-md:hidden print:table">
      <thead>
        <tr>
          {columns.map(({ label, numeric, bar }) => (
            <th
              key={label}
              scope="col"
              className={`${HEAD} ${numeric && !bar ? 'text-right' : 'text-left'}`}
            >
              {label}
            </th>
          ))}
          {verdicts && (
            <th scope="col" className={`${HEAD} text-left`}>
              {verdicts}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ cells, verdict }, row) => (
          // oxlint-disable-next-line react/no-array-index-key -- two rows may read alike
          <tr key={row}>
            {cells.map((cell, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- columns have places
              <td key={at} className={`${CELL} ${lookOf(section, at)}`}>
                {columns[at]!.bar ? <BarCell cell={cell} most={most[at]!} /> : cell.text}
              </td>
            ))}
            {verdicts && (
              <td className={`${CELL} min-w-32`}>{verdict && <Verdict {...verdict} />}</td>
            )}
          </tr>
        ))}
      </tbody>
      {total && (
        <tfoot>
          <tr className="font-semibold">
            {total.map((cell, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- columns have places
              <td
                key={at}
                className={`py-[9px] pr-4 last:pr-0 ${columns[at]!.numeric ? 'text-right whitespace-nowrap' : ''}`}
              >
                {cell.text}
              </td>
            ))}
            {verdicts && <td aria-hidden />}
          </tr>
        </tfoot>
      )}
    </table>
  )
}

/** The first column and the first figure are what is read. */
function lookOf({ columns }: TableSection, at: number): string {
  if (at === 0) return 'font-semibold wrap-anywhere'
  if (!columns[at]!.numeric) return 'text-ink-2 whitespace-nowrap'
  return at === columns.findIndex(({ numeric }) => numeric)
    ? 'text-right font-semibold whitespace-nowrap'
    : 'text-right whitespace-nowrap'
}

const BarCell = ({ cell, most }: { cell: Cell; most: number }) => (
  <span className="flex items-center gap-3">
    <span aria-hidden className="h-2 min-w-16 flex-1">
      <span
        className="block h-full bg-(--brand) print:[print-color-adjust:exact]"
        style={{ width: `${most > 0 ? (Math.max(0, cell.value ?? 0) / most) * 100 : 0}%` }}
      />
    </span>
    <span className="font-normal">{cell.text}</span>
  </span>
)

/** "Cost per order" within a sentence. */
const lower = (label: string): string => label.charAt(0).toLowerCase() + label.slice(1)

/** Name and first figure, then the rest in words. */
function NarrowRows({ section: { columns, rows, total, verdicts } }: { section: TableSection }) {
  const main = columns.findIndex(({ numeric }) => numeric)
  const restOf = (cells: readonly Cell[]): string =>
    cells
      .map((cell, at) => ({ cell, column: columns[at]!, at }))
      .filter(({ cell, at }) => at !== 0 && at !== main && cell.text !== '' && cell.text !== '–')
      .map(({ cell, column }) =>
        column.numeric ? `${lower(column.label)} ${cell.text}` : cell.text,
      )
      .join(' · ')
  return (
    <ul className="mt-1 text-caption tabular-nums md:hidden print:hidden">
      {[...rows, ...(total ? [{ cells: total, verdict: null }] : [])].map(
        ({ cells, verdict }, row) => (
          <li
            // oxlint-disable-next-line react/no-array-index-key -- two rows may read alike
            key={row}
            className="border-b border-line py-2.5"
          >
            <p className="flex justify-between gap-4 font-semibold">
              <span className="min-w-0 wrap-anywhere">{cells[0]?.text}</span>
              <span className="whitespace-nowrap">{cells[main]?.text}</span>
            </p>
            <p className="text-ink-2">{restOf(cells)}</p>
            {verdicts && verdict && verdict.says !== '' && <Verdict {...verdict} />}
          </li>
        ),
      )}
    </ul>
  )
}
