import { afterEach, expect, test, vi } from 'vitest'
import { submitRequest } from './submit-request.ts'

const REQUEST = {
  email: 'a@b.example',
  companyName: 'AB',
  organizationType: 'SME' as const,
  useCase: null,
  referralSource: null,
}
const ready = (token: () => Promise<string>) => ({ state: 'ready' as const, token })
const answering = (status: number, body: unknown) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(Response.json(body, { status }))),
  )
afterEach(() => vi.unstubAllGlobals())

test('the token is asked for with its action and travels without a bearer token', async () => {
  answering(200, { success: true })
  const token = vi.fn(() => Promise.resolve('proof'))
  expect(await submitRequest(REQUEST, ready(token))).toBeNull()
  expect(token).toHaveBeenCalledWith('submit_invitation')
  const [, init] = vi.mocked(fetch).mock.calls[0]!
  expect(JSON.parse(init!.body as string)).toEqual({ ...REQUEST, recaptchaToken: 'proof' })
  expect(new Headers(init!.headers).has('authorization')).toBe(false)
})

test('each failure has its sentence', async () => {
  const proof = ready(() => Promise.resolve('proof'))
  expect(await submitRequest(REQUEST, { state: 'loading' })).toEqual({
    title: 'Security validation is loading. Please wait a moment and try again.',
  })
  expect(
    await submitRequest(
      REQUEST,
      ready(() => Promise.reject(new Error('reCAPTCHA validation failed. Please try again.'))),
    ),
  ).toEqual({
    title: 'Security validation failed. Please refresh the page and try again...',
    reason: 'reCAPTCHA validation failed. Please try again.',
  })
  expect(
    await submitRequest(
      REQUEST,
      ready(() => Promise.resolve('')),
    ),
  ).toEqual({ title: 'Security validation failed. Please try again.' })
  answering(422, { success: false, detail: 'What the server says' })
  expect(await submitRequest(REQUEST, proof)).toEqual({ title: 'What the server says' })
  answering(200, { success: false })
  expect(await submitRequest(REQUEST, proof)).toEqual({
    title: 'Unable to submit your request. Please try again or contact us...',
  })
  answering(500, { code: 'INTERNAL_SERVER_ERROR' })
  expect(await submitRequest(REQUEST, proof)).toEqual({
    title: 'Unable to submit your request. Please try again or contact us...',
  })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  expect(await submitRequest(REQUEST, proof)).toEqual({
    title: 'An unexpected error occurred. Please try again or contact us directly...',
  })
})
