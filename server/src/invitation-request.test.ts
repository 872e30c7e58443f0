import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { asOwner } from '@sextant/database/as-owner'
import type { BotCheckOffer } from '@sextant/contracts/invitations/routes'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAltchaChallenge } from './platform/bot-check/altcha.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

const AUTH_SECRET = 'the-secret-of-the-invitation-tests-1'
const REQUEST = {
  email: 'stranger@shop.example',
  companyName: 'Stranger & Daughter',
  organizationType: 'SME',
  useCase: 'Choose between two towns',
  referralSource: 'A friend',
}
const FAILED = {
  success: false,
  code: 'BOT_CHECK_FAILED',
  detail: 'Security validation failed. Please try again.',
}
type Challenge = Extract<BotCheckOffer, { kind: 'altcha' }>['challenge']

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ AUTH_SECRET })
})
afterAll(() => server.close())

const offer = async (at: TestServer = server): Promise<Challenge> => {
  const { body } = await at.call<BotCheckOffer>('GET', '/api/v1/bot-check')
  if (body.kind !== 'altcha') throw new Error('another check is in force')
  return body.challenge
}
const solve = async (challenge: Challenge): Promise<string> => {
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}
const ask = (recaptchaToken: unknown, more: object = {}, at: TestServer = server) =>
  at.call<{ success: boolean; detail?: string }>('POST', '/api/v1/invitations/request', {
    ...REQUEST,
    recaptchaToken,
    ...more,
  })
const onRecord = () =>
  asOwner(
    server.database,
    async client =>
      (
        await client.query<Record<string, string | null>>(
          'select email, company_name, organization_type, use_case, referral_source from public.invitation_requests order by email',
        )
      ).rows,
  )

test('a request with a solved challenge is put on record once, its email normalised, and a second one hears the same', async () => {
  const first = await ask(await solve(await offer()), { email: '  Stranger@Shop.EXAMPLE ' })
  const second = await ask(await solve(await offer()), {
    companyName: 'Another name',
    useCase: '  ',
    referralSource: null,
  })
  expect([first.status, first.body]).toEqual([200, { success: true }])
  expect([second.status, second.body]).toEqual([first.status, first.body])
  expect((await onRecord()).map(row => row.email)).toEqual(['stranger@shop.example'])
})

test('blank answers are stored as none', async () => {
  await ask(await solve(await offer()), {
    email: 'blank@shop.example',
    useCase: '   ',
    referralSource: '',
  })
  expect((await onRecord()).find(row => row.email === 'blank@shop.example')).toMatchObject({
    use_case: null,
    referral_source: null,
  })
})

test('a solution works once, also when it is sent twice at the same moment', async () => {
  const token = await solve(await offer())
  const both = await Promise.all([
    ask(token, { email: 'one@shop.example' }),
    ask(token, { email: 'two@shop.example' }),
  ])
  expect(both.map(answer => answer.status).sort()).toEqual([200, 422])
  expect(await ask(token, { email: 'three@shop.example' })).toMatchObject({
    status: 422,
    body: FAILED,
  })
  expect((await onRecord()).filter(row => /^(one|two|three)@/.test(row.email!))).toHaveLength(1)
})

test('an expired, a foreign, an altered, a wrong, a missing and an unreadable solution are refused alike', async () => {
  const good = await offer()
  const reword = (
    token: string,
    change: (proof: {
      challenge: Challenge
      solution: { counter: number; derivedKey: string }
    }) => void,
  ): string => {
    const proof = JSON.parse(Buffer.from(token, 'base64').toString()) as Parameters<
      typeof change
    >[0]
    change(proof)
    return Buffer.from(JSON.stringify(proof)).toString('base64')
  }
  const expired = await createAltchaChallenge(AUTH_SECRET, new Date(Date.now() - 2_000))
  const solved = await solve(good)
  const tokens = [
    await solve(expired),
    reword(await solve(expired), proof => {
      proof.challenge.parameters.expiresAt += 3_600
    }),
    await solve(
      await createAltchaChallenge(
        'some-other-secret-of-32-characters!!',
        new Date(Date.now() + 60_000),
      ),
    ),
    reword(solved, proof => {
      proof.solution.derivedKey = '00'.repeat(32)
    }),
    reword(solved, proof => {
      proof.challenge.parameters.cost = 1
    }),
    '',
    'not base64 at all ~',
    Buffer.from('{"challenge":{}}').toString('base64'),
    Buffer.from('[]').toString('base64'),
  ]
  for (const token of tokens)
    expect(await ask(token, { email: 'robot@shop.example' })).toMatchObject({
      status: 422,
      body: FAILED,
    })
  expect((await onRecord()).some(row => row.email === 'robot@shop.example')).toBe(false)
})

test.each([
  [{ email: '' }, 'Email is required'],
  [{ email: 'no address' }, 'Please enter a valid email address'],
  [{ companyName: '  ' }, 'Company name is required'],
  [{ companyName: 'X' }, 'Company name must be at least 2 characters'],
  [{ useCase: 'x'.repeat(501) }, 'Please keep your message under 500 characters'],
  [{ recaptchaToken: undefined }, 'Security validation failed. Please try again.'],
])('%o is refused with its reason and in the form of every error', async (wrong, detail) => {
  expect(await ask('any', wrong)).toMatchObject({
    status: 400,
    body: { success: false, detail, code: 'BAD_REQUEST' },
  })
})

test('exactly 500 characters are allowed', async () => {
  expect(
    (
      await ask(await solve(await offer()), {
        email: 'long@shop.example',
        useCase: 'x'.repeat(500),
      })
    ).status,
  ).toBe(200)
})

test('one address is slowed down, and one email is taken a few times a day with the same answer', async () => {
  const guarded = await startTestServer({ AUTH_SECRET, RATE_LIMITS: 'on' })
  const statuses: number[] = []
  for (let n = 0; n < 5; n += 1)
    statuses.push((await ask(await solve(await offer(guarded)), {}, guarded)).status)
  for (let n = 0; n < 6; n += 1)
    statuses.push((await ask('nothing', { email: `other-${n}@shop.example` }, guarded)).status)
  const last = await ask('nothing', {}, guarded)
  await guarded.close()
  expect(statuses).toEqual([200, 200, 200, 200, 200, 422, 422, 422, 422, 422, 429])
  expect(last).toMatchObject({
    status: 429,
    body: {
      success: false,
      code: 'TOO_MANY_REQUESTS',
      detail: expect.stringMatching(/^Too many requests. Try again in \d+ /) as string,
    },
  })
})

test.runIf(process.env.TEST_DATABASE_URL)(
  'two processes share what was counted and what was used',
  async () => {
    const first = await startTestServer({ AUTH_SECRET, RATE_LIMITS: 'on' })
    const second = await first.another()
    const elsewhere = (body: object) =>
      fetch(`${second.address}/api/v1/invitations/request`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...REQUEST, ...body }),
      })
    const token = await solve(await offer(first))
    expect((await ask(token, {}, first)).status).toBe(200)
    expect((await elsewhere({ recaptchaToken: token })).status).toBe(422)
    for (let n = 0; n < 8; n += 1) await ask('nothing', {}, first)
    expect((await elsewhere({ recaptchaToken: 'nothing' })).status).toBe(429)
    await second.close()
    await first.close()
  },
)

test('with its keys set reCAPTCHA Enterprise judges: token, action and score; a silent service lets nobody through', async () => {
  const asked: { path: string; key: string | undefined; event: Record<string, string> }[] = []
  const verifier = createServer((request, response) => {
    let text = ''
    request.on('data', chunk => {
      text += String(chunk)
    })
    request.on('end', () => {
      const { event } = JSON.parse(text) as { event: Record<string, string> }
      asked.push({
        path: request.url ?? '',
        key: request.headers['x-goog-api-key'] as string | undefined,
        event,
      })
      if (event.token === 'broken') return response.writeHead(500).end()
      const action = event.token === 'elsewhere' ? 'login' : 'submit_invitation'
      response.writeHead(200, { 'content-type': 'application/json' }).end(
        JSON.stringify({
          tokenProperties: { valid: event.token !== 'invalid', action },
          riskAnalysis: { score: event.token === 'robot' ? 0.1 : 0.9 },
        }),
      )
    })
  })
  await new Promise<void>(resolve => {
    verifier.listen(0, '127.0.0.1', resolve)
  })
  const { port } = verifier.address() as AddressInfo
  const guarded = await startTestServer({
    AUTH_SECRET,
    RECAPTCHA_SITE_KEY: 'site',
    RECAPTCHA_PROJECT_ID: 'project',
    RECAPTCHA_API_KEY: 'secret-key',
    RECAPTCHA_BASE_URL: `http://127.0.0.1:${port}`,
  })
  expect((await guarded.call('GET', '/api/v1/bot-check')).body).toEqual({
    kind: 'recaptcha',
    siteKey: 'site',
  })
  const policy = (await guarded.call('GET', '/')).headers.get('content-security-policy')
  const verdicts: Record<string, number> = {}
  for (const token of ['person', 'invalid', 'elsewhere', 'robot', 'broken', ''])
    verdicts[token] = (await ask(token, {}, guarded)).status
  await guarded.close()
  verifier.close()
  expect(verdicts).toEqual({
    person: 200,
    invalid: 422,
    elsewhere: 422,
    robot: 422,
    broken: 422,
    '': 422,
  })
  expect(asked[0]).toMatchObject({
    path: '/v1/projects/project/assessments',
    key: 'secret-key',
    event: { token: 'person', siteKey: 'site', expectedAction: 'submit_invitation' },
  })
  expect(policy).toContain('https://www.google.com/recaptcha/')
  expect((await server.call('GET', '/')).headers.get('content-security-policy')).not.toContain(
    'google',
  )
})

test('half a set of reCAPTCHA keys ends the start and names what is missing', async () => {
  await expect(
    startTestServer({ AUTH_SECRET, RECAPTCHA_SITE_KEY: 'site', RECAPTCHA_API_KEY: 'key' }),
  ).rejects.toThrow(/RECAPTCHA_PROJECT_ID/)
})
