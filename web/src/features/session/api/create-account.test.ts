import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAccount, signUpFailure } from './create-account.ts'
import type { SignUp } from './sign-up.ts'

vi.mock('@/client/api.ts', () => ({ api: {} }))
const invited = vi.hoisted(() => vi.fn<(email: string) => Promise<boolean>>())
const marked = vi.hoisted(() => vi.fn<(email: string, userId: string) => Promise<void>>())
vi.mock('./is-email-invited.ts', () => ({ isInvited: invited }))
vi.mock('./mark-invite-used.ts', () => ({ markInviteUsed: marked }))

const product = { name: 'Sextant', contact: 'hello@sextant.example' }
const create = (account: SignUp) => createAccount(account, product)
const failureOf = (account: SignUp) =>
  create(account).then(
    () => null,
    (error: unknown) => signUpFailure(error, product),
  )
const founding = {
  email: 'rosa@shop.example',
  password: 'Demo-Pass-2025',
  organizationName: 'Rosa’s',
  organizationType: 'SME',
  slug: null,
  invitationKey: null,
} as const
const kept = new Map<string, string>()
const sent: Record<string, unknown>[] = []
let answer: () => Response

beforeEach(() => {
  kept.clear()
  sent.length = 0
  invited.mockResolvedValue(true)
  answer = () => Response.json({ token: null, user: { id: 'u1' } })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  vi.stubGlobal('window', {
    location: { origin: 'https://sextant.example', protocol: 'https:', pathname: '/signup' },
  })
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push((await request.json()) as Record<string, unknown>)
    return answer()
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

test('a founding member: checked, created, marked as used, with or without a session', async () => {
  await expect(create(founding)).resolves.toEqual({ session: false })
  expect(sent[0]).toMatchObject({
    email: 'rosa@shop.example',
    name: 'rosa',
    organization_name: 'Rosa’s',
    organization_type: 'SME',
  })
  expect(marked).toHaveBeenCalledWith('rosa@shop.example', 'u1')
  answer = () => Response.json({ token: 't', user: { id: 'u1' } })
  await expect(create(founding)).resolves.toEqual({ session: true })
  expect(kept.get('auth_token')).toBe('t')
})

test('a teammate: no whitelist, no organization, and nothing kept for onboarding', async () => {
  await create({ email: 'ana@shop.example', password: 'Demo-Pass-2025', invitation: 'team-token' })
  expect(invited).not.toHaveBeenCalled()
  expect(marked).not.toHaveBeenCalled()
  expect(sent[0]).toMatchObject({ invitation_token: 'team-token' })
  expect(Object.keys(sent[0]!)).not.toContain('organization_name')
  expect(kept.has('signup_organization_name')).toBe(false)
})

test('refusals come back as sentences', async () => {
  invited.mockResolvedValueOnce(false)
  await expect(failureOf(founding)).resolves.toBe(
    'This email is not whitelisted for the Founding Member Program. Sextant is invitation-only. Please contact us at hello@sextant.example or request an invitation.',
  )
  invited.mockRejectedValueOnce(new Error('offline'))
  await expect(failureOf(founding)).resolves.toBe(
    'Unable to verify invite status. Please try again or contact support.',
  )
  expect(sent).toEqual([])

  answer = () => Response.json({ token: null, user: null })
  await expect(failureOf(founding)).resolves.toBe('Failed to create user account')
  answer = () =>
    Response.json({ code: 'USER_ALREADY_EXISTS', message: 'User already exists' }, { status: 422 })
  await expect(failureOf(founding)).resolves.toBe('User already exists')
  answer = () => {
    throw new TypeError('offline')
  }
  await expect(failureOf(founding)).resolves.toBe('An unexpected error occurred during signup')
})
