import { expect, test } from 'vitest'
import { clientCrumbs, crumbsFor } from './breadcrumbs.ts'
import type { ScreenRow } from './screen-row.ts'

const load = () => Promise.reject(new Error('not loaded in tests'))
const row = (path: string, title: string): ScreenRow => ({
  path,
  title,
  audience: 'signed-in',
  load,
})
const rows = [
  row('/dashboard', 'Dashboard'),
  row('/clients', 'Clients'),
  row('/clients/:clientSlug', 'Client'),
  row('/clients/:clientSlug/outputs/:outputId', 'Output'),
  row('/strategy', 'Strategy'),
]

test('parents keep the address that was really opened', () => {
  const output = rows[3]
  expect(
    output && crumbsFor(rows, output, '/clients/harbour/outputs/7', 'SWOT of Harbour'),
  ).toEqual([
    { label: 'Dashboard', to: '/dashboard' },
    { label: 'Clients', to: '/clients' },
    { label: 'Client', to: '/clients/harbour' },
    { label: 'SWOT of Harbour' },
  ])
})

test('the dashboard stands alone', () => {
  const dashboard = rows[0]
  expect(dashboard && crumbsFor(rows, dashboard, '/dashboard', null)).toEqual([
    { label: 'Dashboard' },
  ])
})

test('inside a client the way begins at the list of clients, and the client has its name', () => {
  const [, , client, output] = rows
  expect(
    output &&
      clientCrumbs(rows, output, '/clients/harbour/outputs/7', 'SWOT of Harbour', 'Harbour Dental'),
  ).toEqual([
    { label: 'Clients', to: '/clients' },
    { label: 'Harbour Dental', to: '/clients/harbour' },
    { label: 'SWOT of Harbour' },
  ])
  expect(client && clientCrumbs(rows, client, '/clients/harbour', null, 'Harbour Dental')).toEqual([
    { label: 'Clients', to: '/clients' },
    { label: 'Harbour Dental' },
  ])
})
