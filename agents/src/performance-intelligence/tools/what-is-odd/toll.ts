import { GOOD_OF_MEASURE } from '@sextant/contracts/metrics/definitions'
import type { DailySeries } from '../../series.ts'

/** What more, or less, of something comes to for whoever looks at it. */
export type Toll = 'cost' | 'brought' | 'saved' | 'more' | 'less'

/** More spend is a cost and fewer orders are one; of what is neither good nor bad there is just more or less. */
export function tollOf(
  { events, cases }: Pick<DailySeries, 'events' | 'cases'>,
  isMore: boolean,
): Toll {
  if (cases === null && events === 'spend') return isMore ? 'cost' : 'saved'
  const good = GOOD_OF_MEASURE[events] ?? 'up'
  if (good === 'neither') return isMore ? 'more' : 'less'
  return isMore === (good === 'up') ? 'brought' : 'cost'
}

export const TOLL_LABELS: Readonly<Record<Toll, string>> = {
  cost: 'It has cost',
  brought: 'It has brought',
  saved: 'Less was spent',
  more: 'More than usual',
  less: 'Less than usual',
}
