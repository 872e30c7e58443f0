import { costRangeWords } from '@sextant/contracts/company/cost-words'
import type { QuickWinMove } from '@sextant/contracts/quick-wins/routes'

const list = new Intl.ListFormat('en-US')

/** What a move takes, why it was chosen, how it is judged and where it comes from. */
export function Terms({ move }: { move: QuickWinMove }) {
  const rows = [
    ['Takes', `about ${move.hours} hours`],
    ['Costs', costRangeWords(move.cost, move.currency)],
    ['Shows after', `${move.weeks[0]} to ${move.weeks[1]} weeks`],
    ['Measure', move.metric],
    ['Stop', move.stop],
    ['Method', `${move.source.method} (${move.source.by})`],
    ...(move.from.length > 0 ? [['Rests on', list.format(move.from)] as const] : []),
  ] as const
  return (
    <dl className="grid content-start gap-1.5 text-caption">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt className="inline text-ink-3">{name} </dt>
          <dd className="inline wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
