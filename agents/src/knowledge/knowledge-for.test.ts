import { expect, test } from 'vitest'
import { PACKS } from './industries/index.ts'
import { knowledgeFor } from './knowledge-for.ts'
import { INDUSTRIES } from '@sextant/contracts/catalogue'

const slug = (industry: string, text: string) => knowledgeFor({ industry, text }).trade?.slug

test('a trade is recognised from words a person would use', () => {
  expect(slug('Retail', 'Corner Loaf, a sourdough bakery in Albany')).toBe('bakery')
  expect(slug('Healthcare', 'Family dentist with two hygienists')).toBe('dental')
  expect(slug('SaaS/Software', 'Payroll for restaurants and bakeries')).toBe('payroll-saas')
  expect(slug('Financial Services', 'Independent mortgage broker for first buyers')).toBe(
    'mortgage-broker',
  )
  expect(slug('Financial Services', 'A credit union with two branches and auto loans')).toBe(
    'credit-union',
  )
  expect(slug('Financial Services', 'Family insurance agency, mostly commercial lines')).toBe(
    'insurance-broker',
  )
  expect(slug('Other', 'Yoga studio with morning classes')).toBe('gym-yoga')
  expect(slug('Other', 'A small hotel with nine rooms by the lake')).toBe('hotel-bnb')
  expect(slug('Other', 'We plan weddings and corporate events')).toBe('wedding-event')
  expect(slug('Manufacturing', 'Craft brewery with a taproom and kegs for pubs')).toBe('brewery')
  expect(slug('Manufacturing', 'We make hot sauce and granola for delis')).toBe('food-maker')
  expect(slug('Non-profit', 'Animal rescue with forty kennels')).toBe('animal-shelter')
  expect(slug('Non-profit', 'Community theater with a youth company')).toBe('arts-charity')
  expect(slug('Education', 'Math tutoring and test prep')).toBe('tutoring')
  expect(slug('Retail', 'We sell things people like')).toBeUndefined()
})

test('the trade speaks first and names its own rivals and dates', () => {
  const bakery = knowledgeFor({ industry: 'Retail', text: 'bakery' })
  expect(bakery.vocabulary.customers).toBe('regulars')
  expect(bakery.factors[0]?.name).toBe('Still warm when I walk in')
  expect(bakery.factors.length).toBeGreaterThan(PACKS.Retail.factors.length)
  expect(bakery.alternatives.some(other => other.kind === 'do nothing')).toBe(true)
})

test('no two industries share a sentence of pains, factors or objections', () => {
  const seen = new Map<string, string>()
  for (const industry of INDUSTRIES) {
    const pack = PACKS[industry]
    expect(pack.factors.length).toBeGreaterThanOrEqual(8)
    for (const text of [...pack.pains, ...pack.triggers, ...pack.objections.map(o => o.answer)]) {
      expect(seen.get(text), text).toBeUndefined()
      seen.set(text, industry)
    }
  }
})
