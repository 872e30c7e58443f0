import { expect, test } from 'vitest'
import type { FoundBy } from '../findings/finding.ts'
import { dollars, firm } from '../findings/testing/firm.ts'
import { say } from '../sentences/sentence.ts'
import { Scene } from './scene.ts'

const about = (...rests: string[]): FoundBy => ({
  rule: 'goal.gap',
  family: 'goal',
  says: say`Something was found.`,
  rests,
  evidence: 'derived',
  weight: {},
  figures: {},
})

test('no threshold lies above what a year holds, and none above the customers there are', () => {
  const company = firm({
    offer: [{ label: 'hull surveys', price: dollars(9000), volume: 40 }],
    segment: [
      { label: 'ferry lines', share: 0.7, size: 3 },
      { label: 'yacht owners', share: 0.3, size: 9 },
    ],
  })
  const scene = new Scene('a-play', company, about('offer-1'))
  expect(scene.number(40).render('middle')).toBe('40')
  expect(() => scene.number(50)).toThrow('more than there are')
  expect(scene.past(50).render('middle')).toBe('40')
  expect(scene.outside(50).render('middle')).toBe('50')
  expect(scene.heads(12).render('middle')).toBe('12')
  expect(() => scene.heads(20)).toThrow('more than there are')
  const ofGroup = new Scene('a-play', company, about('segment-2'))
  expect(() => ofGroup.number(10)).toThrow('more than there are')
})

test('where groups bring only a part of the sales, nobody knows how many customers there are', () => {
  const company = firm({
    offer: [{ label: 'hull surveys', price: dollars(9000), volume: 400 }],
    segment: [{ label: 'ferry lines', share: 0.3, size: 3 }],
  })
  expect(new Scene('a-play', company, about()).heads(20).render('middle')).toBe('20')
})

test('a handover is told with the month in which it has to begin', () => {
  const person = { label: 'Ines', leaves: '2027-06-30', handoverWeeks: 20 }
  const inTime = new Scene('a-play', firm({ person: [person] }), about('person-1')).handover
  expect(inTime?.start.render('middle')).toBe('February 2027')
  const late = { ...person, handoverWeeks: 40 }
  expect(new Scene('a-play', firm({ person: [late] }), about('person-1')).handover).toBeNull()
})

test('lines are ranked from their cards, so that nobody is told to compute it', () => {
  const lines = [
    { label: 'harps', price: dollars(4000), unitCost: dollars(600), hoursEach: 70 },
    { label: 'strings', price: dollars(60), unitCost: dollars(20), hoursEach: 0.25 },
    { label: 'lessons', price: dollars(50, 'hour') },
  ]
  const scene = new Scene('a-play', firm({ offer: lines }), about())
  expect(scene.ranked('sale')?.render('middle')).toBe('harps and strings')
  expect(scene.ranked('hour')?.render('middle')).toBe('strings and harps')
  expect(new Scene('a-play', firm({ offer: lines.slice(0, 1) }), about()).ranked('sale')).toBeNull()
})
