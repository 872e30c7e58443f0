import { expect, test } from 'vitest'
import { findAll } from '../findings/find.ts'
import { dollars, firm } from '../findings/testing/firm.ts'
import { choosePlays, waits } from './choose.ts'
import { PLAYS } from './plays.ts'

const demand = PLAYS.find(({ area }) => area === 'demand')!
const capacity = PLAYS.find(({ area }) => area === 'capacity')!
const offer = [{ label: 'tents mended', price: dollars(80), hoursEach: 2, volume: 600 }]

test('what brings more enquiries waits where work is refused, or takes more hours than there are', () => {
  const refusing = firm({ constraint: [{ label: 'the bench', sort: 'capacity', lost: 90 }], offer })
  const over = firm({
    constraint: [{ label: 'the bench', sort: 'capacity', hoursPerWeek: 20 }],
    offer,
  })
  const calm = firm({
    constraint: [{ label: 'the bench', sort: 'capacity', hoursPerWeek: 60 }],
    offer,
  })
  expect(waits(demand, refusing)).toBe(true)
  expect(waits(demand, over)).toBe(true)
  expect(waits(demand, calm)).toBe(false)
  expect(waits(capacity, refusing)).toBe(false)
})

test('figures that contradict each other do not lead', () => {
  const company = firm({
    goal: [{ label: 'tents mended', counts: 'sales', baseline: 600, target: 900 }],
    constraint: [{ label: 'the bench', sort: 'capacity', resource: 'equipment', lost: 200 }],
    measure: [{ label: 'sales', metric: 'sales', form: 'money', per: 'year', value: 2_000_000 }],
    offer,
  })
  const { findings, kit } = findAll(company)
  expect(findings.some(({ family }) => family === 'contradiction')).toBe(true)
  expect(choosePlays(kit.company, findings)[0]?.finding.family).not.toBe('contradiction')
})
