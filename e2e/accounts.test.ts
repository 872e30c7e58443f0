import { expect, test } from 'vitest'
import { mailTo } from './mailbox.ts'
import { openHouse } from './open-house.ts'
import { button, fillSignIn, pathOf, stepsAt } from './sign-in-steps.ts'
import { call, looksRight, letIn, signIn, tokenOf, visit } from './visitor.ts'

const PASSWORD = 'Demo-Pass-2025'
const house = openHouse()
const { go, signOut } = stepsAt(house)

test('a founding member signs up, confirms by the mail’s link and lands at the business profile', async () => {
  const email = 'ana@founders.example'
  house.product.invite(email)
  const { page, leave } = await visit(house.browser)
  await go(page, `/signup?email=${encodeURIComponent(email)}`)
  await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(email)
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

  const link = (await mailTo(house.product, email, /^Confirm your email/)).links.find(address =>
    address.includes('/email-confirmation?token='),
  )!
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
  const { page, leave } = await visit(house.browser)
  await letIn(page, house.product.address, email)
  await go(page, '/profile')
  await page.getByLabel('Name', { exact: true }).fill('Ana Prieto')
  await button(page, 'Save name').click()
  await page.getByText('Name saved').waitFor()

  await page
    .getByLabel('Picture file')
    .setInputFiles({ name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
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
  await page
    .getByLabel('Picture file')
    .setInputFiles({ name: 'ana.png', mimeType: 'image/png', buffer: Buffer.from(drawn, 'base64') })
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
  for (const [at, value] of [0, 128, 128].entries())
    expect(Math.abs(middle[at]! - value)).toBeLessThan(12)

  const other = await tokenOf(house.product.address, email)
  await page.reload()
  await button(page, 'Sign out everywhere else').click()
  await page.getByText(/^Signed out of \d+ other sessions?$/).waitFor()
  expect(
    (
      await fetch(`${house.product.address}/api/v1/me`, {
        headers: { authorization: `Bearer ${other}` },
      })
    ).status,
  ).toBe(401)

  await page.getByLabel('Current password').fill('Wrong-Pass-2025')
  await page.getByLabel('New password').fill('Second-Pass-2026')
  await page.getByLabel('Confirm password').fill('Second-Pass-2026')
  await button(page, 'Change password').click()
  await page.getByText('Current password is incorrect').waitFor()
  await page.getByLabel('Current password').fill(PASSWORD)
  await button(page, 'Change password').click()
  await page.getByText('Password changed').waitFor()

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    button(page, 'Export my data').click(),
  ])
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
  await mailTo(house.product, email, /new email address was asked for/)
  const link = (
    await mailTo(house.product, 'ana.prieto@founders.example', /^Confirm your new email/)
  ).links.find(address => address.includes('/email-confirmation?token='))!
  await page.goto(link)
  await page.getByRole('heading', { name: 'Your email is confirmed' }).waitFor()
  await page.getByRole('link', { name: 'Back to your profile' }).click()
  await page.getByText('ana.prieto@founders.example').first().waitFor()

  // A second tab that signs out takes this one along.
  const second = await page.context().newPage()
  await second.goto(`${house.product.address}/logout`)
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
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
    .toBe('password')
  await fillSignIn(page, 'ana.prieto@founders.example', 'Second-Pass-2026')
  await page.getByRole('alert').waitFor()
  await leave()
})

test('an invitation of a team finds the right person, signed in as somebody else or not at all', async () => {
  const { page, leave } = await visit(house.browser)
  await go(page, `/accept-invitation/${'x'.repeat(64)}`)
  await page.getByRole('heading', { name: 'This invitation cannot be used' }).waitFor()

  const sme = await tokenOf(house.product.address, 'sme-new@demo.example')
  await call(house.product.address, sme, 'POST', '/team/invitations', {
    email: 'guest@demo.example',
    role_name: 'marketing_manager',
  })
  const link = (await mailTo(house.product, 'guest@demo.example', /invites you/)).links.find(
    address => address.includes('/accept-invitation/'),
  )!
  // A page of the product goes on by itself when somebody signs in beside it.
  await page.goto('about:blank')
  await letIn(page, house.product.address, 'stakeholder@demo.example')
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

test('somebody whose team let them go meets no data', async () => {
  const sme = await tokenOf(house.product.address, 'sme-new@demo.example')
  const email = 'let.go@demo.example'
  await call(house.product.address, sme, 'POST', '/team/invitations', {
    email,
    role_name: 'marketing_manager',
  })
  const link = (await mailTo(house.product, email, /invites you/)).links.find(address =>
    address.includes('/accept-invitation/'),
  )!
  const { page, leave } = await visit(house.browser)
  await page.goto(link)
  await page.getByRole('link', { name: 'Sign Up' }).last().click()
  await page.getByRole('heading', { name: /^Join / }).waitFor()
  await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(email)
  expect(await page.getByLabel('Organization name').count()).toBe(0)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password').fill(PASSWORD)
  await looksRight(page, 'signing up to a team')
  await button(page, 'Sign Up').click()
  await page.waitForURL(
    url => url.pathname === '/dashboard' || url.pathname.startsWith('/onboarding'),
  )

  const { members } = await call<{ members: { id: string; email: string }[] }>(
    house.product.address,
    sme,
    'GET',
    '/team',
  )
  await call(
    house.product.address,
    sme,
    'DELETE',
    `/team/members/${members.find(member => member.email === email)!.id}`,
  )
  await go(page, '/dashboard')
  if (pathOf(page) === '/login') {
    await fillSignIn(page, email, PASSWORD)
    await page.waitForURL('**/dashboard')
  }
  await page.getByRole('heading', { name: 'No Organization Found' }).waitFor()
  await page
    .getByText(
      "It seems you don't have access to any organization yet. Please contact your administrator.",
    )
    .waitFor()
  await looksRight(page, 'no organization')
  await go(page, '/settings/notifications')
  await page.getByText('User is not associated with an organization.').waitFor()
  await go(page, '/onboarding/business-context')
  await page
    .getByRole('heading', {
      name: "Welcome to Your Marketing Suite! Let's set up your business context to personalize your AI experience.",
    })
    .waitFor()
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
  await call(house.product.address, await tokenOf(house.product.address, email), 'PUT', '/me', {
    theme: 'dark',
  })
  const { page, leave } = await visit(house.browser, { colorScheme: 'light' })
  await signIn(page, house.product.address, email)
  await page.getByRole('heading', { level: 1 }).waitFor()
  const theme = () =>
    page.evaluate(() => [document.documentElement.dataset.theme, localStorage.getItem('theme')])
  await expect.poll(() => theme()).toEqual(['dark', 'dark'])
  // From here on this browser's choice stands.
  await page.evaluate(() => localStorage.setItem('theme', 'light'))
  await page.reload()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expect.poll(() => theme()).toEqual(['light', 'light'])
  await leave()
})
