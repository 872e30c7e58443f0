import { expect, test } from 'vitest'
import { isBareName } from './bare-name.ts'

test.each([
  'kr',
  'DKK',
  'the soles',
  'lari',
  'zlotys',
  'kg',
  'kilograms',
  'D',
  'S/',
  '€',
  '4',
  '40 kg',
  '2,500',
  '%',
  'hours',
])('“%s” names nothing', label => {
  expect(isBareName(label)).toBe(true)
})

test.each([
  'orders',
  'income',
  'repairs',
  '3D prints',
  'kg of kelp',
  'hours of the fitter',
  'IT',
  'A4 prints',
  'cash',
  'rent',
])('“%s” names something', label => {
  expect(isBareName(label)).toBe(false)
})
