import { kiteEntries } from '@sextant/agents/performance-intelligence/testing/kite-entries'
import { kiteFigures } from '@sextant/agents/performance-intelligence/testing/kites'
import type { FiguresAttention } from '@sextant/contracts/performance-intelligence/routes'
import { expect, test } from 'vitest'
import { openHouse } from './open-house.ts'
import { atRest } from './rest.ts'
import { call, letIn, looksRight, tokenOf, visit } from './visitor.ts'

const house = openHouse()
/** Who has no figures yet. */
const OWNER = 'sme-new@demo.example'

/** The server looks through figures by itself soon after they came. */
async function noticedBy(address: string, token: string): Promise<void> {
  const noticed = () => call<FiguresAttention>(address, token, 'GET', '/performance/attention')
  await expect
    .poll(async () => (await noticed()).noticed.length, { timeout: 30_000 })
    .toBeGreaterThan(0)
}

/** A finding is shown while it is written; its prediction is kept with the last word. */
async function predictedBy(address: string, token: string): Promise<void> {
  const findings = () =>
    call<{ prediction: unknown }[]>(address, token, 'GET', '/performance/findings')
  await expect
    .poll(async () => (await findings()).some(({ prediction }) => prediction !== null), {
      timeout: 30_000,
    })
    .toBe(true)
}

test('from no figures to a finding that the first page tells of, with its prediction and what was learned', async () => {
  const { page, complaints, leave } = await visit(house.browser)
  const { address } = house.product
  await letIn(page, address, OWNER)
  await page.goto(`${address}/dashboard`)
  await page.getByRole('button', { name: 'Skip for Now' }).click()
  await page.goto(`${address}/performance-intelligence`)
  await page.getByRole('heading', { name: 'What do you want to know?' }).waitFor()
  await looksRight(page, 'the door')
  const token = await tokenOf(address, OWNER)
  await call(address, token, 'POST', '/figures', { rows: kiteEntries({ seed: 11, phones: 0.2 }) })

  await noticedBy(address, token)
  await page.goto(`${address}/dashboard`)
  const briefing = page.getByRole('region', { name: 'Intelligence briefing' })
  const first = briefing.getByRole('listitem').first()
  await first.getByText('High Impact').waitFor()
  await looksRight(page, 'the first page with what was noticed')
  await first.getByRole('link', { name: /orders per visit of Meta Ads fell/ }).click()
  await page.waitForURL('**/performance-intelligence/tool/what-is-odd')

  await page.getByText(/are known up to/).waitFor()
  await page.getByRole('button', { name: 'Start What is odd' }).click()
  await page.waitForURL('**/performance-intelligence/session/**')
  await page
    .getByText(/orders per visit of Meta Ads fell from/)
    .first()
    .waitFor()
  await page.getByRole('heading', { name: 'Prediction' }).waitFor()
  await atRest(page)
  await looksRight(page, 'a finding')

  await predictedBy(address, token)
  await page.goto(`${address}/performance-intelligence/dashboard`)
  await page
    .getByText(/graded after/)
    .first()
    .waitFor()
  await page.getByText('0 came true, 0 did not, 1 waits').waitFor()
  await looksRight(page, 'findings')
  await page
    .getByRole('link', { name: /orders per visit of Meta Ads fell/ })
    .first()
    .click()
  await page.getByRole('heading', { name: 'What it is not' }).waitFor()
  await looksRight(page, 'the page of a finding')

  await page.goto(`${address}/learning-history?status=pending`)
  const learned = page.getByRole('listitem').filter({ hasText: 'average order value' })
  await learned
    .getByText(/Measured from API, .* between £[\d.]+ and £[\d.]+ \(95%\); n \d+ orders\./)
    .waitFor()
  await looksRight(page, 'what was measured, waiting')
  await learned.getByRole('button', { name: 'Approve' }).click()
  await learned.waitFor({ state: 'detached' })
  await page.getByRole('radio', { name: 'Approved' }).click()
  await learned.getByRole('link', { name: 'See the deliverable' }).click()
  await page.getByRole('heading', { name: 'What it is not' }).waitFor()

  await page.setViewportSize({ width: 390, height: 844 })
  await looksRight(page, 'the page of a finding on a phone')
  await page.emulateMedia({ colorScheme: 'dark' })
  await looksRight(page, 'the page of a finding in the dark')
  await page.goto(`${address}/performance-intelligence`)
  await page.getByRole('button', { name: /^Put aside/ }).click()
  await page.goto(`${address}/dashboard`)
  await briefing.getByRole('listitem').first().waitFor()
  expect(await briefing.getByText(/fell/).count()).toBe(0)
  expect(complaints).toEqual([])
  await leave()
})

test('a test is told in words, an unknown tool is not there, and a session stands under analytics too', async () => {
  const { page, leave } = await visit(house.browser)
  const { address } = house.product
  await letIn(page, address, OWNER)
  await page.goto(`${address}/performance-intelligence/tool/crystal-ball`)
  await page.getByRole('heading', { name: 'There is no such tool' }).waitFor()
  await page.goto(`${address}/performance-intelligence/tool/significance`)
  await page.getByRole('button', { name: 'Start Is the test significant' }).click()
  await page.waitForURL('**/performance-intelligence/session/**')
  await page.getByRole('textbox').first().fill('Old page: 41 of 1,873. New page: 79 of 1,902.')
  await page.keyboard.press('Enter')
  await page
    .getByText(/Yes: “New page” is better/)
    .first()
    .waitFor()
  await looksRight(page, 'a verdict')
  const id = page.url().split('/').at(-1)!
  await page.goto(`${address}/analytics/session/${id}`)
  await page
    .getByText(/Yes: “New page” is better/)
    .first()
    .waitFor()
  await leave()
})

const PATHS = `Meta Ads > Email > Direct, 420, 12, 840
Google Ads, 900, 31, 2210
Meta Ads > Google Ads, 310, 22, 1540`

test('a change is split, credit is shared and a budget is paced, each right on a desk and on a phone', async () => {
  const { page, complaints, leave } = await visit(house.browser)
  const { address } = house.product
  const token = await tokenOf(address, OWNER)
  await letIn(page, address, OWNER)
  await call(address, token, 'POST', '/campaigns', {
    name: 'Autumn winds',
    budget_cents: 200_000,
    start_date: '2026-10-19',
    end_date: '2026-11-29',
  })
  const spend = kiteFigures({ seed: 11 }).figures.filter(
    ({ source, measure }) => source === 'meta-ads' && measure === 'spend',
  )
  const rows = spend.map(({ day, value }) => ({
    day,
    channel: 'tiktok-ads',
    campaign: 'Autumn winds',
    currency: 'GBP',
    values: { spend: value },
  }))
  await call(address, token, 'POST', '/figures', { rows })
  const tools = [
    { id: 'what-changed', name: 'What changed', says: /Revenue (?:fell|rose) by/ },
    { id: 'pacing', name: 'Pacing', says: /The money is gone on/ },
    { id: 'attribution', name: 'Who deserves the credit', says: /gets between/, told: PATHS },
  ]
  for (const { id, name, says, told } of tools) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(`${address}/performance-intelligence/tool/${id}`)
    await page.getByRole('button', { name: `Start ${name}` }).click()
    await page.waitForURL('**/performance-intelligence/session/**')
    if (told) {
      await page.getByRole('textbox').first().fill(told)
      await page.getByRole('button', { name: 'Send' }).click()
    }
    await page.getByText(says).first().waitFor()
    await looksRight(page, name)
    await page.getByRole('link', { name: 'Open as a document' }).click()
    await page.waitForURL('**/outputs/**')
    await page.getByText(says).first().waitFor()
    await looksRight(page, `${name}, as a document`)
    await page.setViewportSize({ width: 390, height: 844 })
    await looksRight(page, `${name} on a phone`)
  }
  expect(complaints).toEqual([])
  await leave()
})
