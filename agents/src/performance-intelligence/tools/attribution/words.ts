import type { Claim, NextAction } from '@sextant/contracts/deliverable'
import {
  type AttributionBody,
  CREDIT_WAYS,
  type CreditWay,
} from '@sextant/contracts/performance-intelligence/attribution'
import type { HeadFigure, SurerRow } from '@sextant/contracts/performance-intelligence/parts'
import { wilsonInterval } from '../../../math/statistics/wilson.ts'
import { givenName, ownWord } from '../../../sentences/measured.ts'
import { say } from '../../../sentences/sentence.ts'
import { actionOf } from '../../actions.ts'
import { countWords, type FigureDesk, rateWords } from '../../figure-desk.ts'
import type { ToldPaths } from './read-paths.ts'

export type Credited = {
  desk: FigureDesk
  told: ToldPaths
  rows: AttributionBody['rows']
  ways: readonly CreditWay[]
  journeys: number
  conversions: number
  sources: readonly number[]
}

type Spread = {
  channel: string
  least: number
  most: number
  leastWay: CreditWay
  mostWay: CreditWay
}

/** The least and the most that a channel gets by any way. */
function spreadOf({ rows, ways }: Pick<Credited, 'rows' | 'ways'>): Spread[] {
  return rows.map(({ channel, credits }) => {
    const least = Math.min(...credits)
    const most = Math.max(...credits)
    return {
      channel,
      least,
      most,
      leastWay: ways[credits.indexOf(least)]!,
      mostWay: ways[credits.indexOf(most)]!,
    }
  })
}

const widest = (spreads: readonly Spread[]): Spread =>
  spreads.reduce((a, b) => (b.most - b.least > a.most - a.least ? b : a))

const HOW = 'credit of the channel by this way of counting'
const GIVEN = 'as told'

/** Who leads by every way, or that it depends on the way; and where they lie furthest apart. */
export function resultOf(credited: Credited): Claim {
  const { desk, rows, ways, conversions, sources } = credited
  const leaders = new Set(
    ways.map((_, at) => rows.reduce((a, b) => (b.credits[at]! > a.credits[at]! ? b : a)).channel),
  )
  const [first] = leaders
  const many = desk.count(ways.length, 'ways of counting')
  const all = desk.counted(conversions, 'conversion', 'conversions', GIVEN)
  const lead =
    leaders.size === 1
      ? say`${givenName(first!)} has the most credit by all ${many} ways of counting`
      : say`Who has the most credit depends on how one counts: ${many} ways name ${desk.count(leaders.size, 'channels that lead by some way')} different channels`
  const wide = widest(spreadOf(credited))
  const apart = say`${givenName(wide.channel)} gets between ${desk.count(wide.least, HOW)} (${ownWord(CREDIT_WAYS[wide.leastWay])}) and ${desk.count(wide.most, HOW)} (${ownWord(CREDIT_WAYS[wide.mostWay])}) of ${all}`
  return desk.claim(say`${lead}. ${apart}.`, sources)
}

export function headOf(credited: Credited): HeadFigure[] {
  const { desk, journeys, conversions, told, sources } = credited
  const paths = desk.counted(told.paths.length, 'path', 'paths', GIVEN)
  const wide = widest(spreadOf(credited))
  const least = desk.count(wide.least, HOW)
  const most = desk.count(wide.most, HOW)
  const head: HeadFigure[] = [
    {
      label: 'Conversions shared',
      value: countWords(conversions),
      note: desk.claim(say`along ${paths}`, sources),
      isClear: null,
    },
    {
      label: 'Widest apart',
      value: `${wide.channel}: ${countWords(wide.least)} to ${countWords(wide.most)}`,
      note: desk.claim(say`${least} to ${most}, by the way of counting alone`, sources),
      isClear: null,
    },
  ]
  if (!told.hasLost) return head
  const { low, high } = wilsonInterval(conversions / journeys, journeys)
  const how = 'conversions ÷ journeys, Wilson 1927'
  return [
    ...head,
    {
      label: 'Journeys that convert',
      value: rateWords(conversions / journeys),
      note: desk.claim(
        say`interval ${desk.rate(low, how)} to ${desk.rate(high, how)}, n ${desk.count(journeys, GIVEN)}`,
        sources,
      ),
      isClear: null,
    },
  ]
}

/** What it is called in a list. */
export function titleOf(credited: Credited): string {
  const { channel, least, most } = widest(spreadOf(credited))
  return `${channel}: ${countWords(least)} to ${countWords(most)} conversions, by the way of counting`
}

/** What would say that it is otherwise. */
export const overturnedBy = ({ desk, sources }: Credited): Claim[] => [
  desk.claim(
    say`A test in which a channel is paused somewhere: what it brings by itself is measured there, and only shared out here.`,
    sources,
  ),
  desk.claim(
    say`Paths that were cut off before the first touch: what came early is then told as if it had not been.`,
    sources,
  ),
]

/** What can be read off the ways, and what cannot. */
export function saysOf(credited: Credited): Claim[] {
  const { desk, ways, told, rows, sources } = credited
  const at = (way: CreditWay): number => ways.indexOf(way)
  const opens = rows.toSorted(
    (a, b) =>
      b.credits[at('first')]! -
      b.credits[at('last')]! -
      (a.credits[at('first')]! - a.credits[at('last')]!),
  )
  const [opener, closer] = [opens[0]!, opens.at(-1)!]
  const claims = [
    desk.claim(
      say`${givenName(opener.channel)} opens more than it closes: ${desk.count(opener.credits[at('first')]!, HOW)} as first touch, ${desk.count(opener.credits[at('last')]!, HOW)} as last`,
      sources,
    ),
    desk.claim(
      say`${givenName(closer.channel)} closes more than it opens: ${desk.count(closer.credits[at('last')]!, HOW)} as last touch, ${desk.count(closer.credits[at('first')]!, HOW)} as first`,
      sources,
    ),
  ].filter(
    (_, index) =>
      [opener, closer][index]!.credits[at('first')] !==
      [opener, closer][index]!.credits[at('last')],
  )
  const lost = told.hasLost
    ? []
    : [
        desk.claim(
          say`Markov and Shapley see only journeys that converted here: without the others they cannot tell what people do who never buy`,
          sources,
        ),
      ]
  return [...claims, ...lost]
}

export function surerOf({ desk, told, ways, sources }: Credited): SurerRow[] {
  const row = (does: string, settles: string, needs: string): SurerRow => ({
    does: desk.claim(say`${ownWord(does)}`, sources),
    settles: desk.claim(say`${ownWord(settles)}`, sources),
    needs: desk.claim(say`${ownWord(needs)}`, sources),
  })
  return [
    ...(told.hasLost
      ? []
      : [
          row(
            'Paste journeys without a conversion as well',
            'What each channel changes, and not only whom it met',
            'One more column: journeys',
          ),
        ]),
    ...(ways.includes('halfLife')
      ? []
      : [
          row(
            'Paste paths with the days of each touch',
            'How much is owed to what was long ago',
            'An export with dates',
          ),
        ]),
    row(
      'Pause a channel in half of the places',
      'What it brings beyond what would have come anyway',
      'A few weeks, two like regions',
    ),
  ]
}

export function actionsOf(credited: Credited): NextAction[] {
  const { desk, rows, sources } = credited
  const wide = widest(spreadOf(credited))
  const metric = 'Conversions by each way of counting'
  const agree = desk.claim(
    say`Agree on one way of counting before budgets are moved, and write it down`,
    sources,
  )
  const test = desk.claim(
    say`Test ${givenName(wide.channel)} by pausing it somewhere: it is the one that the ways judge most differently`,
    sources,
  )
  const keep = desk.claim(say`Leave ${givenName(rows[0]!.channel)} as it is until then`, sources)
  return [
    actionOf(desk, agree, { role: 'owner', when: 3, metric }),
    actionOf(desk, test, { role: 'marketing', when: 10, metric }),
    actionOf(desk, keep, { role: 'marketing', when: 1, metric }),
  ]
}

/** Why there is nothing to compare, and what would give it. */
export function notComparedResult(
  desk: FigureDesk,
  reason: 'no-paths' | 'no-conversions' | 'single-touch',
  paths: number,
  sources: readonly number[],
): Claim {
  const many = desk.counted(paths, 'path', 'paths', GIVEN)
  if (reason === 'no-conversions')
    return desk.claim(
      say`There is no credit to share: none of the ${many} ends with a conversion.`,
      sources,
    )
  return desk.claim(
    say`All ways of counting say the same: each of the ${many} that converts has one channel only. Paths with several touches would tell more.`,
    sources,
  )
}
