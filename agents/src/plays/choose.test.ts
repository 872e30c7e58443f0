import { expect, test } from 'vitest'
import { findAll } from '../findings/find.ts'
import { dollars, firm } from '../findings/testing/firm.ts'
import { brings, choosePlays, waits } from './choose.ts'
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

const bench = { label: 'the bench', sort: 'capacity', resource: 'equipment' } as const
const goal = [
  {
    label: 'tents mended',
    counts: 'sales',
    baseline: 600,
    target: 900,
    by: '2027-12',
    about: 'offer-1',
  } as const,
]
const chosenFor = (company: ReturnType<typeof firm>) => {
  const { findings, kit } = findAll(company)
  return choosePlays(kit.company, findings).map(({ play }) => play)
}

test('nothing that brings more buyers is chosen while a twelfth of them is refused, unless it is for another line', () => {
  const refusing = chosenFor(firm({ goal, constraint: [{ ...bench, lost: 50 }], offer }))
  expect(refusing.length).toBeGreaterThan(0)
  expect(refusing.filter(brings).map(({ id }) => id)).toEqual([])
  const few = chosenFor(firm({ goal, constraint: [{ ...bench, lost: 6 }], offer }))
  expect(few.filter(brings).length).toBeGreaterThan(0)
  const full = firm({ goal, offer: [{ ...offer[0]!, capacity: 600 }] })
  expect(chosenFor(full).filter(brings)).toEqual([])
})

test('what is refused of one line holds back no other', () => {
  const poles = { label: 'tent poles', price: dollars(30), volume: 90 }
  const company = firm({
    goal: [{ ...goal[0]!, label: 'tent poles', baseline: 90, target: 200, about: 'offer-2' }],
    constraint: [{ ...bench, lost: 60, about: 'offer-1' }],
    offer: [...offer, poles],
  })
  const [finding] = findAll(company).findings.filter(
    ({ rests }) => rests.includes('offer-2') && !rests.includes('offer-1'),
  )
  expect(waits(demand, company)).toBe(true)
  expect(waits(demand, company, finding)).toBe(false)
})
