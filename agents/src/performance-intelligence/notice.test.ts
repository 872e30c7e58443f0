import { expect, test } from 'vitest'
import { daysFrom } from '../figures/days.ts'
import type { FiguresKnown } from '../figures/known.ts'
import { noticesIn } from './notice.ts'
import { FROM, kiteFigures, TO } from './testing/kites.ts'
import { effectOf } from './tools/what-is-odd/effect.ts'
import { lookAt } from './watch.ts'

const DAYS = daysFrom(FROM, TO)
const LAST_DAYS = 14
const [FIRST, PEAK, LATER] = [60, 140, 110]

/** Visits that grew for ten weeks and then fell back to where their mean was: surely other than they went, and no lower than before on the whole. */
function fallenBack(): FiguresKnown {
  const grown = DAYS.length - LAST_DAYS
  const level = (at: number): number => (at < grown ? FIRST + ((PEAK - FIRST) * at) / grown : LATER)
  const figures = DAYS.map((day, at) => ({
    day,
    source: 'ga4' as const,
    channel: 'email',
    campaign: null,
    campaign_id: null,
    measure: 'sessions' as const,
    currency: null,
    value: Math.round(level(at) + ((at * 37) % 11) - 5),
    lines: 1,
  }))
  const spans = [{ source: 'ga4' as const, first_day: FROM, last_day: TO }]
  return { ...kiteFigures({ seed: 1, days: [FROM] }), figures, slices: [], spans }
}

test('what changed for good is told with both levels, and that the rate fell is worse', () => {
  expect(noticesIn(kiteFigures({ seed: 11, phones: 0.2 }))).toMatchObject([
    {
      key: 'ga4 meta-ads orders sessions',
      title: expect.stringMatching(/orders per visit of Meta Ads fell$/),
      better: false,
      tool: 'what-is-odd',
    },
  ])
})

test('a change that stands and whose size may be nought is not told', () => {
  const known = fallenBack()
  const [found] = lookAt(known, TO).watched.found
  expect(effectOf(found!)).toMatchObject({ isClear: false })
  expect(noticesIn(known)).toEqual([])
})
