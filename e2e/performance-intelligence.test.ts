import { kiteFigures } from '@sextant/agents/performance-intelligence/testing/kites'
import type { FigureEntry } from '@sextant/contracts/figures/routes'
import { expect, test } from 'vitest'
import { openHouse } from './open-house.ts'
import { atRest } from './rest.ts'
import { call, letIn, looksRight, tokenOf, visit } from './visitor.ts'

const house = openHouse()
const OWNER = 'sme-owner@demo.example'
const PICTURES = process.env.PICTURES

/** The invented shop's figures up to yesterday, as a program tells them. */
function entries(): FigureEntry[] {
  const { figures } = kiteFigures({ seed: 11, phones: 0.2 })
  const byDay = new Map<string, FigureEntry>()
  for (const { day, channel, measure, value } of figures) {
    const key = `${day} ${channel}`
    const entry = byDay.get(key) ?? {
      day,
      channel: channel as 'meta-ads',
      currency: 'GBP',
      values: {},
    }
    byDay.set(key, { ...entry, values: { ...entry.values, [measure]: value } })
  }
  return [...byDay.values()]
}

test('from no figures to a finding with its prediction, on a desk and on a phone', async () => {
  const { page, complaints, leave } = await visit(house.browser)
  const { address } = house.product
  await letIn(page, address, OWNER)
  await page.goto(`${address}/performance-intelligence`)
  await page.getByRole('heading', { name: 'What do you want to know?' }).waitFor()
  await looksRight(page, 'the door')
  const token = await tokenOf(address, OWNER)
  await call(address, token, 'POST', '/figures', { rows: entries() })

  await page.goto(`${address}/performance-intelligence/tool/what-is-odd`)
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
  if (PICTURES) await page.screenshot({ path: `${PICTURES}/session.png`, fullPage: true })

  await page.goto(`${address}/performance-intelligence/dashboard`)
  await page.getByText(/graded after/).waitFor()
  await looksRight(page, 'findings')
  if (PICTURES) await page.screenshot({ path: `${PICTURES}/findings.png`, fullPage: true })
  await page
    .getByRole('link', { name: /orders per visit of Meta Ads fell/ })
    .first()
    .click()
  await page.getByRole('heading', { name: 'What it is not' }).waitFor()
  await looksRight(page, 'the page of a finding')
  if (PICTURES) await page.screenshot({ path: `${PICTURES}/finding.png`, fullPage: true })
  await page.setViewportSize({ width: 390, height: 844 })
  await looksRight(page, 'the page of a finding on a phone')
  if (PICTURES) await page.screenshot({ path: `${PICTURES}/finding-390.png`, fullPage: true })
  await page.emulateMedia({ colorScheme: 'dark' })
  await looksRight(page, 'the page of a finding in the dark')
  if (PICTURES) await page.screenshot({ path: `${PICTURES}/finding-dark.png`, fullPage: true })
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
  if (PICTURES) await page.screenshot({ path: `${PICTURES}/verdict.png`, fullPage: true })
  const id = page.url().split('/').at(-1)!
  await page.goto(`${address}/analytics/session/${id}`)
  await page
    .getByText(/Yes: “New page” is better/)
    .first()
    .waitFor()
  await leave()
})
