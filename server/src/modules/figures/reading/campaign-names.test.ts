import { expect, test } from 'vitest'
import { CampaignNames } from './campaign-names.ts'
import { campaignNumber } from './campaign-number.ts'

test('a campaign keeps the name that it came with, and is called as it is now', () => {
  const names = new CampaignNames([{ number: '111', name: 'Lamps' }])
  expect(names.keptAs('111', 'Lamps, autumn', '2026-10-02')).toBe('Lamps')
  // An export may begin with its newest day.
  expect(names.keptAs('111', 'Lamps', '2026-10-01')).toBe('Lamps')
  expect(names.keptAs('222', 'Shades', '2026-10-01')).toBe('Shades')
  expect(names.seen()).toEqual([
    { number: '111', name: 'Lamps', called: 'Lamps, autumn' },
    { number: '222', name: 'Shades', called: 'Shades' },
  ])
})

test('a campaign that was renamed within a file is one, by the name that is read first', () => {
  const names = new CampaignNames([])
  const kept = ['Lamps', 'Lamps, autumn'].map((called, at) =>
    names.keptAs('111', called, `2026-10-0${at + 1}`),
  )
  expect(kept).toEqual(['Lamps', 'Lamps'])
})

test('two campaigns of one name stay two, and so does one that took the name of a renamed one', () => {
  const names = new CampaignNames([{ number: '111', name: 'Sale' }])
  expect(names.keptAs('111', 'Old sale', '2026-10-01')).toBe('Sale')
  expect(names.keptAs('222', 'Sale', '2026-10-01')).toBe('Sale (222)')
  expect(names.keptAs('222', 'Sale', '2026-10-02')).toBe('Sale (222)')
  const long = 'x'.repeat(400)
  names.keptAs('333', long, '2026-10-01')
  expect(names.keptAs('444', long, '2026-10-01')).toHaveLength(400)
})

test.each([
  ['20931004271', '20931004271'],
  [20931004271, '20931004271'],
  ['120201234567890123', '120201234567890123'],
  ['urn:li:sponsoredCampaign:1234', 'urn:li:sponsoredCampaign:1234'],
  // As a spreadsheet leaves them.
  ['1.20201E+17', null],
  ['1E+17', null],
  ['120201234567890000', null],
  ['', null],
  ['--', null],
  ['Total', null],
  ['12', null],
  ['1'.repeat(65), null],
])('the number of a campaign in %s is %s', (cell, number) => {
  expect(campaignNumber(cell as string)).toBe(number)
})
