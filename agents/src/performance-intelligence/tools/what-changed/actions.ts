import type { NextAction } from '@sextant/contracts/deliverable'
import type { Split } from '@sextant/contracts/figures/view'
import { dayAfter } from '../../../figures/days.ts'
import { say } from '../../../sentences/sentence.ts'
import { actionOf } from '../../actions.ts'
import { queryOf, seriesName } from '../../where.ts'
import type { Compared } from './compared.ts'
import type { Compare } from './rates.ts'
import { causeWord } from './words.ts'

const AGAIN = 28

/** Look at the clearest fall, keep what clearly rose, and compare again in four weeks. Nobody is sent after what may be chance. */
export function actionsOf(
  { desk, period, sources }: Compared,
  rates: readonly Compare[],
  { split, isClear }: { split: Split; isClear: boolean | null },
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
      when: dayAfter(desk.desk.company.today, AGAIN),
      metric: 'The same split',
    }),
  ]
}
