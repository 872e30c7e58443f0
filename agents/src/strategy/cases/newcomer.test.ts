import { FRAMEWORK_IDS } from '@sextant/contracts/catalogue'
import type { StrategyDeliverable } from '@sextant/contracts/strategy/deliverable'
import { describe, expect, test } from 'vitest'
import { frameworkFor } from '../registry.ts'
import { business } from './businesses.ts'
import { sentencesOf } from './prose.ts'

// A florist with three people who answers in a hurry, sometimes beside the question.
const profile = {
  companyName: 'Petal Row',
  industry: 'Retail',
  companySize: '1-10',
  description: 'Florist with a small shop in Leeds',
}
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
    for (const text of prose)
      expect(text).not.toMatch(
        /\bsenders?\b|walking radius|without postage|baskets?\b|shoppers?\b/i,
      )
    for (const d of all) for (const a of d.actions) expect(a.ownerRole).toBe('Owner')
  })

  test('reads her own words with the slips mended outside quotation marks', () => {
    expect(all[0]!.title).toContain('ouquets')
    for (const text of prose.map(t => t.replace(/“[^”]*”/g, '')))
      expect(text).not.toMatch(/bouqets/i)
    expect(all[0]!.inputs.find(i => i.label === 'What you sell')?.value).toContain('bouqets')
  })
})

test('jotted costs become three items of the user, and pounds stay pounds', () => {
  const draft = frameworkFor('business-model-canvas').draft(florist)
  const costs = draft.body.blocks.find(b => b.id === 'costs')!.items
  expect(costs.map(i => i.claim.text)).toEqual([
    'Rent 1400',
    'Wages 2600',
    'Flowers about 3000 a month',
  ])
  for (const item of costs)
    expect(item.claim.sources.every(n => draft.sources[n - 1]?.kind === 'answer')).toBe(true)
  // Flowers go with each order: 3000 ÷ 260.
  expect(draft.body.economics).toMatchObject({
    priceCents: 3500,
    fixedMonthlyCents: 400_000,
    variableCostCents: 1154,
    contributionCents: 2346,
  })
  expect(draft.body.economicsVerdict.text).toContain('brings £35 and leaves £23.46')
})

test('an edited price is told in the verdict and the decision, unless the user wrote them', () => {
  const canvas = frameworkFor('business-model-canvas')
  const edited = structuredClone(canvas.draft(florist))
  edited.body.economics.priceCents = 4000
  expect(canvas.recompute(edited).body.economicsVerdict.text).toContain(
    'brings £40 and leaves £28.46; 141 a month',
  )
  expect(canvas.recompute(edited).decision.text).not.toContain('23.46')
  edited.sources.push({
    n: 99,
    kind: 'answer',
    quote: 'Mine.',
    origin: 'Your edit',
    ref: 'edit',
    check: null,
    verified: true,
    flags: [],
  })
  edited.body.economicsVerdict = { text: 'Mine.', sources: [99] }
  expect(canvas.recompute(edited).body.economicsVerdict.text).toBe('Mine.')
})

test('no guess stands beside a fact the user gave on the same thing', () => {
  const { body } = frameworkFor('swot').draft(florist)
  const texts = (list: typeof body.threats) => list.map(f => f.claim.text)
  expect(texts(body.threats)).toContain('Rent went up 18%')
  expect(texts(body.threats).filter(t => /\brent\b/i.test(t))).toHaveLength(1)
  expect(texts(body.opportunities).join()).not.toMatch(/\boffices?\b/i)
})

describe('an answer beside the question', () => {
  const { body } = frameworkFor('swot').draft(florist)
  const texts = (list: typeof body.threats) => list.map(f => f.claim.text).join(' | ')
  test('stands where it belongs', () => {
    expect(texts(body.strengths)).toContain('We deliver same day')
    expect(texts(body.strengths)).not.toMatch(/rent|fridge/i)
    expect(texts(body.weaknesses)).toContain('The fridge keeps breaking')
  })

  const agency = business(
    {
      companyName: 'Northlight',
      industry: 'Professional Services',
      companySize: '1-10',
      description: 'Branding agency in Bristol',
    },
    {
      offer: 'every agency looks the same',
      bestCustomers: 'price, speed, big name clients',
      strength: 'clients complain about slow replies',
      rivals: 'they go to Brightside',
      outcomes: 'price, speed, big name clients',
    },
  )
  test.each(FRAMEWORK_IDS)('%s weaves none of it into its title or decision', id => {
    const draft = frameworkFor(id).draft(agency) as StrategyDeliverable
    for (const text of [draft.title, draft.decision.text])
      expect(text).not.toMatch(
        /every agency|looks the same(?! to)|^What (?:price|speed)|they go to|complain about slow replies (?:for|to)|(?:for|to) (?:price|speed|big name clients)\b/i,
      )
    expect(draft.title).not.toContain('  ')
  })
})

test('a rival named under another question is a rival', () => {
  const { body, sources } = frameworkFor('swot').draft(
    business(profile, {
      offer: 'We compete with Greenway Bakery by the station, they are cheaper, $4 a loaf.',
    }),
  )
  const threat = body.threats.find(f => f.claim.text.startsWith('Greenway Bakery is cheaper'))
  expect(sources[(threat?.claim.sources[0] ?? 0) - 1]?.kind).toBe('answer')
})
