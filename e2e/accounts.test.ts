import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { authenticator } from '../server/src/testing/authenticator.ts'
import { openBrowser } from './browser.ts'
import { mailTo } from './mailbox.ts'
import { type Product, startProduct } from './product.ts'
import { axeFindings, call, scrollsSideways, signIn, tokenOf, visit } from './visitor.ts'

const PASSWORD = 'Demo-Pass-2025'
let product: Product
let browser: Browser
beforeAll(async () => {
  ;[product, browser] = await Promise.all([startProduct({ DATABASE_URL: '' }), openBrowser()])
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })
const go = (page: Page, path: string) => page.goto(product.address + path)
const path = (page: Page) => new URL(page.url()).pathname
const enterCode = async (page: Page, code: string) => {
  await page.getByLabel('6-digit code').fill(code)
  await button(page, 'Verify').click()
}
const signOut = async (page: Page) => {
  await go(page, '/logout')
  await page.waitForURL('**/login')
}
const fillSignIn = async (page: Page, email: string, password: string) => {
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await button(page, 'Sign In').click()
}
const looksRight = async (page: Page, what: string) => {
  for (const width of [390, 1440]) {
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.waitForTimeout(250)
      const look = `${what} at ${width} px, ${colorScheme}`
      expect(await axeFindings(page), look).toEqual([])
      expect(await scrollsSideways(page), look).toBe(false)
    }
  }
}

/** Sets up an authenticator app on /profile; answers the phone and the recovery codes. */
async function enrol(page: Page) {
  await go(page, '/profile')
  await button(page, 'Set up an authenticator app').click()
  await page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor()
  const phone = authenticator((await page.locator('code[data-secret]').getAttribute('data-secret'))!)
  await looksRight(page, 'setting up a second factor')
  await button(page, 'Verify').click()
  await page.getByText('Please enter a 6-digit code').waitFor()
  await enterCode(page, await phone.nextCode())
  const list = page.getByRole('list', { name: 'Recovery codes' })
  await list.waitFor()
  const codes = await list.getByRole('listitem').allTextContents()
  await button(page, 'I have kept them').click()
  await page.getByText('10 recovery codes left').waitFor()
  return { phone, codes }
}

test('a second factor, a forgotten password, and back in', async () => {
  const email = 'sme-owner@demo.example'
  const { page, complaints, leave } = await visit(browser)
  await signIn(page, product.address, email)
  const { phone, codes } = await enrol(page)
  expect(new Set(codes).size).toBe(10)

  await signOut(page)
  await fillSignIn(page, email, PASSWORD)
  await page.waitForURL('**/mfa-verify')
  await looksRight(page, 'code entry')
  await button(page, 'Verify').click()
  await page.getByText('Please enter a 6-digit code').waitFor()
  await page.getByLabel('6-digit code').fill('12ab 34')
  expect(await page.getByLabel('6-digit code').inputValue()).toBe('1234')
  await enterCode(page, await phone.lastCode())
  await page.getByText('Invalid code. 4 attempts remaining.').waitFor()

  // Half signed in opens nothing, and every way leads back here.
  await go(page, '/outputs')
  await page.waitForURL('**/mfa-verify')
  await go(page, '/login')
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  await go(page, '/outputs')
  await page.waitForURL('**/mfa-verify')
  await enterCode(page, await phone.nextCode())
  await page.getByText('Verification successful').waitFor()
  await page.waitForURL('**/outputs')

  await signOut(page)
  await page.getByRole('link', { name: 'Forgot' }).click()
  const dialog = page.getByRole('dialog')
  await button(page, 'Send reset link').click()
  await dialog.getByText('Please enter your email address').waitFor()
  await dialog.getByLabel('Email').fill('nobody')
  await button(page, 'Send reset link').click()
  await dialog.getByText('Please enter a valid email address').waitFor()
  await looksRight(page, 'reset dialog')
  await dialog.getByLabel('Email').fill(email)
  await button(page, 'Send reset link').click()
  await page.getByText('Password reset email sent').waitFor()
  await page.getByText('Check your inbox for instructions to reset your password.').waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('link', { name: 'Forgot' }).click()
  await dialog.getByLabel('Email').waitFor()

  const link = (await mailTo(product, email, /^Reset your/)).links.find(address => address.includes('/reset-password?token='))!
  await page.goto(link)
  await page.getByLabel('New password').fill('short')
  await page.getByText('Password must be at least 10 characters').waitFor()
  await page.getByLabel('New password').fill('Quite-New-2026')
  await page.getByLabel('Confirm password').fill('Quite-New-2026')
  await page.getByText('Passwords match!').waitFor()
  await looksRight(page, 'reset page')
  await button(page, 'Save new password').click()
  // The mail proved the address, not the phone.
  await page.waitForURL('**/mfa-verify')
  await enterCode(page, await phone.nextCode())
  await page.waitForURL('**/dashboard')
  await page.getByRole('heading', { level: 1 }).waitFor()

  await signOut(page)
  await page.goto(link)
  await page.getByLabel('New password').fill('Quite-Other-2026')
  await page.getByLabel('Confirm password').fill('Quite-Other-2026')
  await button(page, 'Save new password').click()
  await page.getByRole('heading', { name: 'This link no longer works' }).waitFor()

  // Without the phone: a recovery code, once.
  await go(page, '/login')
  await fillSignIn(page, email, 'Quite-New-2026')
  await page.waitForURL('**/mfa-verify')
  await button(page, 'Use a recovery code instead').click()
  await page.getByLabel('Recovery code').fill(codes[0]!)
  await button(page, 'Verify').click()
  await page.waitForURL('**/dashboard')
  await go(page, '/profile')
  await page.getByText('9 recovery codes left').waitFor()

  await button(page, 'Remove Authenticator app').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await button(page, 'Set up an authenticator app').waitFor()
  await leave()
  // Refused codes and dead links are answers the browser notes; nothing else may complain.
  expect(complaints.filter(line => !/status of (400|403|422)/.test(line))).toEqual([])
})

test('five wrong codes are the end until the page is loaded again, and cancel signs out', async () => {
  const email = 'agency-creative@demo.example'
  const { page, leave } = await visit(browser)
  await signIn(page, product.address, email)
  const { phone } = await enrol(page)
  await signOut(page)
  await fillSignIn(page, email, PASSWORD)
  await page.waitForURL('**/mfa-verify')
  for (const left of [4, 3, 2, 1]) {
    await enterCode(page, await phone.lastCode())
    await page.getByText(`Invalid code. ${left} attempts remaining.`).waitFor()
  }
  await enterCode(page, await phone.lastCode())
  await page.getByText('Maximum attempts exceeded. Please refresh and try again.').waitFor()
  await page.waitForFunction(() => document.activeElement?.textContent?.startsWith('Maximum attempts exceeded'))
  expect(await page.getByLabel('6-digit code').isDisabled()).toBe(true)
  expect(await button(page, 'Verify').isDisabled()).toBe(true)
  await page.reload()
  await page.getByLabel('6-digit code').waitFor()
  expect(await page.getByLabel('6-digit code').isDisabled()).toBe(false)
  await button(page, 'Cancel').click()
  await page.waitForURL('**/login')
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull()
  await go(page, '/mfa-verify')
  await page.waitForURL('**/login')

  // A check that fails keeps nobody at the door, but shows nothing either.
  await page.route('**/api/auth/factors', route => route.fulfill({ status: 500, body: '{}' }))
  await fillSignIn(page, email, PASSWORD)
  await page.getByRole('heading', { name: 'This page could not be shown' }).waitFor()
  expect(path(page)).not.toBe('/mfa-verify')
  await page.unroute('**/api/auth/factors')
  await button(page, 'Try again').click()
  await page.waitForURL('**/mfa-verify')
  await page.route('**/api/auth/get-session', route => route.fulfill({ status: 500, json: {} }))
  await enterCode(page, await phone.nextCode())
  await page.getByText('Session refresh failed').waitFor()
  await page.unroute('**/api/auth/get-session')
  await go(page, '/dashboard')
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(path(page)).toBe('/dashboard')
  await leave()
})

test('a founding member signs up, confirms by the mail’s link and lands at the business profile', async () => {
  const email = 'ana@founders.example'
  product.invite(email)
  const { page, leave } = await visit(browser)
  await go(page, `/signup?email=${encodeURIComponent(email)}`)
  expect(await page.getByLabel('Email').inputValue()).toBe(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password').fill(PASSWORD)
  await page.getByLabel('Organization name').fill('Ana & Daughters')
  await button(page, 'Sign Up').click()
  await page.waitForURL('**/email-confirmation?email=**')
  await page.getByText(email).waitFor()
  await looksRight(page, 'email confirmation')

  // Not confirmed yet: signing in leads back to the same advice.
  await page.getByRole('link', { name: 'Already verified? Sign in' }).click()
  await fillSignIn(page, email, PASSWORD)
  await page.waitForURL('**/email-confirmation?email=**')
  await button(page, 'Send the link again').click()
  await page.getByRole('button', { name: /^Send again in \d+ s$/ }).waitFor()

  const link = (await mailTo(product, email, /^Confirm your email/)).links.find(address => address.includes('/email-confirmation?token='))!
  await page.goto(link)
  await page.waitForURL('**/onboarding/business-context')
  await page.getByLabel('Industry').selectOption('Retail')
  await page.getByLabel('Company size').selectOption('1-10')
  await button(page, 'Save and continue').click()
  await page.waitForURL('**/dashboard')
  await signOut(page)
  await go(page, '/email-confirmation?token=nonsense')
  await page.getByRole('heading', { name: 'This link no longer works' }).waitFor()
  await page.getByLabel('Email').waitFor()
  await leave()
})

test('what a person decides on their profile', async () => {
  const email = 'ana@founders.example'
  const { page, leave } = await visit(browser)
  await signIn(page, product.address, email)
  await go(page, '/profile')
  await page.getByLabel('Name', { exact: true }).fill('Ana Prieto')
  await button(page, 'Save name').click()
  await page.getByText('Name saved').waitFor()

  await page.getByLabel('Picture file').setInputFiles({ name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
  await page.getByText('This file is not a picture we can read.').waitFor()
  const drawn = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 640
    canvas.height = 400
    const drawing = canvas.getContext('2d')!
    drawing.fillStyle = 'teal'
    drawing.fillRect(0, 0, 640, 400)
    return canvas.toDataURL('image/png').split(',')[1]!
  })
  await page.getByLabel('Picture file').setInputFiles({ name: 'ana.png', mimeType: 'image/png', buffer: Buffer.from(drawn, 'base64') })
  await looksRight(page, 'cutting a picture')
  // Kept as it opened: no slider was moved.
  await button(page, 'Save picture').click()
  await page.getByText('Picture saved').waitFor()
  await button(page, 'Remove picture').waitFor()
  const kept = page.locator('main img[src^="blob:"]').first()
  await kept.waitFor()
  const middle = await kept.evaluate(async (image: HTMLImageElement) => {
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = 1
    const drawing = canvas.getContext('2d')!
    drawing.drawImage(image, 0, 0, 1, 1)
    return [...drawing.getImageData(0, 0, 1, 1).data]
  })
  expect(middle[3]).toBe(255)
  // Teal, give or take what WebP loses.
  for (const [at, value] of [0, 128, 128].entries()) expect(Math.abs(middle[at]! - value)).toBeLessThan(12)

  const other = await tokenOf(product.address, email)
  await page.reload()
  await button(page, 'Sign out everywhere else').click()
  await page.getByText(/^Signed out of \d+ other sessions?$/).waitFor()
  expect((await fetch(`${product.address}/api/v1/me`, { headers: { authorization: `Bearer ${other}` } })).status).toBe(401)

  await page.getByLabel('Current password').fill('Wrong-Pass-2025')
  await page.getByLabel('New password').fill('Second-Pass-2026')
  await page.getByLabel('Confirm password').fill('Second-Pass-2026')
  await button(page, 'Change password').click()
  await page.getByText('Current password is incorrect').waitFor()
  await page.getByLabel('Current password').fill(PASSWORD)
  await button(page, 'Change password').click()
  await page.getByText('Password changed').waitFor()

  const [file] = await Promise.all([page.waitForEvent('download'), button(page, 'Export my data').click()])
  const chunks: Buffer[] = []
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer)
  expect(JSON.parse(Buffer.concat(chunks).toString())).toMatchObject({ identity: { email } })

  await page.getByLabel('New email').fill('ana.prieto@founders.example')
  await page.getByLabel('Your password').fill('Wrong-Pass-2025')
  await button(page, 'Send confirmation').click()
  await page.getByText('Current password is incorrect').waitFor()
  await page.getByLabel('Your password').fill('Second-Pass-2026')
  await button(page, 'Send confirmation').click()
  await page.getByText('Confirm ana.prieto@founders.example').waitFor()
  await mailTo(product, email, /new email address was asked for/)
  const link = (await mailTo(product, 'ana.prieto@founders.example', /^Confirm your new email/)).links.find(address => address.includes('/email-confirmation?token='))!
  await page.goto(link)
  await page.getByRole('heading', { name: 'Your email is confirmed' }).waitFor()
  await page.getByRole('link', { name: 'Back to your profile' }).click()
  await page.getByText('ana.prieto@founders.example').first().waitFor()

  // A second tab that signs out takes this one along.
  const second = await page.context().newPage()
  await second.goto(`${product.address}/logout`)
  await page.waitForURL(/\/login/)
  await second.close()

  await fillSignIn(page, 'ana.prieto@founders.example', 'Second-Pass-2026')
  await page.waitForURL('**/profile')
  await button(page, 'Delete my account').click()
  await page.getByLabel(/^Type .* to confirm$/).fill('ana.prieto@founders.example')
  await page.getByRole('dialog').getByLabel('Password').fill('Second-Pass-2026')
  await looksRight(page, 'deleting the account')
  await button(page, 'Delete for good').click()
  await page.waitForURL('**/login')
  await page.getByText('Your account is deleted.').waitFor()
  await page.reload()
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  expect(await page.getByText('Your account is deleted.').count()).toBe(0)
  // The empty address has the focus, and the Tab key leads to the password.
  await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'email')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('password')
  await fillSignIn(page, 'ana.prieto@founders.example', 'Second-Pass-2026')
  await page.getByRole('alert').waitFor()
  await leave()
})

test('a call that wants a fresh code asks for it and is repeated', async () => {
  const { page, leave } = await visit(browser)
  await signIn(page, product.address, 'agency-owner@demo.example')
  const { phone } = await enrol(page)
  // As ten minutes later: the first call is refused.
  let refused = 0
  await page.route('**/api/auth/change-password', route => (refused++ ? route.continue() : route.fulfill({ status: 403, json: { code: 'STEP_UP_REQUIRED', message: 'Confirm that it is you: enter your 6-digit code.' } })))
  const change = async () => {
    await page.getByLabel('Current password').fill(PASSWORD)
    await page.getByLabel('New password').fill('Second-Pass-2026')
    await page.getByLabel('Confirm password').fill('Second-Pass-2026')
    await button(page, 'Change password').click()
    await page.getByRole('dialog', { name: 'Confirm that it is you' }).getByLabel('6-digit code').waitFor()
  }
  await change()
  await looksRight(page, 'the dialog that asks for a code')
  await page.keyboard.press('Escape')
  await page.getByText('You did not enter a code, so nothing was changed.').waitFor()
  expect(refused).toBe(1)
  refused = 0
  await change()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('6-digit code').fill(await phone.lastCode())
  await dialog.getByRole('button', { name: 'Verify' }).click()
  await page.getByText('Invalid code. 4 attempts remaining.').waitFor()
  await dialog.getByLabel('6-digit code').fill(await phone.nextCode())
  await dialog.getByRole('button', { name: 'Verify' }).click()
  await page.getByText('Password changed').waitFor()
  await dialog.waitFor({ state: 'detached' })
  expect(refused).toBe(2)
  await leave()
})

test('an invitation of a team finds the right person, signed in as somebody else or not at all', async () => {
  const { page, leave } = await visit(browser)
  await go(page, `/accept-invitation/${'x'.repeat(64)}`)
  await page.getByRole('heading', { name: 'This invitation cannot be used' }).waitFor()

  const sme = await tokenOf(product.address, 'sme-new@demo.example')
  await call(product.address, sme, 'POST', '/team/invitations', { email: 'guest@demo.example', role_name: 'marketing_manager' })
  const link = (await mailTo(product, 'guest@demo.example', /invites you/)).links.find(address => address.includes('/accept-invitation/'))!
  await signIn(page, product.address, 'stakeholder@demo.example')
  await page.goto(link)
  await page.getByText('This invitation is for another address').waitFor()
  await looksRight(page, 'an invitation for somebody else')
  await button(page, 'Sign out and continue').click()
  // Wandering off to the bare sign-in page loses nothing: the invitation is kept for the session.
  await page.getByRole('link', { name: 'Sign In' }).last().waitFor()
  await go(page, '/login')
  await fillSignIn(page, 'guest@demo.example', PASSWORD)
  await page.waitForURL('**/accept-invitation/**')
  await page.getByRole('button', { name: /^Join / }).click()
  await page.waitForURL('**/dashboard')
  await page.goto(link)
  await page.getByRole('heading', { name: 'This invitation cannot be used' }).waitFor()
  await leave()
})

test('what can fail on the way in says what, and what to do', async () => {
  const email = 'agency-creative@demo.example'
  const { page, leave } = await visit(browser)
  const toast = (text: string) => page.getByText(text).first().waitFor()
  await go(page, '/login')
  await page.getByRole('link', { name: 'Forgot' }).click()
  await page.getByRole('dialog').getByLabel('Email').fill(email)
  const answers = [{ status: 429, json: { message: 'Too many requests.' } }, { status: 200, json: { status: false } }]
  await page.route('**/api/auth/request-password-reset', route => {
    const answer = answers.shift()
    return answer ? route.fulfill(answer) : route.abort()
  })
  await button(page, 'Send reset link').click()
  await toast('Failed to send reset email')
  await toast('Too many requests.')
  await button(page, 'Send reset link').click()
  await toast('Failed to send password reset email')
  await button(page, 'Send reset link').click()
  await toast('An unexpected error occurred')
  await toast('Please try again later.')
  await page.keyboard.press('Escape')

  // This person has a factor since the test before; the sign-in finds it, and then something breaks.
  await page.route('**/api/auth/factors/*/challenge', route => route.fulfill({ status: 500, json: {} }))
  await fillSignIn(page, email, PASSWORD)
  await page.getByText('Failed to create MFA challenge').waitFor()
  await enterCode(page, '123456')
  await page.getByText('Challenge not initialized. Please try again.').waitFor()
  await page.route('**/api/auth/factors', route => route.fulfill({ json: { factors: [], currentLevel: 'aal1', nextLevel: 'aal1', recoveryCodesLeft: 0 } }))
  await go(page, '/outputs')
  await page.getByText('MFA factor not found. Please contact support.').waitFor()
  await page.unroute('**/api/auth/factors')
  await page.unroute('**/api/auth/factors/*/challenge')

  // The identity cannot be told: a page to try again from, never data.
  await page.route('**/api/v1/me', route => route.fulfill({ status: 500, json: {} }))
  await go(page, '/dashboard')
  await page.getByText('Failed to fetch user profile.').waitFor()
  await page.getByRole('link', { name: 'Sign Out' }).waitFor()
  await leave()
})

test('somebody whose team let them go meets no data', async () => {
  const sme = await tokenOf(product.address, 'sme-new@demo.example')
  const email = 'let.go@demo.example'
  await call(product.address, sme, 'POST', '/team/invitations', { email, role_name: 'marketing_manager' })
  const link = (await mailTo(product, email, /invites you/)).links.find(address => address.includes('/accept-invitation/'))!
  const { page, leave } = await visit(browser)
  await page.goto(link)
  await page.getByRole('link', { name: 'Sign Up' }).last().click()
  await page.getByRole('heading', { name: /^Join / }).waitFor()
  expect(await page.getByLabel('Email').inputValue()).toBe(email)
  expect(await page.getByLabel('Organization name').count()).toBe(0)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password').fill(PASSWORD)
  await looksRight(page, 'signing up to a team')
  await button(page, 'Sign Up').click()
  await page.waitForURL(url => url.pathname === '/dashboard' || url.pathname.startsWith('/onboarding'))

  const { members } = await call<{ members: { id: string; email: string }[] }>(product.address, sme, 'GET', '/team')
  await call(product.address, sme, 'DELETE', `/team/members/${members.find(member => member.email === email)!.id}`)
  await go(page, '/dashboard')
  if (path(page) === '/login') {
    await fillSignIn(page, email, PASSWORD)
    await page.waitForURL('**/dashboard')
  }
  await page.getByRole('heading', { name: 'No Organization Found' }).waitFor()
  await page.getByText("It seems you don't have access to any organization yet. Please contact your administrator.").waitFor()
  await looksRight(page, 'no organization')
  await go(page, '/settings/notifications')
  await page.getByText('User is not associated with an organization.').waitFor()
  await go(page, '/onboarding/business-context')
  await page.getByRole('heading', { name: "Welcome to Your Marketing Suite! Let's set up your business context to personalize your AI experience." }).waitFor()
  await page.getByLabel('Industry').selectOption('Retail')
  await page.getByLabel('Company size').selectOption('1-10')
  await button(page, 'Save and continue').click()
  await page.getByText('Organization not found').waitFor()
  const token = await page.evaluate(() => {
    const kept = localStorage.getItem('auth_token')!
    localStorage.removeItem('auth_token')
    return kept
  })
  await button(page, 'Save and continue').click()
  await page.getByText('Authentication required').waitFor()
  await page.evaluate(kept => localStorage.setItem('auth_token', kept), token)
  await go(page, '/dashboard')
  await page.getByRole('link', { name: 'View Profile' }).click()
  await page.waitForURL('**/profile')
  await page.getByRole('heading', { name: 'My Profile' }).waitFor()
  await leave()
})

test('one’s own theme comes along when one signs in', async () => {
  const email = 'guest@demo.example'
  await call(product.address, await tokenOf(product.address, email), 'PUT', '/me', { theme: 'dark' })
  const { page, leave } = await visit(browser, { colorScheme: 'light' })
  await signIn(page, product.address, email)
  await page.getByRole('heading', { level: 1 }).waitFor()
  const theme = () => page.evaluate(() => [document.documentElement.dataset.theme, localStorage.getItem('theme')])
  expect(await theme()).toEqual(['dark', 'dark'])
  // From here on this browser's choice stands.
  await page.evaluate(() => localStorage.setItem('theme', 'light'))
  await page.reload()
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await theme()).toEqual(['light', 'light'])
  await leave()
})
