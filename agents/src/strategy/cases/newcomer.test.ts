import { FRAMEWORK_IDS } from '@sextant/contracts/catalogue'
import type { StrategyDeliverable } from '@sextant/contracts/strategy/deliverable'
import { describe, expect, test } from 'vitest'
import { frameworkFor } from '../registry.ts'
import { business } from './businesses.ts'
import { sentencesOf } from './prose.ts'

// A florist with three people who answers in a hurry, sometimes beside the question.
const profile = { companyName: 'Petal Row', industry: 'Retail', companySize: '1-10', description: 'Florist with a small shop in Leeds' }
const florist = business(profile, {
  offer: 'bouqets mostly, about 60%, the rest is weddings. Avg 35 quid',
  rivals: 'if not us they go to Brightside, cheaper',
  bestCustomers: 'offices that order every monday',
  strength: 'we deliver same day. rent went up 18%. the fridge keeps breaking',
  constraint: 'only three of us',
  costs: 'rent 1400 wages 2600 flowers about 3000 a month',
  numbers: 'about 260 orders a month',
})
const all = FRAMEWORK_IDS.map(id => frameworkFor(id).draft(florist) as StrategyDeliverable)
const prose = all.flatMap(d => [d.title, ...sentencesOf(d)])

describe('a florist', () => {
  test('has customers and an owner', () => {
    for (const text of prose) expect(text).not.toMatch(/\bsenders?\b|walking radius|without postage|baskets?\b|shoppers?\b/i)
    for (const d of all) for (const a of d.actions) expect(a.ownerRole).toBe('Owner')
  })

  test('reads her own words with the slips mended outside quotation marks', () => {
    expect(all[0]!.title).toContain('ouquets')
    for (const text of prose.map(t => t.replace(/“[^”]*”/g, ''))) expect(text).not.toMatch(/bouqets/i)
    expect(all[0]!.inputs.find(i => i.label === 'What you sell')?.value).toContain('bouqets')
  })
})
