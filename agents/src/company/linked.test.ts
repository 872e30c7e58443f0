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

test('what holds back is about the one line that is named with it; of two nobody is guessed', () => {
  const one = firm({ offer, constraint: [{ label: 'the loom', quote: 'no rugs in winter' }] })
  expect(aboutOf(one, 'constraint')).toBe('offer-1')
  const both = firm({
    offer,
    constraint: [{ label: 'the yarn', quote: 'neither rugs nor slippers without yarn' }],
  })
  expect(aboutOf(both, 'constraint')).toBeUndefined()
})
