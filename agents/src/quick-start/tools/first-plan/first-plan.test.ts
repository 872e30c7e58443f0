import { PLAN_DAYS, PLAN_MOVES } from '@sextant/contracts/quick-start/first-plan-words'
import { parseDeliverable } from '@sextant/contracts/stored-deliverable'
import { expect, test } from 'vitest'
import type { Company } from '../../../company/company.ts'
import { daysBetween } from '../../../core/calendar.ts'
import { draftOf } from '../../../core/draft.ts'
import { nextAsk } from '../../../core/asking/next-ask.ts'
import { findAll } from '../../../findings/find.ts'
import { dollars, firm } from '../../../findings/testing/firm.ts'
import { renderMarkdown } from '../../../rendering/markdown.ts'
import { firstPlan } from './tool.ts'

const PROFILE = {
  companyName: 'Quayside Looms',
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

const FIVE = {
  offer: [{ label: 'woven blankets', price: dollars(180) }],
  segment: [{ label: 'owners of holiday cabins' }],
  goal: [{ label: 'orders in spring', by: '2027-03-01' }],
  budget: [{ label: 'marketing', amount: { ...dollars(500), per: 'month' as const } }],
}

test('five answers are a whole plan: three moves, their days, a text, and what is taken for granted', () => {
  const plan = planOf(firm(FIVE))
  expect(parseDeliverable(plan)).toEqual(plan)
  expect(plan.unconfirmed).toBe(0)
  expect(plan.moves).toHaveLength(PLAN_MOVES)
  expect(plan.body.positioning.text).toBe('For owners of holiday cabins: woven blankets.')
  expect(plan.body.asset?.lines.map(({ text }) => text)).toContain(
    'Woven blankets for owners of holiday cabins, $180.',
  )
  expect(plan.body.person.rows.map(({ part }) => part)).toEqual([
    'who',
    'wants',
    'stops',
    'instead',
  ])
  expect(plan.body.assumptions).toHaveLength(3)
  for (const { check, by } of plan.body.assumptions) {
    expect(check).not.toBe('')
    expect(by > plan.trueOn).toBe(true)
  }
  expect(renderMarkdown(plan, plan.title)).toContain('Your next 30 days')
})

test('every step has its day, none on the day of another, all within the thirty days, and begins when the next actions say', () => {
  const { body, moves, actions, trueOn } = planOf(firm(FIVE))
  const dates = body.days.map(({ on }) => on)
  expect(new Set(dates).size).toBe(dates.length)
  expect(dates).toEqual(dates.toSorted())
  expect(daysBetween(trueOn, dates.at(-1)!)).toBeLessThanOrEqual(PLAN_DAYS)
  for (const [index, move] of moves.entries()) {
    const own = body.days.filter(day => day.move === index + 1)
    expect(own.map(({ step }) => step)).toEqual([1, 2, 3, null])
    expect(own.at(-1)!.kind).toBe('count')
    const minutes = own.reduce((sum, day) => sum + (day.kind === 'step' ? day.minutes : 0), 0)
    expect(Math.abs(minutes - move.hours * 60)).toBeLessThanOrEqual(20)
    expect(own[0]!.on).toBe(actions[index]!.due)
  }
})

test('what a card tells is no assumption any more', () => {
  const { body } = planOf(
    firm({
      ...FIVE,
      rival: [{ label: 'factory blankets' }],
      job: [{ label: 'have the cabin warm before the guests come' }],
      quote: [{ label: 'the price', quote: 'I was afraid it would shrink', pushes: 'anxiety' }],
    }),
  )
  expect(body.assumptions).toEqual([])
  expect(body.person.rows.map(({ claim }) => claim.text)).toEqual([
    'Owners of holiday cabins',
    'Have the cabin warm before the guests come',
    '“I was afraid it would shrink”',
    'Factory blankets.',
  ])
  expect(body.positioning.text).toContain('instead of factory blankets')
})

test('nothing is made up where nothing is known', () => {
  const { body, moves } = planOf(firm({}))
  expect(moves).toEqual([])
  expect(body.days).toEqual([])
  expect(body.asset).toBeNull()
  expect(body.positioning.evidence).toBe('not rated')
})

test('what a beginning lacks is told in the plan, and in no other tool', () => {
  const isOfStart = ({ rule }: { rule: string }): boolean => rule.startsWith('start.')
  expect(planOf(firm(FIVE)).findings.some(isOfStart)).toBe(true)
  expect(findAll(firm(FIVE)).findings.some(isOfStart)).toBe(false)
})

test('what is said today is what the plan is for, whatever stands there from before', () => {
  const said = (on: string) => ({
    said: { on, by: null, origin: 'card', messageId: null } as const,
  })
  const { body } = planOf(
    firm({
      ...FIVE,
      offer: [
        { label: 'curtains', share: 0.9, ...said('2026-01-05') },
        { label: 'woven blankets', ...said('2026-11-20') },
      ],
    }),
  )
  expect(body.positioning.text).toBe('For owners of holiday cabins: woven blankets.')
})

test('only what nobody answered is asked, and nothing after it', () => {
  const { asks } = firstPlan
  expect(nextAsk(asks, firm({}), [])?.key).toBe('offer')
  expect(nextAsk(asks, firm({ offer: FIVE.offer }), [])?.key).toBe('goal')
  expect(nextAsk(asks, firm(FIVE), [])).toBeNull()
})
