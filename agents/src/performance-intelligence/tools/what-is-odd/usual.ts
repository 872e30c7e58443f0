import type { HeadFigure } from '@sextant/contracts/performance-intelligence/parts'
import { dayText } from '../../../sentences/measured.ts'
import { capitalized } from '../../../sentences/hole.ts'
import { say } from '../../../sentences/sentence.ts'
import type { FigureDesk } from '../../figure-desk.ts'
import { placeWords, queryOf } from '../../where.ts'
import type { Judged } from '../../watch.ts'
import { level } from './single-days.ts'

const SHOWN = 3

/** Where nothing stands out: what a usual day of the results that matter most looks like, and how the last one was. */
export function usualHead(desk: FigureDesk, judged: readonly Judged[]): HeadFigure[] {
  const measures = new Set<string>()
  return judged
    .filter(({ series }) => {
      const isFirst = !measures.has(series.name)
      measures.add(series.name)
      return isFirst
    })
    .flatMap(one => usualDay(desk, one) ?? [])
    .slice(0, SHOWN)
}

function usualDay(desk: FigureDesk, one: Judged): HeadFigure | null {
  const { series, anomalies } = one
  const last = anomalies.band.at(-1)
  if (!last) return null
  const day = series.days[last.index]!
  const [low, high] = [last.low, last.high].map(value => level(desk, one, value, last.index))
  const came = level(desk, one, series.figures.values[last.index] ?? 0, last.index)
  return {
    label: `${capitalized(series.name)}${series.cases ? '' : ' a day'}, ${placeWords(series)}`,
    value: `${low!.render('middle')} to ${high!.render('middle')}`,
    note: desk.claim(
      say`Nineteen of twenty days lie there by their own past; ${dayText(day)} came to ${came}`,
      [desk.metric(queryOf(series, series.days[0]!, day))],
    ),
    isClear: null,
  }
}
