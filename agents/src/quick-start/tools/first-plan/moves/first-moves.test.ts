import { expect, test } from 'vitest'
import type { Company } from '../../../../company/company.ts'
import { draftOf } from '../../../../core/draft.ts'
import { dollars, firm } from '../../../../findings/testing/firm.ts'
import { firstPlan } from '../tool.ts'

const PROFILE = {
  companyName: 'A beginning',
  industry: 'Retail',
  companySize: '1-10',
  description: '',
}
const planOf = (company: Company) =>
  draftOf(firstPlan, {
    tool: 'first-plan',
    profile: PROFILE,
    company,
    thread: [],
    cardsOnly: false,
  })
const idsOf = (company: Company): string[] => planOf(company).moves.map(({ id }) => id)

const TOLD = {
  offer: [{ label: 'saddle repairs', price: dollars(80), unitCost: dollars(20) }],
  segment: [{ label: 'riding schools' }],
  goal: [
    {
      label: 'saddle repairs',
      counts: 'sales' as const,
      baseline: 10,
      target: 16,
      form: 'count' as const,
      per: 'month' as const,
      by: '2027-03-01',
    },
  ],
  budget: [{ label: 'for marketing', amount: dollars(200, 'month') }],
}
const STABLE_DAY = { label: 'the stable day', spend: dollars(60), customers: 6 }
const ADVERT = { label: 'the advert', spend: dollars(300), customers: 3 }

test('what was counted and cheap is done once more, within the sum, with range, threshold and stop', () => {
  const [move] = planOf(firm({ ...TOLD, channel: [STABLE_DAY] })).moves
  expect(move?.id).toBe('start-again')
  expect(move?.cost).toEqual([6_000, 6_000])
  expect(move?.metric).toMatch(/^3 to 6 customers for \$60/)
  expect(move?.stop).toContain('$60')
})

test('never more money than there is: what it brings shrinks with it', () => {
  const budget = [{ label: 'for marketing', amount: dollars(30, 'month') }]
  const [move] = planOf(firm({ ...TOLD, budget, channel: [STABLE_DAY] })).moves
  expect(move?.cost).toEqual([3_000, 3_000])
  expect(move?.metric).toMatch(/^1 to 3 customers for \$30/)
})

test('a way that failed, that one customer came by, or that eats the sale, is not gone again', () => {
  for (const channel of [
    { ...STABLE_DAY, attempt: 'failed' as const },
    { ...STABLE_DAY, customers: 1 },
    { ...STABLE_DAY, spend: dollars(300) },
  ])
    expect(idsOf(firm({ ...TOLD, channel: [channel] }))).not.toContain('start-again')
})

test('a way that costs several times another gets no more money', () => {
  const { moves } = planOf(firm({ ...TOLD, channel: [STABLE_DAY, ADVERT] }))
  expect(moves.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['start-again', 'start-leave-out']),
  )
  expect(moves[1]?.because.text).toContain('pays 10 customers here')
})

test('where buyers are turned away, no move looks for more of them, and the price is no discount', () => {
  const constraint = [{ label: 'people turned away', lost: 60 }]
  const ids = idsOf(firm({ ...TOLD, channel: [STABLE_DAY], constraint }))
  expect(ids.slice(0, 2)).toEqual(['start-another-time', 'start-dearer'])
  expect(ids).not.toContain('start-again')
  expect(ids).not.toContain('first-those-who-know-you')
})

test('a price that is the strength is not raised', () => {
  const constraint = [{ label: 'people turned away', lost: 60 }]
  const strength = [{ label: 'the price', sort: 'price' as const }]
  expect(idsOf(firm({ ...TOLD, constraint, strength }))).not.toContain('start-dearer')
})

test('a stock with a last day is told to those who bought before, with the text that says how many are left', () => {
  const goal = [
    {
      label: 'saddle soap',
      counts: 'sales' as const,
      baseline: 0,
      target: 90,
      form: 'count' as const,
      by: '2026-12-20',
    },
  ]
  const { moves, body, findings } = planOf(firm({ ...TOLD, goal }))
  // It is sold once: nothing of it is told for a year.
  expect(findings.map(({ rule }) => rule)).not.toContain('goal.gap')
  expect(findings.map(({ rule }) => rule)).not.toContain('goal.rhythm')
  expect(moves[0]?.id).toBe('start-stock-first')
  expect(body.asset?.form).toBe('stock')
  expect(body.asset?.lines.map(({ text }) => text).join(' ')).toContain('There are 90 left')
})

test('who sends buyers is asked for the next; who finds another cheaper sees both side by side', () => {
  const channel = [{ label: 'the vet', sort: 'referral' as const }]
  const rival = [{ label: 'new saddles', betterAt: ['price' as const] }]
  expect(idsOf(firm({ ...TOLD, channel, rival })).slice(0, 2)).toEqual([
    'start-who-sends',
    'start-beside-rival',
  ])
})

test('the plan says why the moves stand in their order, and what its sender has to fill in', () => {
  const channel = [{ label: 'the vet', sort: 'referral' as const }]
  const { narrative, body } = planOf(firm({ ...TOLD, channel }))
  expect(narrative[0]?.heading).toBe('Why in this order')
  expect(JSON.stringify(body.asset?.lines)).toContain('[your number]')
  expect(body.asset?.fill).toEqual(['your number'])
})

test('people who know the firm are written to in lots, before anybody else is looked for', () => {
  const segment = [{ label: 'riding schools' }, { label: 'owners who came before', size: 400 }]
  const { moves, decision, body } = planOf(firm({ ...TOLD, segment }))
  expect(moves[0]?.id).toBe('start-list-first')
  expect(moves[0]?.metric).toMatch(/^4 to 12 order within 3 weeks/)
  expect(decision.text).toMatch(/^You can write to 400 who know you/)
  expect(body.asset?.form).toBe('email')
})

test('where it is stuck decides what comes first', () => {
  const offer = [{ ...TOLD.offer[0]!, boughtAs: 'to-order' as const }]
  const first = (sort: 'awareness' | 'conversion' | 'retention') =>
    idsOf(firm({ ...TOLD, offer, constraint: [{ label: 'what holds back', sort }] }))[0]
  expect(first('awareness')).toBe('order-who-sees-the-need')
  expect(first('conversion')).toBe('order-open-quotes')
  expect(first('retention')).toBe('order-look-in')
})
