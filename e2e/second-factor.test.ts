import { expect, test } from 'vitest'
import { mailTo } from './mailbox.ts'
import { openHouse } from './open-house.ts'
import { button, enterCode, fillSignIn, pathOf, stepsAt } from './sign-in-steps.ts'
import { looksRight, signIn, visit } from './visitor.ts'

const PASSWORD = 'Demo-Pass-2025'
const house = openHouse()
const { enrol, go, signOut } = stepsAt(house)

test('a second factor, a forgotten password, and back in', async () => {
  const email = 'sme-owner@demo.example'
  const { page, complaints, leave } = await visit(house.browser)
  await signIn(page, house.product.address, email)
  const { phone, codes } = await enrol(page)
  expect(new Set(codes).size).toBe(10)

  await signOut(page)
  await fillSignIn(page, email, PASSWORD)
  await page.waitForURL('**/mfa-verify')
  await looksRight(page, 'code entry')
  await button(page, 'Verify').click()
  await page.getByText('Please enter a 6-digit code').waitFor()
  await page.getByLabel('6-digit code').fill('12ab 34')
  await expect.poll(() => page.getByLabel('6-digit code').inputValue()).toBe('1234')
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

  const link = (await mailTo(house.product, email, /^Reset your/)).links.find(address =>
    address.includes('/reset-password?token='),
  )!
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
  const { page, leave } = await visit(house.browser)
  await signIn(page, house.product.address, email)
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
  await page.waitForFunction(() =>
    document.activeElement?.textContent?.startsWith('Maximum attempts exceeded'),
  )
  await expect.poll(() => page.getByLabel('6-digit code').isDisabled()).toBe(true)
  await expect.poll(() => button(page, 'Verify').isDisabled()).toBe(true)
  await page.reload()
  await page.getByLabel('6-digit code').waitFor()
  await expect.poll(() => page.getByLabel('6-digit code').isDisabled()).toBe(false)
  await button(page, 'Cancel').click()
  await page.waitForURL('**/login')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull()
  await go(page, '/mfa-verify')
  await page.waitForURL('**/login')

  // A check that fails keeps nobody at the door, but shows nothing either.
  await page.route('**/api/auth/factors', route => route.fulfill({ status: 500, body: '{}' }))
  await fillSignIn(page, email, PASSWORD)
  await page.getByRole('heading', { name: 'This page could not be shown' }).waitFor()
  expect(pathOf(page)).not.toBe('/mfa-verify')
  await page.unroute('**/api/auth/factors')
  await button(page, 'Try again').click()
  await page.waitForURL('**/mfa-verify')
  await page.route('**/api/auth/get-session', route => route.fulfill({ status: 500, json: {} }))
  await enterCode(page, await phone.nextCode())
  await page.getByText('Session refresh failed').waitFor()
  await page.unroute('**/api/auth/get-session')
  await go(page, '/dashboard')
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(pathOf(page)).toBe('/dashboard')
  await leave()
})

test('a call that wants a fresh code asks for it and is repeated', async () => {
  const { page, leave } = await visit(house.browser)
  await signIn(page, house.product.address, 'agency-owner@demo.example')
  const { phone } = await enrol(page)
  // As ten minutes later: the first call is refused.
  let refused = 0
  await page.route('**/api/auth/change-password', route =>
    refused++
      ? route.continue()
      : route.fulfill({
          status: 403,
          json: {
            code: 'STEP_UP_REQUIRED',
            message: 'Confirm that it is you: enter your 6-digit code.',
          },
        }),
  )
  const change = async () => {
    await page.getByLabel('Current password').fill(PASSWORD)
    await page.getByLabel('New password').fill('Second-Pass-2026')
    await page.getByLabel('Confirm password').fill('Second-Pass-2026')
    await button(page, 'Change password').click()
    await page
      .getByRole('dialog', { name: 'Confirm that it is you' })
      .getByLabel('6-digit code')
      .waitFor()
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

test('what can fail on the way in says what, and what to do', async () => {
  const email = 'agency-creative@demo.example'
  const { page, leave } = await visit(house.browser)
  const toast = (text: string) => page.getByText(text).first().waitFor()
  await go(page, '/login')
  await page.getByRole('link', { name: 'Forgot' }).click()
  await page.getByRole('dialog').getByLabel('Email').fill(email)
  const answers = [
    { status: 429, json: { message: 'Too many requests.' } },
    { status: 200, json: { status: false } },
  ]
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
  await page.route('**/api/auth/factors/*/challenge', route =>
    route.fulfill({ status: 500, json: {} }),
  )
  await fillSignIn(page, email, PASSWORD)
  await page.getByText('Failed to create MFA challenge').waitFor()
  await enterCode(page, '123456')
  await page.getByText('Challenge not initialized. Please try again.').waitFor()
  await page.route('**/api/auth/factors', route =>
    route.fulfill({
      json: { factors: [], currentLevel: 'aal1', nextLevel: 'aal1', recoveryCodesLeft: 0 },
    }),
  )
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
