import { expect, test } from 'vitest'
import { findAll } from '../findings/find.ts'
import { dollars, firm } from '../findings/testing/firm.ts'
import { brings, choosePlays, waits } from './choose.ts'
import { PLAYS } from './plays.ts'

type Given = Parameters<typeof firm>[0]

const demand = PLAYS.find(({ area, nature }) => area === 'demand' && nature === 'act')!
const counting = PLAYS.find(({ area, nature }) => area === 'channels' && nature === 'measure')!
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
  expect(waits(counting, refusing)).toBe(false)
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
  const strength = [
    { label: 'mended', sort: 'speed', proof: 2, proofForm: 'days', versus: 9 } as const,
  ]
  const refusing = chosenFor(firm({ goal, constraint: [{ ...bench, lost: 50 }], offer, strength }))
  expect(refusing.length).toBeGreaterThan(0)
  expect(refusing.filter(brings).map(({ id }) => id)).toEqual([])
  const few = chosenFor(firm({ goal, constraint: [{ ...bench, lost: 6 }], offer, strength }))
  expect(few.filter(brings).length).toBeGreaterThan(0)
  const full = firm({ goal, offer: [{ ...offer[0]!, capacity: 600 }], strength })
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

test('reviews are collected where a year brings enough buyers to write them', () => {
  const rated = (volume: number) =>
    chosenFor(
      firm({
        organization: [{ label: 'The firm', sells: 'orders' }],
        offer: [{ label: 'crane courses', price: dollars(900), volume }],
        strength: [{ label: 'feedback', sort: 'trust', proof: 4.7, proofForm: 'stars', n: 52 }],
      }),
    ).map(({ id }) => id)
  const weekly = ['answer-each-review', 'review-at-the-thanks']
  expect(rated(3000).filter(id => weekly.includes(id)).length).toBeGreaterThan(0)
  expect(rated(120).filter(id => weekly.includes(id))).toEqual([])
})

test('customers meet a second person only where a card says that they know the first', () => {
  const leaving = { label: 'Ines', does: ['carving'], alone: true, leaves: '2027-06' }
  const growing = [
    { label: 'harps', counts: 'sales' as const, baseline: 40, target: 60, by: '2027-12' },
  ]
  const relations = PLAYS.filter(({ id }) => id === 'hand-over-relations')
  const fits = (about?: string): boolean => {
    const segment = [{ label: 'orchestras', share: 0.4, ...(about && { about }) }]
    const { findings, kit } = findAll(firm({ goal: growing, person: [leaving], segment } as Given))
    return choosePlays(kit.company, findings, relations).length > 0
  }
  expect(fits('person-1')).toBe(true)
  expect(fits()).toBe(false)
})

test('a successor is trained by a last day to begin where the cards tell it', () => {
  const person = [
    { label: 'Ines', does: ['carving'], alone: true, leaves: '2027-06-30', handoverWeeks: 20 },
  ]
  const growing = [
    { label: 'harps', counts: 'sales' as const, baseline: 40, target: 60, by: '2027-12' },
  ]
  const { findings, kit } = findAll(firm({ goal: growing, person }))
  const trained = choosePlays(kit.company, findings).find(
    ({ play }) => play.id === 'succession-pair',
  )
  expect(trained?.title.text).toBe(
    'Train a successor for Ines, beginning in February 2027 at the latest',
  )
  expect(trained?.steps[0]?.text).toContain('the handover takes 20 weeks')
})

test('how far the goal is, is no reason for a move that answers something else', () => {
  const plain = chosenFor(firm({ goal, offer }))
  expect(plain.length).toBeGreaterThan(0)
  const elsewhere = plain.filter(({ on }) => on.some(rule => rule.startsWith('channel.')))
  expect(elsewhere.map(({ id }) => id)).toEqual([])
})

test('a day that others set is no chain of steps to shorten, what a rule asks for is', () => {
  const steps = PLAYS.filter(({ id }) => id === 'step-that-moves-the-date')
  const fits = (touches: 'rival' | 'rule'): boolean => {
    const change = [{ label: 'the new depot', touches, bearing: 'hurts', when: '2027-05' } as const]
    const { findings, kit } = findAll(
      firm({ goal: [{ ...goal[0]!, by: '2027-12' }], offer, change }),
    )
    return choosePlays(kit.company, findings, steps).length > 0
  }
  expect(fits('rule')).toBe(true)
  expect(fits('rival')).toBe(false)
})

test('what a handful of sales pays for is not split into stages', () => {
  const stages = PLAYS.filter(({ id }) => id === 'goal-in-paid-stages')
  const fits = (cost: number): boolean => {
    const idea = [{ label: 'a second oven', cost: dollars(cost), about: 'offer-1' }]
    const { findings, kit } = findAll(
      firm({ offer: [{ ...offer[0]!, unitCost: dollars(30) }, { label: 'poles' }], idea }),
    )
    expect(findings.map(({ rule }) => rule)).toContain('economics.idea-in-sales')
    return choosePlays(kit.company, findings, stages).length > 0
  }
  expect(fits(400)).toBe(false)
  expect(fits(9000)).toBe(true)
})

test('who does not leave has no successor put beside a last day', () => {
  const titles = (leaves?: string): string[] => {
    const person = [{ label: 'Ines', does: ['carving'], alone: true, ...(leaves && { leaves }) }]
    const { findings, kit } = findAll(firm({ person }))
    return choosePlays(
      kit.company,
      findings.filter(({ rule }) => rule === 'person.sole'),
      PLAYS.filter(({ id }) => id === 'succession-pair' || id === 'record-know-how'),
    ).map(({ title }) => title.text)
  }
  expect(titles()).toEqual(['Record the hard cases of the one who alone can do them'])
  expect(titles('2027-06').toSorted()).toEqual([
    'Put the successor beside the leaver, with dates for each task',
    'Record the hard cases before the last day',
  ])
})
