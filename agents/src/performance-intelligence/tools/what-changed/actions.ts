import { isMeasure, type Measure } from '@sextant/contracts/figures/measures'
import type { NextAction } from '@sextant/contracts/deliverable'
import type { Split } from '@sextant/contracts/figures/view'
import { dayAfter } from '../../../figures/days.ts'
import { givenName, ownWord } from '../../../sentences/measured.ts'
import { say } from '../../../sentences/sentence.ts'
import { actionOf } from '../../actions.ts'
import { queryOf, seriesName, wayOf } from '../../where.ts'
import type { Compared } from './compared.ts'
import { daysOf, type Moved } from './moved.ts'
import type { Part } from './parts-between.ts'
import type { Compare } from './rates.ts'
import { causeWord } from './words.ts'

/** Look at the clearest fall, keep what clearly rose, and compare again once as many days have come. Nobody is sent after what may be chance. */
export function actionsOf(
  { desk, period, sources }: Compared,
  rates: readonly Compare[],
  { split, isClear, moved }: { split: Split; isClear: boolean | null; moved: readonly Moved[] },
): NextAction[] {
  const clear = rates.filter(({ row }) => row.isClear)
  const fallen = clear.find(({ row }) => row.difference < 0)
  const risen = clear.find(({ row }) => row.difference > 0)
  const of = (one: Compare) => [desk.metric(queryOf(one.series, period.from, period.to))]
  const [largest] = split.parts
  const cause =
    largest && !fallen && isClear !== false
      ? [
          desk.claim(
            say`Ask what was done otherwise for ${causeWord(largest.label)}: it moved most`,
            sources,
          ),
        ]
      : []
  return [
    ...lookAtMoved({ desk, period }, moved),
    ...cause.map(what =>
      actionOf(desk, what, { role: 'marketing', when: 2, metric: largest!.label }),
    ),
    ...(fallen
      ? [
          actionOf(
            desk,
            desk.claim(say`Find out what changed for ${seriesName(fallen.series)}`, of(fallen)),
            {
              role: 'marketing',
              when: 2,
              metric: fallen.row.name,
            },
          ),
        ]
      : []),
    ...(risen
      ? [
          actionOf(
            desk,
            desk.claim(
              say`Write down what was done for ${seriesName(risen.series)}, and keep it`,
              of(risen),
            ),
            {
              role: 'marketing',
              when: 3,
              metric: risen.row.name,
            },
          ),
        ]
      : []),
    actionOf(desk, desk.claim(say`Compare again with the stretch that begins now`, sources), {
      role: 'owner',
      // As many days have to come as are compared.
      when: dayAfter(later(period.to, desk.desk.company.today), daysOf(period) + 1),
      metric: 'The same split',
    }),
  ]
}

/** Where the first clear change that costs lies on a campaign, one asks what was done there. */
function lookAtMoved(
  { desk, period }: Pick<Compared, 'desk' | 'period'>,
  moved: readonly Moved[],
): NextAction[] {
  const one = moved.find(
    candidate => candidate.isClear && isWorse(candidate) && carrierIn(candidate),
  )
  const part = one && carrierIn(one)
  if (!one || !part) return []
  const campaign = givenName(part.campaign)
  const way = one.later > one.former ? say`rise` : say`fall`
  const name = ownWord(`${one.metric.name.charAt(0).toLowerCase()}${one.metric.name.slice(1)}`)
  const what = say`Ask what was done otherwise for ${campaign} of ${wayOf(part)}: most of the ${way} of ${name} is there`
  const measures = one.metric.needs.filter(isMeasure) as Measure[]
  const source = desk.metric({ measures, campaign: part.campaign, ...period })
  return [
    actionOf(desk, desk.claim(what, [source]), {
      role: 'marketing',
      when: 2,
      metric: one.metric.name,
    }),
  ]
}

/** Of spend alone nobody knows whether more is worse; it is looked into all the same. */
const isWorse = ({ metric, former, later }: Moved): boolean =>
  metric.good === 'neither' || later > former === (metric.good === 'down')

/** The campaign that did most of a change, the way it went. */
function carrierIn({ parts, former, later }: Moved): (Part & { campaign: string }) | null {
  const first = parts.find(({ value }) => value * (later - former) > 0)
  return first && first.campaign !== null ? { ...first, campaign: first.campaign } : null
}

const later = (a: string, b: string): string => (a > b ? a : b)
