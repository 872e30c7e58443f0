import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { changePassword } from './change-password.ts'

vi.mock('virtual:api-contract', () => ({ contract: {}, caches: {} }))

let answer: () => Response
const kept = new Map<string, string>()
beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  vi.stubGlobal('window', {
    location: { origin: 'https://sextant.example', protocol: 'https:', pathname: '/profile' },
  })
  vi.stubGlobal('fetch', async () => answer())
})
afterEach(() => vi.unstubAllGlobals())
const refused = (status: number, code: string) => () =>
  Response.json({ code, message: 'No' }, { status })

test('each refusal has its sentence, and a step-up stays recognisable', async () => {
  answer = refused(400, 'INVALID_PASSWORD')
  await expect(changePassword({ currentPassword: 'a', newPassword: 'b' })).rejects.toThrow(
    'Current password is incorrect',
  )
  answer = refused(400, 'PASSWORD_TOO_SHORT')
  await expect(changePassword({ currentPassword: 'a', newPassword: 'b' })).rejects.toThrow(
    'Failed to change password',
  )
  answer = () => {
    throw new TypeError('offline')
  }
  await expect(changePassword({ currentPassword: 'a', newPassword: 'b' })).rejects.toThrow(
    'Failed to change password',
  )
  answer = refused(403, 'STEP_UP_REQUIRED')
  await expect(changePassword({ currentPassword: 'a', newPassword: 'b' })).rejects.toMatchObject({
    code: 'STEP_UP_REQUIRED',
  })
})

test('the session that comes with the new password is kept', async () => {
  answer = () => Response.json({ token: 'fresh' })
  await changePassword({ currentPassword: 'a', newPassword: 'b' })
  expect(kept.get('auth_token')).toBe('fresh')
})
