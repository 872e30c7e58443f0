import { describe, expect, test } from 'vitest'
import type { Company } from '../company/company.ts'
import { holds, type Presupposed } from '../company/presupposed.ts'
import { findAll } from '../findings/find.ts'
import { dollars, firm } from '../findings/testing/firm.ts'
import { choosePlays } from './choose.ts'
import type { Play } from './play.ts'
import { PLAYS } from './plays.ts'

type Given = Parameters<typeof firm>[0]

const idsOf = (company: Company, among: readonly Play[] = PLAYS): string[] => {
  const { findings, kit } = findAll(company)
  return choosePlays(kit.company, findings, among).map(({ play }) => play.id)
}

const said = (quote: string, more: Given = {}): Company =>
  firm({ idea: [{ label: 'a plan', quote }], ...more })

const projects = { label: 'The yard', sells: 'projects' } as const
const brake = (label: string, resource: 'equipment' | 'room' | 'calendar'): Company =>
  firm({ constraint: [{ label, resource }] })

describe('what moves on room and hands take for granted', () => {
  const cases: readonly [Presupposed, Company, Company][] = [
    ['jobs', said('we mend harps by hand'), said('we sing in the evening')],
    [
      'jobs',
      firm({ organization: [projects], offer: [{ label: 'roofs' }] }),
      firm({ organization: [projects], offer: [{ label: 'evening classes' }] }),
    ],
    ['missed-dates', said('one in six is a no-show'), said('everybody pays at the door')],
    ['own-rules', said('a quarry'), firm({ constraint: [{ label: 'the official permit' }] })],
    [
      'things',
      firm({ offer: [{ label: 'bells' }] }),
      firm({ offer: [{ label: 'crossings', unit: { one: 'passenger', many: 'passengers' } }] }),
    ],
    [
      'teachable',
      firm({ person: [{ label: 'Ines', does: ['carving'] }] }),
      firm({ person: [{ label: 'Ines', role: 'licensed diver' }] }),
    ],
  ]
  test.each(cases)('%s', (what, does, doesNot) => {
    const idsIn = ({ facts }: Company): string[] => facts.map(({ id }) => id)
    expect(holds(what, does, idsIn(does))).toBe(true)
    expect(holds(what, doesNot, idsIn(doesNot))).toBe(false)
  })

  test('what is taken day and night cannot be run longer', () => {
    const runs = (company: Company): boolean => holds('run-by-hours', company, ['constraint-1'])
    expect(runs(brake('the lathe', 'equipment'))).toBe(true)
    expect(runs(brake('evenings', 'calendar'))).toBe(true)
    expect(runs(brake('the drying stores', 'equipment'))).toBe(false)
    expect(runs(brake('the hall', 'room'))).toBe(false)
  })
})

/** Refuses a quarter for want of hands or room. */
const refusing = (line: Given['offer'], constraint: Given['constraint'], quote = ''): Company =>
  firm({
    organization: [{ label: 'The firm', sells: 'orders', people: 12 }],
    offer: line,
    constraint,
    idea: [{ label: 'a plan', quote }],
  })

const hands = [
  { label: 'bench hours', sort: 'capacity' as const, resource: 'hours' as const, lost: 90 },
]
const line = (label: string) => [{ label, price: dollars(80), unitCost: dollars(20), volume: 300 }]
const HANDING_ON = new Set(['hand-out-first-part', 'others-under-your-name', 'pass-on-for-a-fee'])

test('what is entrusted is handed to nobody, a finished piece of work may be', () => {
  const among = PLAYS.filter(({ id }) => HANDING_ON.has(id))
  const handedOn = (label: string): string[] =>
    idsOf(refusing(line(label), hands, 'all made by hand'), among)
  expect(handedOn('weathervanes').length).toBeGreaterThan(0)
  expect(handedOn('mortgages')).toEqual([])
  expect(handedOn('sewing classes')).toEqual([])
  expect(handedOn('light therapy')).toEqual([])
})

test('full stores are emptied sooner and not run for longer hours', () => {
  const room = (resource: 'equipment' | 'room', label: string) => [
    { label, sort: 'capacity' as const, resource, lost: 90 },
  ]
  const stores = idsOf(refusing(line('hams'), room('room', 'the curing stores')))
  expect(stores).not.toContain('longer-day')
  expect(stores).toContain('less-time-in-the-room')
  const lathe = idsOf(refusing(line('bowls'), room('equipment', 'the lathe')))
  expect(lathe).toContain('longer-day')
})

test('who refuses is told of missed dates only where a card tells of them', () => {
  const seats = [
    { label: 'evening dates', sort: 'capacity' as const, resource: 'calendar' as const, lost: 90 },
  ]
  expect(idsOf(refusing(line('portraits'), seats, 'booked by phone'))).not.toContain('cut-no-shows')
  const missed = refusing(line('portraits'), seats, 'booked by phone, one in six is a no-show')
  expect(idsOf(missed)).toContain('cut-no-shows')
})
