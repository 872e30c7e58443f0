import type { Claim } from '@sextant/contracts/deliverable'
import { ListText } from '../../../../sentences/list.ts'
import { dayText, ownWord } from '../../../../sentences/measured.ts'
import { say } from '../../../../sentences/sentence.ts'
import { queryOf, seriesName } from '../../../where.ts'
import { level } from '../single-days.ts'
import type { ToldDay } from './told-day.ts'

const SHOWN = 4

/** What else was odd of the same source on the same day: it goes with what leads. */
export function besideClaims({ desk, incident }: ToldDay): Claim[] {
  const { beside, day } = incident
  if (beside.length === 0) return []
  const items = beside.slice(0, SHOWN).map(({ found, odd }) => {
    const at = (value: number) => level(desk, found, value, odd.index).render('middle')
    const words = `${seriesName(found.series).render('middle')} ${at(odd.value)} (usually ${at(odd.low)} to ${at(odd.high)})`
    return ownWord(words)
  })
  return [
    desk.claim(
      say`On ${dayText(day)} as well, and part of the same: ${new ListText(items)}`,
      beside.map(({ found }) => desk.metric(queryOf(found.series, day, day))),
    ),
  ]
}
