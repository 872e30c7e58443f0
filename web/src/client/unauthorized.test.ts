import { expect, test } from 'vitest'
import { endsSession } from './unauthorized.ts'

test.each([
  ['a refused token on a protected page', 401, true, '/dashboard', true],
  ['an anonymous call (slug preview)', 401, false, '/strategy', false],
  ['a wrong password on the login page', 401, true, '/login', false],
  ['sign-up', 401, true, '/signup', false],
  ['onboarding, which shows its own error', 401, true, '/onboarding/business-context', false],
  ['the same with a trailing slash', 401, true, '/onboarding/business-context/', false],
  ['other onboarding pages', 401, true, '/onboarding/preferences', true],
  ['the root', 401, true, '/', true],
  ['forbidden is not signed out', 403, true, '/dashboard', false],
  ['a failing server is not signed out', 500, true, '/dashboard', false],
])('%s', (_, status, carriedToken, pathname, ends) => {
  expect(endsSession({ status, carriedToken, pathname })).toBe(ends)
})
