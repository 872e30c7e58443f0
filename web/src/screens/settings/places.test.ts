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
  expect(labels('AGENCY', 'work.view', 'organization.manage', 'team.manage', 'audit.view')).toEqual(
    [
      'Profile',
      'Notifications',
      'Workspace',
      'Team',
      'Learning history',
      'Integrations',
      'Billing',
      'Audit log',
    ],
  )
  expect(labels('AGENCY')).toEqual(['Profile', 'Notifications', 'Workspace'])
  expect(labels('SME', 'work.view', 'members.manage')).toEqual([
    'Profile',
    'Notifications',
    'Workspace',
    'Learning history',
    'Integrations',
  ])
  expect(labels(null)).toEqual(['Profile'])
})

test('a page that needs an ability is guarded by the same ability', () => {
  const shown = settingsPlaces({ type: 'AGENCY', can: () => true }, everywhere)
  for (const place of shown.filter(({ needs }) => needs))
    expect(screens.find(row => row.path === place.to)?.needs, place.to).toBe(place.needs)
})
