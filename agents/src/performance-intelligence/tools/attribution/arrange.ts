import {
  type AttributionBody,
  CREDIT_WAYS,
  type CreditWay,
} from '@sextant/contracts/performance-intelligence/attribution'
import type { Desk } from '../../../core/desk.ts'
import type { Arranged, Awaited, Heard } from '../../../core/tool.ts'
import { type Attribution, attribute } from '../../../math/statistics/attribution/attribute.ts'
import { say } from '../../../sentences/sentence.ts'
import { FigureDesk } from '../../figure-desk.ts'
import { NOTHING_MEASURED } from '../../nothing-yet.ts'
import { pathsIn } from './read-paths.ts'
import { actionsOf, headOf, notComparedResult, surerOf } from './beside.ts'
import { type Credited } from './credited.ts'
import { overturnedBy, resultOf, saysOf, titleOf } from './words.ts'

/** Imports carry no paths: an export of days and campaigns does not say who came by what first. */
export function pathsAwaited({ thread }: Heard): Awaited | null {
  if (pathsIn(thread)) return null
  return {
    key: 'paths',
    text: 'Paste a table of paths: one line for each, its channels in the order in which people met them, then how many converted and what they brought. The figures you import tell days and campaigns; none of them says who came by which way before.',
    why: 'Credit can only be shared along a path. GA4 has them under Advertising, Attribution paths; CRMs have them as a touch history.',
    example:
      '“Meta Ads > Email > Direct, 12, 840” on one line, “Google Ads, 31, 2,210” on the next',
  }
}

/** Conversions of each channel by every way of counting, and how far the ways agree. */
export function arrange(desk: Desk, { thread, figures }: Heard): Arranged<'attribution'> {
  const known = figures ?? NOTHING_MEASURED
  const figureDesk = new FigureDesk(desk, known, known.currency)
  const told = pathsIn(thread)
  if (!told) return noPaths(figureDesk)
  const sources = [desk.book.said(told.message, told.quote, 'Your table')]
  const journeys = told.paths.reduce((sum, path) => sum + path.journeys, 0)
  const conversions = told.paths.reduce((sum, path) => sum + path.conversions, 0)
  const found = attribute(told.paths)
  const empty = { ...NOTHING_SHARED, journeys, conversions }
  if ('reason' in found) {
    const result = notComparedResult(figureDesk, found.reason, told.paths.length, sources)
    return { body: empty, result }
  }
  const ways = waysIn(found)
  const rows = rowsOf(found, ways)
  const credited: Credited = { desk: figureDesk, told, rows, ways, journeys, conversions, sources }
  return {
    body: {
      ...empty,
      isCompared: true,
      head: headOf(credited),
      ways: ways.map(way => CREDIT_WAYS[way]),
      rows,
      says: saysOf(credited),
      surer: surerOf(credited),
    },
    result: resultOf(credited),
    title: titleOf(credited),
    wouldChange: overturnedBy(credited),
    actions: actionsOf(credited),
  }
}

const NOTHING_SHARED: AttributionBody = {
  isCompared: false,
  head: [],
  journeys: 0,
  conversions: 0,
  ways: [],
  rows: [],
  says: [],
  surer: [],
}

/** They were told in words that are no longer in the thread. */
const noPaths = (desk: FigureDesk): Arranged<'attribution'> => ({
  body: NOTHING_SHARED,
  result: desk.claim(say`No paths are told in this conversation at the moment.`, [
    desk.desk.book.assumption('The paths', 'Paste the table of paths again.'),
  ]),
})

const waysIn = (found: Attribution): CreditWay[] =>
  (Object.keys(CREDIT_WAYS) as CreditWay[]).filter(way => found[way] !== null)

/** The channel with most credit on average first. */
function rowsOf(found: Attribution, ways: readonly CreditWay[]): AttributionBody['rows'] {
  const channels = found.last.map(({ channel }) => channel)
  const of = (way: CreditWay, channel: string): number =>
    found[way]?.find(credit => credit.channel === channel)?.conversions ?? 0
  const mean = ({ credits }: { credits: number[] }): number =>
    credits.reduce((sum, value) => sum + value, 0) / credits.length
  return channels
    .map(channel => ({ channel, credits: ways.map(way => of(way, channel)) }))
    .toSorted((a, b) => mean(b) - mean(a))
}
