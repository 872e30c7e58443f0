import type { Claim } from '@sextant/contracts/deliverable'
import {
  CREDIT_WAYS,
  type CreditWay,
} from '@sextant/contracts/performance-intelligence/attribution'
import { givenName, ownWord } from '../../../sentences/measured.ts'
import { say } from '../../../sentences/sentence.ts'
import { countWords } from '../../figure-desk.ts'
import { type Credited, GIVEN, HOW, spreadOf, widest } from './credited.ts'

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
