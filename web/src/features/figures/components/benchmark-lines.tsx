import type { FiguresView } from '@sextant/contracts/figures/view'
import { writeValue } from '@sextant/contracts/metrics/written'
import { headOf } from '../words.ts'

/** Published figures beside one's own: context with publisher, year and region, never a verdict. */
export function BenchmarkLines({ view }: { view: FiguresView }) {
  if (view.benchmarks.length === 0) return null
  return (
    <section
      aria-labelledby="benchmarks"
      className="grid gap-x-14 gap-y-3 border-t border-line-strong pt-3 md:grid-cols-[1fr_5fr]"
    >
      <h2 id="benchmarks" className="font-semibold">
        Published figures
      </h2>
      <ul className="grid gap-3">
        {view.benchmarks.map(row => {
          const head = headOf(view, row.metric)
          const mine = view.all.find(({ metric }) => metric === row.metric)?.value
          if (!head || mine === undefined || mine === null) return null
          const currency = row.currency ?? view.currency
          return (
            <li key={row.metric}>
              {head.name} <b>{writeValue(head, row.value, currency)}</b> elsewhere, against{' '}
              <b>{writeValue(head, mine, view.currency)}</b> here.
              <span className="cap block">
                {row.publisher}
                {row.year && `, ${row.year}`} · {row.region} · {row.about}
                {row.old && ' · older than three years'} · context, and not a verdict
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
