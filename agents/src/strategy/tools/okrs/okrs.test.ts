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
    // A yearly count has a quarter's part, which can be read on the day it is due.
    expect(step).toMatchObject({ baseline: 30, target: 35, actual: null, due: '2027-03-31' })
    expect(step?.unit).toBe('charter trips in Q1 2027')
    expect(step?.claim.text).toBe(
      'Charter trips: 35 in the quarter, an even part of the year, at a pace of 141 a year on an even way to 180.',
    )
    expect(won).toMatchObject({ baseline: 8, target: 5, claim: { fact: 'constraint-1' } })
    expect(won?.claim.text).toContain('in the quarter because of the one skipper')
  })

  test('the part of a quarter follows the months that a card tells', () => {
    const byMonth = [2, 2, 2, 4, 6, 12, 24, 24, 20, 12, 8, 4]
    const summer = {
      ...ferry,
      facts: [
        ...ferry.facts,
        ...firm({
          measure: [{ label: 'trips by month', id: 'months', metric: 'volume', byMonth }],
        }).facts,
      ],
    }
    const [step] = drafted(okrs, summer).body.objectives[0]?.keyResults ?? []
    expect(step).toMatchObject({ baseline: 6, target: 7 })
    expect(step?.claim.text).toContain('its part by the months of trips by month')
  })

  test('what is refused of one line is not won back for another, and hours set a ceiling too', () => {
    const lines = firm({
      goal: [
        {
          label: 'ramps',
          counts: 'sales',
          baseline: 200,
          target: 400,
          by: '2027-12',
          about: 'offer-1',
        },
      ],
      offer: [
        { label: 'ramps', price: dollars(90), volume: 200 },
        { label: 'gates', price: dollars(50), volume: 100 },
      ],
      constraint: [
        { label: 'the gate jig', sort: 'capacity', lost: 40, about: 'offer-2' },
        {
          label: 'the welder',
          sort: 'one-person',
          hoursEach: 10,
          hoursPerWeek: 46,
          about: 'offer-1',
        },
      ],
    } as Parameters<typeof firm>[0])
    const results = drafted(okrs, lines).body.objectives[0]?.keyResults ?? []
    expect(results.map(({ claim }) => claim.fact)).not.toContain('constraint-1')
    expect(results[0]?.claim.text).toContain('that can be delivered in a year today')
    expect(results[0]?.target).toBeLessThanOrEqual(220 / 4)
  })

  test('money stands in the table as in the sentences, never by its code', () => {
    const sales = { label: 'sales', counts: 'money', form: 'money', by: '2027-12' } as const
    const deliverable = drafted(
      okrs,
      firm({ goal: [{ ...sales, baseline: 40_000_000, target: 80_000_000 }] }, { currency: 'KES' }),
    )
    const [table] = okrs.tables(deliverable)
    const cells = (table?.rows ?? []).flat().map(String)
    expect(cells.filter(cell => cell.includes('KES'))).toEqual([])
    expect(cells.some(cell => /^Ksh\s100,000$/.test(cell))).toBe(true)
    expect(cells).toContain('money in Q1 2027')
  })

  test('a guard says when today is worse already than before', () => {
    const worse = (previous: number) =>
      drafted(
        okrs,
        firm({
          goal: [{ label: 'ramps', counts: 'sales', baseline: 200, target: 300, by: '2027-12' }],
          measure: [{ label: 'the wait', metric: 'lead-time', form: 'days', value: 19, previous }],
        }),
      ).body.objectives[0]?.keyResults.find(({ claim }) => claim.fact === 'measure-1')?.claim.text
    expect(worse(12)).toBe(
      'The wait: no worse than the 19 days of today, which is worse already than the 12 days before.',
    )
    expect(worse(25)).toContain('while the rest moves')
  })

  test('no step lies above what can be delivered', () => {
    const chairs = (capacity: number) =>
      drafted(
        okrs,
        firm({
          goal: [
            {
              label: 'chairs made',
              counts: 'sales',
              form: 'count',
              per: 'month',
              baseline: 20,
              target: 60,
              by: '2027-06-30',
            },
          ],
          offer: [{ label: 'chairs', price: dollars(370, 'sale'), volume: 240, capacity }],
        }),
      ).body.objectives[0]?.keyResults[0]
    expect(chairs(300)).toMatchObject({ baseline: 20, target: 25 })
    expect(chairs(300)?.claim.text).toContain('the most that can be delivered today')
    expect(chairs(240)).toMatchObject({ target: null })
    expect(chairs(900)?.target).toBeGreaterThan(25)
    // Of several lines it is the one that stands where the goal starts.
    const month = {
      counts: 'sales',
      per: 'month',
      baseline: 20,
      target: 60,
      by: '2027-06-30',
    } as const
    const several = firm({
      goal: [{ ...month, label: 'more seats glued' }],
      offer: [
        { label: 'chairs', price: dollars(370, 'sale'), volume: 240, capacity: 300 },
        { label: 'stools', price: dollars(90, 'sale'), volume: 500, capacity: 9000 },
      ],
    })
    expect(drafted(okrs, several).body.objectives[0]?.keyResults[0]?.target).toBe(25)
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
    expect(waste?.claim.text).toContain('percentage points lower, on an even way to 8%')
    expect(seats?.claim.text).toContain('percentage points higher, on an even way to 80%')
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

  test('a thing done or not done is no key result, not even where no figure can be followed', () => {
    const bare = firm({
      goal: [{ label: 'school groups' }],
      constraint: [{ label: 'the one skipper', sort: 'one-person' }],
    })
    for (const company of [ferry, bare]) {
      const results = drafted(okrs, company).body.objectives.flatMap(one => one.keyResults)
      expect(results.map(({ unit }) => unit)).not.toContain('reached')
    }
  })

  test('an objective is an outcome in words: what is counted and the direction decide the verb', () => {
    const said = (goal: object): string | undefined => {
      const { objectives } = drafted(okrs, firm({ goal: [goal as never] })).body
      return objectives[0]?.claim.text
    }
    expect(body().objectives.map(({ claim }) => claim.text)).toEqual([
      'Grow from 120 to 180 charter trips by November 2027',
      'Take the second boat from 1 to 2 by 2028',
      'Raise guest rating from 4.2 to 4.8 by 2027',
      'School groups',
    ])
    const wait = { label: 'the wait', counts: 'other', form: 'days', baseline: 31, target: 10 }
    expect(said(wait)).toBe('Shorten the wait from 31 to 10 days')
    expect(said({ ...wait, label: 'working days' })).toBe(
      'Bring working days down from 31 to 10 days',
    )
    const waste = { label: 'waste', counts: 'other', form: 'share', baseline: 0.14, target: 0.08 }
    expect(said(waste)).toBe('Bring waste down from 14% to 8%')
    const haul = { label: 'the haul', counts: 'sales', baseline: 20, target: 30, per: 'month' }
    expect(said({ ...haul, unit: { one: 'ton', many: 'tons' } })).toBe(
      'Raise the haul from 20 to 30 tons a month',
    )
    const done = { label: 'doors fitted', counts: 'sales', baseline: 20, target: 30 }
    expect(said(done)).toBe('Doors fitted: from 20 to 30')
    expect(said({ ...done, label: 'more doors fitted' })).toBe('More doors fitted: from 20 to 30')
    const fitted = { label: 'fittings a year', counts: 'sales', baseline: 20, target: 30 }
    expect(said(fitted)).toBe('Grow from 20 to 30 fittings a year')
    const kept = { label: 'sick days', counts: 'other', baseline: 5, keep: true }
    expect(said(kept)).toBe('Hold sick days at 5')
    const money = { label: 'sales', counts: 'money', form: 'money', target: 900_000_00 }
    expect(said({ ...money, baseline: 700_000_00, by: '2028-03' })).toBe(
      'Raise sales from $700,000 to $900,000 by March 2028',
    )
    expect(said(money)).toBe('Bring sales to $900,000')
  })

  test('each key result names the move that serves it, or says that none does', () => {
    const { narrative, moves } = drafted(okrs, ferry)
    const said = narrative.find(({ id }) => id === 'served')?.paragraphs.map(({ text }) => text)
    const titles = moves.map(({ title }) => title.text.replace(/\.$/, ''))
    const served = (said ?? []).filter(text => titles.some(title => text.includes(title)))
    expect(served.map(text => text.split(':')[0])).toEqual(
      expect.arrayContaining(['Charter trips', 'The one skipper']),
    )
    expect(said).toContain('Late departures: watched only; no move is meant to change it.')
    expect(said).toContain('Guest rating: no move here serves it yet.')
    const firstServes = said?.find(text => text.startsWith('Charter trips'))
    expect(firstServes).toContain(titles[0])
  })

  test('a hindrance that bears the name of a goal is mended for it, and what a goal moves is not watched', () => {
    const kiln = firm({
      goal: [
        {
          label: 'sales',
          counts: 'money',
          form: 'money',
          baseline: 400_000_00,
          target: 500_000_00,
          by: '2027-12',
        },
        {
          label: 'breakage in firing',
          counts: 'other',
          form: 'share',
          baseline: 0.14,
          target: 0.08,
          by: '2027-06',
        },
        {
          label: 'delivery time',
          counts: 'other',
          form: 'days',
          baseline: 63,
          target: 35,
          by: '2027-06',
        },
      ],
      constraint: [{ label: 'breakage', sort: 'systems' }],
      measure: [{ label: 'lead time', metric: 'lead-time', form: 'days', value: 63 }],
    })
    const { narrative, body } = drafted(okrs, kiln)
    const said = narrative.find(({ id }) => id === 'served')?.paragraphs.map(({ text }) => text)
    expect(said?.find(text => text.startsWith('Breakage in firing'))).not.toContain('no move here')
    const facts = body.objectives.flatMap(one => one.keyResults.map(({ claim }) => claim.fact))
    expect(facts).not.toContain('measure-1')
  })

  test('the goal on which another hangs stands first, with the move for it', () => {
    const school = firm({
      goal: [
        {
          label: 'diving licences',
          counts: 'customers',
          baseline: 410,
          target: 600,
          by: '2027-12',
        },
        {
          label: 'the pass rate',
          counts: 'other',
          form: 'share',
          baseline: 0.71,
          target: 0.85,
          by: '2027-12',
        },
      ],
      offer: [
        { label: 'the open-water test', price: dollars(300), unitCost: dollars(90), volume: 577 },
      ],
      constraint: [{ label: 'the examiner', sort: 'one-person', hoursEach: 1, hoursPerWeek: 16 }],
    })
    const { body, moves, decision } = drafted(okrs, school)
    expect(body.objectives.map(({ claim }) => claim.text)).toEqual([
      'Raise the pass rate from 71% to 85% by December 2027',
      'Grow from 410 to 600 diving licences by December 2027',
    ])
    expect(decision.text).toContain('that part comes first, before more demand does')
    expect(moves[0]?.id).toBe('commonest-cause-first')
    const roomy = { ...school, facts: school.facts.filter(({ kind }) => kind !== 'constraint') }
    expect(drafted(okrs, roomy).body.objectives[0]?.claim.text).toContain('diving licences')
  })

  test('a person whose work it is owns it before a role does', () => {
    const withPeople = (...person: object[]) =>
      drafted(okrs, {
        ...ferry,
        facts: [...ferry.facts, ...firm({ person: person as never }).facts],
      }).body.objectives[0]?.keyResults.map(({ ownerRole }) => ownerRole)
    expect(withPeople({ label: 'Ane', role: 'operations manager' })?.[1]).toBe(
      'Ane, operations manager',
    )
    expect(withPeople({ label: 'Ane', role: 'operations manager', leaves: '2027-02' })?.[1]).toBe(
      'You',
    )
    expect(withPeople({ label: 'Per', about: 'constraint-1' })?.[1]).toBe('Per')
    expect(withPeople({ label: 'Per', about: 'constraint-1', alone: true })?.[1]).toBe('You')
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
      index === 0 ? { ...result, actual: 34 } : result,
    )
    const again = okrs.recompute({ ...rest, objectives: [{ ...first!, keyResults }, ...others] })
    expect(again.objectives[0]?.keyResults[0]).toMatchObject({ band: 'green' })
    expect(again.objectives[0]?.keyResults[0]?.grade).toBeCloseTo(4 / 5)
    expect(again.objectives[0]?.band).toBe('green')
  })

  test('an edited baseline is the figure of its card; a target of the quarter is not', () => {
    const path = ['objectives', 0, 'keyResults', 0] as const
    const feed = (field: string) => okrs.feeds(body(), [...path, field], () => 'goal')
    // The figures of a quarter stand on no card.
    expect(feed('baseline')).toBeNull()
    const rating = okrs.feeds(body(), ['objectives', 2, 'keyResults', 0, 'baseline'], () => 'goal')
    expect(rating).toEqual({ fact: 'goal-3', attribute: 'baseline', scale: 1 })
    expect(feed('target')).toBeNull()
  })

  test('without a goal there is no objective', () => {
    expect(drafted(okrs, firm({ rival: [{ label: 'Otto & Co' }] })).body.objectives).toEqual([])
  })
})
