import { expect, test } from 'vitest'
import { dollars, firm } from '../findings/testing/firm.ts'
import { linked } from './linked.ts'
import { yearlySales } from './sales.ts'
import { worthOfAccount } from './segments.ts'
import { salesOfYear } from './targets.ts'

const lamps = { label: 'lamps', price: dollars(100), volume: 200 }
const total = (given: Parameters<typeof firm>[0]) => yearlySales(firm(given))?.value ?? null

test('a line with a share of all sales is a part of them, never the whole', () => {
  expect(total({ offer: [lamps] })).toBe(2_000_000)
  expect(total({ offer: [{ ...lamps, share: 0.25 }] })).toBe(8_000_000)
  expect(total({ offer: [{ ...lamps, share: 0.25 }, { label: 'shades' }] })).toBe(8_000_000)
  expect(total({ offer: [lamps, { label: 'shades' }] })).toBeNull()
})

test('lines that make unlike totals say nothing of the whole', () => {
  const shades = { label: 'shades', price: dollars(50), volume: 200 }
  const half = { ...lamps, share: 0.5 }
  expect(total({ offer: [half, { ...shades, share: 0.26 }] })).toBeCloseTo(3_947_368, 0)
  expect(total({ offer: [half, { ...shades, share: 0.5 }] })).toBeNull()
  // All lines tell their sales, and one a share that their sum denies.
  expect(total({ offer: [half, shades] })).toBeNull()
})

test('sales said of one line are not those of all', () => {
  const said = { label: 'sales of lamps', metric: 'sales', form: 'money', per: 'year' } as const
  const measure = [{ ...said, value: 900_000, about: 'offer-1' }]
  expect(total({ offer: [{ label: 'lamps' }, { label: 'shades' }], measure })).toBeNull()
})

test('a goal in money that bears the name of one of several lines is about that line', () => {
  const goal = [
    {
      label: 'sales of lamps',
      counts: 'sales',
      form: 'money',
      baseline: 1_840_000,
      target: 3_000_000,
    },
  ] as const
  const offer = [{ label: 'desk lamps', share: 0.2 }, { label: 'repairs' }]
  expect(salesOfYear(linked(firm({ goal: [...goal], offer })))).toBeNull()
  const whole = [{ ...goal[0], label: 'turnover' }]
  expect(salesOfYear(linked(firm({ goal: whole, offer })))?.value).toBe(1_840_000)
  // A goal that starts above all that the line sells counts more than it.
  const small = [{ label: 'desk lamps', price: dollars(100), volume: 20 }, { label: 'repairs' }]
  expect(salesOfYear(linked(firm({ goal: [...goal], offer: small })))?.value).toBe(1_840_000)
})

test('what an account spends in a year beats its share of all sales, and a contradiction gives no sum', () => {
  const account = (spend?: number) => {
    const company = firm({
      offer: [lamps],
      segment: [
        {
          label: 'the county',
          single: true,
          share: 0.5,
          ...(spend && { spend: dollars(spend, 'year') }),
        },
      ],
    })
    const [group] = company.facts.filter(fact => fact.kind === 'segment')
    return worthOfAccount(company, group!)?.value ?? null
  }
  expect(account()).toBe(1_000_000)
  expect(account(10_500)).toBe(1_050_000)
  expect(account(30_000)).toBeNull()
})
