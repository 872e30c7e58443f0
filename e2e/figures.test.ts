import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateExports } from '../server/src/modules/figures/generator/exports.ts'
import { afterAll, expect, test } from 'vitest'
import { openHouse } from './open-house.ts'
import type { Locator, Page } from 'playwright-core'
import { call, letIn, looksRight, signIn, tokenOf, visit } from './visitor.ts'

const house = openHouse()
const folder = mkdtempSync(join(tmpdir(), 'sextant-exports-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const DAYS = 56
const daysAgo = (days: number): string =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

/** Three exports as the platforms write them, Meta's without three of its days. */
function exportsOnDisk(days = DAYS): string[] {
  const files = generateExports({
    seed: 31,
    from: daysAgo(days),
    days,
    plant: [{ what: 'missing', source: 'meta-ads', from: daysAgo(9), to: daysAgo(7) }],
  })
  return files
    .filter(({ source }) => source !== 'ga4' && source !== 'mailchimp')
    .map(({ name, source, bytes }) => {
      const path = join(folder, `${source}-${name}`)
      writeFileSync(path, bytes)
      return path
    })
}

test('a new shop owner drops three exports, sees what will change, and reads what happened', async () => {
  const { page, complaints, leave } = await visit(house.browser)
  const { address } = house.product
  await signIn(page, address, 'sme-new@demo.example')
  await page.getByRole('button', { name: 'Skip for Now' }).click()
  await page.goto(`${address}/metrics`)
  await page.getByText('Drop the export that your ad platform or shop gave you').waitFor()
  await looksRight(page, 'figures before anything is imported')

  const files = exportsOnDisk()
  await page.getByRole('link', { name: 'Import figures' }).first().click()
  await page.getByLabel('Choose files').setInputFiles(files)
  await page.getByText('Google Ads, campaigns by day').waitFor()
  await page.getByText('German headers, GBP, decimal comma').waitFor()
  const importLines = page.getByRole('button', { name: /^Import [\d,]+ lines/ })
  await importLines.waitFor()
  // One name becomes a campaign of ours; the others keep theirs.
  await page.getByLabel('Blankets, search means').selectOption('new')
  await page.getByText('1 known').waitFor()
  await looksRight(page, 'what an import will change')
  await importLines.click()
  await page.getByText(/lines imported$/).waitFor()
  await looksRight(page, 'an import that is in')

  await page.getByRole('link', { name: 'Open figures' }).click()
  await page.getByText('3 days of Meta Ads are missing').waitFor()
  const spend = page.locator('dl > div', { hasText: 'Ad spend' })
  await spend.getByText('at least; days are missing').waitFor()
  await page.getByRole('heading', { name: /of .* orders come between/ }).waitFor()
  await looksRight(page, 'a page of figures')

  // A number says from which lines it comes.
  await page.getByText('Every figure').click()
  await page.getByRole('button', { name: /the lines behind Revenue/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(/From \d+ lines of 1 file/).waitFor()
  await dialog.getByText('shopify-orders_export_1.csv').first().waitFor()
  await page.keyboard.press('Escape')

  // The filter stands in the address, and what it leaves out can be put back.
  await page.getByLabel('Channel', { exact: true }).selectOption('meta-ads')
  await page.waitForURL(/channel=meta-ads/)
  await page.getByRole('heading', { name: 'Meta Ads brings 100% of the orders' }).waitFor()
  expect(complaints).toEqual([])
  await leave()
})

test('the same files again change nothing, and an import is taken back as a whole', async () => {
  const { page, complaints, leave } = await visit(house.browser)
  const { address } = house.product
  await signIn(page, address, 'sme-new@demo.example')
  await page.goto(`${address}/metrics/import`)
  await page.getByLabel('Choose files').setInputFiles(exportsOnDisk())
  await page.getByText(/There is nothing to import\.$/).waitFor()
  const total = page.getByRole('row', { name: /^Together/ })
  expect(await total.textContent()).toMatch(/^Together00[\d,]+/)
  const importLines = page.getByRole('button', { name: /^Import [\d,]+ lines/ })
  expect(await importLines.count()).toBe(0)
  // What is chosen of a column has to be read before anything is written.
  await page.getByText(/^shopify.* columns used$/).click()
  await page.getByLabel('Currency becomes').selectOption('ignore')
  await page.getByText('You chose columns that are not read yet').waitFor()
  expect(await importLines.isDisabled()).toBe(true)
  await page.getByRole('button', { name: 'Discard these files' }).click()
  await page.getByLabel('Choose files').setInputFiles(exportsOnDisk(DAYS + 3))
  await importLines.click()
  await page.getByText(/lines imported$/).waitFor()
  await page.getByRole('button', { name: 'Undo the whole import' }).click()
  await page.getByText('The former figures stand again').waitFor()
  await page.goto(`${address}/metrics/import`)
  const first = page.getByRole('row', { name: /^Import 1/ })
  await first.getByText('In', { exact: true }).waitFor()
  await first.getByRole('button', { name: /Take back/ }).click()
  await first.getByText('Taken back').waitFor()
  await page.goto(`${address}/metrics`)
  await page.getByText('Drop the export that your ad platform or shop gave you').waitFor()
  await page.goto(`${address}/metrics/import`)
  await first.getByRole('button', { name: /Put in again/ }).click()
  await first.getByText('In', { exact: true }).waitFor()
  expect(complaints).toEqual([])
  await leave()
})

test('a metric of one’s own is tried while it is written, and figures that arrive move an open page', async () => {
  const { page, complaints, leave } = await visit(house.browser)
  const { address } = house.product
  await signIn(page, address, 'sme-new@demo.example')
  await page.goto(`${address}/metrics/custom`)
  await page.getByRole('button', { name: 'New metric' }).click()
  const name = page.getByLabel('Name', { exact: true })
  await name.fill('a'.repeat(61))
  await page.getByText('At most 60 letters').waitFor()
  expect(await page.getByRole('button', { name: 'Make the metric' }).isDisabled()).toBe(true)
  await name.fill('Left of an order')
  await page.getByLabel('Formula').fill('revenue + orders')
  await page.getByText('they cannot be added').waitFor()
  await page.getByLabel('Formula').fill('(revenue - spend) / orders')
  await page.getByText(/95% interval £/).waitFor()
  await looksRight(page, 'a metric being made')
  await page.getByRole('button', { name: 'Make the metric' }).click()
  await page.getByRole('row', { name: /Left of an order/ }).waitFor()

  await page.goto(`${address}/metrics/real-time`)
  await page.getByText(/The last figures arrived/).waitFor()
  await looksRight(page, 'figures as they arrive')
  const token = await tokenOf(address, 'sme-new@demo.example')
  await call(address, token, 'POST', '/figures', {
    rows: [{ day: daysAgo(1), channel: 'email', values: { leads: 7 } }],
  })
  await page.getByText(/Something arrived/).waitFor({ timeout: 4_000 })
  await page.getByText('sent by API').waitFor()
  expect(complaints).toEqual([])
  await leave()
})

/** Pastes from a spreadsheet into a field. */
const paste = (into: Locator, text: string): Promise<void> =>
  into.evaluate((field, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    const event = { clipboardData, bubbles: true, cancelable: true }
    field.dispatchEvent(new ClipboardEvent('paste', event))
  }, text)

/** Once nothing is half below the bar that stays in view. */
async function looksRightFromTop(page: Page, what: string): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0))
  await looksRight(page, what)
}

test('a plan is set by month, figures are held against it, and one bad cell is put right in an import', async () => {
  const { page, complaints, leave } = await visit(house.browser)
  const { address } = house.product
  const last = daysAgo(1)
  const year = last.slice(0, 4)
  await letIn(page, address, 'sme-new@demo.example')
  await page.goto(`${address}/metrics/plan?year=${year}`)
  const january = page.getByLabel('Revenue, January')
  await january.fill('a lot')
  await page.getByRole('button', { name: 'Keep this plan' }).click()
  await page.getByText('Revenue, January: “a lot” is no number.').waitFor()
  await paste(january, Array.from({ length: 12 }, () => '20,000').join('\n'))
  await page.getByLabel('Return on ad spend, December').fill('4')
  await page.getByRole('cell', { name: '£240,000' }).waitFor()
  await looksRightFromTop(page, 'a plan being typed')
  await page.getByRole('button', { name: 'Keep this plan' }).click()
  await page.getByText('Plan kept').waitFor()
  await page.getByText(/Last set by/).waitFor()
  await page.getByRole('link', { name: 'January' }).click()
  await page.waitForURL(`**/metrics?from=${year}-01-01&to=${year}-01-31&compare=plan`)

  const from = [daysAgo(20), `${year}-01-01`].toSorted().at(-1)
  await page.goto(`${address}/metrics?from=${from}&to=${last}`)
  await page.getByLabel('Compare with').selectOption('plan')
  await page.waitForURL(/compare=plan/)
  const revenue = page.locator('dl > div', { hasText: 'Revenue' })
  await revenue.getByText(/plan £/).waitFor()
  await page.locator('dl > div', { hasText: 'Conversion rate' }).getByText('no plan').waitFor()
  await page.getByLabel('Show').selectOption('revenue')
  await page.getByRole('heading', { name: /^Revenue (is|stays) .* the plan/ }).waitFor()
  await looksRight(page, 'figures held against a plan')

  await page.goto(`${address}/analytics/dashboard`)
  const heat = page.getByRole('figure').filter({ hasText: 'by week and channel; the area' })
  await heat.getByText(/^Most ad spend at/).waitFor()
  const squares = heat.getByRole('slider')
  await squares.focus()
  await page.keyboard.press('ArrowRight')
  expect(await squares.getAttribute('aria-valuetext')).toMatch(
    /^(Google|Meta) Ads, from .*: (£|not)/,
  )
  await heat.getByRole('button', { name: 'Table' }).click()
  await heat.getByRole('columnheader', { name: 'Google Ads' }).waitFor()
  await page.getByLabel('Show').selectOption('roas')
  await page.getByText(/^Most came back at/).waitFor()
  await page.getByRole('heading', { name: 'Orders by channel' }).waitFor()
  await looksRightFromTop(page, 'weeks and channels')

  await page.goto(`${address}/metrics/import`)
  const lines = ['Day,Campaign,Clicks', `${daysAgo(3)},Fair,8`, `${daysAgo(2)},Fair,1O`]
  await page.getByLabel('Choose files').setInputFiles({
    name: 'fair.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`${lines.join('\n')}\n`),
  })
  const cell = page.getByRole('textbox', { name: 'Line 3, Clicks' })
  await cell.fill('11')
  await cell.press('Escape')
  expect(await cell.inputValue()).toBe('1O')
  await page.getByRole('button', { name: 'Import 1 line' }).waitFor()
  await looksRightFromTop(page, 'a cell that cannot be read')
  await page.setViewportSize({ width: 390, height: 800 })
  await looksRightFromTop(page, 'a cell that cannot be read, on a phone')
  await page.setViewportSize({ width: 1440, height: 900 })
  await cell.fill('10')
  await cell.press('Enter')
  await page.getByText('Every cell can be read').waitFor()
  await page.getByRole('button', { name: 'Import 2 lines' }).waitFor()
  await page.getByRole('button', { name: 'Undo line 3, Clicks' }).click()
  await page.getByText('One cell could not be read').waitFor()
  await page.getByRole('button', { name: 'Import 1 line' }).waitFor()
  await cell.fill('10')
  await cell.press('Enter')
  await page.getByRole('button', { name: 'Import 2 lines' }).click()
  await page.getByText('2 lines imported').waitFor()
  expect(complaints).toEqual([])
  await leave()
})
