import { expect, test } from 'vitest'
import type { Company } from '../../company/company.ts'
import { dollars, firm } from '../../findings/testing/firm.ts'
import { strategyOf } from '../testing/known.ts'
import { guidedStrategy } from '../tools/guided-strategy/tool.ts'

type Given = Parameters<typeof firm>[0]
const segmentsOf = (company: Company) => strategyOf(guidedStrategy, company).body.segments

const GROUPS: NonNullable<Given['segment']> = [
  { id: 'homes', label: 'households', size: 60_000, repeats: 0.2 },
  { id: 'roofs', label: 'roofers of the valley', size: 30, repeats: 0.1 },
]
const of = (given: Given) =>
  segmentsOf(firm({ segment: GROUPS, offer: [{ label: 'slate' }], ...given }))

test('the group whose noun the goal counts comes first, however few they are', () => {
  const { target, reason } = of({
    goal: [
      {
        label: 'twice as many',
        counts: 'customers',
        baseline: 30,
        target: 60,
        unit: { one: 'roofer', many: 'roofers' },
      },
    ],
  })
  expect(target).toBe('roofs')
  expect(reason.text).toBe('It is the group that the goal counts.')
})

test('a goal without figures names its group too', () => {
  expect(of({ goal: [{ label: 'known among roofers', about: 'roofs' }] }).target).toBe('roofs')
})

test('a goal about a line is about the group that the line is for', () => {
  const { target, reason } = of({
    offer: [{ label: 'slate', about: 'roofs', price: dollars(90), volume: 200 }],
    goal: [{ label: 'slate', about: 'offer-1', counts: 'sales', baseline: 200, target: 260 }],
  })
  expect(target).toBe('roofs')
  expect(reason.text).toBe('It is the group that the goal’s line is for.')
})

test('where points do not tell groups apart it is said in one sentence, and nothing is scored', () => {
  const alike = segmentsOf(
    firm({
      segment: [
        { id: 'inns', label: 'inns', size: 10 },
        { id: 'shops', label: 'shops', size: 10 },
      ],
      offer: [{ label: 'bread' }],
    }),
  )
  expect(alike.reason.text).toBe(
    'Nothing on the cards tells the groups apart yet. Until you choose another, the strategy is for inns.',
  )
  expect(alike.target).toBe('inns')
  const zero = of({ segment: GROUPS.map(group => ({ ...group, repeats: 0 })) })
  expect(zero.reason.text).not.toContain('points')
})

test('without points the group that brings most of the sales comes first', () => {
  const { target, reason } = of({
    segment: [
      { id: 'inns', label: 'inns', share: 0.7 },
      { id: 'shops', label: 'shops', share: 0.2 },
    ],
  })
  expect(target).toBe('inns')
  expect(reason.text).toBe('It brings the largest part of the sales, 70%.')
})
