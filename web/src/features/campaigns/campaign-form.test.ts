import { campaignFields } from '@sextant/contracts/campaigns/fields'
import type { CampaignRow } from '@sextant/contracts/rows'
import { expect, test } from 'vitest'
import { FIELDS } from './campaign-fields.ts'
import { changesOf, EMPTY_FORM, fieldsOf, formOf, problemOf } from './campaign-form.ts'
import { mergedForm, mergeEdits } from './merge-edits.ts'

const row = (more: Partial<CampaignRow> = {}): CampaignRow => ({
  ...fieldsOf({
    ...EMPTY_FORM,
    name: 'Spring',
    budget_cents: '1,234.5',
    description: 'About spring',
    tags: ['bikes'],
    goals: ['Fill March'],
  }),
  id: 'c',
  org_id: 'o',
  client_id: null,
  client_name: null,
  client_slug: null,
  created_at: '',
  updated_at: '',
  created_by: null,
  archived_at: null,
  version: 3,
  ...more,
})

test('the form has every field of the contract, and an empty form is the contract’s default', () => {
  expect(FIELDS.map(({ key }) => key).sort()).toEqual(Object.keys(campaignFields.shape).sort())
  expect(fieldsOf({ ...EMPTY_FORM, name: 'x' })).toEqual(campaignFields.parse({ name: 'x' }))
})

test('what is typed becomes what the server takes, cents exactly, and back', () => {
  const form = {
    ...EMPTY_FORM,
    name: '  Spring  ',
    budget_cents: '19.99',
    spent_cents: '$1,000',
    priority_level: '7',
    start_date: '2026-03-01',
    marketing_channels: ['Email'],
  }
  const fields = fieldsOf(form)
  expect(fields).toMatchObject({
    name: 'Spring',
    budget_cents: 1999,
    spent_cents: 100_000,
    priority_level: 7,
    start_date: '2026-03-01',
    end_date: null,
    marketing_channels: ['Email'],
  })
  expect(campaignFields.safeParse(fields).success).toBe(true)
  expect(fieldsOf(formOf(fields))).toEqual(fields)
})

test('problems are told in words', () => {
  const problem = (more: Partial<typeof EMPTY_FORM>, key: Parameters<typeof problemOf>[0]) =>
    problemOf(key, { ...EMPTY_FORM, ...more })
  expect(problem({}, 'name')).toBe('Give the campaign a name')
  for (const text of ['-5', '1e9', '1.999', 'ten'])
    expect(problem({ budget_cents: text }, 'budget_cents')).toBe('Write dollars like 1,234.50')
  expect(problem({ start_date: '2026-03-02', end_date: '2026-03-01' }, 'end_date')).toBe(
    'The end comes before the start',
  )
  for (const text of ['11', '-1', '2.5', 'high'])
    expect(problem({ priority_level: text }, 'priority_level')).toBe('A whole number from 0 to 10')
  expect(problem({}, 'budget_cents')).toBeNull()
})

test('an update says only what changed, names what becomes empty, and never goals', () => {
  const before = row()
  expect(changesOf(before, formOf(before))).toBeNull()
  expect(
    changesOf(before, {
      ...formOf(before),
      name: 'Summer',
      description: '',
      budget_cents: ' ',
      tags: [],
      goals: ['Other'],
    }),
  ).toEqual({ p_name: 'Summer', p_tags: [], p_clear: ['description', 'budget_cents'] })
  expect(changesOf(before, { ...formOf(before), objectives: ['60 bookings'] })).toEqual({
    p_objectives: ['60 bookings'],
  })
})

test('of two edits nothing is lost: only a field that both changed is asked about', () => {
  const base = row()
  const theirs = row({
    version: 4,
    description: 'Theirs',
    target_audience: 'Riders',
    tags: ['bikes', 'theirs'],
    status: 'active',
  })
  const mine = {
    ...formOf(base),
    description: 'Mine',
    geographic_target: 'Portland',
    tags: ['bikes', 'mine'],
    status: 'active',
  }
  const merge = mergeEdits(base, theirs, mine)
  expect(merge).toEqual({
    both: ['description', 'tags'],
    theirs: ['target_audience'],
    mine: ['geographic_target'],
  })
  expect(
    mergedForm(merge, theirs, mine, { description: 'theirs', tags: 'together' }),
  ).toMatchObject({
    description: 'Theirs',
    target_audience: 'Riders',
    geographic_target: 'Portland',
    tags: ['bikes', 'theirs', 'mine'],
    status: 'active',
  })
  expect(mergedForm(merge, theirs, mine, {})).toMatchObject({
    description: 'Mine',
    tags: ['bikes', 'mine'],
  })
})
