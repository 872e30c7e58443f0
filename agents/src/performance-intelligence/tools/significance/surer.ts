import type { SurerRow } from '@sextant/contracts/performance-intelligence/parts'
import { casesPerArm, casesUntilClear } from '../../../math/statistics/sample-size.ts'
import { say } from '../../../sentences/sentence.ts'
import type { Tested } from './words.ts'

const POWER = 'cases of each arm at 5% and a power of 80% (Fleiss)'
/** A difference that people plan tests for. */
const USUAL = 0.2

/** What an open test lacks: more cases of each, and the days that takes at the pace of its figures; null where that is not known. */
export function moreOf({
  verdict,
  difference,
  arms,
  days,
}: Tested): { former: number; later: number; days: number | null } | null {
  if (verdict !== 'open' || difference === 0) return null
  const [one, two] = arms
  const bare = ({ events, cases }: (typeof arms)[0]) => ({ events, cases })
  const more = casesUntilClear(bare(one), bare(two))
  if (!more) return null
  const wait = (cases: number, had: number): number => (cases * (days ?? 0)) / Math.max(1, had)
  const slower = Math.max(wait(more.former, one.cases), wait(more.later, two.cases))
  return { ...more, days: days === null ? null : Math.ceil(slower) }
}

/** Cases that are still needed for the difference that was seen, and for a smaller one. */
export function surerOf(tested: Tested): SurerRow[] {
  const { desk, arms, sources, verdict } = tested
  if (verdict === 'broken')
    return [
      {
        does: desk.claim(say`Find what deals the cases unevenly, and begin again`, sources),
        settles: desk.claim(say`Whether the two can be compared at all`, sources),
        needs: desk.claim(say`The log of who was shown what`, sources),
      },
    ]
  const [one] = arms
  const more = moreOf(tested)
  const days = more && desk.counted(more.days ?? 0, 'day', 'days', 'cases needed ÷ cases a day')
  const rate = one.events / one.cases
  const usual = rate > 0 ? casesPerArm(rate, USUAL) : null
  const uplift = desk.rate(USUAL, 'a difference that a test is often planned for')
  return [
    ...(more
      ? [
          {
            does: desk.claim(say`Go on with both`, sources),
            settles: desk.claim(
              say`Whether the difference that is seen is more than chance`,
              sources,
            ),
            needs: desk.claim(
              say`${desk.count(more.former, 'cases of the first until it is clear, at the same rates')} and ${desk.count(more.later, 'cases of the second until it is clear, at the same rates')} more cases, should the rates stay${more.days === null ? say`` : say`: ${days!} at the present pace`}`,
              sources,
            ),
          },
        ]
      : []),
    ...(usual
      ? [
          {
            does: desk.claim(
              say`Plan the next test for a difference of ${uplift} of the rate`,
              sources,
            ),
            settles: desk.claim(say`Whether something of that size is there`, sources),
            needs: desk.claim(
              say`${desk.count(usual, POWER)} cases in each arm, looked at once`,
              sources,
            ),
          },
        ]
      : []),
  ]
}
