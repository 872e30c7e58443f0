import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type Behaviour,
  type Loopback,
  startLoopback,
} from '../server/src/testing/loopback-provider.ts'
import { openBrowser } from './browser.ts'
import { BAKERY, type Business, type CardRow, DENTIST, PAYROLL } from './businesses.ts'
import { mailTo } from './mailbox.ts'
import { type Product, startProduct } from './product.ts'
import { call, signIn, tokenOf, visit, type Visitor } from './visitor.ts'

const PASSWORD = 'Demo-Pass-2025'
let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

/** Opens the door: an invited email signs up through the form. */
async function signUp(page: Page, product: Product, business: Business): Promise<string> {
  // A journey that is tried again signs up anew.
  const name = business.organization.toLowerCase().replaceAll(/[^a-z]+/g, '-')
  const email = `${name}-${Date.now()}@people.example`
  product.invite(email)
  await page.goto(`${product.address}/signup`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password').fill(PASSWORD)
  await page.getByText('Passwords match!').waitFor()
  await page.getByLabel('Organization name').fill(business.organization)
  await page.getByText('Workspace address:').waitFor()
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await page.waitForURL(/email-confirmation|onboarding/)
  // Where mail can be read the address is confirmed first.
  if (page.url().includes('email-confirmation'))
    await page.goto((await mailTo(product, email, /^Confirm your email/)).links[0]!)
  return email
}

async function onboard(page: Page, business: Business): Promise<void> {
  await page.waitForURL('**/onboarding/business-context')
  await page
    .getByRole('heading', {
      level: 1,
      name: /^Welcome to .+! Let's set up your business context to personalize your AI experience\.$/,
    })
    .waitFor()
  await expect
    .poll(() => page.getByRole('button', { name: 'Save and continue' }).isDisabled())
    .toBe(true)
  await page.getByText('Please select both your industry and company size to continue').waitFor()
  await page.getByLabel('Industry').selectOption(business.industry)
  await page.getByLabel('Company size').selectOption(business.size)
  await page.getByLabel('Description').fill(business.description)
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await page.waitForURL('**/dashboard')
  await page.getByText('Start with Strategy').first().waitFor()
}

const card = (page: Page) => page.getByRole('form', { name: 'Your answer' })

type Asked = { messages: { question: { key: string; kind: string | null; n: number } | null }[] }

const sessionOf = <Answer>(page: Page, product: Product, token: string): Promise<Answer> => {
  const id = new URL(page.url()).pathname.split('/').at(-1)!
  return call<Answer>(product.address, token, 'GET', `/agent-sessions/${id}`)
}

/** Fills the rows of the open card. */
async function fillCard(page: Page, rows: readonly CardRow[]): Promise<void> {
  for (const [index, { name, fields = {}, sort }] of rows.entries()) {
    if (index > 0) await card(page).getByRole('button', { name: /^Add / }).click()
    const row = card(page)
      .getByRole('group')
      .filter({ has: page.getByRole('textbox') })
      .last()
    await row.getByRole('textbox').first().fill(name)
    for (const [label, value] of Object.entries(fields)) {
      const field = row.getByLabel(label, { exact: false }).first()
      if (!(await field.isVisible())) await row.getByRole('button', { name: /^More/ }).click()
      const isList = (await field.evaluate(element => element.tagName)) === 'SELECT'
      await (isList ? field.selectOption(value) : field.fill(value))
    }
    if (sort)
      await row
        .getByRole('radio', { name: new RegExp(`^${sort}`) })
        .first()
        .click()
  }
  await page.getByRole('button', { name: 'Answer', exact: true }).click()
}

/** Answers the agent's questions on their cards, or in words, until the deliverable is there; answers the kinds it was asked for. */
async function converse(
  page: Page,
  product: Product,
  token: string,
  business: Business,
): Promise<string[]> {
  const asked: string[] = []
  for (let turn = 0; turn < 9; turn += 1) {
    const session = await sessionOf<Asked & { outputs: unknown[] }>(page, product, token)
    if (session.outputs.length) break
    const question = session.messages.at(-1)!.question!
    await page.getByText(`Question ${question.n} of at most 7`).waitFor()
    asked.push(question.key)
    const rows = business.cards[question.kind ?? '']
    if (rows) await fillCard(page, rows)
    else await page.getByRole('button', { name: 'I don’t know' }).click()
    const count = session.messages.length
    await expect
      .poll(() => sessionOf<Asked & { run_status: string }>(page, product, token))
      .toSatisfy(
        (now: Asked & { run_status: string }) =>
          now.messages.length >= count + 2 && now.run_status === 'done',
      )
  }
  return asked
}

async function download(page: Page, format: string): Promise<Buffer> {
  await page.getByRole('button', { name: 'Export' }).first().click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: new RegExp(format) }).click(),
  ])
  const stream = await file.createReadStream()
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

const readiness = async (product: Product, token: string): Promise<number> => {
  const { organization } = await call<{ organization: { id: string } }>(
    product.address,
    token,
    'GET',
    '/me',
  )
  return (
    await call<{ readiness_score: number }>(
      product.address,
      token,
      'POST',
      '/rpc/get_intelligence_readiness',
      { p_org_id: organization.id },
    )
  ).readiness_score
}

/** From an empty dashboard to a deliverable that is edited, saved, exported and still there; then what was learned is used. */
async function mainJob(
  { page }: Visitor,
  product: Product,
  token: string,
  business: Business,
): Promise<void> {
  expect(await readiness(product, token)).toBe(0)
  await page.getByText('Start with Strategy').first().click()
  await page.waitForURL('**/strategy**')
  await page
    .getByRole('listitem')
    .filter({ hasText: 'SWOT' })
    .getByRole('button', { name: /^Start/ })
    .or(page.getByRole('button', { name: /Start.*SWOT/ }))
    .first()
    .click()
  await page.waitForURL('**/strategy/session/*')
  const asked = await converse(page, product, token, business)
  expect(asked.length).toBeLessThanOrEqual(7)
  expect(asked).toContain('rival')

  const deliverable = page.getByRole('article', { name: 'Deliverable' })
  await deliverable.getByText('What the figures say').first().waitFor()
  await expect.poll(() => deliverable.innerText()).toContain(business.mark)

  // A rating in the drawing is the rating of the fact behind it.
  await deliverable.getByLabel(/^Impact of T1/).selectOption('4')
  await expect
    .poll(async () => {
      const facts = await call<{ attributes: Record<string, unknown> }[]>(
        product.address,
        token,
        'GET',
        '/company-facts',
      )
      return facts.some(({ attributes }) => attributes.threat === 4 || attributes.impact === 4)
    })
    .toBe(true)

  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Saved').first().waitFor()
  expect((await download(page, 'PDF')).subarray(0, 5).toString()).toBe('%PDF-')
  expect((await download(page, 'DOCX|Word')).subarray(0, 2).toString()).toBe('PK')

  await page.reload()
  await deliverable.getByText('What the figures say').first().waitFor()
  await expect.poll(() => deliverable.innerText()).toContain(business.mark)
  expect(await readiness(product, token)).toBe(30)
}

/** What one framework was told, the next does not ask. */
async function learning({ page }: Visitor, product: Product, token: string): Promise<void> {
  const { id } = await call<{ id: string }>(product.address, token, 'POST', '/agent-sessions', {
    agent: 'strategy',
    tool: 'porter-five-forces',
  })
  await page.goto(`${product.address}/strategy/session/${id}`)
  await page.getByRole('button', { name: 'Just draft it' }).click()
  const deliverable = page.getByRole('article', { name: 'Deliverable' })
  await deliverable
    .getByText(/rivalry/i)
    .first()
    .waitFor()
  const session = () => sessionOf<Asked & { outputs: { id: string }[] }>(page, product, token)
  // What the page shows is still being written: the deliverable is stored at the end.
  await expect.poll(async () => (await session()).outputs.length).toBe(1)
  const { messages } = await session()
  expect(messages.map(message => message.question?.kind)).not.toContain('rival')
}

type Stored = { content: { unconfirmed: number; title: string; decision: { text: string } } }

const newestOutput = async (page: Page, product: Product, token: string): Promise<Stored> => {
  const { outputs } = await sessionOf<{ outputs: { id: string }[] }>(page, product, token)
  return call<Stored>(product.address, token, 'GET', `/agent-outputs/${outputs[0]!.id}`)
}

/** One paragraph, then "just draft it": a stored draft at once, and the taps that make a deliverable of it. */
async function pouredOut(
  { page }: Visitor,
  product: Product,
  token: string,
  business: Business,
): Promise<void> {
  const { id } = await call<{ id: string }>(product.address, token, 'POST', '/agent-sessions', {
    agent: 'strategy',
    tool: 'swot',
  })
  await page.goto(`${product.address}/strategy/session/${id}`)
  await page.getByText('Question 1 of at most 7').waitFor()
  await page.getByLabel('Message', { exact: true }).fill(`${business.dump} Just draft it`)
  await page.getByRole('button', { name: 'Answer', exact: true }).click()
  await page.getByText('Draft on unconfirmed facts.').waitFor()
  const waiting = page.getByRole('region', { name: 'To confirm' })
  await waiting.getByText(business.mark).first().waitFor()
  let taps = 0
  const tap = async (name: string | RegExp) => {
    await waiting.getByRole('button', { name }).first().click()
    taps += 1
  }
  await tap('Sales')
  await tap('Rival')
  await tap('One person')
  await tap(/^(?:All of it is right|The \d+ likely ones are right)$/)
  await expect
    .poll(async () => (await newestOutput(page, product, token)).content.unconfirmed)
    .toBe(0)
  const { content } = await newestOutput(page, product, token)
  expect(taps).toBeLessThanOrEqual(10)
  expect(content.title).not.toContain('Draft')
  await expect.poll(() => page.title()).not.toContain('unconfirmed')
  // 30 refused of the 48 that are missing.
  expect(content.decision.text).toMatch(/63%|£72,000/)
}

/** A correction in words, and an edited price, change the figures, the decision and the actions. */
async function corrected({ page }: Visitor, product: Product, token: string): Promise<void> {
  const before = await newestOutput(page, product, token)
  const message = page.getByLabel('Message', { exact: true })
  await message.fill('no, onboarding lost 40, not 20')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect
    .poll(async () => JSON.stringify((await newestOutput(page, product, token)).content))
    .not.toBe(JSON.stringify(before.content))
  const facts = await call<{ id: string; kind: string; attributes: { lost?: number } }[]>(
    product.address,
    token,
    'GET',
    '/company-facts',
  )
  expect(facts.find(({ kind }) => kind === 'constraint')?.attributes.lost).toBe(40)
  const offer = facts.find(({ kind }) => kind === 'offer')!
  await page.reload()
  await page.getByRole('article', { name: 'Deliverable' }).getByText('Moves').first().waitFor()
  const priced = JSON.stringify((await newestOutput(page, product, token)).content)
  await call(product.address, token, 'PATCH', `/company-facts/${offer.id}`, {
    attributes: { price: { cents: 60_000, currency: 'USD' } },
  })
  await page.bringToFront()
  const { outputs } = await sessionOf<{ outputs: { id: string }[] }>(page, product, token)
  const { version } = await call<{ version: number }>(
    product.address,
    token,
    'GET',
    `/agent-outputs/${outputs[0]!.id}`,
  )
  await call(product.address, token, 'POST', `/agent-outputs/${outputs[0]!.id}/rebuild`, {
    version,
  })
  expect(JSON.stringify((await newestOutput(page, product, token)).content)).not.toBe(priced)
}

describe('the built-in writer on the embedded database', () => {
  let product: Product
  beforeAll(async () => {
    product = await startProduct({ DATABASE_URL: '' })
  })
  afterAll(() => product?.stop())

  test('a bakery, as the demo account sme-new', async () => {
    const visitor = await visit(browser)
    await signIn(visitor.page, product.address, 'sme-new@demo.example')
    await onboard(visitor.page, BAKERY)
    const token = await tokenOf(product.address, 'sme-new@demo.example')
    await mainJob(visitor, product, token, BAKERY)
    await learning(visitor, product, token)
    expect(visitor.complaints).toEqual([])
    await visitor.leave()
  })

  test('a dental clinic, signed up by invitation while the server runs', async () => {
    const visitor = await visit(browser)
    const email = await signUp(visitor.page, product, DENTIST)
    await onboard(visitor.page, DENTIST)
    await pouredOut(visitor, product, await tokenOf(product.address, email), DENTIST)
    expect(visitor.complaints).toEqual([])
    await visitor.leave()
  })

  test('skipping onboarding lasts, on another computer too, and the profile waits in the settings', async () => {
    const first = await visit(browser)
    const email = await signUp(first.page, product, { ...BAKERY, organization: 'Skipper' })
    await first.page.waitForURL('**/onboarding/business-context')
    await first.page.getByRole('button', { name: 'Skip for Now' }).click()
    await first.page.waitForURL('**/dashboard')
    await first.page.reload()
    await first.page.getByRole('heading', { level: 1 }).waitFor()
    expect(new URL(first.page.url()).pathname).toBe('/dashboard')
    await first.leave()
    const second = await visit(browser)
    await signIn(second.page, product.address, email, PASSWORD)
    await second.page.waitForURL('**/dashboard')
    await second.page.goto(`${product.address}/settings`)
    await second.page.getByRole('link', { name: 'Business profile' }).click()
    await second.page.getByRole('button', { name: 'Save profile' }).waitFor()
    await second.leave()
  })
})

describe.runIf(process.env.TEST_DATABASE_URL)('the built-in writer on a PostgreSQL server', () => {
  let product: Product
  beforeAll(async () => {
    const { emptyServerDatabase } = await import('../database/src/testing/server-database.ts')
    product = await startProduct({ DATABASE_URL: (await emptyServerDatabase()).url })
  })
  afterAll(() => product?.stop())

  test('a payroll company, signed up by invitation', async () => {
    const visitor = await visit(browser)
    const email = await signUp(visitor.page, product, PAYROLL)
    await onboard(visitor.page, PAYROLL)
    const token = await tokenOf(product.address, email)
    await mainJob(visitor, product, token, PAYROLL)
    await corrected(visitor, product, token)
    await learning(visitor, product, token)
    expect(visitor.complaints).toEqual([])
    await visitor.leave()
  })
})

describe('a provider that also misbehaves', () => {
  let product: Product
  let loopback: Loopback
  beforeAll(async () => {
    loopback = await startLoopback()
    product = await startProduct({
      AI_PROVIDER: 'openai-compatible',
      AI_MODEL: 'loopback',
      AI_BASE_URL: loopback.url,
      AI_TIMEOUT_MS: '120000',
    })
  })
  afterAll(async () => {
    await product?.stop()
    await loopback?.close()
  })

  test('the main job in the provider’s words', async () => {
    const visitor = await visit(browser)
    await signIn(visitor.page, product.address, 'sme-new@demo.example')
    await onboard(visitor.page, BAKERY)
    await mainJob(visitor, product, await tokenOf(product.address, 'sme-new@demo.example'), BAKERY)
    expect(visitor.complaints).toEqual([])
    await visitor.leave()
  })

  test('the deliverable is on the screen while it streams, and survives a reload and a killed server', async () => {
    const { page, leave } = await visit(browser)
    const token = await tokenOf(product.address, 'sme-new@demo.example')
    const { id } = await call<{ id: string }>(product.address, token, 'POST', '/agent-sessions', {
      agent: 'strategy',
      tool: 'vrio',
    })
    await page.addInitScript(value => localStorage.setItem('auth_token', value), token)
    await page.goto(`${product.address}/strategy/session/${id}`)
    loopback.behave('held', 'write')
    await page.getByRole('button', { name: 'Just draft it' }).click()
    const deliverable = page.getByRole('article', { name: 'Deliverable' })
    await deliverable
      .getByText(/Put plainly/)
      .first()
      .waitFor()
    await page.getByRole('button', { name: 'Stop' }).waitFor()
    await page.reload()
    await deliverable
      .getByText(/Put plainly/)
      .first()
      .waitFor()
    await product.crash()
    loopback.behave('good')
    await page.reload()
    await page.getByRole('button', { name: 'Continue' }).click()
    await page
      .getByText(/Your VRIO deliverable is ready|A first draft of your VRIO stands/)
      .first()
      .waitFor()
    await leave()
  })

  test.each<[Behaviour, RegExp]>([
    ['fault', /fault of its own/],
    ['cut', /broke off|cannot be read|cannot be reached|its words/],
    ['malformed', /cannot be read/],
  ])('%s: the reader is told, and has a deliverable', async (behaviour, said) => {
    const { page, leave } = await visit(browser)
    const token = await tokenOf(product.address, 'sme-new@demo.example')
    const { id } = await call<{ id: string }>(product.address, token, 'POST', '/agent-sessions', {
      agent: 'strategy',
      tool: 'ice',
    })
    await page.addInitScript(value => localStorage.setItem('auth_token', value), token)
    await page.goto(`${product.address}/strategy/session/${id}`)
    loopback.behave(behaviour)
    await page.getByRole('button', { name: 'Just draft it' }).click()
    await page
      .getByText(/is ready|first draft/)
      .first()
      .waitFor()
    await page.getByText(said).first().waitFor()
    loopback.behave('good')
    await leave()
  })

  test('words that could not be sent stay in the field', async () => {
    const { page, leave } = await visit(browser)
    const token = await tokenOf(product.address, 'sme-new@demo.example')
    const { id } = await call<{ id: string }>(product.address, token, 'POST', '/agent-sessions', {
      agent: 'strategy',
      tool: 'okrs',
    })
    await page.addInitScript(value => localStorage.setItem('auth_token', value), token)
    await page.goto(`${product.address}/strategy/session/${id}`)
    await page.getByLabel('Message', { exact: true }).fill('Two hundred loaves a day')
    await page.route('**/messages', route => route.abort())
    await page.getByRole('button', { name: /^(Answer|Send)$/ }).click()
    await page
      .getByText(/could not be sent|not reach|kept/i)
      .first()
      .waitFor()
    await expect
      .poll(() => page.getByLabel('Message', { exact: true }).inputValue())
      .toBe('Two hundred loaves a day')
    await page.reload()
    await expect
      .poll(() => page.getByLabel('Message', { exact: true }).inputValue())
      .toBe('Two hundred loaves a day')
    await leave()
  })
})
