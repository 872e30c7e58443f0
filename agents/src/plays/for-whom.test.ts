import { expect, test } from 'vitest'
import type { Company } from '../company/company.ts'
import { findAll } from '../findings/find.ts'
import { dollars, firm } from '../findings/testing/firm.ts'
import { type ChosenPlay, choosePlays } from './choose.ts'

const playsOf = (company: Company): ChosenPlay[] => choosePlays(company, findAll(company).findings)
const idsOf = (company: Company): string[] => playsOf(company).map(({ play }) => play.id)
const wordsOf = (company: Company, id: string): string =>
  playsOf(company)
    .filter(({ play }) => play.id === id)
    .flatMap(({ title, steps }) => [title.text, ...steps.map(step => step.text)])
    .join(' ')

type Given = Parameters<typeof firm>[0]

/** A reading room with members, some of whom leave. */
const readers = (per: 'month' | 'year', more: Given = {}): Company =>
  firm({
    organization: [{ label: 'The reading room', sells: 'memberships' }],
    offer: [{ label: 'a desk', price: { ...dollars(60), per }, volume: 900 }],
    measure: [{ label: 'leavers', metric: 'churn', value: 0.3, form: 'share', per: 'year' }],
    goal: [{ label: 'members', counts: 'customers', baseline: 900, target: 1200, by: '2027-12' }],
    ...more,
  })

test('what is paid once a year is not paused, and nobody tries again a card that nobody named', () => {
  const ids = idsOf(readers('year', { segment: [{ label: 'students', leaves: 0.3 }] }))
  expect(ids).toContain('weeks-before-renewal')
  expect(ids).not.toContain('pause-instead-of-end')
  expect(ids).not.toContain('failed-payments')
})

test('whoever loses one group sooner than another begins there, and learns from the other', () => {
  const groups = (first: number): Given => ({
    segment: [
      { label: 'night readers', size: 400, leaves: first },
      { label: 'day readers', size: 500, leaves: 0.2 },
    ],
  })
  const words = wordsOf(readers('month', groups(0.5)), 'group-that-leaves-most')
  expect(words).toContain('Begin with night readers')
  expect(words).toContain('Set day readers beside it')
  expect(idsOf(readers('month', groups(0.22)))).not.toContain('group-that-leaves-most')
})

test('what was given up is not fed, and what costs least is', () => {
  const shop = firm({
    organization: [{ label: 'The bindery', sells: 'orders' }],
    channel: [
      {
        label: 'the town fair',
        sort: 'paid',
        spend: dollars(900),
        customers: 1,
        attempt: 'failed',
      },
      { label: 'the evening paper', sort: 'paid', spend: dollars(600), customers: 12 },
      { label: 'the weekly sheet', sort: 'paid', spend: dollars(400), customers: 20 },
    ],
  })
  const words = wordsOf(shop, 'feed-the-best')
  expect(words).toContain('Give more to the weekly sheet')
  expect(words).not.toContain('the town fair')
})

test('a pace that hangs on one person is not promised in writing', () => {
  const fast = (alone: boolean): Company =>
    firm({
      organization: [{ label: 'The bindery', sells: 'orders' }],
      offer: [{ label: 'bindings', price: dollars(40), volume: 900 }],
      person: [{ label: 'Ilse', alone }],
      strength: [{ label: 'days to bind', sort: 'speed', proof: 4, proofForm: 'days', versus: 20 }],
    })
  expect(idsOf(fast(false))).toContain('promise-the-pace')
  expect(idsOf(fast(true))).not.toContain('promise-the-pace')
})

test('a way that costs nothing is not held by what one cost before', () => {
  const stopOf = (sort: 'referral' | 'paid'): string => {
    const spend = dollars(sort === 'paid' ? 100 : 0)
    const company = firm({
      organization: [{ label: 'The bindery', sells: 'orders' }],
      channel: [
        { label: 'word of readers', sort, spend, customers: 20 },
        { label: 'the evening paper', sort: 'paid', spend: dollars(600), customers: 12 },
        { label: 'the weekly sheet', sort: 'paid', spend: dollars(900), customers: 9 },
      ],
    })
    const found = playsOf(company).find(({ play }) => play.id === 'feed-the-best')
    return found?.stop.text ?? ''
  }
  expect(stopOf('paid')).toContain('140% of what one cost before')
  expect(stopOf('referral')).toContain('the same hours bring fewer')
})
