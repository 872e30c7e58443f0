import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openDatabase } from '@sextant/database/open-database'
import { MODEL, plantModelWords, WORDS } from '../server/src/testing/model-words.ts'
import { openHouse } from './open-house.ts'
import { call, looksRight, letIn, tokenOf, visit } from './visitor.ts'

const OWNER = 'sme-owner@demo.example'
const OWN_WORDS = 'Close on Mondays and count what that costs.'

const house = openHouse({}, async where => {
  const database = await openDatabase(where)
  await plantModelWords(database)
  await database.close()
})

const wordsShown = (page: Page) => page.getByRole('radiogroup', { name: 'Whose words are shown' })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const marks = (page: Page) => page.getByRole('button', { name: 'In the model’s words' })
const keptBeside = (page: Page) =>
  page.getByText(`the words of the language model (${MODEL}) are kept`)
const comparison = (page: Page) => page.getByRole('dialog', { name: 'What differs' })

async function openSwot(page: Page): Promise<void> {
  await letIn(page, house.product.address, OWNER)
  await page.goto(`${house.product.address}/outputs`)
  await page.getByRole('link', { name: /^SWOT/ }).first().click()
  await wordsShown(page).waitFor()
}

async function switchTo(page: Page, words: 'Built-in words' | 'Model’s words'): Promise<void> {
  await wordsShown(page).getByRole('radio', { name: words }).click()
  const said = words === 'Built-in words' ? 'the built-in words' : 'the model’s words'
  await page.getByText(`Shown in ${said}.`).waitFor()
}

test('one sees which mind wrote what, what differs, and switches with one click and back', async () => {
  const { page, complaints, leave } = await visit(house.browser)
  await openSwot(page)
  await keptBeside(page).waitFor()
  expect(await marks(page).count()).toBe(0)

  await page.getByRole('button', { name: 'What differs' }).click()
  await comparison(page).getByText('put differently').waitFor()
  const putIn = comparison(page).getByRole('insertion')
  for (const words of [WORDS.decision, WORDS.finding, WORDS.move])
    expect(await putIn.filter({ hasText: words }).count(), words).toBeGreaterThan(0)
  await comparison(page).getByText('both are compared as they read today').waitFor()
  await looksRight(page, 'what differs')
  await comparison(page).getByRole('button', { name: 'Show the model’s words' }).click()

  await page.getByText('Shown in the model’s words.').waitFor()
  await comparison(page).waitFor({ state: 'hidden' })
  expect(await heading(page).innerText()).toContain(WORDS.decision)
  await page.getByText(new RegExp(`The language model \\(${MODEL}\\) wrote \\d+ of \\d+`)).waitFor()
  await page.getByText('Its hours, weeks and cost are the model’s estimate.').waitFor()
  await page.getByText(WORDS.finding).first().waitFor()
  await marks(page).first().focus()
  await page.getByRole('tooltip').getByText('In the words of the language model.').waitFor()
  await looksRight(page, 'in the model’s words')

  await page.getByRole('button', { name: 'Undo' }).last().click()
  await keptBeside(page).waitFor()
  expect(await marks(page).count()).toBe(0)
  expect(complaints).toEqual([])
  await leave()
})

test('what is changed by hand stays in both, and is told to be the person’s', async () => {
  const { page, complaints, leave } = await visit(house.browser)
  await openSwot(page)
  await switchTo(page, 'Model’s words')
  await heading(page).getByRole('button', { name: WORDS.decision }).click()
  await page.getByRole('textbox', { name: 'Decision' }).fill(OWN_WORDS)
  await page.getByRole('textbox', { name: 'Decision' }).press('Enter')
  await heading(page).getByText(OWN_WORDS).waitFor()
  expect(await heading(page).getByRole('button', { name: 'In the model’s words' }).count()).toBe(0)
  await page.getByText('1 was changed by hand').waitFor()

  await switchTo(page, 'Built-in words')
  await heading(page).getByText(OWN_WORDS).waitFor()
  await page.getByRole('button', { name: 'What differs' }).click()
  await comparison(page).getByText('Changed by hand: it stays as it is in both.').waitFor()
  await comparison(page).getByRole('button', { name: 'Close' }).first().click()
  await switchTo(page, 'Model’s words')
  await heading(page).getByText(OWN_WORDS).waitFor()
  expect(complaints).toEqual([])
  await leave()
})

test('somebody who switches or compares what was changed meanwhile is told, and sees the newer version', async () => {
  const { page, leave } = await visit(house.browser)
  await openSwot(page)
  await changeElsewhere(page, 'Written elsewhere meanwhile.')
  await wordsShown(page).getByRole('radio', { checked: false }).click()
  await page.getByText('This was changed elsewhere meanwhile.').waitFor()
  await heading(page).getByText('Written elsewhere meanwhile.').waitFor()

  await changeElsewhere(page, 'Written elsewhere once more.')
  await page.getByRole('button', { name: 'What differs' }).click()
  await comparison(page).getByText('Written elsewhere once more.').waitFor()
  await comparison(page).getByRole('button', { name: 'Close' }).first().click()
  await heading(page).getByText('Written elsewhere once more.').waitFor()
  await leave()
})

/** Somebody else gives the decision other words than the page shows. */
async function changeElsewhere(page: Page, value: string): Promise<void> {
  const { address } = house.product
  const token = await tokenOf(address, OWNER)
  const path = `/agent-outputs/${new URL(page.url()).pathname.split('/').at(-1)}`
  const { version } = await call<{ version: number }>(address, token, 'GET', path)
  const edits = [{ path: ['decision', 'text'], value }]
  await call(address, token, 'POST', `${path}/edits`, { version, edits })
}
