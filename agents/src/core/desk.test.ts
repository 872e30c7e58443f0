import { expect, test } from 'vitest'
import type { Company } from '../company/company.ts'
import { dollars, firm } from '../findings/testing/firm.ts'
import { Desk } from './desk.ts'

const profile = { companyName: 'The firm', industry: 'Other', companySize: '1-10', description: '' }

const mill = firm({
  goal: [{ label: 'sacks', counts: 'sales', baseline: 400, target: 600, about: 'offer-1' }],
  offer: [{ label: 'sacks', price: dollars(40), unitCost: dollars(15), volume: 400, share: 0.9 }],
  constraint: [{ label: 'the stone', sort: 'capacity', resource: 'equipment', lost: 150 }],
})

const withRead = (company: Company, id: string): Company => ({
  ...company,
  facts: company.facts.map(fact => (fact.id === id ? { ...fact, status: 'proposed' } : fact)),
})

test('what was only read leads nothing where something confirmed can', () => {
  const firmPlays = new Desk(mill, profile, []).plays
  expect(firmPlays[0]?.finding.rests).toContain('constraint-1')
  const [lead] = new Desk(withRead(mill, 'constraint-1'), profile, []).plays
  expect(lead).toBeDefined()
  expect(lead?.finding.rests).not.toContain('constraint-1')
})
