import { expect, test } from 'vitest'
import { destinationAfterSignIn, lacksOrganization, redirectFor, type Visitor } from './guard.ts'

const owner: Visitor = {
  needsOnboarding: false,
  skippedOnboarding: false,
  needsSecondFactor: false,
  organizationType: 'SME',
  roles: ['sme_owner'],
  abilities: ['members.manage'],
}
const operator: Visitor = {
  ...owner,
  organizationType: null,
  roles: [],
  abilities: ['platform.operate'],
}
const ask = (
  audience: Parameters<typeof redirectFor>[0]['audience'],
  visitor: Visitor | null,
  target = '/strategy?tool=swot',
) => redirectFor({ audience, target, visitor })

test('a signed-out visitor of a protected page signs in and comes back to it', () => {
  const login = ask('signed-in', null)
  expect(login).toBe('/login?next=%2Fstrategy%3Ftool%3Dswot')
  expect(destinationAfterSignIn(new URL(login ?? '', 'http://x').searchParams.get('next'))).toBe(
    '/strategy?tool=swot',
  )
  expect(ask('signed-in', null, '/dashboard')).toBe('/login')
  expect(ask('signed-in', null, '/mfa-verify')).toBe('/login')
})

test('only addresses of this site are places to come back to', () => {
  for (const next of [
    null,
    '',
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/login?next=/x',
    '/mfa-verify',
    '/logout',
    '/',
  ])
    expect(destinationAfterSignIn(next)).toBe('/dashboard')
})

test('signed-in people skip the public pages, unless the second factor is still due', () => {
  expect(ask('public', owner)).toBe('/dashboard')
  expect(ask('public', { ...owner, needsSecondFactor: true })).toBeNull()
  expect(ask('any', owner)).toBeNull()
})

test('second factor comes before onboarding, onboarding before the organization type', () => {
  const all = { ...owner, needsSecondFactor: true, needsOnboarding: true }
  expect(ask('agency', all)).toBe('/mfa-verify')
  expect(ask('agency', { ...all, needsSecondFactor: false })).toBe('/onboarding/business-context')
  expect(ask('agency', owner)).toBe('/dashboard')
  expect(ask('agency', { ...owner, organizationType: 'agency' })).toBeNull()
})

test('skipping holds, onboarding pages stay open, and guests are not asked', () => {
  expect(ask('signed-in', { ...owner, needsOnboarding: true, skippedOnboarding: true })).toBeNull()
  expect(ask('onboarding', { ...owner, needsOnboarding: true })).toBeNull()
  expect(
    redirectFor({
      audience: 'signed-in',
      guests: true,
      target: '/portal',
      visitor: { ...owner, needsOnboarding: true, roles: ['Client_Viewer'] },
    }),
  ).toBeNull()
  expect(ask('signed-in', { ...owner, needsOnboarding: true, roles: ['guest', 'sme_owner'] })).toBe(
    '/onboarding/business-context',
  )
})

test('guests of a client have the portal and their own account, and nothing else', () => {
  const guest = {
    ...owner,
    roles: ['guest', 'Client_Viewer'],
    abilities: ['campaigns.view', 'portal.view'] as const,
  }
  expect(ask('signed-in', guest, '/campaigns')).toBe('/dashboard')
  expect(
    redirectFor({ audience: 'signed-in', guests: true, target: '/profile', visitor: guest }),
  ).toBeNull()
  expect(ask('signed-in', { ...guest, roles: ['guest', 'agency_owner'] }, '/campaigns')).toBeNull()
})

test('operator pages are for operators, who without an organization land on their desk', () => {
  expect(ask('operator', owner, '/operator/mail')).toBe('/dashboard')
  expect(ask('operator', operator, '/operator/mail')).toBeNull()
  expect(ask('signed-in', operator, '/dashboard')).toBe('/operator/invitations')
  expect(ask('signed-in', operator, '/profile')).toBeNull()
  expect(ask('signed-in', { ...operator, organizationType: 'SME' }, '/dashboard')).toBeNull()
})

test('a row may ask for an ability', () => {
  const row = (needs: Visitor['abilities'][number]) =>
    redirectFor({ audience: 'signed-in', target: '/settings/team', visitor: owner, needs })
  expect(row('members.manage')).toBeNull()
  expect(row('team.manage')).toBe('/dashboard')
})

test('a person of no organization is not asked about a business', () => {
  expect(
    ask('signed-in', { ...owner, organizationType: null, roles: [], needsOnboarding: true }),
  ).toBeNull()
})

test('a link from a mail opens for signed-in people too', () => {
  const open = (target: string) =>
    redirectFor({ audience: 'public', openWith: 'token', target, visitor: owner })
  expect(open('/email-confirmation?email=a@b.example&token=x')).toBeNull()
  expect(open('/email-confirmation?email=token')).toBe('/dashboard')
})

test('only pages that say so open for people of no organization', () => {
  const nobody: Visitor = { ...owner, organizationType: null, roles: [], abilities: [] }
  expect(lacksOrganization({ audience: 'signed-in' }, nobody)).toBe(true)
  expect(lacksOrganization({ audience: 'signed-in', alone: true }, nobody)).toBe(false)
  expect(lacksOrganization({ audience: 'operator' }, operator)).toBe(false)
  expect(lacksOrganization({ audience: 'signed-in' }, owner)).toBe(false)
})
