import { CASES } from '@sextant/contracts/marketing-strategy/case-words'
import { expect, test } from 'vitest'
import type { Company, Fact } from '../../company/company.ts'
import { dollars, firm } from '../../findings/testing/firm.ts'
import { MACHINES, SAILS } from '../testing/firms.ts'
import { strategyOf } from '../testing/known.ts'
import { changed, HARPS } from '../testing/more-firms.ts'
import { guidedStrategy } from '../tools/guided-strategy/tool.ts'

const of = (company: Company) => strategyOf(guidedStrategy, company)
const ids = ({ moves }: ReturnType<typeof of>) => moves.map(({ id }) => id)
const cents = ({ body }: ReturnType<typeof of>) => body.budget.tasks.map(task => task.cents)

/** The firm with further facts. */
function withFacts(company: Company, given: Parameters<typeof firm>[0]): Company {
  const more = firm(given).facts.map((fact): Fact => ({ ...fact, id: `more-${fact.id}` }))
  return { ...company, facts: [...company.facts, ...more] }
}

const FULL = changed(SAILS, 'offer-1', { capacity: 120 })
const REFUSING = withFacts(FULL, {
  constraint: [{ label: 'one sewing floor', sort: 'capacity', lost: 50 }],
})

test('where all that can be made is sold, price, dates and room come first, and no money brings more who ask', () => {
  const full = of(REFUSING)
  expect(full.body.bottleneck?.id).toBe('room')
  expect(full.decision.text).toContain('What is short is room, not buyers')
  // 120 × $400 × 10%; a repair leaves $240, so 120 × 0.1 ÷ 0.7 may stay away.
  expect(full.decision.text).toContain('leaves $4,800 more in a year')
  expect(full.decision.text).toContain('even if 17 of the 120 stay away')
  expect(ids(full)).toEqual([
    'price-while-full',
    'dates-for-refused',
    'pause-while-full',
    'price-of-room',
  ])
  expect(cents(full)).toEqual([0, 0])
  expect(full.body.budget.method.text).toContain('The money waits for room')
  expect(full.body.kpis.rows.map(({ id }) => id)).toContain('turned-away')
})

/** Of fifty machines, 30 are given back in a year. */
const LEAVING = withFacts(MACHINES, {
  measure: [{ label: 'given back', metric: 'churn', value: 0.6, form: 'share', per: 'year' }],
})

test('where those who leave are a third of what is to be won, they are kept before more are won', () => {
  const leaving = of(LEAVING)
  expect(leaving.body.bottleneck?.id).toBe('leaving')
  expect(leaving.decision.text).toContain('not newcomers but those who stay')
  expect(ids(leaving)[0]).toBe('ask-those-who-left')
  const kpi = leaving.body.kpis.rows.find(({ id }) => id === 'leave')
  expect([kpi?.baseline, kpi?.target]).toEqual([0.6, 0.4])
})

test('two groups that pay the same are worth what they leave while they stay', () => {
  const two = firm({
    offer: [{ label: 'boxes', price: dollars(10, 'month'), unitCost: dollars(5, 'month') }],
    segment: [
      { label: 'families', size: 100, leaves: 0.25, spend: dollars(120, 'year') },
      { label: 'students', size: 100, leaves: 0.75, spend: dollars(120, 'year') },
    ],
    goal: [{ label: 'boxes sent', counts: 'customers', baseline: 200, target: 240 }],
  })
  expect(of(two).decision.text).toContain(
    'While they stay, one of the families leaves $240, one of the students $80',
  )
})

/** Of 600 who ask 120 buy. */
const ASKED = changed(SAILS, 'measure-1', { value: 600 })

test('where enough ask and few buy, the answer is mended before money brings more who ask', () => {
  const asked = of(ASKED)
  expect(asked.body.bottleneck?.id).toBe('answers')
  // (120 + 40) ÷ 600.
  expect(asked.decision.text).toContain('If 27% of them bought in place of 20%')
  expect(ids(asked).slice(0, 2)).toEqual(['back-to-those-who-asked', 'answer-the-same-day'])
  expect(cents(asked)).toEqual([0, 0])
  expect(asked.body.kpis.rows.find(({ id }) => id === 'conversion')?.target).toBe(0.267)
})

const HEAVY = withFacts(SAILS, { segment: [{ label: 'the harbour', single: true, share: 0.4 }] })

test('one customer who outweighs the goal is held first, and beside any other case as well', () => {
  const heavy = of(HEAVY)
  expect(heavy.body.bottleneck?.id).toBe('one-customer')
  // 40% of 120 × $400 against 40 × $400.
  expect(heavy.decision.text).toContain(
    '$19,200 a year, more than the $16,000 that the goal brings',
  )
  expect(heavy.decision.text).toContain('it takes 48 repairs to make up for it')
  expect(ids(heavy)[0]).toBe('secure-the-account')
  const both = of(changed(HEAVY, 'offer-1', { capacity: 120 }))
  expect(both.body.bottleneck?.id).toBe('room')
  expect(ids(both)[1]).toBe('secure-the-account')
})

const FREE = changed(SAILS, 'word', { spend: dollars(0, 'year') })

test('what comes for no money is counted first: money is for the rest alone', () => {
  const { body, decision, ...rest } = of(FREE)
  expect(body.bottleneck?.id).toBe('asking')
  expect(decision.text).toContain('24 of the 36 who were counted in a year, for no money')
  // Half as many again as the 24, if they are asked; the other 28 are paid for.
  expect([body.budget.free, body.budget.wins]).toEqual([12, 40])
  expect(body.budget.tasks.map(task => task.cents)).toEqual([100_001, 0])
  expect(body.channels.rows[1]?.reading.text).toContain('for no money: it takes hours and thanks')
  expect(rest.moves[0]?.id).toBe('ask-to-be-sent')
  expect(rest.moves[0]?.metric).toBe('Come this way in three months: 9; at today’s pace it is 6.')
})

test('of a way whose money nobody told, what is sent counts as free, and what is bought waits for its sum', () => {
  const untold = changed(changed(SAILS, 'word', { spend: undefined }), 'ads', { spend: undefined })
  const { body } = of(untold)
  const [ads, word] = body.channels.rows
  expect(word?.reading.text).toContain('no money was told for it, so it is counted as free')
  expect(ads?.reading.text).toContain('what it costs was not told')
  expect(body.missing.some(({ claim }) => claim.text.includes('“ads in the yearbook” costs'))).toBe(
    true,
  )
})

test('few who can be named are called on one by one, before money reaches for many', () => {
  const few = of(changed(HARPS, 'halls', { possible: 80 }))
  expect(few.body.bottleneck?.id).toBe('names')
  expect(few.decision.text).toContain('10 of the 50 concert halls in reach who do not buy here yet')
  expect(ids(few)[0]).toBe('call-on-them-by-name')
})

test('a customer who buys many times is no sale: the two are never set against each other', () => {
  // The way brings clubs of $2,000 a year, the goal counts repairs of $400 and is aimed at others.
  const clubs = changed({ ...SAILS, subject: 'owners' }, 'ads', { about: 'clubs' })
  const { body } = of(clubs)
  expect(body.budget.tasks.find(({ fact }) => fact === 'ads')?.perWin).toBeNull()
  expect(body.missing.some(({ claim }) => claim.text.includes('is not what a sale costs'))).toBe(
    true,
  )
})

test('of two groups the one that a counted way brings is aimed at, and the other is looked at beside it', () => {
  const one = changed(changed(HARPS, 'posts', { customers: undefined }), 'players', {
    spend: dollars(9_000, 'year'),
    possible: 300,
  })
  const { body, decision } = of(one)
  expect(body.segments.target).toBe('halls')
  expect(decision.text).toContain('The same gap is 2 of the 100 players in reach')
})

test('a sum without its period is read both ways, asked for, and leads no plan by its cheapest reading', () => {
  const open = changed(HARPS, 'visits', { spend: dollars(900) })
  const { body } = of(open)
  const reading = body.channels.rows.find(({ fact }) => fact === 'visits')?.reading.text
  expect(reading).toContain('$150 here if the sum on the card is of a year, and $1,800 if')
  expect(body.missing.some(({ claim }) => claim.text.includes('it is taken for a year’s'))).toBe(
    true,
  )
  // Both ways bring the same count: the one whose year is told comes first.
  const both = changed(SAILS, 'word', { spend: dollars(600) })
  expect(cents(of(both))[0]).toBeGreaterThan(cents(of(SAILS))[0]!)
})

test('a commission is what a win costs, and is paid only when it is won', () => {
  const paid = changed(HARPS, 'visits', { spend: undefined, takes: 0.1, sort: 'partner' })
  const { body, moves } = of(paid)
  // A tenth of the $1,000 that a hall spends in a year.
  expect(body.channels.rows.find(({ fact }) => fact === 'visits')?.perWin).toBe(10_000)
  expect(moves.map(({ id }) => id)).toContain('pay-by-result')
})

test('no way is taken beyond twice what it brought: for the rest a way is missing', () => {
  const rich = changed(changed(SAILS, 'budget-1', { amount: dollars(50_000) }), 'goal-1', {
    target: 300,
  })
  const { body, decision } = of(rich)
  expect(body.budget.expected).toBe(72)
  expect(decision.text).toContain('a way is missing')
})

test('a price far below every other is said with what a step leaves', () => {
  const dear = changed(SAILS, 'rival-1', {
    price: dollars(700),
    gapLow: undefined,
    about: 'offer-1',
  })
  const cheap = of(changed(dear, 'rival-2', { gapLow: undefined }))
  expect(cheap.decision.text).toContain('The price has room too: 10% more')
  expect(cheap.decision.text).toContain('still costs 59% more')
  expect(ids(cheap)).toContain('a-step-of-the-price')
})

test('a way by which every win loses gets no money, and what is back only later says when', () => {
  const heads = changed(SAILS, 'goal-1', { counts: 'customers', unit: undefined })
  const slow = (spend: number) =>
    of(
      changed(changed(heads, 'word', { spend: dollars(spend, 'year') }), 'ads', {
        spend: dollars(spend, 'year'),
      }),
    )
  // A club leaves $1,200 a year and one of ten leaves: $12,000 while they stay.
  const late = slow(48_000)
  expect(late.decision.text).toContain(
    'a win is paid back after 1.7 years; they stay 10 on average',
  )
  const never = slow(480_000)
  expect(never.body.bottleneck?.id).toBe('worth')
  expect(cents(never)).toEqual([0, 0])
  expect(never.body.budget.method.text).toContain('more of it loses more')
})

test('money that cannot be told in sales is told in customers of the group', () => {
  const unlike = withFacts(
    changed(SAILS, 'goal-1', {
      label: 'turnover',
      counts: 'money',
      form: 'money',
      baseline: 5_000_000,
      target: 6_000_000,
      unit: undefined,
    }),
    {
      offer: [{ label: 'winter storage', price: dollars(900) }],
    },
  )
  // $10,000 more at $2,000 a club.
  expect(of(unlike).body.budget.wins).toBe(5)
})

test('who waits long for an answer is answered before more are called', () => {
  const slow = of(changed(FREE, 'ads', { answerHours: 48 }))
  expect(slow.moves[1]?.id).toBe('answer-within-hours')
  expect(slow.moves[1]?.title.text).toContain('within 4 hours, in place of 2 days')
})

test('a fact whose name is no name stands in quotation marks, and no strategy fails for it', () => {
  const odd = changed(SAILS, 'word', { label: 'they tell others when it is done' })
  expect(of(odd).decision.text.length).toBeGreaterThan(0)
  expect(ids(of(changed(odd, 'word', { spend: undefined })))[0]).toBe('ask-to-be-sent')
})

test('every case that can be found is one that the page has words for, and says its first move', () => {
  const found = [REFUSING, LEAVING, ASKED, HEAVY, FREE, SAILS, MACHINES].map(company => of(company))
  for (const { body, decision } of found) {
    expect(CASES).toContain(body.bottleneck?.id)
    expect(decision.text).toContain('First move:')
    expect(body.kpis.rows.every(({ read }) => read.length > 0)).toBe(true)
  }
})
