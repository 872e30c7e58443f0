import { healthBand } from '@sextant/contracts/clients/health'
import type { ApprovalRow } from '@sextant/contracts/portal/routes'
import { expect, test } from 'vitest'
import { filterOf, paramsOf, statusCounts } from './client-filter.ts'
import {
  EMPTY_CLIENT,
  fieldsOf,
  formOf,
  problemOf,
  profileOf,
  statusChoices,
} from './client-form.ts'
import { statusLabel, statusTone } from './client-status.ts'
import { consequenceWords } from './consequence-words.ts'
import { healthParts } from './health-words.ts'
import { importButton, importedWords, importWords, plainProblem } from './import-words.ts'
import { mergeForms } from './merge-form.ts'
import { openApprovals } from './open-approvals.ts'
import { signalWords } from './signal-words.ts'

test('active is success, paused a warning, churned destructive, anything else neutral', () => {
  expect(
    ['active', 'paused', 'churned', 'prospect', 'archived', 'on_hold'].map(statusTone),
  ).toEqual(['good', 'warn', 'bad', 'neutral', 'neutral', 'neutral'])
  expect(statusLabel('on_hold')).toBe('On hold')
})

test('the four bands of health begin at 70, 50 and 30', () => {
  expect(
    [100, 70, 69, 50, 49, 30, 29, 0].map(score => [
      healthBand(score).label,
      healthBand(score).tone,
    ]),
  ).toEqual([
    ['Excellent', 'good'],
    ['Excellent', 'good'],
    ['Good', 'info'],
    ['Good', 'info'],
    ['Fair', 'warn'],
    ['Fair', 'warn'],
    ['Needs attention', 'bad'],
    ['Needs attention', 'bad'],
  ])
})

const signal = { count: null, days: null, ratio: null, campaign: null }
test('signals are said in a few words', () => {
  expect(
    signalWords({
      ...signal,
      kind: 'over-pace',
      ratio: 1.31,
      campaign: { id: '1', name: 'Taproom campaign' },
    }),
  ).toBe('Taproom campaign spends 1.31× of plan')
  expect(signalWords({ ...signal, kind: 'approval-waiting', count: 2, days: 19 })).toBe(
    '2 approvals wait, 19 days',
  )
  expect(signalWords({ ...signal, kind: 'approval-waiting', count: 1, days: 0 })).toBe(
    '1 approval waits',
  )
  expect(signalWords({ ...signal, kind: 'ends-soon', count: 2, days: 1 })).toBe(
    '2 campaigns end, the first in 1 day',
  )
  expect(signalWords({ ...signal, kind: 'nothing-active', count: 5 })).toBe(
    'None of 5 campaigns is active',
  )
  expect(signalWords({ ...signal, kind: 'figures-worse', count: 2, days: 3 })).toBe(
    '2 figures got clearly worse, 3 days',
  )
  expect(signalWords({ ...signal, kind: 'overdue', count: 1, days: 12 })).toBe(
    '1 active campaign is past its end, 12 days',
  )
})

const figures = {
  campaigns_count: 5,
  active_campaigns: 1,
  completed_campaigns: 1,
  outputs_count: 2,
  age_days: 412,
  health_campaigns: 8,
  health_age: 0,
  health_outputs: 10,
}
test('each part of the score has its reason and what would raise it', () => {
  const [campaigns, age, outputs] = healthParts(figures)
  expect(campaigns).toMatchObject({
    points: 8,
    most: 40,
    because: '1 of 5 campaigns is active: 40 × 1 ÷ 5 = 8',
    next: 'One more active campaign brings it to 16. Archiving what is completed (1) brings it to 10.',
  })
  expect(age).toMatchObject({
    points: 0,
    most: 30,
    next: 'Nothing raises it again. An established client can reach 70, which is excellent.',
  })
  expect(outputs).toMatchObject({
    points: 10,
    most: 30,
    because: '2 outputs: 1 or more bring 10',
    next: '3 more outputs bring it to 20.',
  })
})

test('without campaigns or outputs, and on the steps of age, the sentences hold', () => {
  const [campaigns, age, outputs] = healthParts({
    ...figures,
    campaigns_count: 0,
    active_campaigns: 0,
    completed_campaigns: 0,
    outputs_count: 0,
    age_days: 30,
    health_campaigns: 0,
    health_age: 20,
    health_outputs: 0,
  })
  expect(campaigns?.next).toBe('A first campaign that is active brings all 40 points.')
  expect(age?.because).toBe('A client for 30 days: within 30 days brings 20')
  expect(age?.next).toContain('After day 30 it falls to 10')
  expect(outputs?.next).toBe('1 more output brings it to 10.')
  expect(healthParts({ ...figures, outputs_count: 10 })[2]?.next).toBe(
    'This is all there is to gain here.',
  )
})

test('the address carries the filter, and what is wrong in it is the default', () => {
  const filter = { q: 'dental', status: 'paused', sort: 'health' as const }
  expect(filterOf(new URLSearchParams(paramsOf(filter)))).toEqual(filter)
  expect(filterOf(new URLSearchParams("sort=drop table&status=X'y"))).toEqual({
    q: '',
    status: null,
    sort: 'attention',
  })
  expect(paramsOf({ q: '', status: null, sort: 'attention' })).toEqual({})
})

test('status counts: all without the archive, the own ones in order, the archive last', () => {
  expect(statusCounts({ paused: 1, archived: 3, active: 8, vip: 2 })).toEqual([
    { status: null, count: 11 },
    { status: 'active', count: 8 },
    { status: 'paused', count: 1 },
    { status: 'vip', count: 2 },
    { status: 'archived', count: 3 },
  ])
})

const client = {
  id: '1',
  org_id: '2',
  slug: 'harbour',
  name: 'Harbour',
  status: 'vip',
  industry: 'Healthcare',
  client_info: { name: 'Jo', email: 'jo@harbour.example' },
  monthly_fee_cents: 250_050,
  campaigns_count: 0,
  active_campaigns: 0,
  outputs_count: 0,
  health_score: 30,
  created_at: '',
  updated_at: '',
  archived_at: null,
  archive_reason: null,
  version: 3,
}
test('a client goes through its form unharmed, to the cent', () => {
  const form = formOf(client, null)
  expect(fieldsOf(form)).toEqual({
    name: 'Harbour',
    status: 'vip',
    industry: 'Healthcare',
    monthly_fee_cents: 250_050,
    client_info: client.client_info,
  })
  expect(fieldsOf({ ...EMPTY_CLIENT, name: ' New ' })).toEqual({
    name: 'New',
    status: 'active',
    industry: null,
    monthly_fee_cents: null,
    client_info: {},
  })
  expect(statusChoices('vip')).toContain('vip')
  expect(statusChoices('archived')).not.toContain('archived')
})

test('what could not be kept is refused before it is sent', () => {
  expect(problemOf('name', { ...EMPTY_CLIENT, name: 'A' })).not.toBeNull()
  expect(problemOf('fee', { ...EMPTY_CLIENT, fee: 'about 20' })).not.toBeNull()
  expect(problemOf('fee', { ...EMPTY_CLIENT, fee: '1,234.5' })).toBeNull()
  expect(problemOf('email', { ...EMPTY_CLIENT, email: 'nobody' })).not.toBeNull()
  // Words about the business need industry and size, or the profile would be dropped.
  const described = { ...EMPTY_CLIENT, description: 'A bakery' }
  expect([problemOf('industry', described), problemOf('companySize', described)]).not.toContain(
    null,
  )
  expect(profileOf(described)).toBeNull()
})

test('two people at once: what only one changed is put together, what both changed is asked', () => {
  const base = { ...EMPTY_CLIENT, name: 'Harbour', fee: '100', phone: '1' }
  const { merged, clashes } = mergeForms(
    base,
    { ...base, fee: '200', phone: '2' },
    { ...base, fee: '300', website: 'harbour.example', phone: '2' },
  )
  expect(merged).toEqual({ ...base, fee: '300', phone: '2', website: 'harbour.example' })
  expect(clashes).toEqual([{ field: 'fee', mine: '300', theirs: '200' }])
})

test('what goes with a client is named, and never nothing', () => {
  expect(
    consequenceWords({ campaigns: 1, sessions: 0, outputs: 2, insights: 0, people: 1 }),
  ).toEqual([
    '1 campaign goes, with budgets and history',
    '2 outputs go',
    '1 person of the client loses the portal',
  ])
  expect(
    consequenceWords({ campaigns: 0, sessions: 0, outputs: 0, insights: 0, people: 0 }),
  ).toHaveLength(1)
})

test('an import is summed up in one sentence, before and after', () => {
  const some = { created: 12, skipped: 2, invalid: 1 }
  expect(importWords(some)).toBe('12 clients would be added, 3 rows are left out.')
  expect(importedWords(some)).toBe('12 clients were added, 3 rows were left out.')
  const none = { created: 0, skipped: 1, invalid: 0 }
  expect(importWords(none)).toBe('No client would be added, 1 row is left out.')
  const all = { created: 1, skipped: 0, invalid: 0 }
  expect(importWords(all)).toBe('1 client would be added.')
  expect(importedWords(all)).toBe('1 client was added.')
})

test('the button of an import says what pressing it does: a row that is wrong holds nobody up', () => {
  const all = { created: 299, skipped: 0, invalid: 0 }
  expect(importButton(all, false)).toBe('Add 299 clients')
  expect(importButton(all, true)).toBe('Adding 299 clients')
  const some = { created: 299, skipped: 0, invalid: 1 }
  expect(importButton(some, false)).toBe('Add 299 clients, leave out 1')
  expect(importButton({ ...some, skipped: 2 }, false)).toBe('Add 299 clients, leave out 3')
  expect(importButton({ created: 0, skipped: 0, invalid: 4 }, false)).toBe('No client to add')
})

test('why a row is wrong never speaks in the words of a library', () => {
  expect(plainProblem('name: Too big: expected string to have <=120 characters')).toBe(
    'The name is too long: at most 120 characters',
  )
  expect(plainProblem('name: Too small: expected string to have >=2 characters')).toBe(
    'The name is too short: at least 2 characters',
  )
  expect(plainProblem('monthly_fee: Invalid input: expected number')).toBe(
    'The monthly fee cannot be read',
  )
  expect(plainProblem('"Wizardry" is not one of the industries: Retail')).toBe(
    '"Wizardry" is not one of the industries: Retail',
  )
})

test('open approvals: the last word on each subject, changes first, then the longest waiting', () => {
  const row = (
    id: string,
    campaign_id: string,
    status: ApprovalRow['status'],
    requested_at: string,
  ) => ({ id, campaign_id, output_id: null, status, requested_at }) as ApprovalRow
  const rows = [
    row('6', 'd', 'waiting', '2026-06'),
    row('5', 'a', 'approved', '2026-05'),
    row('4', 'b', 'waiting', '2026-04'),
    row('3', 'c', 'changes', '2026-03'),
    row('2', 'a', 'changes', '2026-02'),
    row('1', 'e', 'withdrawn', '2026-01'),
  ]
  expect(openApprovals(rows).map(({ id }) => id)).toEqual(['3', '4', '6'])
})
