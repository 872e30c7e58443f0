import type { SurerRow } from '@sextant/contracts/performance-intelligence/parts'
import { daysFrom } from '../../../figures/days.ts'
import { casesUntilClear } from '../../../math/statistics/sample-size.ts'
import { ownWord } from '../../../sentences/measured.ts'
import { say } from '../../../sentences/sentence.ts'
import { seriesName } from '../../where.ts'
import { unitOf } from '../what-is-odd/told.ts'
import type { Compared } from './compared.ts'
import { type Compare, isStill } from './rates.ts'

const SHOWN = 3
/** Beyond this nobody waits. */
const DAYS_MOST = 365

/** For each rate that may have moved: the cases, and the days at the present pace, until one would know; the soonest first. */
export function surerOf({ desk, period }: Compared, rates: readonly Compare[]): SurerRow[] {
  const days = daysFrom(period.from, period.to).length
  return rates
    .filter(({ row }) => !row.isClear && !isStill(row))
    .flatMap(({ series, row }): (SurerRow & { wait: number })[] => {
      const more = casesUntilClear(row.before, row.after)
      const wait = more && Math.ceil(more.later / (row.after.cases / days))
      if (!more || !wait || wait > DAYS_MOST) return []
      const cases = desk.count(
        more.later,
        'cases until the interval leaves out zero, at the same rates',
      )
      const span = desk.counted(wait, 'day', 'days', 'cases needed ÷ cases a day')
      return [
        {
          wait,
          does: desk.claim(say`Watch ${seriesName(series)}`, row.sources),
          settles: desk.claim(say`Whether its change is more than chance`, row.sources),
          needs: desk.claim(
            say`${cases} ${ownWord(unitOf(series.cases!))} more, ${span}`,
            row.sources,
          ),
        },
      ]
    })
    .toSorted((a, b) => a.wait - b.wait)
    .slice(0, SHOWN)
    .map(({ wait: _days, ...row }) => row)
}
