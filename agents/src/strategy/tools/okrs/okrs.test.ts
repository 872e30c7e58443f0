import { describe, expect, test } from 'vitest'
import { dollars, firm } from '../../../findings/testing/firm.ts'
import { drafted } from '../testing/drafted.ts'
import { okrs } from './tool.ts'

const ferry = firm({
  organization: [{ label: 'Holm Ferries', sells: 'orders' }],
  goal: [
    {
      label: 'charter trips',
      counts: 'sales',
      form: 'count',
      baseline: 120,
      target: 180,
      by: '2027-11',
    },
    {
      label: 'the second boat',
      counts: 'other',
      form: 'count',
      baseline: 1,
      target: 2,
      by: '2028',
    },
    {
      label: 'guest rating',
      counts: 'rating',
      form: 'count',
      baseline: 4.2,
      target: 4.8,
      by: '2027',
    },
    { label: 'school groups' },
  ],
  offer: [
    { label: 'charter trips', price: dollars(1400, 'sale'), unitCost: dollars(500), volume: 120 },
  ],
  constraint: [{ label: 'the one skipper', sort: 'one-person', resource: 'craft', lost: 30 }],
  measure: [{ label: 'late departures', metric: 'lead-time', form: 'days', value: 3 }],
  budget: [{ label: 'the budget', amount: dollars(6000), hoursPerWeek: 6 }],
})
const body = () => drafted(okrs, ferry).body

describe('objectives and key results', () => {
  test('the quarter owes its part of the goal, and what was refused is won back for it', () => {
    const [first] = body().objectives
    const [step, won] = first?.keyResults ?? []
    expect(step).toMatchObject({ baseline: 120, target: 141, actual: null, due: '2027-03-31' })
    expect(step?.claim.text).toContain('a pace of 141 at the end of the quarter')
    expect(won).toMatchObject({ baseline: 30, target: 20, claim: { fact: 'constraint-1' } })
  })

  test('a share keeps the decimal that the table has, and has no pace', () => {
    const company = firm({
      goal: [
        {
          label: 'waste',
          counts: 'other',
          form: 'share',
          baseline: 0.14,
          target: 0.08,
          by: '2027-06-30',
        },
        {
          label: 'full seats',
          counts: 'sales',
          form: 'share',
          baseline: 0.5,
          target: 0.8,
          by: '2027-12',
        },
      ],
    })
    const [waste, seats] = drafted(okrs, company).body.objectives.map(one => one.keyResults[0])
    for (const result of [waste, seats]) {
      expect(result?.claim.text).toContain(`${result?.target}%`)
      expect(result?.claim.text).not.toContain('pace')
    }
    expect(Number.isInteger(waste?.target)).toBe(false)
  })

  test('a measure stands beside the goal that must not pay for it', () => {
    const guard = body().objectives[0]?.keyResults.find(({ claim }) => claim.fact === 'measure-1')
    expect(guard).toMatchObject({ baseline: 3, target: 3, grade: null })
  })

  test('what cannot be had in parts is not owed by a quarter; what has parts is', () => {
    const [, boat, rating] = body().objectives
    expect(boat?.keyResults[0]).toMatchObject({ target: null })
    expect(rating?.keyResults[0]).toMatchObject({ baseline: 4.2, target: 4.4 })
  })

  test('a thing done or not done is a result only where no figure can be followed', () => {
    const [first] = body().objectives
    expect(first?.keyResults.map(({ unit }) => unit)).not.toContain('reached')
  })

  test('a goal without figures says which are missing', () => {
    const last = body().objectives.at(-1)
    expect(last?.claim.text).toBe('School groups')
    expect(last?.keyResults[0]?.claim.text).toBe(
      'School groups: the step of this quarter is open until the card says where it stands today, where it should be and by when.',
    )
    expect(last?.keyResults[0]).toMatchObject({ baseline: null, target: null, grade: null })
  })

  test('nothing is graded before it is measured, and no number stands in the table', () => {
    const deliverable = drafted(okrs, ferry)
    const grades = deliverable.body.objectives.flatMap(({ grade, keyResults }) => [
      grade,
      ...keyResults.map(result => result.grade),
    ])
    expect(new Set(grades)).toEqual(new Set([null]))
    const [table] = okrs.tables(deliverable)
    expect(table?.rows[0]?.at(-1)).toBe('not rated')
    expect(table?.rows[0]?.[4]).toBe('not set')
  })

  test('a measured figure is graded, and its objective with it', () => {
    const { objectives, ...rest } = body()
    const [first, ...others] = objectives
    const keyResults = first!.keyResults.map((result, index) =>
      index === 0 ? { ...result, actual: 134 } : result,
    )
    const again = okrs.recompute({ ...rest, objectives: [{ ...first!, keyResults }, ...others] })
    expect(again.objectives[0]?.keyResults[0]).toMatchObject({ band: 'green' })
    expect(again.objectives[0]?.keyResults[0]?.grade).toBeCloseTo(14 / 21)
    expect(again.objectives[0]?.band).toBe('green')
  })

  test('an edited baseline is the figure of its card; a target of the quarter is not', () => {
    const path = ['objectives', 0, 'keyResults', 0] as const
    const feed = (field: string) => okrs.feeds(body(), [...path, field], () => 'goal')
    expect(feed('baseline')).toEqual({ fact: 'goal-1', attribute: 'baseline', scale: 1 })
    expect(feed('target')).toBeNull()
  })

  test('without a goal there is no objective', () => {
    expect(drafted(okrs, firm({ rival: [{ label: 'Otto & Co' }] })).body.objectives).toEqual([])
  })
})
