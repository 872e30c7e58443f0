import { expect, test } from 'vitest'
import { dollars, firm } from '../../findings/testing/firm.ts'
import { Desk } from '../desk.ts'
import { replyFrom } from './reply-from.ts'

const company = firm({
  organization: [{ label: 'Morrow Bindery', sells: 'orders' }],
  goal: [{ label: 'repaired books', counts: 'sales', baseline: 180, target: 240 }],
  offer: [
    {
      label: 'repairs',
      price: dollars(90, 'sale'),
      unitCost: dollars(30, 'sale'),
      volume: 180,
    },
  ],
  constraint: [{ label: 'one pair of hands', sort: 'one-person', lost: 40 }],
  rival: [{ label: 'the mail-order bindery', sort: 'rival', price: dollars(60, 'sale') }],
})
const desk = new Desk(
  company,
  { companyName: 'Morrow Bindery', industry: 'Other', companySize: '1-10', description: '' },
  [],
)

test('a question is answered from the findings that are about it, with what they rest on', () => {
  const reply = replyFrom(desk, 'why not raise prices?')!
  expect(reply).toMatch(/price/i)
  expect(reply).toMatch(/This rests on: .*repairs: Price \$90/)
})

test('a fact that the question names comes before words that many findings share', () => {
  expect(replyFrom(desk, 'what about one pair of hands?')).toContain('one pair of hands')
})

test('a question about nothing that is known has no answer', () => {
  expect(replyFrom(desk, 'what is the capital of France?')).toBeNull()
})
