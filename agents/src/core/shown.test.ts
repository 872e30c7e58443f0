import { expect, test } from 'vitest'
import { dollars, firm } from '../findings/testing/firm.ts'
import { Desk } from './desk.ts'
import { shownOf } from './shown.ts'

const profile = {
  companyName: 'Lend',
  industry: 'Non-profit',
  companySize: '1-10',
  description: '',
}

/** A lending library for tools: cash, stock and prices are heavy in money, and its goal counts friends. */
const library = firm({
  goal: [
    { label: 'friends', counts: 'members', baseline: 230, target: 600, by: '2027-12-31' },
    { label: 'lent tools', counts: 'sales', baseline: 800, target: 1000, by: '2027-12-31' },
  ],
  offer: [
    { label: 'drills', price: dollars(30), unitCost: dollars(12), volume: 400, capacity: 900 },
    { label: 'saws', price: dollars(45), unitCost: dollars(15), volume: 400, capacity: 900 },
  ],
  measure: [
    { label: 'friends who leave', metric: 'churn', form: 'share', value: 0.03, per: 'month' },
    { label: 'cash', metric: 'cash', form: 'money', value: 2_000_000 },
    { label: 'rent and wages', metric: 'fixed-cost', form: 'money', value: 400_000, per: 'month' },
    { label: 'requests', metric: 'leads', value: 1900, per: 'year' },
  ],
  budget: [{ label: 'the year', amount: dollars(900, 'year') }],
  constraint: [{ label: 'the bench', sort: 'capacity', lost: 90, about: 'offer-1' }],
})

test('what bears on each goal is among the first findings, whatever is heavier in money', () => {
  const desk = new Desk(library, profile, [])
  const shown = shownOf(desk, desk.findings).map(({ rule }) => rule)
  expect(shown).toHaveLength(8)
  expect(shown.slice(0, 4)).toContain('retention.refill')
  expect(shown.slice(0, 4)).toContain('goal.pace')
  expect(shown.slice(0, 4)).toContain('conversion.goal-leads')
})

test('without a goal the weightiest stand first', () => {
  const { facts, ...rest } = library
  const desk = new Desk(
    { ...rest, facts: facts.filter(({ kind }) => kind !== 'goal') },
    profile,
    [],
  )
  const isSettled = ({ family }: { family: string }): boolean => family !== 'contradiction'
  const shown = shownOf(desk, desk.findings).filter(isSettled)
  expect(shown[0]).toBe(desk.findings.find(isSettled))
})

test('a second framework opens with what is about its own rows, and not with the same', () => {
  const desk = new Desk(library, profile, [])
  const isOpen = ({ family }: { family: string }): boolean => family === 'contradiction'
  const before = shownOf(desk, desk.findings)
  const own = (found: { family: string }): boolean => found.family === 'cash'
  const shown = shownOf(desk, desk.findings, own)
  expect(shown.find(found => !isOpen(found))?.family).toBe('cash')
  expect(before.find(found => !isOpen(found))?.family).not.toBe('cash')
  expect(shown).toHaveLength(8)
  expect(new Set(shown).size).toBe(8)
})
