import { describe, expect, test } from 'vitest'
import { firm } from '../../findings/testing/firm.ts'
import type { AskKey } from '../asking/asks.ts'
import { ASKS } from '../asking/asks.ts'
import { askWords } from '../asking/ask-words.ts'
import type { Ask } from '../tool.ts'
import { propose } from './propose.ts'

const TODAY = '2026-11-22'
const dollars = (whole: number, per?: string) => ({
  cents: whole * 100,
  currency: 'USD',
  ...(per && { per }),
})

/** What each printed example tells, by its name. Examples out of an industry's pack hold no figure. */
const KEPT: Partial<Record<AskKey, Readonly<Record<string, object>>>> = {
  goal: { orders: { baseline: 40, target: 60, by: '2027-12', form: 'count', per: 'month' } },
  offer: {
    repairs: { price: dollars(140), share: 0.4 },
    'new lamps': { price: dollars(260), volume: 30 },
  },
  rival: {
    'Moss & Daughters': { gapLow: -0.1, gapHigh: -0.1, betterAt: ['price'] },
    kit: { price: dollars(90) },
    'doing nothing': { sort: 'nothing' },
  },
  due: { 'the goal': { by: '2027-03' } },
  segment: {
    'regular customers': { size: 120, spend: dollars(900, 'year') },
    account: { share: 0.2, single: true },
  },
  strength: {
    answers: { proof: 2, proofForm: 'hours' },
    stars: { proof: 4.8, proofForm: 'stars', n: 96 },
  },
  constraint: { fitter: { lost: 9 } },
  change: {
    material: { by: 0.12, when: '2027-03', bearing: 'hurts', direction: 'rising' },
    'new school': { when: '2027-05' },
  },
  channel: { 'the leaflet': { sort: 'paid', spend: dollars(300, 'month'), customers: 20 } },
  measure: {
    enquiries: { metric: 'leads', value: 90, form: 'count', per: 'month' },
    conversion: { metric: 'win-rate', value: 0.33, form: 'share' },
    costs: {
      metric: 'fixed-cost',
      value: 90_000,
      form: 'money',
      currency: 'USD',
      per: 'month',
    },
  },
  costs: { repairs: { unitCost: dollars(4, 'sale'), hoursEach: 0.5 } },
  person: { Ana: { leaves: '2027-08', alone: true } },
  budget: { 'the budget': { amount: dollars(500, 'month'), hoursPerWeek: 8 } },
  partner: { mill: { share: 0.9, ends: '2027-06' } },
  outcome: { delivery: { importance: 9, satisfaction: 4, n: 12 } },
  factor: {
    speed: { ours: 8, theirs: 4 },
    price: { ours: 3, theirs: 7 },
    advice: { ours: 9, theirs: 2 },
  },
  force: {
    buyers: { force: 'buyers', pressure: 4, heading: 'rising' },
    suppliers: { force: 'suppliers', pressure: 2 },
  },
  shares: { repairs: { ownShare: 0.2, rivalShare: 0.3, marketGrowth: 0.05 } },
  inside: { systems: { element: 'systems', today: 2, needed: 4 } },
}

describe('every printed example is read as the answer to its own question', () => {
  const company = firm({}, { name: 'Nightjar Lamps', today: TODAY })
  const profile = { companyName: company.name, industry: 'Other', companySize: '', description: '' }
  test.each(Object.entries(ASKS) as [AskKey, Ask][])('%s', (key, ask) => {
    const words = ask.example(askWords(company, profile)).replaceAll(/[“”]/g, '')
    const { facts } = propose(words, company, {
      kind: ask.kind,
      attributes: ask.attributes ?? [],
    })
    const kept = facts.filter(({ attributes }) => Object.keys(attributes).length > 0)
    const read = Object.fromEntries(kept.map(({ label, attributes }) => [label, attributes]))
    expect(read).toEqual(KEPT[key] ?? {})
    expect(facts.every(({ kind }) => kind === ask.kind)).toBe(true)
  })
})
