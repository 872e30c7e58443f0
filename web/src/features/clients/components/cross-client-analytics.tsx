import type { CrossClientRow } from '@sextant/contracts/rows'
import { DownloadIcon } from 'lucide-react'
import { useState } from 'react'
import { saveText } from '@/client/save-text.ts'
import { ChartFrame } from '@/ui/charts/chart-frame.tsx'
import { Bars } from '@/ui/charts/doors.tsx'
import { TimeSince } from '@/ui/patterns/time-since.tsx'
import { Button } from '@/ui/primitives/button.tsx'
import { NativeSelect } from '@/ui/primitives/native-select.tsx'
import { crossClientCsv, MEASURES } from '../cross-client.ts'
import { CrossClientTable } from './cross-client-table.tsx'

const BARS = 20

/** All clients side by side: one measure as bars, everything as a table and a file. at: when the figures were fetched. */
export function CrossClientAnalytics({
  rows,
  at,
}: {
  rows: readonly CrossClientRow[]
  at: number
}) {
  const [measureId, setMeasure] = useState<string>(MEASURES[0]!.id)
  // Who may not know what clients pay is told no fee at all.
  const fees = rows.some(row => row.monthly_fee_cents !== null)
  const measures = MEASURES.filter(({ id }) => id !== 'fee' || fees)
  const measure = measures.find(({ id }) => id === measureId) ?? MEASURES[0]!
  const sorted = rows.toSorted(
    (a, b) => measure.of(b) - measure.of(a) || a.name.localeCompare(b.name),
  )
  const when = <TimeSince at={new Date(at).toISOString()} />
  return (
    <section aria-labelledby="cross-client" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h2 id="cross-client" className="font-semibold">
          Clients side by side
        </h2>
        <div className="flex flex-wrap items-center gap-2">
          <NativeSelect
            aria-label="Measure"
            value={measure.id}
            onChange={event => setMeasure(event.target.value)}
          >
            {measures.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </NativeSelect>
          <Button onClick={() => saveCsv(sorted)}>
            <DownloadIcon aria-hidden />
            CSV
          </Button>
        </div>
      </div>
      <ChartFrame
        title={measure.title}
        source={
          <>
            {rows.length > BARS ? `The first ${BARS} of ${rows.length} clients. ` : ''}Figures of
            your workspace from {when}; the table below holds them all.
          </>
        }
      >
        <Bars
          rows={sorted
            .slice(0, BARS)
            .map(row => ({ id: row.client_id, label: row.name, value: measure.of(row) }))}
          format={measure.format}
        />
      </ChartFrame>
      <CrossClientTable rows={sorted} fees={fees} />
    </section>
  )
}

function saveCsv(rows: readonly CrossClientRow[]) {
  // The mark at the front tells spreadsheets that the file is UTF-8.
  saveText('clients-side-by-side.csv', crossClientCsv(rows), 'text/csv')
}
