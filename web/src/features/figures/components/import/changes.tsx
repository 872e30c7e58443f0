import type { ImportDetail, ImportFile, ImportPreview } from '@sextant/contracts/figures/import'
import { MEASURES, isMeasure } from '@sextant/contracts/figures/measures'
import { Table, TableCell, TableHead, TableRow } from '@/ui/primitives/table.tsx'
import { shortDay } from '@sextant/contracts/days'
import { sourceLabel, writeMeasure } from '../../words.ts'

const plain = (count: number): string => count.toLocaleString('en-GB')
const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0)

type Counted = { file: ImportFile; fresh: number; restated: number; same: number; out: number }

function countedOf({ files }: ImportDetail, preview: ImportPreview): Counted[] {
  return files
    .filter(({ state }) => state === 'read')
    .map(file => {
      const lines = preview.lines.find(({ place }) => place === file.place)
      return {
        file,
        fresh: lines?.new ?? 0,
        restated: lines?.restated ?? 0,
        same: lines?.same ?? 0,
        out: sum(Object.values(file.left_out)),
      }
    })
}

/** New, restated, as before and left out add up to the lines of each file. */
export function LineCounts({ detail, preview }: { detail: ImportDetail; preview: ImportPreview }) {
  const counted = countedOf(detail, preview)
  const total = (pick: (one: Counted) => number) => plain(sum(counted.map(pick)))
  const left = counted.flatMap(({ file }) => Object.entries(file.left_out))
  const reasons = new Map<string, number>()
  for (const [why, count] of left) reasons.set(why, (reasons.get(why) ?? 0) + count)
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2">
      <Table label="Lines by file">
        <thead>
          <tr>
            <TableHead>File</TableHead>
            <TableHead numeric>New</TableHead>
            <TableHead numeric>Restated</TableHead>
            <TableHead numeric>As before</TableHead>
            <TableHead numeric>Left out</TableHead>
          </tr>
        </thead>
        <tbody>
          {counted.map(one => (
            <TableRow key={one.file.place}>
              <TableCell className="min-w-40 font-semibold wrap-anywhere">
                {one.file.name}
              </TableCell>
              <TableCell numeric>{plain(one.fresh)}</TableCell>
              <TableCell numeric>{plain(one.restated)}</TableCell>
              <TableCell numeric>{plain(one.same)}</TableCell>
              <TableCell numeric>{plain(one.out)}</TableCell>
            </TableRow>
          ))}
          {counted.length > 1 && (
            <TableRow className="font-semibold">
              <TableCell>Together</TableCell>
              <TableCell numeric>{total(one => one.fresh)}</TableCell>
              <TableCell numeric>{total(one => one.restated)}</TableCell>
              <TableCell numeric>{total(one => one.same)}</TableCell>
              <TableCell numeric>{total(one => one.out)}</TableCell>
            </TableRow>
          )}
        </tbody>
      </Table>
      {reasons.size > 0 && (
        <p className="cap">
          Left out: {[...reasons].map(([why, count]) => `${plain(count)} × ${why}`).join(', ')}.
        </p>
      )}
    </div>
  )
}

const CHANGES_SHOWN = 12

/** Days on which something stands already and will read otherwise. */
export function ChangedDays({ preview }: { preview: ImportPreview }) {
  const restated = preview.changes.filter(({ stands }) => stands !== null)
  if (restated.length === 0) return null
  const write = (measure: string, value: number | null, currency: string | null) =>
    value === null ? 'nothing' : writeMeasure(measure, value, currency ?? 'USD')
  return (
    <section
      aria-labelledby="changed-days"
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-2"
    >
      <h3 id="changed-days" className="font-semibold">
        Days that will read differently
      </h3>
      <Table label="Days that will read differently">
        <thead>
          <tr>
            <TableHead>Day, figure</TableHead>
            <TableHead numeric>Now</TableHead>
            <TableHead numeric>Then</TableHead>
          </tr>
        </thead>
        <tbody>
          {restated.slice(0, CHANGES_SHOWN).map(({ day, source, measure, currency, ...change }) => (
            <TableRow key={`${day}${source}${measure}${currency}`}>
              <TableCell>
                {shortDay(day)}, {sourceLabel(source)}{' '}
                {isMeasure(measure) ? MEASURES[measure].label.toLowerCase() : measure}
              </TableCell>
              <TableCell numeric>{write(measure, change.stands, currency)}</TableCell>
              <TableCell numeric>{write(measure, change.will_stand, currency)}</TableCell>
            </TableRow>
          ))}
        </tbody>
      </Table>
      <p className="cap">
        Restated, not counted twice.
        {restated.length > CHANGES_SHOWN && ` ${plain(restated.length - CHANGES_SHOWN)} more.`}
      </p>
    </section>
  )
}
