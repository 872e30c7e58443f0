import { DEFAULT_THEME } from '@sextant/contracts/branding/theme'
import { wcagContrast } from 'culori'
import { expect, test } from 'vitest'
import {
  CONTRAST_MIN,
  contrastWarnings,
  inkOn,
  readableOn,
  themeVariables,
  withKit,
} from './theme-variables.ts'

test.each([
  ['#ffe000', '#ffffff'],
  ['#00585c', '#12181b'],
  ['#888888', '#808080'],
  ['#000000', '#ffffff'],
  ['#ff0000', '#ff0001'],
])('%s becomes readable on %s', (color, ground) => {
  expect(wcagContrast(readableOn(color, ground), ground)).toBeGreaterThanOrEqual(CONTRAST_MIN)
})

test('a color that reads is left alone', () => {
  expect(readableOn('#00585c', '#ffffff')).toBe('#00585c')
})

test.each(['#ffe000', '#00585c', '#c0392b', '#777777'])(
  'words on a button of %s can be read',
  color => {
    expect(wcagContrast(inkOn(color), color)).toBeGreaterThanOrEqual(4.4)
  },
)

test('the product’s own theme warns of nothing; a pale one says which pair and what would do', () => {
  expect(contrastWarnings(DEFAULT_THEME)).toEqual([])
  const [warning, ...others] = contrastWarnings({ ...DEFAULT_THEME, primaryColor: '#f4c542' })
  expect(others).toEqual([])
  expect(warning).toMatchObject({
    what: 'Primary color as a link on the background',
    color: '#f4c542',
  })
  expect(wcagContrast(warning!.suggestion, warning!.ground)).toBeGreaterThanOrEqual(CONTRAST_MIN)
})

test('a client’s kit changes what it names of the agency’s theme', () => {
  const theme = withKit(DEFAULT_THEME, {
    primary_color: '#7a1f1f',
    secondary_color: null,
    accent_color: null,
    font_family: 'Georgia',
    logo_url: null,
  })
  expect(theme).toMatchObject({
    primaryColor: '#7a1f1f',
    secondaryColor: DEFAULT_THEME.secondaryColor,
    fonts: { heading: 'Georgia', body: 'Georgia', mono: 'System mono' },
  })
})

test.each([
  ['none', '0'],
  ['sm', '0.125rem'],
  ['md', '0.375rem'],
  ['lg', '0.5rem'],
  ['xl', '1rem'],
] as const)('radius %s is %s', (borderRadius, length) => {
  expect(themeVariables({ ...DEFAULT_THEME, borderRadius })).toMatchObject({ '--corner': length })
})
