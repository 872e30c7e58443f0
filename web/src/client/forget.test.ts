import { expect, test, vi } from 'vitest'
import { forgetFetched, KEPT } from './forget.ts'

test('what somebody typed goes with them, though the page that kept it was not opened since', () => {
  const kept: Record<string, string> = { [`${KEPT}a form`]: 'mine', navigation: 'open' }
  Object.defineProperty(kept, 'removeItem', {
    value: (key: string) => Reflect.deleteProperty(kept, key),
  })
  vi.stubGlobal('sessionStorage', kept)
  forgetFetched()
  expect(Object.keys(kept)).toEqual(['navigation'])
})
