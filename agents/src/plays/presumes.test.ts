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
