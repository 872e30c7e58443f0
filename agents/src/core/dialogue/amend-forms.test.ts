import { describe, expect, test } from 'vitest'
import { dollars, firm } from '../../findings/testing/firm.ts'
import { amendmentByForm, CORRECTION_FORMS, sayIncluded } from './amend-forms.ts'

const company = firm(
  {
    offer: [
      { label: 'lamps', price: dollars(49.9), volume: 3_480, hoursEach: 9, quote: 'lamps 49.90' },
      { label: 'desks', price: dollars(640), volume: 90, quote: 'desks 640' },
    ],
    goal: [{ label: 'doors', baseline: 52, target: 60, form: 'count' }],
    measure: [{ label: 'churn', value: 0.24, form: 'share', quote: 'churn 24%' }],
    budget: [{ label: 'the budget', amount: dollars(70_000) }],
  },
  { name: 'Nightjar Lamps' },
)
const EARLIER = 'we know that churn 24%'

describe.each(CORRECTION_FORMS)('$id', ({ examples, counterExamples }) => {
  test.each(examples)('“$said” changes $fact', ({ said, fact, becomes }) => {
    const found = amendmentByForm(said, company, EARLIER)
    expect(found?.fact.label).toBe(fact)
    expect(found?.change.attributes).toMatchObject(becomes)
  })

  test.each(counterExamples)('“%s” corrects nothing', said => {
    expect(amendmentByForm(said, company, '')).toBeNull()
  })
})

test('what a figure includes is computed and asked, and nothing is changed by it', () => {
  expect(sayIncluded('the 52 includes 5 for friends, only once', company)).toContain(
    '52 stands under “doors”, today. Without the 5 it would be 47',
  )
  expect(sayIncluded('the price includes 5 screws', company)).toBeNull()
  expect(sayIncluded('we sell 12 lamps including 3 for friends', company)).toBeNull()
})
