import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { authenticator } from '../server/src/testing/authenticator.ts'
import { openBrowser } from './browser.ts'
import { mailTo } from './mailbox.ts'
import { type Product, startProduct } from './product.ts'
import { openInbox } from './smtp-inbox.ts'
import { looksRight, signIn, visit } from './visitor.ts'

const PASSWORD = 'Demo-Pass-2025'
const NEW_PASSWORD = 'Quite-Another-2026'
/** A product to knock at, its operator, and how its mail is read. */
type House = {
  product: Product
  operator: string
  linkTo: (email: string, subject: RegExp) => Promise<string>
  close: () => Promise<void>
}

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

/** As `npm start` gives it: embedded database, demo operator, mail kept for reading. */
async function embedded(): Promise<House> {
  const product = await startProduct({ DATABASE_URL: '' })
  return {
    product,
    operator: 'operator@demo.example',
    linkTo: async (email, subject) => (await mailTo(product, email, subject)).links[0]!,
    close: product.stop,
  }
}

/** As an operator runs it: PostgreSQL, SMTP, and an operator made by command line. */
async function onServer(): Promise<House> {
  const { emptyServerDatabase } = await import('../database/src/testing/server-database.ts')
  const inbox = await openInbox()
  const product = await startProduct({
    DATABASE_URL: (await emptyServerDatabase()).url,
    SMTP_URL: inbox.url,
  })
  const operator = 'ines@people.example'
  const post = (path: string, body: object): Promise<Response> =>
    fetch(product.address + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  product.operate('invite', operator)
  await post('/api/auth/sign-up/email', {
    email: operator,
    password: PASSWORD,
    name: 'Ines',
    organization_name: 'The platform',
    organization_type: 'SME',
  })
  const token = new URL(await inbox.linkTo(operator, /^Confirm/)).searchParams.get('token')!
  await fetch(`${product.address}/api/auth/verify-email?token=${token}`)
  product.operate('make-operator', operator)
  return {
    product,
    operator,
    linkTo: inbox.linkTo,
    close: async () => {
      await product.stop()
      await inbox.close()
    },
  }
}

const press = (page: Page, name: string | RegExp): Promise<void> =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click()

async function ask(page: Page, address: string, email: string): Promise<void> {
  await page.goto(address)
  await page.getByRole('link', { name: 'Request Early Access' }).first().click()
  await page.waitForURL('**/request-invitation')
  await page.getByLabel('Email').fill('not an address')
  await page.getByLabel('Company name').fill('K')
  await page.getByLabel('What would you use it for?').fill('x'.repeat(501))
  for (const text of [
    'Please enter a valid email address',
    'Company name must be at least 2 characters',
    'Please keep your message under 500 characters',
  ]) {
    await page.getByLabel('How did you hear about us?').focus()
    await page.getByText(text).first().waitFor()
  }
  await page.getByText('501/500').waitFor()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Company name').fill('Kiln & Clay')
  await page
    .getByLabel('What would you use it for?')
    .fill('Where to put a small budget before spring.')
  await looksRight(page, 'the request form')
  await expect
    .poll(() => page.getByRole('button', { name: 'Request Invitation' }).isEnabled())
    .toBe(true)
  await press(page, 'Request Invitation')
  await page.getByRole('heading', { name: 'Request Received!' }).waitFor()
}

async function approve(page: Page, { product, operator }: House, email: string): Promise<void> {
  await signIn(page, product.address, operator)
  await page.goto(`${product.address}/operator/invitations`)
  await page.getByText(email).first().waitFor()
  await looksRight(page, 'the operator’s list')
  await press(page, `Approve ${email}`)
  await page.getByRole('region', { name: 'Decided just now' }).getByText(email).first().waitFor()
}

const houses: [string, () => Promise<House>][] = [
  ['the embedded database', embedded],
  ...(process.env.TEST_DATABASE_URL
    ? [['PostgreSQL, with mail over SMTP', onServer] as [string, () => Promise<House>]]
    : []),
]

describe.each(houses)('on %s', (_name, open) => {
  let house: House
  beforeAll(async () => {
    house = await open()
  })
  afterAll(() => house?.close())

  test('a stranger is let in, protects the account, forgets the password and is back', async () => {
    const { product, linkTo } = house
    const email = 'nora@people.example'
    const { page, complaints, leave } = await visit(browser)
    await ask(page, product.address, email)

    const desk = await visit(browser)
    await approve(desk.page, house, email)
    expect(desk.complaints).toEqual([])
    await desk.leave()

    await page.goto(await linkTo(email, /^Your invitation/))
    await page.waitForURL(/\/signup/)
    await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByLabel('Confirm password').fill(PASSWORD)
    await page.getByText('Passwords match!').waitFor()
    // What was told when asking is not asked again, and can be corrected.
    await page.getByRole('region', { name: 'From your request' }).getByText('Kiln & Clay').waitFor()
    await looksRight(page, 'sign-up')
    await press(page, 'Change')
    await expect.poll(() => page.getByLabel('Organization name').inputValue()).toBe('Kiln & Clay')
    await page.getByText('Workspace address:').waitFor()
    // The invitation's mail has proved the address.
    await press(page, 'Sign Up')
    await page.waitForURL('**/onboarding/business-context')
    await expect
      .poll(() => page.getByLabel('Company size').locator('option').allTextContents())
      .toEqual(
        expect.arrayContaining([
          '1-10 employees',
          '11-50 employees',
          '51-200 employees',
          '201-500 employees',
          '500+ employees',
        ]),
      )
    await page.getByLabel('Industry').selectOption('E-commerce')
    await page.getByLabel('Company size').selectOption('1-10')
    await press(page, 'Save and continue')
    await page.waitForURL('**/dashboard')

    await page.goto(`${product.address}/profile`)
    await press(page, 'Set up an authenticator app')
    await page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor()
    const phone = authenticator(
      (await page.locator('code[data-secret]').getAttribute('data-secret'))!,
    )
    await page.getByLabel('6-digit code').fill(await phone.nextCode())
    await press(page, 'Verify')
    await press(page, 'I have kept them')

    await page.goto(`${product.address}/logout`)
    await page.waitForURL('**/login')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password').fill(PASSWORD)
    await press(page, 'Sign In')
    await page.waitForURL('**/mfa-verify')
    await page.getByLabel('6-digit code').fill(await phone.nextCode())
    await press(page, 'Verify')
    await page.waitForURL('**/dashboard')

    await page.goto(`${product.address}/logout`)
    await page.waitForURL('**/login')
    await page.goto(`${product.address}/forgot-password`)
    await page.getByLabel('Email').fill(email)
    await press(page, 'Send reset link')
    await page.goto(await linkTo(email, /^Reset your/))
    await page.getByLabel('New password').fill(NEW_PASSWORD)
    await page.getByLabel('Confirm password').fill(NEW_PASSWORD)
    await press(page, 'Save new password')
    await page.waitForURL('**/mfa-verify')
    await page.getByLabel('6-digit code').fill(await phone.nextCode())
    await press(page, 'Verify')
    await page.waitForURL('**/dashboard')
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(complaints).toEqual([])
    await leave()
  })

  test('a second request with the same email is answered alike and keeps one record', async () => {
    const { page, leave } = await visit(browser)
    await ask(page, house.product.address, 'nora@people.example')
    await leave()
  })
})
