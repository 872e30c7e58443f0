import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openHouse } from './open-house.ts'
import { letIn, visit, type Visitor } from './visitor.ts'

const house = openHouse()

async function enter(email = 'sme-owner@demo.example'): Promise<Visitor> {
  const visitor = await visit(house.browser)
  await letIn(visitor.page, house.product.address, email)
  return visitor
}

test('a theme is put on at once and waits in another browser', async () => {
  const { page, complaints, leave } = await enter()
  await page.goto(`${house.product.address}/settings`)
  await page.getByRole('radio', { name: 'Dark' }).click()
  const dressed = () => page.evaluate(() => document.documentElement.dataset.theme)
  await expect.poll(() => dressed()).toBe('dark')
  await page.getByLabel('Default agent').selectOption('strategy')
  await page.getByRole('button', { name: 'Agents' }).click()
  await page.getByRole('menu').getByText('Your default').waitFor()
  await page.reload()
  await expect.poll(() => dressed()).toBe('dark')
  const elsewhere = await enter()
  await elsewhere.page.goto(`${house.product.address}/settings`)
  await expect
    .poll(() => elsewhere.page.getByRole('radio', { name: 'Dark' }).isChecked())
    .toBe(true)
  await expect.poll(() => elsewhere.page.getByLabel('Default agent').inputValue()).toBe('strategy')
  expect([...complaints, ...elsewhere.complaints]).toEqual([])
  await Promise.all([leave(), elsewhere.leave()])
})

test('a notification choice is kept as it is made, and goes back when it cannot be kept', async () => {
  const { page, leave } = await enter()
  await page.goto(`${house.product.address}/settings/notifications`)
  const byMail = page
    .getByRole('group', { name: 'A deliverable is ready' })
    .getByRole('switch', { name: 'By mail' })
  await expect.poll(() => byMail.isChecked()).toBe(false)
  await Promise.all([
    page.waitForResponse(
      answer =>
        answer.url().endsWith('/notification-settings') &&
        answer.request().method() === 'PUT' &&
        answer.ok(),
    ),
    byMail.click(),
  ])
  await page.reload()
  await byMail.and(page.locator('[aria-checked=true]')).waitFor()
  await page.route('**/notification-settings', route =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  )
  await byMail.click()
  await page.getByText('“A deliverable is ready” is as it was.').waitFor()
  await expect.poll(() => byMail.isChecked()).toBe(true)
  await leave()
})

test('an owner reads the log as sentences, narrows it, and takes the same lines along as CSV', async () => {
  const { page, complaints, leave } = await enter('agency-owner@demo.example')
  await page.goto(`${house.product.address}/settings/audit`)
  await page
    .getByText('Dana Okafor invited stakeholder@demo.example as Client stakeholder')
    .waitFor()
  await page
    .getByText(/created a campaign · \d+ times/)
    .first()
    .waitFor()
  await page.getByLabel('Kind').selectOption({ label: 'Team invitations' })
  await page
    .getByText(/created a campaign/)
    .first()
    .waitFor({ state: 'detached' })
  await page.getByText('Dana Okafor invited stakeholder@demo.example').waitFor()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ])
  const lines = readFileSync(await download.path(), 'utf8')
    .trim()
    .split('\r\n')
  expect(download.suggestedFilename()).toBe('audit-log.csv')
  expect(lines).toHaveLength(4)
  expect(lines.slice(1).every(line => line.includes('team_invitations'))).toBe(true)
  expect(complaints).toEqual([])
  await leave()
})

test('an owner renames the organization, whose slug stays', async () => {
  const { page, complaints, leave } = await enter()
  await page.goto(`${house.product.address}/settings/workspace`)
  const slug = page.getByText('tidewater-cycle-works')
  await page.getByLabel('Organization name').fill('T')
  await page.getByRole('button', { name: 'Save name' }).click()
  await page.getByText('Organization name must be at least 2 characters').waitFor()
  await page.getByLabel('Organization name').fill('Tidewater Cycles')
  await page.getByRole('button', { name: 'Save name' }).click()
  await page.getByText('Name saved').waitFor()
  await slug.waitFor()
  await page.goto(`${house.product.address}/dashboard`)
  await page.getByRole('heading', { level: 1, name: 'Tidewater Cycles' }).waitFor()
  expect(complaints).toEqual([])
  await leave()
})

test('the bell opens by keyboard, closes by Escape, and gives the focus back', async () => {
  const { page, complaints, leave } = await enter('sme-new@demo.example')
  await page.goto(`${house.product.address}/dashboard`)
  await page.getByRole('button', { name: 'Skip for Now' }).click()
  const bell = page.getByRole('button', { name: 'Notifications', exact: true })
  await bell.focus()
  await page.keyboard.press('Enter')
  await page
    .getByRole('dialog', { name: 'Notifications' })
    .getByText(/^Nothing yet\./)
    .waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog', { name: 'Notifications' }).waitFor({ state: 'detached' })
  await expect.poll(() => bell.evaluate(element => element === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Choose what reaches you' }).click()
  await page.getByRole('heading', { level: 1, name: 'Notifications' }).waitFor()
  expect(complaints).toEqual([])
  await leave()
})
