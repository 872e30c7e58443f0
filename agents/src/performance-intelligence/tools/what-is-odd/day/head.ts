import type { HeadFigure } from '@sextant/contracts/performance-intelligence/parts'
import { ownWord } from '../../../../sentences/measured.ts'
import { say } from '../../../../sentences/sentence.ts'
import { TOLL_LABELS, tollOf } from '../toll.ts'
import { level } from '../single-days.ts'
import { unitOf } from '../told.ts'
import { BEYOND } from './result.ts'
import type { ToldDay } from './told-day.ts'

const CHANCE = 'chance that any of the days watched looks as odd by itself'

/** How far the day lies from a usual one, what that came to, and how sure it is. */
export const dayHead = (told: ToldDay): HeadFigure[] => [
  dayFigure(told),
  ...tollFigure(told),
  sureFigure(told),
]

function dayFigure({ desk, incident, odd, sources }: ToldDay): HeadFigure {
  const { found } = incident.lead
  const at = (value: number) => level(desk, found, value, odd.index)
  return {
    label: 'The day',
    value: at(odd.value).render('middle'),
    note: desk.claim(
      say`a usual day comes to ${at(odd.low)} to ${at(odd.high)}, ${at(odd.expected)} in the middle`,
      sources,
    ),
    isClear: null,
  }
}

function tollFigure({ desk, series, beyond, sources }: ToldDay): HeadFigure[] {
  if (series.cases !== null) return []
  const isMore = beyond.value > 0
  const amount = (value: number) => desk.sum(series.events, Math.max(0, value), BEYOND)
  const [low, high] = isMore ? [beyond.low, beyond.high] : [-beyond.high, -beyond.low]
  return [
    {
      label: TOLL_LABELS[tollOf(series, isMore)],
      value: amount(Math.abs(beyond.value)).render('middle'),
      note: desk.claim(
        say`${ownWord(unitOf(series.events))} ${isMore ? say`beyond` : say`short of`} a usual day, interval ${amount(low)} to ${amount(high)}`,
        sources,
      ),
      isClear: null,
    },
  ]
}

function sureFigure({ desk, odd, watched, sources }: ToldDay): HeadFigure {
  const tried = desk.count(watched.tried, 'daily figures that were looked at')
  return {
    label: 'How sure',
    value: 'Clear',
    note: desk.claim(
      say`a day as odd comes up by chance in ${desk.chance(odd.p, CHANCE)} of such months; ${tried} daily figures were looked at, and that is allowed for`,
      sources,
    ),
    isClear: true,
  }
}
