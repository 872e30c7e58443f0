import type { Ability } from '@sextant/contracts/abilities'
import { expect, test } from 'vitest'
import { screens } from '../../shell/screens.ts'
import { settingsPlaces } from './places.ts'

const everywhere = () => true
const labels = (type: 'SME' | 'AGENCY' | null, ...abilities: Ability[]) =>
  settingsPlaces({ type, can: ability => abilities.includes(ability) }, everywhere).map(
    ({ label }) => label,
  )

test('who sees which page', () => {
  const everything = [
    'work.view',
    'organization.manage',
    'team.manage',
    'audit.view',
    'branding.manage',
  ] as const
  expect(labels('AGENCY', ...everything)).toEqual([
    'Profile',
    'Notifications',
    'Business profile',
    'Learning history',
    'White label',
    'Team',
    'Workspace',
    'Integrations',
    'Billing',
    'Audit log',
  ])
  expect(labels('AGENCY')).toEqual(['Profile', 'Notifications', 'Workspace'])
  expect(labels('SME', ...everything)).toEqual([
    'Profile',
    'Notifications',
    'Business profile',
    'Learning history',
    'Workspace',
    'Integrations',
    'Billing',
    'Audit log',
  ])
  expect(labels(null, 'work.view')).toEqual(['Profile'])
})

test('a page that refuses is not offered to whom it refuses', () => {
  for (const type of ['AGENCY', 'SME'] as const)
    for (const place of settingsPlaces({ type, can: () => true }, everywhere)) {
      const row = screens.find(screen => screen.path === place.to)
      expect(row, place.to).toBeDefined()
      if (row?.needs) expect(row.needs, place.to).toBe(place.needs)
      if (row?.audience === 'agency') expect(place.only, place.to).toBe('AGENCY')
    }
})

test('everything under /settings is found from the settings', () => {
  const offered = new Set(
    (['AGENCY', 'SME'] as const).flatMap(type =>
      settingsPlaces({ type, can: () => true }, everywhere).map(({ to }) => to),
    ),
  )
  const pages = screens.map(row => row.path).filter(path => path.startsWith('/settings/'))
  expect(pages.filter(path => !offered.has(path))).toEqual([])
})
