import { expect, test } from 'vitest'
import type { Company } from '../company/company.ts'
import { dollars, firm } from '../findings/testing/firm.ts'
import { Desk } from './desk.ts'
import { overturnsOf } from './overturn.ts'

const profile = { companyName: 'The firm', industry: 'Other', companySize: '1-10', description: '' }

const turned = (company: Company): string[] => {
  const desk = new Desk(company, profile, [])
  return overturnsOf(desk, desk.plays).map(({ text }) => text)
}

const kiln = (about?: string) =>
  firm({
    goal: [{ label: 'bowls', counts: 'sales', baseline: 500, target: 700, about: 'offer-1' }],
    constraint: [
      {
        label: 'the small kiln',
        sort: 'capacity',
        resource: 'equipment',
        lost: 100,
        ...(about && { about }),
      },
    ],
    offer: [
      { label: 'bowls', price: dollars(40), unitCost: dollars(10), volume: 500 },
      { label: 'tiles', price: dollars(9), unitCost: dollars(4), volume: 4000 },
    ],
  } as Parameters<typeof firm>[0])

test('what was refused being of another line turns what it is worth, with that line’s own figure', () => {
  expect(turned(kiln('offer-1')).join(' ')).toContain(
    'The 100 refused being of tiles and not of bowls: they are then worth about $500 a year and no more.',
  )
})

test('where nobody said which line, that is what turns it', () => {
  const words = turned(kiln()).join(' ')
  expect(words).not.toContain('being of tiles')
  expect(words).toContain('Which line the 100 refused because of the small kiln were of')
})

test('an account that has signed turns what is done about its end', () => {
  const words = turned(
    firm({
      segment: [{ label: 'the harbour board', single: true, share: 0.4 }],
      measure: [{ label: 'sales', metric: 'sales', form: 'money', per: 'year', value: 40_000_000 }],
    }),
  )
  expect(words.join(' ')).toContain(
    'An agreement of several years with the harbour board, 40% of sales: what',
  )
})

test('of a firm of which nothing is known nothing turns', () => {
  expect(turned(firm({ goal: [{ label: 'more of it' }] }))).toEqual([])
})
