import { expect, test } from 'vitest'
import { firm } from '../findings/testing/firm.ts'
import { linked } from './linked.ts'

const offer = [
  { label: 'wool rugs', quote: 'rugs at $900, and only Ines can knot them' },
  { label: 'felt slippers', quote: 'slippers at $40' },
]
const aboutOf = (company: Parameters<typeof linked>[0], kind: string) =>
  linked(company).facts.find(fact => fact.kind === kind)?.about

test('who does what is about the line whose words name them, or that their words name', () => {
  const ines = firm({ offer, person: [{ label: 'Ines', quote: 'Ines is 64' }] })
  expect(aboutOf(ines, 'person')).toBe('offer-1')
  const bo = firm({ offer, person: [{ label: 'Bo', quote: 'Bo does all the slippers' }] })
  expect(aboutOf(bo, 'person')).toBe('offer-2')
})

test('what holds back is about the one line whose whole name stands in its words; a part of it, or two of them, says nothing', () => {
  const one = firm({
    offer,
    constraint: [{ label: 'the loom', quote: 'not one wool rug in winter' }],
  })
  expect(aboutOf(one, 'constraint')).toBe('offer-1')
  const part = firm({ offer, constraint: [{ label: 'the loom', quote: 'no rugs in winter' }] })
  expect(aboutOf(part, 'constraint')).toBeUndefined()
  const both = firm({
    offer,
    constraint: [{ label: 'the yarn', quote: 'neither wool rugs nor felt slippers without yarn' }],
  })
  expect(aboutOf(both, 'constraint')).toBeUndefined()
})

test('heads are about the line whose whole name they bear, where they start at what it sells', () => {
  const courses = [
    { label: 'sail making', volume: 24 },
    { label: 'rope work', volume: 80 },
  ]
  const goal = (label: string, baseline: number) =>
    firm({
      offer: courses,
      goal: [{ label, counts: 'customers', baseline, target: 40, form: 'count', per: 'year' }],
    })
  expect(aboutOf(goal('sail making learners', 24), 'goal')).toBe('offer-1')
  expect(aboutOf(goal('sail making learners', 60), 'goal')).toBeUndefined()
  expect(aboutOf(goal('learners', 24), 'goal')).toBeUndefined()
})

test('what is counted behind the number that was refused is of the one line whose thing it is', () => {
  const offer = [
    { label: 'rope ladders', volume: 300 },
    { label: 'hammocks', volume: 90 },
  ]
  const refused = (quote: string, lost: number) =>
    aboutOf(firm({ offer, constraint: [{ label: 'the loom', lost, quote }] }), 'constraint')
  expect(refused('we said no to two camps, that was about 1,400 ladders', 1_400)).toBe('offer-1')
  expect(refused('40 hammocks we could not weave', 40)).toBe('offer-2')
  expect(refused('the ladders wait while we refuse 40 people', 40)).toBeUndefined()
  expect(refused('in 40 days we refused 12 of them', 12)).toBeUndefined()
})
