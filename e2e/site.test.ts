import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { AGENTS, toolsOf } from '@sextant/contracts/catalogue'
import { expect, test } from 'vitest'
import { hold } from './hold.ts'
import { openHouse } from './open-house.ts'
import { startProduct } from './product.ts'
import { axeFindings, scrollsSideways, tokenOf, visit } from './visitor.ts'

const house = openHouse({
  APP_NAME: 'Crumb & Compass',
  CONTACT_EMAIL: 'desk@crumb.example',
})

test('the landing page reads without JavaScript, to the letter', async () => {
  const { page, leave } = await visit(house.browser, {
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  })
  await page.goto(house.product.address)
  await expect.poll(() => page.title()).toBe('Crumb & Compass: Intelligence Over Execution')
  for (const text of [
    'Request Early Access',
    'Already have an invitation? Sign up',
    'For SMEs',
    'For Agencies',
    'Intelligence Over Execution',
    'Free, no card needed.',
    'White label is coming',
  ])
    await expect
      .poll(() => page.getByText(text).filter({ visible: true }).count(), { message: text })
      .toBeGreaterThan(0)
  expect(toolsOf('strategy').map(({ name }) => name)).toEqual([
    'SWOT',
    "Porter's Five Forces",
    'Blue Ocean Strategy',
    'BCG Matrix',
    'VRIO',
    'McKinsey 7S',
    'OKRs',
    'Three Horizons',
    'ICE prioritization',
    'Business Model Canvas',
    'Jobs to Be Done',
  ])
  for (const { name } of toolsOf('strategy'))
    await expect
      .poll(
        () =>
          page
            .locator('section[aria-labelledby=frameworks] ul')
            .getByText(name, { exact: true })
            .isVisible(),
        { message: name },
      )
      .toBe(true)
  // The two letters of the badge stand before the name.
  for (const { code, name } of AGENTS)
    await expect
      .poll(
        () =>
          page
            .locator('section[aria-labelledby=crew]')
            .getByText(code + name, { exact: true })
            .isVisible(),
        { message: name },
      )
      .toBe(true)
  // Both audiences stand below each other, every step of the explainer is open, and the menu opens by itself.
  await expect.poll(() => page.getByText('It asks at most seven questions').isVisible()).toBe(true)
  await expect.poll(() => page.getByText('Data isolation per client').isVisible()).toBe(true)
  await expect
    .poll(() => page.getByText('Approved by itself', { exact: true }).isVisible())
    .toBe(true)
  await page.locator('summary[aria-label="Menu"]').click()
  await expect
    .poll(() => page.getByRole('navigation', { name: 'Menu' }).getByRole('link').allTextContents())
    .toEqual(['Sign In', 'Sign Up', 'Request Invitation'])
  await expect
    .poll(() =>
      page.getByRole('link', { name: 'Request Early Access' }).first().getAttribute('href'),
    )
    .toBe('/request-invitation')
  await expect
    .poll(() => page.getByRole('link', { name: 'Contact' }).getAttribute('href'))
    .toBe('mailto:desk@crumb.example')
  await expect
    .poll(() =>
      page.getByRole('navigation', { name: 'Footer' }).getByRole('link').allTextContents(),
    )
    .toEqual(['Privacy', 'Terms', 'Contact'])
  await expect.poll(() => page.getByText('© 2025 Crumb & Compass').isVisible()).toBe(true)
  expect(await page.content()).not.toMatch(/\{\{/)
  await leave()
})

test.each([
  [1440, 'light'],
  [1440, 'dark'],
  [390, 'light'],
  [390, 'dark'],
] as const)(
  'the landing page at %i px, %s: accessible, no sideways scroll, nothing from elsewhere',
  async (width, colorScheme) => {
    const { page, complaints, leave } = await visit(house.browser, {
      viewport: { width, height: 900 },
      colorScheme,
    })
    const asked: string[] = []
    page.on('request', request => asked.push(request.url()))
    await page.goto(house.product.address, { waitUntil: 'networkidle' })
    expect(await axeFindings(page)).toEqual([])
    expect(await scrollsSideways(page)).toBe(false)
    expect(complaints).toEqual([])
    expect(asked.filter(url => !url.startsWith(house.product.address))).toEqual([])
    await leave()
  },
)

test('the landing page brings at most 90 kB of JavaScript, gzipped', async () => {
  const { page, leave } = await visit(house.browser)
  let bytes = 0
  const bodies: Promise<void>[] = []
  page.on('response', response => {
    if (response.request().resourceType() === 'script')
      bodies.push(
        response.body().then(body => {
          bytes += gzipSync(body, { level: 9 }).length
        }),
      )
  })
  await page.goto(house.product.address, { waitUntil: 'networkidle' })
  await Promise.all(bodies)
  await leave()
  expect(bytes).toBeGreaterThan(0)
  expect(bytes).toBeLessThan(90_000)
})

test('the audience tabs obey the keyboard, and the explainer folds on phones', async () => {
  const { page, leave } = await visit(house.browser, { viewport: { width: 390, height: 844 } })
  await page.goto(house.product.address)
  const tab = page.getByRole('tab', { name: 'For SMEs' })
  await tab.focus()
  expect(await page.getByText('Data isolation per client').isVisible()).toBe(false)
  await page.keyboard.press('ArrowRight')
  await expect
    .poll(() => page.getByRole('tab', { name: 'For Agencies' }).getAttribute('aria-selected'))
    .toBe('true')
  await expect.poll(() => page.getByText('Data isolation per client').isVisible()).toBe(true)
  expect(await page.getByText('It asks at most seven questions').isVisible()).toBe(false)
  expect(await page.getByText('Approved by itself', { exact: true }).isVisible()).toBe(false)
  await page.locator('summary', { hasText: 'It becomes an insight' }).press('Enter')
  await expect
    .poll(() => page.getByText('Approved by itself', { exact: true }).isVisible())
    .toBe(true)
  await leave()
})

test('somebody who is signed in goes to the dashboard from the landing page, and may read the terms', async () => {
  const token = await tokenOf(house.product.address, 'sme-owner@demo.example')
  const { page, complaints, leave } = await visit(house.browser)
  await page.goto(`${house.product.address}/privacy`)
  await page.evaluate(value => localStorage.setItem('auth_token', value), token)
  await page.goto(house.product.address)
  await page.waitForURL('**/dashboard')
  await page.getByRole('link', { name: 'Terms' }).click()
  await page.waitForURL('**/terms')
  await page
    .getByRole('navigation', { name: 'Account' })
    .getByRole('link', { name: 'Dashboard' })
    .click()
  await page.waitForURL('**/dashboard')
  expect(complaints).toEqual([])
  await leave()
})

test('an ended session leaves the landing page in sight', async () => {
  const { page, leave } = await visit(house.browser)
  await page.addInitScript(() => localStorage.setItem('auth_token', 'a-token-that-ended-long-ago'))
  await page.goto(house.product.address)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await leave()
})

test('a session that waits for its second factor may read the landing page', async () => {
  const { page, leave } = await visit(house.browser)
  await page.addInitScript(() => localStorage.setItem('auth_token', 'a-token-at-the-first-level'))
  await page.route('**/api/v1/me', route =>
    route.fulfill({ json: { assurance: { current: 'aal1', next: 'aal2' } } }),
  )
  await page.goto(house.product.address, { waitUntil: 'networkidle' })
  expect(new URL(page.url()).pathname).toBe('/')
  await expect.poll(() => page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
  await leave()
})

test('terms and privacy state what has to be stated', async () => {
  const read = async (path: string): Promise<string> =>
    (await (await fetch(house.product.address + path)).text()).replaceAll(/<[^>]+>/g, ' ')
  const [terms, privacy] = [await read('/terms'), await read('/privacy')]
  for (const fact of [
    /service is alpha/i,
    /AI output is not guaranteed/i,
    /data may be reset/i,
    /arbitration applies/i,
    /30 days’ notice/,
    /no-refund policy applies to future paid plans/i,
    /free, with no card needed/i,
    /lawyer/,
  ])
    expect(terms).toMatch(fact)
  for (const fact of [
    /service is alpha/i,
    /AI output is not guaranteed/i,
    /data may be reset/i,
    /data is sent to it|data is sent to an AI provider/i,
    /row-level isolation per organization and per agency client/i,
    /arbitration applies/i,
    /notice is 30 days/,
  ])
    expect(privacy).toMatch(fact)
  expect(privacy).toMatch(/no AI provider set/)
})

test('robots, sitemap, manifest, card and icons are there; a page is compressed and answered from the cache', async () => {
  expect(await (await fetch(`${house.product.address}/robots.txt`)).text()).toContain(
    'Disallow: /\n',
  )
  expect(await (await fetch(`${house.product.address}/sitemap.xml`)).text()).toContain(
    `<loc>${house.product.address}/request-invitation</loc>`,
  )
  expect(await (await fetch(`${house.product.address}/site.webmanifest`)).json()).toMatchObject({
    name: 'Crumb & Compass',
  })
  for (const file of [
    'social-card.png',
    'favicon.ico',
    'apple-touch-icon.png',
    'icon-192.png',
    'icon-512.png',
    'mark.svg',
  ])
    expect(
      (await fetch(`${house.product.address}/${file}`)).headers.get('content-type'),
      file,
    ).toMatch(/^image\//)
  const page = await fetch(house.product.address, { headers: { 'accept-encoding': 'gzip' } })
  expect(page.headers.get('content-encoding')).toBe('gzip')
  const again = await fetch(house.product.address, {
    headers: { 'if-none-match': page.headers.get('etag')! },
  })
  expect(again.status).toBe(304)
})

const fill = async (page: Page): Promise<void> => {
  await page.getByLabel('Email').fill('stranger@shop.example')
  await page.getByLabel('Company name').fill('Stranger & Daughter')
  await page.getByLabel(/What would you use it for/).fill('Choose between two towns')
}
const submit = (page: Page) =>
  page.locator('form').getByRole('button', { name: 'Request Invitation', exact: true })

test('a stranger asks for an invitation: rules, counter, bot check, and a failure that keeps what was typed', async () => {
  const { page, leave } = await visit(house.browser, { viewport: { width: 390, height: 844 } })
  const { letGo } = await hold(page, '**/api/v1/bot-check')
  await page.goto(house.product.address)
  await page.getByRole('link', { name: 'Request Early Access' }).first().click()
  await expect.poll(() => submit(page).isDisabled()).toBe(true)
  letGo()
  await page.waitForFunction(
    () => !document.querySelector<HTMLButtonElement>('form button[type=submit]')?.disabled,
  )
  await submit(page).click()
  for (const text of ['Email is required', 'Company name is required'])
    await expect.poll(() => page.getByText(text).isVisible(), { message: text }).toBe(true)
  await page.getByLabel('Email').fill('stranger')
  await page.getByLabel('Company name').fill('S')
  for (const text of [
    'Please enter a valid email address',
    'Company name must be at least 2 characters',
  ])
    await expect.poll(() => page.getByText(text).isVisible(), { message: text }).toBe(true)
  const wish = page.getByLabel(/What would you use it for/)
  await wish.fill('x'.repeat(501))
  await expect.poll(() => page.getByText('501/500').isVisible()).toBe(true)
  await expect
    .poll(() => page.getByText('Please keep your message under 500 characters').isVisible())
    .toBe(true)
  expect((await wish.inputValue()).length).toBe(501)
  await fill(page)
  await expect.poll(() => page.getByRole('radio', { name: /SME/ }).isChecked()).toBe(true)
  expect(await axeFindings(page)).toEqual([])

  await page.route('**/api/v1/invitations/request', route => route.abort())
  await submit(page).click()
  await page
    .getByRole('alert')
    .getByText('An unexpected error occurred. Please try again or contact us directly...')
    .waitFor()
  await expect
    .poll(() =>
      page
        .getByRole('alert')
        .getByRole('link', { name: 'desk@crumb.example' })
        .getAttribute('href'),
    )
    .toBe('mailto:desk@crumb.example')
  await expect.poll(() => page.getByLabel('Company name').inputValue()).toBe('Stranger & Daughter')
  await page.unroute('**/api/v1/invitations/request')

  await page
    .getByRole('button', { name: 'Try again' })
    .and(page.locator(':not([aria-busy])'))
    .click()
  await page.getByRole('heading', { name: 'Request Received!' }).waitFor()
  await expect
    .poll(() => page.locator('h1').evaluate(heading => heading === document.activeElement))
    .toBe(true)
  await page.getByRole('link', { name: 'Crumb & Compass' }).click()
  await page.getByRole('heading', { name: 'Know where you stand before you spend.' }).waitFor()
  await leave()
})

test('a bot check that cannot be loaded can be asked again', async () => {
  const { page, leave } = await visit(house.browser)
  await page.route('**/api/v1/bot-check', route => route.abort())
  await page.goto(`${house.product.address}/request-invitation`)
  await page
    .getByText(
      'The security check could not be loaded. Please check your internet connection and try again.',
    )
    .waitFor()
  await expect.poll(() => submit(page).isDisabled()).toBe(true)
  await page.unroute('**/api/v1/bot-check')
  await page.getByRole('button', { name: 'Load the check again' }).click()
  await page.waitForFunction(
    () => !document.querySelector<HTMLButtonElement>('form button[type=submit]')?.disabled,
  )
  await leave()
})

test('with a video and reCAPTCHA: nothing is asked of the video’s host before the press, and each failure of the check has its sentence', async () => {
  const guarded = await startProduct({
    DEMO_VIDEO_URL: 'https://video.example/embed/1',
    RECAPTCHA_SITE_KEY: 'site',
    RECAPTCHA_PROJECT_ID: 'project',
    RECAPTCHA_API_KEY: 'key',
    AI_PROVIDER: 'openai-compatible',
    AI_MODEL: 'any',
    AI_BASE_URL: 'http://127.0.0.1:9/v1',
  })
  try {
    const { page, leave } = await visit(house.browser)
    const asked: string[] = []
    page.on('request', request => asked.push(new URL(request.url()).host))
    await page.route('https://video.example/**', route =>
      route.fulfill({ contentType: 'text/html', body: '<title>video</title>' }),
    )
    await page.goto(guarded.address, { waitUntil: 'networkidle' })
    expect(asked).not.toContain('video.example')
    await page.getByRole('link', { name: 'Play the demo video' }).click()
    await page.locator('iframe[title="Demo video"]').waitFor()
    await expect.poll(() => asked).toContain('video.example')
    expect(await (await fetch(`${guarded.address}/privacy`)).text()).toContain(
      'Data is sent to an AI provider',
    )

    await page.route('https://www.google.com/**', route => route.abort())
    await page.goto(`${guarded.address}/request-invitation`)
    await page
      .getByText('Failed to load reCAPTCHA. Please check your internet connection and refresh.')
      .waitFor()
    await page.unroute('https://www.google.com/**')
    const script = (execute: string): string =>
      `window.grecaptcha = { enterprise: { ready: then => then(), execute: (key, options) => ${execute} } }`
    await page.route('https://www.google.com/recaptcha/enterprise.js?render=site', route =>
      route.fulfill({
        contentType: 'text/javascript',
        body: script('Promise.reject(new Error(options.action))'),
      }),
    )
    await page.getByRole('button', { name: 'Load the check again' }).click()
    await fill(page)
    await submit(page).click()
    await page
      .getByRole('alert')
      .getByText('Security validation failed. Please refresh the page and try again...')
      .waitFor()
    await expect
      .poll(() => page.getByText('reCAPTCHA validation failed. Please try again.').isVisible())
      .toBe(true)

    await page.unroute('https://www.google.com/recaptcha/enterprise.js?render=site')
    await page.route('https://www.google.com/recaptcha/enterprise.js?render=site', route =>
      route.fulfill({ contentType: 'text/javascript', body: script('Promise.resolve("")') }),
    )
    await page.reload()
    await page.waitForFunction(
      () => !document.querySelector<HTMLButtonElement>('form button[type=submit]')?.disabled,
    )
    await fill(page)
    await submit(page).click()
    await page
      .getByRole('alert')
      .getByText('Security validation failed. Please try again.')
      .waitFor()
    await leave()
  } finally {
    await guarded.stop()
  }
})
