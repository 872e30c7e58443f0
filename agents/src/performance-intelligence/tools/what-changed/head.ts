import { MEASURES, type Measure } from '@sextant/contracts/figures/measures'
import type { Split } from '@sextant/contracts/figures/view'
import { writeMoney } from '@sextant/contracts/metrics/written'
import type { HeadFigure } from '@sextant/contracts/performance-intelligence/parts'
import { changeOfRatio, type RatioDay } from '../../../math/statistics/bootstrap.ts'
import { daysFrom } from '../../../figures/days.ts'
import type { Figure } from '../../../figures/figure.ts'
import { dayText } from '../../../sentences/measured.ts'
import { say, type Sentence } from '../../../sentences/sentence.ts'
import { countWords, type FigureDesk } from '../../figure-desk.ts'
import { holdsNought } from '../../rates.ts'
import type { Compared } from './compared.ts'
import { TOTAL, measureOf } from './words.ts'

type Sides = { former: readonly Figure[]; later: readonly Figure[] }

/** The total of both stretches, and whether the difference can be chance. */
export function headOf(compared: Compared, split: Split, sides: Sides): HeadFigure[] {
  const { desk, sources, period, before } = compared
  const measure = measureOf(split)
  const days = (figures: readonly Figure[], { from, to }: { from: string; to: string }) =>
    daysFrom(from, to).map((day): RatioDay => {
      const sum = figures
        .filter(one => one.measure === measure && one.day === day)
        .reduce((all, { value }) => all + value, 0)
      return sum < 0 ? null : { above: sum, below: 1 }
    })
  const change = changeOfRatio(days(sides.former, before), days(sides.later, period))
  const written = (value: number): string =>
    MEASURES[measure].unit === 'money'
      ? writeMoney(Math.round(value), desk.currency)
      : countWords(Math.round(value))
  const total: HeadFigure = {
    label: MEASURES[measure].label,
    value: written(split.later),
    note: desk.claim(
      say`${desk.sum(measure, split.former, TOTAL)} in the stretch before, from ${dayText(before.from)}`,
      sources,
    ),
    isClear: null,
  }
  if (!change) return [total]
  const { value, low, high } = change.difference
  const isClear = !holdsNought({ low, high })
  const range = say`${signed(desk, measure, low)} to ${signed(desk, measure, high)}`
  const n = desk.counted(
    daysFrom(period.from, period.to).length,
    'day',
    'days',
    'days of a stretch',
  )
  return [
    total,
    {
      label: 'Change a day',
      value: `${value < 0 ? '−' : '+'}${written(Math.abs(value))}`,
      note: desk.claim(say`interval ${range}, n ${n} each`, sources),
      isClear: null,
    },
    {
      label: 'How sure',
      value: isClear ? 'Clear' : 'Could be chance',
      note: desk.claim(
        isClear
          ? say`The interval of the change leaves out zero`
          : say`Days scatter that much by themselves; a change of about ${desk.sum(measure, (high - low) / 2, SHOWS)} a day would have stood out`,
        sources,
      ),
      isClear,
    },
  ]
}

const signed = (desk: FigureDesk, measure: Measure, value: number): Sentence =>
  say`${value < 0 ? say`−` : say`+`}${desk.sum(measure, Math.abs(value), BY_DAY)}`

const SHOWS = 'half of the interval of the change'
const BY_DAY = 'difference of two means by day, 95% interval from days drawn anew'
