import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { hold } from './hold.ts'
import { openHouse } from './open-house.ts'
import { openByPalette, openPalette } from './palette.ts'
import { pathOf } from './sign-in-steps.ts'
import { call, looksRight, tokenOf, visit, type Visitor } from './visitor.ts'

const house = openHouse()

async function signedIn(
  email: string,
  path = '/dashboard',
  options: Parameters<typeof visit>[1] = {},
): Promise<Visitor> {
  const visitor = await visit(house.browser, options)
  const token = await tokenOf(house.product.address, `${email}@demo.example`)
  await visitor.page.addInitScript(value => {
    if (!sessionStorage.getItem('was_here')) {
      localStorage.setItem('auth_token', value)
      sessionStorage.setItem('was_here', '1')
    }
  }, token)
  await visitor.page.goto(house.product.address + path)
  await visitor.page.getByRole('heading', { level: 1 }).waitFor()
  return visitor
}

const entries = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Main' })
    .locator('> a, > button')
    .evaluateAll(elements => elements.map(element => element.textContent?.replace(/\d.*$/, '')))
const options = (page: Page) => page.getByRole('option')
const leads = (page: Page, path: string) => page.waitForURL(url => url.pathname === path)

test('an agency owner sees who needs her, gets there by keyboard alone, and never leaves the client unawares', async () => {
  const { page, complaints, leave } = await signedIn('agency-owner')
  await page
    .getByRole('heading', {
      level: 2,
      name: 'Remind Fieldhouse Brewing of what waits for approval.',
    })
    .waitFor()
  await expect.poll(() => entries(page)).toEqual(['Agency Overview', 'Clients', 'Settings'])
  const figures = page.locator('dl')
  for (const label of ['Total Clients', 'Monthly Revenue', 'Active Campaigns'])
    await figures.getByText(label).waitFor()
  await expect.poll(() => figures.textContent()).toMatch(/\$[\d,]+\$[\d,]+ average per client/)
  await expect.poll(() => figures.textContent()).toMatch(/of \d+ total/)
  const portfolio = page.getByRole('region', { name: 'Client Portfolio' })
  await expect.poll(() => portfolio.getByRole('row').count()).toBe(1 + 6)
  await expect
    .poll(() => portfolio.getByRole('row').nth(1).textContent())
    .toContain('Fieldhouse Brewing')
  await page.getByRole('link', { name: 'View All Clients' }).waitFor()
  await page.getByRole('link', { name: 'Add Client' }).waitFor()
  await looksRight(page, 'agency dashboard')

  await openPalette(page)
  await options(page).filter({ hasText: 'Expert Mode' }).waitFor()
  for (const group of ['Quick Actions', 'AI Agents', 'Recent Outputs', 'Quick Win Templates'])
    await page.getByText(group, { exact: true }).waitFor()
  await looksRight(page, 'command palette')
  await page.keyboard.type('zzqqxy')
  await page.getByText('No results found.').waitFor()
  await page.keyboard.press('Escape')
  // No client was opened yet in this browser.
  await page.keyboard.press('Control+1')
  await leads(page, '/clients')
  await openByPalette(page, 'fieldhose', 'Fieldhouse Brewing')
  await leads(page, '/clients/fieldhouse-brewing')
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1')
  await expect
    .poll(() => entries(page))
    .toEqual(['Dashboard', 'Campaigns', 'Agents', 'Outputs', 'Intelligence'])
  await page
    .getByRole('link', { name: /^Campaigns/ })
    .first()
    .getByText('1', { exact: true })
    .waitFor()
  await openPalette(page, 'summer pat')
  await options(page).filter({ hasText: 'Summer patio' }).click()
  await page.waitForURL('**/clients/fieldhouse-brewing/campaigns/*')
  await page.keyboard.press('Control+1')
  await leads(page, '/clients/fieldhouse-brewing/agents/strategy')
  await page.keyboard.press('Control+h')
  await leads(page, '/dashboard')
  await page.getByRole('link', { name: 'See what waits' }).click()
  await leads(page, '/clients/fieldhouse-brewing')
  await page.waitForFunction(() => document.activeElement?.id === 'approvals')
  await page.goBack()
  await leads(page, '/dashboard')
  await page.keyboard.press('Control+1')
  await leads(page, '/clients/fieldhouse-brewing/agents/strategy')
  await openByPalette(page, 'competitor', 'Competitor')
  await page.waitForURL(/\/clients\/fieldhouse-brewing\/agents\/strategy\?tool=/)
  // Following the link began nothing; the button does. Before it comes, every tool has one.
  const start = page.getByRole('button', { name: /^Start / })
  await expect.poll(() => start.count()).toBe(1)
  await start.click()
  await page.waitForURL(/\/clients\/fieldhouse-brewing\/agents\/strategy\/session\//)
  expect(
    JSON.parse(await page.evaluate(() => localStorage.getItem('quickWinTemplate') ?? '')),
  ).toMatchObject({
    id: 'competitor-analysis',
    agents: expect.arrayContaining(['strategy']) as string[],
  })
  expect(complaints).toEqual([])
  await leave()
})

test('the focus waits for a heading that comes late', async () => {
  const { page, leave } = await signedIn('agency-owner', '/clients')
  await page.clock.install()
  const { letGo } = await hold(page, '**/rpc/get_client_by_slug_routed')
  await page.getByRole('link', { name: 'Fieldhouse Brewing' }).first().click()
  await leads(page, '/clients/fieldhouse-brewing')
  await page.getByText('Loading client data...').waitFor()
  await page.clock.fastForward('01:00')
  letGo()
  await page.getByRole('heading', { level: 1, name: 'Fieldhouse Brewing' }).waitFor()
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1')
  await leave()
})

test('the dashboard of one client, at both its addresses; the pages that compare and explain', async () => {
  const { page, complaints, leave } = await signedIn(
    'agency-owner',
    '/clients/harbour-dental/dashboard',
    { viewport: { width: 390, height: 900 } },
  )
  for (const path of ['/clients/harbour-dental/dashboard', '/dashboard?client=harbour-dental']) {
    await page.goto(house.product.address + path)
    await page.getByRole('heading', { level: 1, name: 'Harbour Dental Dashboard' }).waitFor()
    await page.getByText('View and manage all activities for this client').waitFor()
  }
  await page.goto(`${house.product.address}/dashboard?client=nobody`)
  await leads(page, '/clients')
  await page.getByText("Client not found or you don't have access").waitFor()

  await page.goto(`${house.product.address}/dashboard/metrics`)
  await page.getByRole('heading', { name: 'Clients side by side' }).waitFor()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('clients-side-by-side.csv')
  await page.goto(`${house.product.address}/brand-comparison`)
  await page.getByLabel('Add a brand').selectOption({ label: 'Fieldhouse Brewing' })
  await page.getByRole('rowheader', { name: 'Industry' }).waitFor()
  await looksRight(page, 'brand comparison')
  const { id, slug } = (
    await call<{ id: string; slug: string; name: string }[]>(
      house.product.address,
      await tokenOf(house.product.address, 'agency-owner@demo.example'),
      'GET',
      '/clients/names',
    )
  ).find(client => client.name === 'Payfold')!
  await page.goto(`${house.product.address}/workspace/${id}`)
  await leads(page, `/clients/${slug}`)
  await page.goto(`${house.product.address}/workspace/00000000-0000-4000-8000-000000000000`)
  await page.getByRole('heading', { name: 'Page not found' }).waitFor()
  // The refused client answers 404, as it should.
  expect(complaints.filter(line => !line.includes('404'))).toEqual([])
  await leave()
})

test('who looks on sees one client’s work, and only that', async () => {
  const { page, complaints, leave } = await signedIn('stakeholder')
  await page.getByRole('heading', { level: 1, name: 'Harbour Dental' }).waitFor()
  await page.getByText('View-Only').waitFor()
  await expect.poll(() => entries(page)).toEqual(['Dashboard'])
  await page
    .getByText(/^OKRs(:| for )/)
    .first()
    .waitFor()
  expect(await page.getByRole('main').textContent()).not.toContain('Fieldhouse')
  await looksRight(page, 'stakeholder dashboard')
  for (const closed of [
    '/dashboard/agency',
    '/dashboard/metrics',
    '/agency-guide',
    '/brand-comparison',
    '/clients',
    '/dashboard?client=fieldhouse-brewing',
  ]) {
    await page.goto(house.product.address + closed)
    await leads(page, '/dashboard')
    await page.getByRole('heading', { level: 1, name: 'Harbour Dental' }).waitFor()
  }
  await openPalette(page)
  await options(page).first().waitFor()
  await expect
    .poll(() =>
      options(page).evaluateAll(elements =>
        elements.map(element => element.querySelector('span.min-w-0')?.textContent),
      ),
    )
    .toEqual(['Dashboard', 'Profile', 'Settings', 'Sign Out'])
  expect(complaints).toEqual([])
  await leave()
})

test('a small business: its navigation, its keys, and out', async () => {
  const { page, complaints, leave } = await signedIn('sme-owner')
  await page.getByText('XP').first().waitFor()
  await expect.poll(() => entries(page)).toEqual(['Dashboard', 'Campaigns', 'Agents', 'Outputs'])
  await page.keyboard.press('Control+,')
  await leads(page, '/profile')
  // The seventh agent is the agencies'.
  await page.keyboard.press('Control+7')
  // Whoever types keeps the keys.
  await page.goto(`${house.product.address}/outputs`)
  await page.getByLabel('Search titles and text').focus()
  await page.keyboard.press('Control+h')
  expect(pathOf(page)).toBe('/outputs')
  await openByPalette(page, 'expert', 'Expert Mode')
  await page.getByRole('heading', { name: 'Outputs, Expert Mode' }).waitFor()
  for (const closed of ['/dashboard/agency', '/agency-guide']) {
    await page.goto(house.product.address + closed)
    await leads(page, '/dashboard')
  }
  await page.getByRole('link', { name: 'All recommendations' }).click()
  await page.getByRole('heading', { level: 1, name: 'Recommendations' }).waitFor()
  await page.keyboard.press('Control+Shift+Q')
  await leads(page, '/login')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull()
  expect(complaints).toEqual([])
  await leave()
})

test('what deliverables say to do: done, taken back, moved, and in the calendar', async () => {
  const { page, complaints, leave } = await signedIn('sme-owner')
  const list = page.getByRole('region', { name: 'To do' })
  const first = list.getByRole('listitem').first()
  await first.waitFor()
  const name = (await first.getByRole('paragraph').first().textContent())!
  await first.getByRole('checkbox').click()
  await expect.poll(() => list.getByRole('checkbox', { name, exact: true }).count()).toBe(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await list.getByRole('checkbox', { name, exact: true }).waitFor()
  await list.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Move the date' }).click()
  const date = list.getByLabel(`New date for: ${name}`)
  await date.fill('2031-05-06')
  await page.keyboard.press('Enter')
  await date.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'In your calendar' }).click()
  const address = page.getByLabel('Address of your calendar')
  await expect.poll(() => address.inputValue()).toContain('/tasks.ics')
  const file = await fetch(await address.inputValue())
  expect(await file.text()).toContain('DTSTART;VALUE=DATE:20310506')
  await page.keyboard.press('Escape')
  expect(complaints).toEqual([])
  await leave()
})
