import { expect, test } from 'vitest'
import { partsOf, seriesOf } from './channel-colours.ts'

test('a channel has its colour for good; of two that share one the smaller takes a free one', () => {
  const view = { coloured: ['organic-search', 'google-ads', 'direct', 'email', 'meta-ads'] }
  const colours = view.coloured.map(channel => seriesOf(view, channel))
  expect(colours).toEqual([4, 1, 5, 3, 2])
  expect(seriesOf({ coloured: ['direct', 'organic-search'] }, 'direct')).toBe(4)
})

test('six channels have six colours, and the rest is grey', () => {
  const view = {
    coloured: [
      'linkedin-ads',
      'tiktok-ads',
      'microsoft-ads',
      'organic-social',
      'referral',
      'direct',
    ],
  }
  const colours = view.coloured.map(channel => seriesOf(view, channel))
  expect(new Set(colours).size).toBe(6)
  expect(colours).not.toContain('other')
  expect(seriesOf(view, 'google-ads')).toBe('other')
  expect(seriesOf(view, null)).toBe('other')
})

test('what has no colour is one part, by its own name where it is one', () => {
  const view = { coloured: ['google-ads'] }
  expect(partsOf(view, ['google-ads', 'email', 'referral'])).toEqual([
    { channels: ['google-ads'], name: 'Google Ads', series: 1 },
    { channels: ['email', 'referral'], name: 'Other (2 channels)', series: 'other' },
  ])
  expect(partsOf(view, ['email'])[0]!.name).toBe('Email')
  expect(partsOf(view, ['google-ads'])).toHaveLength(1)
})
