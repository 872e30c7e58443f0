import type { Ability } from '@sextant/contracts/abilities'
import { expect, test } from 'vitest'
import { screens } from '../../shell/screens.ts'
import { settingsPages } from './settings-pages.ts'

const everywhere = () => true
const labels = (type: 'SME' | 'AGENCY' | null, ...abilities: Ability[]) =>
  settingsPages({ type, can: ability => abilities.includes(ability) }, everywhere).map(
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
    'What we know',
    'Brand guidelines',
    'Learning history',
    'White label',
    'Team',
    'Workspace',
    'Integrations',
    'What was sent',
    'Billing',
    'Audit log',
  ])
  expect(labels('AGENCY')).toEqual(['Profile', 'Notifications', 'Workspace'])
  expect(labels('SME', ...everything)).toEqual([
    'Profile',
    'Notifications',
    'Business profile',
    'What we know',
    'Brand guidelines',
    'Learning history',
    'Workspace',
    'Integrations',
    'What was sent',
    'Billing',
    'Audit log',
  ])
  expect(labels(null, 'work.view')).toEqual(['Profile'])
})

test('a page that refuses is not offered to whom it refuses', () => {
  for (const type of ['AGENCY', 'SME'] as const)
    for (const page of settingsPages({ type, can: () => true }, everywhere)) {
      const row = screens.find(screen => screen.path === page.to)
      expect(row, page.to).toBeDefined()
      if (row?.needs) expect(row.needs, page.to).toBe(page.needs)
      if (row?.audience === 'agency') expect(page.only, page.to).toBe('AGENCY')
    }
})

test('everything under /settings is found from the settings', () => {
  const offered = new Set(
    (['AGENCY', 'SME'] as const).flatMap(type =>
      settingsPages({ type, can: () => true }, everywhere).map(({ to }) => to),
    ),
  )
  const pages = screens.map(row => row.path).filter(path => path.startsWith('/settings/'))
  expect(pages.filter(path => !offered.has(path))).toEqual([])
})
