import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateExports } from '../server/src/modules/figures/generator/exports.ts'
import { afterAll, expect, test } from 'vitest'
import { openHouse } from './open-house.ts'
import { call, looksRight, signIn, tokenOf, visit } from './visitor.ts'

const house = openHouse()
const folder = mkdtempSync(join(tmpdir(), 'sextant-exports-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const DAYS = 56
const daysAgo = (days: number): string =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

/** Three exports as the platforms write them, Meta's without three of its days. */
function exportsOnDisk(): string[] {
  const files = generateExports({
    seed: 31,
    from: daysAgo(DAYS),
    days: DAYS,
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
  const importLines = page.getByRole('button', { name: /^Import [\d,]+ lines/ })
  await importLines.waitFor()
  const total = page.getByRole('row', { name: /^Together/ })
  expect(await total.textContent()).toMatch(/^Together00[\d,]+/)
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
  await page.getByLabel('Name', { exact: true }).fill('Left of an order')
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
