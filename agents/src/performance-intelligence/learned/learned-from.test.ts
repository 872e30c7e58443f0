import { expect, test } from 'vitest'
import { daysFrom } from '../../figures/days.ts'
import type { FiguresKnown } from '../../figures/known.ts'
import { BROKEN_FROM, FROM, kiteFigures, TO } from '../testing/kites.ts'
import { learnedFrom } from './learned-from.ts'

const learned = (known: FiguresKnown, metric: string) =>
  learnedFrom(known).find(({ attributes }) => measuredIn(attributes).metric === metric)

type Measured = { metric: string; low: number; high: number; from: string; to: string; n: number }
const measuredIn = ({ measured }: Readonly<Record<string, unknown>>): Measured =>
  measured as Measured

test('what figures came to waits with its value, interval, cases and days', () => {
  const fact = learned(kiteFigures({ seed: 11 }), 'shop_cvr')!
  expect(fact).toMatchObject({
    kind: 'measure',
    label: 'conversion rate of visits',
    status: 'proposed',
    attributes: { form: 'share', value: 0.0329, of: 29_982, measured: { from: FROM, to: TO } },
    quote:
      'Measured from GA4, 24 August to 15 November 2026: 3.29%, between 3.10% and 3.50% (95%); n 29,982 sessions.',
  })
  expect(learned(kiteFigures({ seed: 11 }), 'aov')).toMatchObject({
    attributes: { form: 'money', value: 5_337, currency: 'GBP', measured: { n: 987 } },
  })
})

test('after a change only the days since say how it is', () => {
  const { from } = measuredIn(
    learned(kiteFigures({ seed: 11, phones: 0.2 }), 'shop_cvr')!.attributes,
  )
  expect(from).toBe(BROKEN_FROM)
})

test('a value whose interval is wide is nothing to build on', () => {
  const few = kiteFigures({ seed: 11, days: daysFrom('2026-11-06', TO) })
  const tenth = few.figures.map(one => ({ ...one, value: Math.round(one.value / 10) }))
  expect(learned({ ...few, figures: tenth }, 'shop_cvr')).toBeUndefined()
})

test('figures of one campaign say nothing of the company', () => {
  const about = { id: 'campaign-1', name: 'Autumn winds' }
  expect(learnedFrom({ ...kiteFigures({ seed: 11 }), about })).toEqual([])
})

test('yen have no hundredths, and the company model counts in them', () => {
  const known = kiteFigures({ seed: 11 })
  const figures = known.figures.map(one => ({ ...one, currency: one.currency && 'JPY' }))
  expect(learned({ ...known, figures }, 'aov')).toMatchObject({
    attributes: { value: 533_677, currency: 'JPY' },
    quote: expect.stringContaining('5,337'),
  })
})

test('the channel that leaves most is told where a margin is known and chance does not explain it', () => {
  const known = kiteFigures({ seed: 11 })
  const dear = known.figures.map(one =>
    one.measure === 'spend' && one.channel === 'google-ads'
      ? { ...one, value: one.value * 2 }
      : one,
  )
  const withMargin = (figures: FiguresKnown['figures']) =>
    learned({ ...known, figures, inputs: { margin: 0.6 } }, 'contribution')
  expect(withMargin(dear)).toMatchObject({
    label: 'contribution of Meta Ads',
    attributes: { per: 'week', form: 'money', measured: { channel: 'meta-ads', n: 28 } },
    quote: expect.stringMatching(
      / a week, between .* clearly more than by Google Ads, the next\.$/,
    ),
  })
  // Both leave about as much; and without a margin nobody knows what is left.
  expect(withMargin(known.figures)).toBeUndefined()
  expect(learned({ ...known, figures: dear }, 'contribution')).toBeUndefined()
})
