import { expect, test } from 'vitest'
import { movedScreens } from './index.ts'

test.each([
  ['/agents/*', '/agents/strategy', '/strategy'],
  ['/agents/*', '/agents/strategy/session/7?from=mail', '/strategy/session/7?from=mail'],
  ['/agents/*', '/agents/content/tool/subject-lines', '/content/tool/subject-lines'],
  ['/agents/*', '/agents', '/dashboard'],
  ['/agents/*', '/agents//evil.example', '/evil.example'],
  ['/intelligence/learning-history', '/intelligence/learning-history', '/learning-history'],
])('%s: %s leads to %s', (path, address, target) => {
  const row = movedScreens.find(screen => screen.path === path)
  expect(row?.redirect?.({ signedIn: true, address })).toBe(target)
})

test('inside a client the address of Quick Start at home leads to the client’s own', () => {
  const row = movedScreens.find(({ path }) => path === '/clients/:clientSlug/quick-start')
  expect(row?.redirect?.({ signedIn: true, address: '/clients/old-mill/quick-start' })).toBe(
    '/clients/old-mill/agents/quick-start',
  )
})
