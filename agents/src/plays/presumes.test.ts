import { describe, expect, test } from 'vitest'
import { holds, type Presupposed } from '../company/presupposed.ts'
import type { Company } from '../company/company.ts'
import { findAll } from '../findings/find.ts'
import { dollars, firm } from '../findings/testing/firm.ts'
import { choosePlays } from './choose.ts'
import { PLAYS } from './plays.ts'

/** What a move writes about, and so takes for granted; with the ids whose words mean something else. */
const TAKEN: readonly { words: RegExp; presumes: Presupposed; but: readonly string[] }[] = [
  {
    words: /\bdiscounts?\b/i,
    presumes: 'discounts',
    but: ['smaller-and-oftener', 'promise-less-at-the-door', 'year-in-advance', 'decision-limits'],
  },
  { words: /\bquotes?\b/i, presumes: 'quotes', but: ['raise-for-new-enquiries'] },
  { words: /\bdeposit\b/i, presumes: 'private-payers', but: ['cut-no-shows'] },
]

// As written in the file: a frame counts whichever way a firm turns it.
const textOf = (play: (typeof PLAYS)[number]): string =>
  [play.title, ...play.steps].map(part => String(part)).join(' ')

describe('whoever writes of discounts, quotes or deposits presumes them', () => {
  test.each(TAKEN)('$presumes', ({ words, presumes, but }) => {
    const open = PLAYS.filter(play => words.test(textOf(play)))
      .filter(({ presumes: own = [], id }) => !own.includes(presumes) && !but.includes(id))
      .map(({ id }) => id)
    expect(open).toEqual([])
  })
})

const guild = (quote: string, more: Parameters<typeof firm>[0] = {}): Company =>
  firm({ idea: [{ label: 'a plan', quote }], ...more })

describe('what a firm is such that a move makes sense for it', () => {
  const cases: readonly [Presupposed, Company, Company][] = [
    ['discounts', guild('we give a discount of a tenth to schools'), guild('we raise nothing')],
    ['hire', guild('we rent a second kiln in May'), guild('we built the kiln ourselves')],
    [
      'quotes',
      firm({ organization: [{ label: 'A', sells: 'projects' }] }),
      guild('prices stand on the shelf tags'),
    ],
    [
      'stock',
      firm({ measure: [{ label: 'stock', metric: 'stock', value: 1 }] }),
      guild('we teach'),
    ],
    ['goods', firm({ partner: [{ label: 'the mill', gives: 'supplies' }] }), guild('we teach')],
    [
      'private-payers',
      firm({ segment: [{ label: 'brides' }] }),
      firm({ segment: [{ label: 'the county insurer' }] }),
    ],
    [
      'free-account',
      firm({ segment: [{ label: 'Ferrand', single: true, share: 0.4 }] }),
      firm({ segment: [{ label: 'Ferrand', single: true, share: 0.4, side: 'payer' }] }),
    ],
    [
      'ruled-account',
      firm({
        segment: [{ label: 'Ferrand', single: true, share: 0.4 }],
        change: [{ label: 'the tender of Ferrand', touches: 'demand' }],
      }),
      firm({ segment: [{ label: 'weavers', share: 0.4 }] }),
    ],
    [
      'free-price',
      firm({ offer: [{ label: 'bowls' }] }),
      firm({ offer: [{ label: 'loans for kilns' }] }),
    ],
  ]
  test.each(cases)('%s', (what, does, doesNot) => {
    expect(holds(what, does, [])).toBe(true)
    expect(holds(what, doesNot, [])).toBe(false)
  })

  test('families of a company are people, and a company of theirs is none', () => {
    const of = (label: string) => firm({ segment: [{ label }] })
    expect(holds('persons', of('families of the ferry company'), [])).toBe(true)
    expect(holds('businesses', of('families of the ferry company'), [])).toBe(false)
    expect(holds('persons', of('ferry company families'), [])).toBe(true)
    expect(holds('businesses', of('ferry companies'), [])).toBe(true)
  })

  test('whoever counts in those who learn has a year that begins', () => {
    const counted = (one: string, many: string) =>
      firm({ offer: [{ label: 'a place', unit: { one, many } }] })
    expect(holds('all-year', counted('pupil', 'pupils'), [])).toBe(false)
    expect(holds('all-year', counted('bowl', 'bowls'), [])).toBe(true)
  })

  test('what waits for one line alone has no other kinds beside it', () => {
    const offer = [{ label: 'bowls' }, { label: 'tiles' }]
    const ofOne = firm({ offer, constraint: [{ label: 'the kiln', about: 'offer-1' }] })
    const ofAll = firm({ offer, constraint: [{ label: 'the kiln' }] })
    expect(holds('kinds-of-work', ofOne, ['constraint-1'])).toBe(false)
    expect(holds('kinds-of-work', ofAll, ['constraint-1'])).toBe(true)
  })
})

test('nobody is told to have discounts approved who gives none', () => {
  const pressed = (quote: string): Company =>
    firm({
      constraint: [{ label: 'cheap imports', sort: 'price-pressure', quote }],
      offer: [{ label: 'bowls', price: dollars(40), unitCost: dollars(20), volume: 400 }],
      organization: [{ label: 'The pottery', sells: 'orders' }],
    })
  const idsOf = (company: Company): string[] =>
    choosePlays(company, findAll(company).findings).map(({ play }) => play.id)
  expect(idsOf(pressed('buyers ask for a discount each time'))).toContain('discount-limit')
  expect(idsOf(pressed('buyers point at cheap imports'))).not.toContain('discount-limit')
})

describe('what the firm is like decides which move on the same finding it is told', () => {
  const idsFor = (given: Parameters<typeof firm>[0]): string[] => {
    const company = firm({
      offer: [{ label: 'bowls', price: dollars(40), unitCost: dollars(20), volume: 4000 }],
      organization: [{ label: 'The pottery', sells: 'orders' }],
      ...given,
    })
    const { findings, kit } = findAll(company)
    return choosePlays(kit.company, findings).map(({ play }) => play.id)
  }
  const cost = (dollarsAYear: number) =>
    ({
      label: 'costs',
      metric: 'fixed-cost',
      form: 'money',
      value: dollarsAYear * 100,
      per: 'year',
    }) as const

  test('an authority is offered no favours: its rules are learned', () => {
    const large = { label: 'Ferrand', single: true, share: 0.4 } as const
    const free = idsFor({ segment: [large] })
    const ruled = idsFor({ segment: [{ ...large, side: 'payer' }] })
    expect(free).toContain('tie-down-the-largest')
    expect(ruled).toContain('learn-how-it-decides')
    expect(ruled).not.toContain('tie-down-the-largest')
  })

  test('whoever turns buyers away builds no second leg', () => {
    const most = { offer: [{ ...bowls, share: 0.9 }], measure: [cost(20_000)] }
    const kiln = { label: 'the kiln', sort: 'capacity', resource: 'equipment', lost: 900 } as const
    expect(idsFor(most)).toContain('second-leg')
    expect(idsFor({ ...most, constraint: [kiln] })).not.toContain('second-leg')
  })

  test('a price is not raised against somebody much cheaper', () => {
    const stale = { offer: [{ ...bowls, priceYear: 2022 }] }
    const cheaper = [{ label: 'Ferrand', price: dollars(30), about: 'offer-1' }]
    expect(idsFor(stale)).toContain('raise-for-new-enquiries')
    expect(idsFor({ ...stale, rival: cheaper })).not.toContain('raise-for-new-enquiries')
  })
})

const bowls = { label: 'bowls', price: dollars(40), unitCost: dollars(20), volume: 4000 }
