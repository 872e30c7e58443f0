import { expect, test } from 'vitest'
import { clientCrumbs, crumbsFor } from './breadcrumbs.ts'
import type { ScreenRow } from './screen-row.ts'
import { screens } from './screens.ts'

const rowOf = (path: string): ScreenRow => screens.find(row => row.path === path)!
const output = rowOf('/clients/:clientSlug/outputs/:outputId')

test('parents keep the address that was really opened', () => {
  expect(
    crumbsFor(screens, rowOf('/campaigns/:campaignId/edit'), '/campaigns/7/edit', null),
  ).toEqual([
    { label: 'Dashboard', to: '/dashboard' },
    { label: 'Campaigns', to: '/campaigns' },
    { label: 'Campaign', to: '/campaigns/7' },
    { label: 'Edit' },
  ])
})

test('the dashboard stands alone', () => {
  expect(crumbsFor(screens, rowOf('/dashboard'), '/dashboard', null)).toEqual([
    { label: 'Dashboard' },
  ])
})

test('a part of an area leads to its area, wherever its address lies', () => {
  const profile = rowOf('/business-profile')
  expect(crumbsFor(screens, profile, '/business-profile', null)).toEqual([
    { label: 'Dashboard', to: '/dashboard' },
    { label: 'Settings', to: '/settings' },
    { label: 'Business profile' },
  ])
  const parts = screens.filter(row => row.partOf !== undefined)
  expect(parts.filter(row => !rowOf(row.partOf!)).map(row => row.path)).toEqual([])
})

test('inside a client the way begins at the agency, and the client has its name', () => {
  const above = [
    { label: 'Agency Overview', to: '/dashboard' },
    { label: 'Clients', to: '/clients' },
  ]
  const at = '/clients/harbour/outputs/7'
  expect(clientCrumbs(screens, output, at, 'SWOT of Harbour', 'Harbour Dental')).toEqual([
    ...above,
    { label: 'Harbour Dental', to: '/clients/harbour' },
    { label: 'Outputs', to: '/clients/harbour/outputs' },
    { label: 'SWOT of Harbour' },
  ])
  const client = rowOf('/clients/:clientSlug')
  expect(clientCrumbs(screens, client, '/clients/harbour', null, 'Harbour Dental')).toEqual([
    ...above,
    { label: 'Harbour Dental' },
  ])
})

test('a crumb above is called by the screen that names its address, and not by the pattern', () => {
  const session = screens.find(({ path }) => path.endsWith('/:mode/session/:sessionId'))!
  const address = session.path.replace(':mode', 'guided').replace(':sessionId', '7')
  const labels = crumbsFor(screens, session, address, 'Plan').map(({ label }) => label)
  expect(labels.slice(-3)).toEqual(['Marketing Strategy', 'Marketing Strategy, guided', 'Plan'])
})
