import { expect, test } from 'vitest'
import { dashboardKind } from './dashboard-kind.ts'

test.each([
  [null, ['sme_owner'], 'none'],
  ['SME', ['sme_owner'], 'sme'],
  ['SME', [], 'sme'],
  ['agency', ['agency_owner'], 'agency'],
  ['AGENCY', ['Client_Stakeholder'], 'stakeholder'],
  ['AGENCY', ['VIEWER', 'client_collaborator'], 'stakeholder'],
  ['AGENCY', ['viewer', 'agency_owner'], 'agency'],
  ['AGENCY', ['guest'], 'portal'],
  ['AGENCY', ['guest', 'viewer'], 'stakeholder'],
])('%s with %j gets %s', (type, roles, kind) => expect(dashboardKind(type, roles)).toBe(kind))

test.each([
  ['AGENCY', ['agency_owner'], 'client'],
  // Least privilege first: a slug in the address opens no more than the role does.
  ['AGENCY', ['client_stakeholder'], 'stakeholder'],
  ['AGENCY', ['guest'], 'portal'],
  ['SME', ['sme_owner'], 'sme'],
  [null, ['agency_owner'], 'none'],
])('with a client in the address, %s with %j gets %s', (type, roles, kind) =>
  expect(dashboardKind(type, roles, 'harbour-dental')).toBe(kind),
)
