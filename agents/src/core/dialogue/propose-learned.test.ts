import { expect, test } from 'vitest'
import type { Asked } from './parts-by-topic.ts'
import { propose } from './propose.ts'
import type { Company } from '../../company/company.ts'

const COMPANY: Company = {
  name: 'Tern Rowing',
  industry: 'Other',
  currency: 'EUR',
  today: '2026-11-26',
  facts: [],
}
const about = (kind: Asked['kind']): Asked => ({ kind, attributes: [] })
const told = (text: string, asked: Asked | null = null) =>
  propose(text, COMPANY, asked).facts.map(({ kind, label, attributes }) => ({
    kind,
    label,
    attributes,
  }))

test('poured out under the question what is sold, ways, rivals and money stay what they are', () => {
  const facts = told(
    'Last summer 640 course seats at 85 euro. Hotels send us 90 seats a year, radio ads cost 220 a month and got us maybe 60. A competitor does it for 70. I can spend 4k. We turn away about 5 a week.',
    about('offer'),
  )
  const kinds = facts.map(({ kind }) => kind)
  expect(facts).toContainEqual(
    expect.objectContaining({
      kind: 'offer',
      label: 'course seats',
      attributes: expect.objectContaining({ volume: 640 }) as unknown,
    }),
  )
  expect(facts.find(({ label }) => label === 'radio ads')).toMatchObject({
    kind: 'channel',
    attributes: { customers: 60, spend: { cents: 22_000, per: 'month' } },
  })
  expect(kinds).toContain('budget')
  expect(facts.filter(({ kind }) => kind === 'offer')).toHaveLength(1)
})

test('what stands already is not told a second time as something else', () => {
  const standing = {
    id: 'f1',
    kind: 'offer',
    label: 'oak boats',
    share: 0.4,
    status: 'confirmed',
  } as unknown as Company['facts'][number]
  const read = propose('oak boats, 40% of sales', { ...COMPANY, facts: [standing] }, null)
  expect(read.facts).toEqual([])
})

test('this year ends no goal', () => {
  const [goal] = told('700 riders next year, this yr 520', about('goal'))
  expect(goal?.attributes).toMatchObject({ baseline: 520, target: 700, by: '2027' })
})

test('what a way took stays there, though twelve times its customers would be as much', () => {
  const ruled = propose('Cards in hallways cost 60 euros and brought 5 customers.', COMPANY, null)
  expect(ruled.facts[0]?.attributes).toMatchObject({ spend: { cents: 6_000 }, customers: 5 })
})
