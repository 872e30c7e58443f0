import type { SurerRow } from '@sextant/contracts/performance-intelligence/parts'
import { casesPerArm, casesUntilClear } from '../../../math/statistics/sample-size.ts'
import { ownWord } from '../../../sentences/measured.ts'
import { say } from '../../../sentences/sentence.ts'
import type { RateRow } from '@sextant/contracts/performance-intelligence/parts'
import { sourceName } from '../../../figures/figure.ts'
import { casesName, type Told } from './told.ts'

const TEST = 'cases of each half at 5% and a power of 80% (Fleiss), for the change that was seen'

/** What would make the finding surer, what that settles and what it costs. */
export const surerOf = (told: Told, slices: readonly RateRow[]): SurerRow[] => [
  ...waiting(told),
  ...halves(told),
  ...finer(told, slices),
]

const aDay = ({ effect }: Told): number => effect.after.cases / Math.max(1, effect.after.days)

/** Cases and days at the present pace until a change is clear; null where it is, or never will be. */
export function waitOf(told: Told): { cases: number; days: number } | null {
  const { series, effect } = told
  if (effect.isClear || !series.cases) return null
  const more = casesUntilClear(bare(effect.before), bare(effect.after))
  if (!more || more.later === 0) return null
  return { cases: more.later, days: Math.ceil(more.later / aDay(told)) }
}

/** Only time, where it is not clear yet. */
function waiting(told: Told): SurerRow[] {
  const { desk, series, sources } = told
  const wait = waitOf(told)
  if (!wait) return []
  const cases = desk.count(wait.cases, 'cases until the interval excludes zero, at the same rates')
  const days = desk.counted(wait.days, 'day', 'days', 'cases needed ÷ cases a day since the change')
  return [
    {
      does: desk.claim(say`Wait, and look again`, sources),
      settles: desk.claim(say`Whether it is more than chance`, sources),
      needs: desk.claim(
        say`${cases} ${ownWord(casesName(series))} more, ${days} at the present pace`,
        sources,
      ),
    },
  ]
}

/** A test says what time cannot: whether the suspected cause is one. */
function halves(told: Told): SurerRow[] {
  const { desk, series, effect, sources } = told
  if (!series.cases || effect.former === 0 || effect.former === effect.later) return []
  const perArm = casesPerArm(effect.former, effect.later / effect.former - 1)
  if (perArm === null) return []
  const each = desk.count(perArm, TEST)
  const days = desk.counted(
    Math.ceil((2 * perArm) / aDay(told)),
    'day',
    'days',
    'cases of both halves ÷ cases a day since the change',
  )
  return [
    {
      does: desk.claim(say`Show half of them what was there before`, sources),
      settles: desk.claim(say`Whether what was changed is the cause`, sources),
      needs: desk.claim(say`${each} ${ownWord(casesName(series))} in each half, ${days}`, sources),
    },
  ]
}

const TOLD: ReadonlySet<string> = new Set(['api', 'hand', 'table'])

function finer({ desk, series, carried, sources }: Told, slices: readonly RateRow[]): SurerRow[] {
  // Only an export can be had cut finer.
  if (slices.length > 0 || carried.length > 0 || TOLD.has(series.source)) return []
  const name = ownWord(sourceName(series.source))
  return [
    {
      does: desk.claim(say`Import ${name} by device and page`, sources),
      settles: desk.claim(say`Where it comes from`, sources),
      needs: desk.claim(say`One file`, sources),
    },
  ]
}

const bare = ({ events, cases }: { events: number; cases: number }) => ({ events, cases })
