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
