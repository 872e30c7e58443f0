import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { hold } from './hold.ts'
import { openHouse } from './open-house.ts'
import { atRest } from './rest.ts'
import { button, pathOf, stepsAt } from './sign-in-steps.ts'
import { call, looksRight, letIn, tokenOf, visit } from './visitor.ts'

const house = openHouse()
const { go } = stepsAt(house)
type Row = { id: string; slug: string; name: string; version: number }
const OWNER = 'agency-owner@demo.example'
const api = async <T>(method: string, path: string, body?: unknown): Promise<T> =>
  call<T>(house.product.address, await tokenOf(house.product.address, OWNER), method, path, body)
const listed = async (q: string): Promise<Row[]> =>
  (await api<{ rows: Row[] }>('GET', `/clients?q=${encodeURIComponent(q)}`)).rows
const lastViewed = (page: Page) => page.evaluate(() => localStorage.getItem('lastViewedClient'))
const choose = async (page: Page, client: string, action: string) => {
  await button(page, `Actions for ${client}`).click()
  await page.getByRole('menuitem', { name: action }).click()
}

test('an owner sees who needs her, and opens that client by keyboard alone', async () => {
  const { page, complaints, leave } = await visit(house.browser)
  await letIn(page, house.product.address, OWNER)
  await go(page, '/clients')
  const first = page.getByRole('row').nth(1)
  await first.getByText('Fieldhouse Brewing').waitFor()
  await first.getByText(/approvals wait, \d+ days/).waitFor()
  await first.getByText('Needs attention').waitFor()
  await looksRight(page, 'clients as a table')

  await page.getByLabel('Search clients').focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/clients/fieldhouse-brewing')
  await page.getByRole('heading', { level: 1, name: 'Fieldhouse Brewing' }).waitFor()
  await expect.poll(() => lastViewed(page)).toBe('fieldhouse-brewing')
  await page.getByText('of 5 total').waitFor()
  await page.getByRole('link', { name: 'Health', exact: true }).click()
  await page.getByText('1 of 5 campaigns is active: 40 × 1 ÷ 5 = 8.').waitFor()
  await page.getByRole('link', { name: 'Analytics', exact: true }).click()
  await page.getByText('Overspending').waitFor()
  await page.locator('svg[data-chart]').first().waitFor()

  // Everything stays with this client: sessions, outputs, and what is another's is not shown here.
  await page.getByRole('link', { name: 'Switch client' }).click()
  await page.waitForURL('**/clients')
  await page.getByRole('radio', { name: 'Cards' }).click()
  await page.getByRole('list').getByText('Harbour Dental').waitFor()
  await looksRight(page, 'clients as cards')
  await page.getByLabel('Search clients').fill('harbour')
  await page.waitForURL('**/clients?q=harbour')
  await expect.poll(() => page.locator('a[data-client]').count()).toBe(1)
  await page.reload()
  await page.getByText('Harbour Dental').waitFor()
  await expect.poll(() => page.locator('a[data-client]').count()).toBe(1)
  const [fieldhouse] = await listed('fieldhouse')
  const [output] = await api<{ id: string }[]>(
    'GET',
    `/agent-outputs?client_id=${fieldhouse!.id}&limit=1`,
  )
  await go(page, `/clients/harbour-dental/outputs/${output!.id}`)
  await page.getByRole('heading', { name: 'This output is not here' }).waitFor()
  await go(page, `/clients/fieldhouse-brewing/outputs/${output!.id}`)
  await page.getByRole('link', { name: 'Open its session' }).click()
  await page.waitForURL('**/clients/fieldhouse-brewing/agents/strategy/session/*')
  expect(complaints).toEqual([])
  await leave()
})

test('a client that is not there leads to the list and says so; a failing line does not', async () => {
  const { page, leave } = await visit(house.browser)
  await letIn(page, house.product.address, OWNER)
  await go(page, '/clients/harbour-dental')
  await page.getByRole('heading', { level: 1, name: 'Harbour Dental' }).waitFor()
  const { letGo } = await hold(page, '**/rpc/get_client_by_slug_routed')
  await go(page, '/clients/nobody-here')
  await page.getByText('Loading client data...').waitFor()
  letGo()
  await page.waitForURL('**/clients')
  await page.getByText("Client not found or you don't have access").waitFor()
  await expect.poll(() => lastViewed(page)).toBeNull()
  await page.route('**/rpc/get_client_by_slug_routed', route => route.abort())
  await go(page, '/clients/harbour-dental')
  await button(page, 'Try again').waitFor()
  await page.unroute('**/rpc/get_client_by_slug_routed')
  await button(page, 'Try again').click()
  await page.getByRole('heading', { level: 1, name: 'Harbour Dental' }).waitFor()
  await leave()
})

test('an agency without clients learns the first step', async () => {
  const { page, leave } = await visit(house.browser)
  await letIn(page, house.product.address, OWNER)
  await page.route('**/api/v1/clients?*', route =>
    route.fulfill({ json: { rows: [], total: 0, by_status: {} } }),
  )
  await go(page, '/clients')
  await page.getByRole('heading', { name: 'No clients yet' }).waitFor()
  await page.getByRole('link', { name: 'Add Client' }).waitFor()
  await looksRight(page, 'no clients')
  await leave()
})

test('add, edit beside somebody else, archive with a reason, restore, delete', async () => {
  const { page, leave } = await visit(house.browser)
  await letIn(page, house.product.address, OWNER)
  await go(page, '/clients/new')
  await page.getByLabel('Name', { exact: true }).fill('Juniper Early Learning')
  await page.getByRole('link', { name: 'Cancel' }).click()
  await page.getByRole('alertdialog', { name: 'Leave without saving?' }).waitFor()
  await button(page, 'Stay').click()
  // The dialog moves the focus once more when it goes; typing begins after that.
  await page.getByRole('alertdialog').waitFor({ state: 'detached' })
  await page.getByLabel('Monthly fee').fill('2,600.50')
  await page.getByLabel('What the client does').fill('Daycare in four places')
  await button(page, 'Add client').click()
  await page.getByText('Needed for what agents know about the client').first().waitFor()
  await page.getByLabel('Industry').selectOption('Education')
  await page.getByLabel('Company size').selectOption('11-50')
  await looksRight(page, 'adding a client')
  await button(page, 'Add client').click()
  await page.waitForURL('**/clients/juniper-early-learning')
  await page.getByText('$2,600.50 a month').waitFor()
  await page.getByText('No campaigns yet').waitFor()
  await page.getByText('No outputs yet').waitFor()
  await looksRight(page, 'a new client')

  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await page.getByLabel('Monthly fee').waitFor()
  const [row] = await listed('juniper')
  await api('PUT', `/clients/${row!.id}`, {
    ...row,
    monthly_fee_cents: 300_000,
    client_info: { phone: '555 0100' },
  })
  await page.getByLabel('Monthly fee').fill('2700')
  await page.getByLabel('Website').fill('juniper.example')
  await button(page, 'Save changes').click()
  await page.getByText('Somebody saved this client while you were writing').waitFor()
  await expect.poll(() => page.getByLabel('Phone').inputValue()).toBe('555 0100')
  await expect.poll(() => page.getByLabel('Website').inputValue()).toBe('juniper.example')
  await looksRight(page, 'two people at once')
  await page.getByRole('radio', { name: /3000/ }).click()
  await button(page, 'Save changes').click()
  await page.getByText('$3,000 a month').waitFor()

  await choose(page, 'Juniper Early Learning', 'Archive')
  await button(page, 'Archive client').click()
  await page.getByText('Say why the client is archived').waitFor()
  await page.getByLabel('Reason').fill('Contract ended in October')
  await page.route('**/rpc/archive_client_routed', route => route.abort())
  await button(page, 'Archive client').click()
  await page.getByText('Failed to archive client').waitFor()
  await page.unroute('**/rpc/archive_client_routed')
  await button(page, 'Archive client').click()
  await page.getByText('Client archived successfully').waitFor()
  await page.getByText('Contract ended in October').waitFor()
  await looksRight(page, 'an archived client')
  await button(page, 'Restore client').click()
  await page.getByText('Juniper Early Learning is back').waitFor()
  await page.getByText('Contract ended in October').waitFor({ state: 'detached' })

  await choose(page, 'Juniper Early Learning', 'Delete')
  await page.getByText('Nothing was made for this client yet').waitFor()
  const confirm = button(page, 'Delete client')
  await expect.poll(() => confirm.isDisabled()).toBe(true)
  await page.getByLabel(/to confirm/).fill('Juniper Early Learning')
  await page.route('**/rpc/delete_client_routed', route => route.abort())
  await confirm.click()
  await page.getByText('Failed to delete client').waitFor()
  await page.unroute('**/rpc/delete_client_routed')
  await confirm.click()
  await page.getByText('Client deleted successfully').waitFor()
  await page.waitForURL('**/clients')
  await atRest(page)
  expect(await page.getByText("Client not found or you don't have access").count()).toBe(0)
  expect(await listed('juniper')).toEqual([])
  await leave()
})

const csv = (lines: string[]) => ({
  name: 'clients.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(['name,status,industry,monthly_fee,mood', ...lines].join('\n')),
})
test('clients come from a file: first what would happen, then the rows that are right, and what was left out', async () => {
  const { page, leave } = await visit(house.browser)
  await letIn(page, house.product.address, OWNER)
  await go(page, '/clients')
  await button(page, 'Import CSV').click()
  await page
    .locator('input[type=file]')
    .setInputFiles(
      csv([
        'Acorn Bikes,active,Retail,"1,200",good',
        'Bad Row,active,Wizardry,lots,',
        'Harbour Dental,,,,',
      ]),
    )
  await page.getByText('clients.csv: 1 client would be added, 2 rows are left out.').waitFor()
  await page.getByRole('row', { name: /3 Bad Row Left out .*Wizardry.*lots/ }).waitFor()
  await page.getByText('mean nothing here: mood').waitFor()
  await looksRight(page, 'a file with a wrong row')
  expect(await listed('acorn')).toEqual([])
  await button(page, 'Choose another file').click()
  await page.locator('input[type=file]').setInputFiles(csv(['Bad Row,active,Wizardry,lots,']))
  expect(await button(page, 'No client to add').isDisabled()).toBe(true)
  await button(page, 'Choose another file').click()
  await page
    .locator('input[type=file]')
    .setInputFiles(csv(['Acorn Bikes,active,Retail,"1,200",good', 'Bad Row,active,Wizardry,lots,']))
  await button(page, 'Add 1 client, leave out 1').click()
  await page.getByText('1 client was added, 1 row was left out.').waitFor()
  await page.getByRole('row', { name: /3 Bad Row Left out .*Wizardry/ }).waitFor()
  expect(await page.getByRole('row', { name: /Acorn Bikes/ }).count()).toBe(0)
  await looksRight(page, 'what an import left out')
  await button(page, 'Done').click()
  await page.getByRole('link', { name: 'Acorn Bikes' }).waitFor()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button(page, 'Export CSV').click(),
  ])
  expect(download.suggestedFilename()).toBe('clients.csv')
  await leave()
})

test('who does not manage clients sees them, and no way to change them', async () => {
  const { page, leave } = await visit(house.browser)
  await letIn(page, house.product.address, 'agency-creative@demo.example')
  await go(page, '/clients')
  const one = page.locator('a[data-client]').first()
  await one.waitFor()
  expect(await page.getByRole('link', { name: 'Add Client' }).count()).toBe(0)
  expect(await button(page, 'Import CSV').count()).toBe(0)
  await one.click()
  await page.getByRole('navigation', { name: 'About this client' }).waitFor()
  const name = await page.getByRole('heading', { level: 1 }).textContent()
  expect(await page.getByRole('link', { name: 'Edit', exact: true }).count()).toBe(0)
  expect(await button(page, `Actions for ${name}`).count()).toBe(0)
  const here = pathOf(page)
  await go(page, `${here}/edit`)
  await page.waitForURL('**/dashboard')
  await go(page, '/clients/new')
  await page.waitForURL('**/dashboard')
  await leave()
})
