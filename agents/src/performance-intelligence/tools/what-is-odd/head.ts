import { MEASURES } from '@sextant/contracts/figures/measures'
import type { HeadFigure } from '@sextant/contracts/performance-intelligence/parts'
import { dayText, ownWord } from '../../../sentences/measured.ts'
import { say } from '../../../sentences/sentence.ts'
import {
  amountOf,
  casesName,
  changeOf,
  levelOf,
  MISSING,
  type Told,
  unitOf,
  rangeOf,
} from './told.ts'
import { TOLL_LABELS, tollOf } from './toll.ts'

/** Effect, cost and certainty, each with its interval and what it rests on. */
export const headOf = (told: Told): HeadFigure[] => [
  effectHead(told),
  costHead(told),
  sureHead(told),
]

function effectHead(told: Told): HeadFigure {
  const { desk, series, effect, sources } = told
  const { former, later, difference, low, high } = effect
  const before = levelOf(told, former, `${series.name} before the change`)
  const since = levelOf(told, later, `${series.name} since the change`)
  const interval = rangeOf(told, low, high)
  const per = series.cases ? '' : ' a day'
  return {
    label: 'Effect',
    value: `${changeOf(told, difference).render('middle')}${per}`,
    note: desk.claim(say`${before} to ${since}; interval ${interval}`, sources),
    isClear: null,
  }
}

function costHead(told: Told): HeadFigure {
  const { desk, series, cost, effect, sources } = told
  const isLoss = cost.results >= 0
  const [low, high] = isLoss ? [cost.low, cost.high] : [-cost.high, -cost.low]
  const many = amountOf(told, Math.abs(cost.results)).render('middle')
  const isMoney = MEASURES[series.events].unit === 'money'
  const unit = isMoney ? '' : ` ${unitOf(series.events)}`
  const range = say`${amountOf(told, low)} to ${amountOf(told, high)} since ${dayText(effect.since)}`
  if (cost.each === null)
    return {
      label: TOLL_LABELS[tollOf(series, effect.difference > 0)],
      value: `${many}${unit}`,
      note: desk.claim(range, sources),
      isClear: effect.isClear,
    }
  const each = desk.money(cost.each, `value ÷ ${unitOf(series.events)} before the change`)
  const worth = desk.money(Math.abs(cost.results) * cost.each, `${MISSING} × the value of one`)
  return {
    label: TOLL_LABELS[tollOf(series, effect.difference > 0)],
    value: `${many}${unit}, ${worth.render('middle')}`,
    note: desk.claim(say`${range}, at ${each} each`, sources),
    isClear: effect.isClear,
  }
}

function sureHead({ desk, series, effect, watched, sources }: Told): HeadFigure {
  const name = casesName(series)
  const sides = series.cases
    ? [effect.before.cases, effect.after.cases]
    : [effect.before.days, effect.after.days]
  const before = desk.count(sides[0]!, `${name} before the change`)
  const since = desk.count(sides[1]!, `${name} since the change`)
  const tried = desk.count(watched.tried, 'daily figures that were looked at')
  return {
    label: 'How sure',
    value: effect.isClear ? 'Clear' : 'Could be chance',
    note: desk.claim(
      say`${before} ${ownWord(name)} before and ${since} since; ${tried} daily figures were looked at, and that is allowed for`,
      sources,
    ),
    isClear: effect.isClear,
  }
}
