import { describe, expect, test } from 'vitest'
import type { Company } from '../company/company.ts'
import { findAll } from '../findings/find.ts'
import { dollars, firm } from '../findings/testing/firm.ts'
import { choosePlays } from './choose.ts'

const idsOf = (company: Company): string[] =>
  choosePlays(company, findAll(company).findings).map(({ play }) => play.id)

const tours = {
  label: 'cave tours',
  price: dollars(60),
  unitCost: dollars(20),
  volume: 900,
} as const
const refused = (lack: Parameters<typeof firm>[0]['constraint']): Company =>
  firm({ offer: [tours], constraint: lack })

describe('who is turned away is listed where the firm can lift what holds it up', () => {
  test('a guide who is missing', () =>
    expect(idsOf(refused([{ label: 'the second guide', sort: 'skills', lost: 90 }]))).toContain(
      'names-of-the-refused',
    ))

  test('not for the weather, and not for a handful a year', () => {
    const floods = refused([{ label: 'high water', sort: 'season', lost: 90 }])
    const few = refused([{ label: 'the second guide', sort: 'skills', lost: 9 }])
    expect(idsOf(floods)).not.toContain('names-of-the-refused')
    expect(idsOf(few)).not.toContain('names-of-the-refused')
  })
})

describe('what is agreed until a day is settled before it', () => {
  const grant = {
    label: 'the lighting grant',
    touches: 'funding',
    direction: 'ending',
    form: 'money',
    from: 4_000_000,
    when: '2027-08',
  } as const
  const costs = {
    label: 'upkeep',
    metric: 'fixed-cost',
    form: 'money',
    per: 'year',
    value: 6_000_000,
  } as const

  test('a grant that pays for a part of the year', () => {
    const company = firm({ offer: [tours], change: [grant], measure: [costs] })
    const settle = choosePlays(company, findAll(company).findings).find(
      ({ play }) => play.id === 'before-it-is-decided',
    )
    expect(settle?.title.text).toBe('Settle what happens without the lighting grant before its day')
    expect(settle?.finding.rule).toBe('economics.carried-by')
  })

  test('a technology is renewed by nobody', () => {
    const machine = { ...grant, touches: 'technology', direction: 'rising' } as const
    const company = firm({ offer: [tours], change: [machine], measure: [costs] })
    expect(idsOf(company)).not.toContain('before-it-is-decided')
  })
})

test('a lower price is answered where prices are free, and not where they follow a risk', () => {
  const rival = { label: 'Deep Light', price: dollars(45), about: 'offer-1' }
  const given = { offer: [tours], rival: [rival] } as Parameters<typeof firm>[0]
  expect(idsOf(firm(given))).toContain('answer-to-the-lower-price')
  expect(idsOf(firm(given, { industry: 'Financial Services' }))).not.toContain(
    'answer-to-the-lower-price',
  )
})
