import { PLAN_DAYS, PLAN_MOVES } from '@sextant/contracts/quick-start/first-plan-words'
import { parseDeliverable } from '@sextant/contracts/stored-deliverable'
import { expect, test } from 'vitest'
import type { Company } from '../../../company/company.ts'
import { daysBetween } from '@sextant/contracts/days'
import { draftAtDesk, type Drafted, draftOf } from '../../../core/draft.ts'
import type { ModelStatement } from '@sextant/contracts/model-work'
import { ASSET_WORDS } from '@sextant/contracts/quick-start/first-plan-words'
import { withModel } from '../../../core/jobs/apply.ts'
import type { Known } from '../../../core/known.ts'
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
const knownOf = (company: Company): Known => ({
  tool: 'first-plan',
  profile: PROFILE,
  company,
  thread: [],
  cardsOnly: false,
})
/** When it was said, and in which message. */
const said = (on: string, messageId: string | null = null) => ({
  said: { on, by: null, origin: 'card' as const, messageId },
})
const planOf = (company: Company) => draftOf(firstPlan, knownOf(company))

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
  expect(plan.body.positioning.text).toBe('Woven blankets for owners of holiday cabins at $180.')
  expect(plan.body.asset?.lines.map(({ text }) => text).join(' ')).toContain('woven blankets, $180')
  expect(plan.body.person.rows.map(({ part }) => part)).toEqual([
    'who',
    'wants',
    'stops',
    'instead',
  ])
  expect(plan.body.assumptions).toHaveLength(4)
  for (const { check, by, ifWrong } of plan.body.assumptions) {
    expect(check).not.toBe('')
    expect(ifWrong).toMatch(/^If |^What two/)
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
    // Counted when the move is said to show, as far as the plan reaches.
    const shown = daysBetween(own[0]!.on, own.at(-1)!.on) / 7
    expect(shown).toBeGreaterThan(move.weeks[0])
    expect(shown).toBeLessThanOrEqual(move.weeks[1])
    const minutes = own.reduce((sum, day) => sum + (day.kind === 'step' ? day.minutes : 0), 0)
    expect(Math.abs(minutes - move.hours * 60)).toBeLessThanOrEqual(5)
    expect(own[0]!.on).toBe(actions[index]!.due)
  }
})

test('what a card tells is no assumption any more', () => {
  const { body } = planOf(
    firm({
      ...FIVE,
      strength: [{ label: 'dyed with plants' }],
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
  expect(body.positioning.text).toBe(
    'Woven blankets for owners of holiday cabins at $180: dyed with plants. What they could take instead: factory blankets.',
  )
})

test('the plan opens with what its figures come to, and says what money and hours there are for its days', () => {
  const goal = [
    { ...FIVE.goal[0]!, baseline: 4, target: 10, form: 'count' as const, per: 'month' as const },
  ]
  const budget = [{ ...FIVE.budget[0]!, hoursPerWeek: 5 }]
  const { decision, narrative } = planOf(firm({ ...FIVE, goal, budget }))
  expect(decision.text).toMatch(/^Your goal takes about 2 more in the first month/)
  const effort = narrative.find(({ id }) => id === 'effort')?.paragraphs.map(({ text }) => text)
  expect(effort?.join(' ')).toContain('With 5 hours a week you have 21 hours in 30 days')
  expect(JSON.stringify(narrative)).not.toContain('6,000')
})

test('hours that do not reach for three moves leave one out, and say which; no week has more work than there are hours', () => {
  const budget = [{ ...FIVE.budget[0]!, hoursPerWeek: 2 }]
  const { body, moves, trueOn } = planOf(firm({ ...FIVE, budget }))
  expect(moves.length).toBeLessThan(PLAN_MOVES)
  expect(body.leftOut?.text).toMatch(/^Left out, because 2 hours a week do not reach for it: “/)
  const all = body.days.reduce((sum, { minutes, kind }) => sum + (kind === 'step' ? minutes : 0), 0)
  expect(all).toBeLessThanOrEqual((2 * 60 * PLAN_DAYS) / 7)
  expect(body.days.every(({ on }) => daysBetween(trueOn, on) <= PLAN_DAYS)).toBe(true)
})

test('no week of the plan has more work than there are hours', () => {
  const budget = [{ ...FIVE.budget[0]!, hoursPerWeek: 3 }]
  const { body, trueOn } = planOf(firm({ ...FIVE, budget }))
  const steps = body.days.filter(({ kind }) => kind === 'step')
  const weekOf = (on: string): number => Math.floor((daysBetween(trueOn, on) - 1) / 7)
  for (const [week, days] of Map.groupBy(steps, ({ on }) => weekOf(on))) {
    const minutes = days.reduce((sum, day) => sum + day.minutes, 0)
    expect(minutes, `week ${week + 1}`).toBeLessThanOrEqual(3 * 60)
  }
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

test('what was told in this session is what the plan is for', () => {
  const company = firm({
    ...FIVE,
    offer: [
      { label: 'curtains', share: 0.9, ...said('2026-11-20') },
      { label: 'woven blankets', ...said('2026-01-05', 'm1') },
    ],
  })
  const message = { id: 'm1', parent_id: null, role: 'user', text: '', created_at: '' } as const
  const thread = [{ ...message, tool: 'first-plan' as const, question: null }]
  const { body } = draftOf(firstPlan, { ...knownOf(company), thread })
  expect(body.positioning.text).toBe('Woven blankets for owners of holiday cabins.')
})

test('what is known of another line stays out of a plan for the one that was told', () => {
  const company = firm({
    ...FIVE,
    offer: [{ label: 'curtains' }, { label: 'woven blankets', ...said('2026-01-05', 'm1') }],
    rival: [{ label: 'the curtain chain' }],
    constraint: [{ label: 'fittings turned away', lost: 90 }],
  })
  const message = { id: 'm1', parent_id: null, role: 'user', text: '', created_at: '' } as const
  const thread = [{ ...message, tool: 'first-plan' as const, question: null }]
  const { body, moves } = draftOf(firstPlan, { ...knownOf(company), thread })
  expect(body.positioning.text).toBe('Woven blankets for owners of holiday cabins.')
  expect(moves.map(({ id }) => id)).not.toContain('start-another-time')
})

test('what is said today is what the plan is for, whatever stands there from before', () => {
  const { body } = planOf(
    firm({
      ...FIVE,
      offer: [
        { label: 'curtains', share: 0.9, ...said('2026-01-05') },
        { label: 'woven blankets', ...said('2026-11-20') },
      ],
    }),
  )
  expect(body.positioning.text).toBe('Woven blankets for owners of holiday cabins.')
})

test('only what nobody answered is asked, and nothing after it', () => {
  const { asks } = firstPlan
  expect(nextAsk(asks, firm({}), [])?.key).toBe('offer')
  expect(nextAsk(asks, firm({ offer: FIVE.offer }), [])?.key).toBe('goal')
  expect(nextAsk(asks, firm(FIVE), [])).toBeNull()
})

test('moves in a language model’s order, and one of its own, take their calendar along', () => {
  const drafted = draftAtDesk(firstPlan, knownOf(firm(FIVE)))
  const own = {
    id: 'model-1',
    title: 'Lay a blanket into every cabin that is shown to guests',
    because: 'Who owns a cabin shows it.',
    steps: ['Ask owners whom you know.', 'Lay one out.', 'Ask the guests.'],
    metric: 'How many guests ask',
    stop: 'Nobody asks',
    rests: [drafted.desk.company.facts[0]!.id],
    owner: 'owner' as const,
    work: 'hours' as const,
    shows: 'weeks' as const,
    cost: 'nothing' as const,
    verdict: 'carries' as const,
  }
  const last = drafted.deliverable.moves.at(-1)!.id
  const plan = withModel(drafted as never, {
    label: 'A model',
    figures: {},
    facts: {},
    findings: [],
    statements: [],
    moves: [own],
    order: [
      { move: own.id, reason: 'It shows at once.' },
      { move: last, reason: 'It is quick.' },
    ],
  })
  if (plan.tool !== 'first-plan') throw new Error('not a plan')
  expect(plan.moves.map(({ id }) => id).slice(0, 2)).toEqual([own.id, last])
  expect(plan.moves).toHaveLength(PLAN_MOVES)
  const [first] = plan.body.days.filter(({ move }) => move === 1)
  expect(first!.on).toBe(plan.actions[0]!.due)
  // What shows later than the plan lasts is not counted in it.
  expect(plan.body.days.filter(({ kind }) => kind === 'count')).toHaveLength(2)
  expect(renderMarkdown(plan, plan.title)).toContain('Lay one out.')
})

/** A plan with what a model phrased anew. */
function inWordsOf(drafted: Drafted<'first-plan'>, statements: ModelStatement[]) {
  const nothing = { figures: {}, facts: {}, findings: [], moves: [], order: [] }
  const plan = withModel(drafted as never, { label: 'A model', ...nothing, statements })
  if (plan.tool !== 'first-plan') throw new Error('not a plan')
  return plan
}

test('a language model may phrase the text to send; a figure that nothing holds falls', () => {
  const drafted = draftAtDesk(firstPlan, knownOf(firm(FIVE)))
  const phrased = (place: string, text: string) => ({ place, text, rests: [] })
  const plan = inWordsOf(drafted, [
    phrased('text-to-send/line/0', 'The nights are getting cold in your cabin.'),
    phrased('text-to-send/line/2', 'Write to us before 9 o’clock.'),
  ])
  const [first, , third] = plan.body.asset!.lines
  expect(first).toMatchObject({ text: 'The nights are getting cold in your cabin.', by: 'model' })
  expect(third!.by).toBeUndefined()
})

test('a language model’s line that does not fit into the place stays as it was', () => {
  const drafted = draftAtDesk(firstPlan, knownOf(firm(FIVE)))
  const { asset } = drafted.deliverable.body
  const { most } = ASSET_WORDS[asset!.form]
  const plan = inWordsOf(drafted, [
    { place: 'text-to-send/line/0', text: 'So much to say. '.repeat(40).trim(), rests: [] },
  ])
  expect(most).not.toBeNull()
  expect(plan.body.asset?.lines[0]?.text).toBe(asset?.lines[0]?.text)
})

test('a language model may guess better who buys, and has to call it a guess', () => {
  const drafted = draftAtDesk(firstPlan, knownOf(firm(FIVE)))
  const phrased = (text: string) => {
    const plan = inWordsOf(drafted, [{ place: 'person/wants', text, rests: [] }])
    return plan.body.person.rows.find(({ part }) => part === 'wants')?.claim.text
  }
  const own = drafted.deliverable.body.person.rows.find(({ part }) => part === 'wants')?.claim.text
  expect(own).toMatch(/^Perhaps/)
  const better = 'Perhaps to be warm without carrying wood. A guess, until you have asked.'
  expect(phrased(better)).toBe(better)
  expect(phrased('They want to be warm without carrying wood.')).toBe(own)
})
