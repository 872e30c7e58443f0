import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openHouse } from './open-house.ts'
import { personaAtHand } from './persona-at-hand.ts'
import { looksRight, letIn, tokenOf, visit } from './visitor.ts'

const house = openHouse()
const OWNER = 'sme-owner@demo.example'

const box = (page: Page) => page.getByRole('textbox', { name: 'Ask the persona' })
/** The last line of the conversation. */
const latest = (page: Page) =>
  page.getByRole('region', { name: 'Conversation' }).getByRole('listitem').last()

async function ask(page: Page, question: string): Promise<void> {
  await box(page).fill(question)
  await box(page).press('Enter')
  await latest(page).getByText(question, { exact: true }).waitFor()
}

test('a persona is interviewed: what was said, what the cards carry, what nobody knows; the transcript is kept', async () => {
  const { address } = house.product
  const { personaId } = await personaAtHand(address, await tokenOf(address, OWNER))
  const { page, complaints, leave } = await visit(house.browser)
  await letIn(page, address, OWNER)
  await page.goto(`${address}/persona/${personaId}`)
  await page.getByRole('link', { name: 'Interview', exact: true }).click()
  await page.getByText('It answers from 5 sources.').waitFor()
  await looksRight(page, 'before an interview')
  await page.getByRole('button', { name: 'Begin an interview' }).click()
  await page.waitForURL('**/session/*')
  await page.getByText('Nothing was asked yet.').waitFor()
  await looksRight(page, 'nothing asked yet')

  await ask(page, 'When did you start looking for somebody?')
  await latest(page).getByText('Evidenced').waitFor()
  await latest(page).getByText('“Hail came through nine panes on a Sunday.').waitFor()
  // The focus is on the new answer; a mark opens the words whole.
  await latest(page).and(page.locator(':focus')).waitFor()
  await latest(page).getByRole('button', { name: 'Source 1' }).click()
  await latest(page).getByRole('button', { name: 'Source 1', expanded: true }).waitFor()

  await ask(page, 'How much do you spend a year?')
  await latest(page).getByText('Extrapolated').waitFor()
  await latest(page).getByText('Each of us spends €310 a year.').waitFor()
  await latest(page).getByText('No customer was asked.').waitFor()

  await ask(page, 'What is your favourite film?')
  await latest(page).getByText('Don’t know').waitFor()
  await latest(page).getByText('None of the 5 sources says.').waitFor()

  await page.getByRole('button', { name: 'Suggest a question' }).click()
  await box(page).press('Enter')
  await page.getByText('4 questions asked').waitFor()
  await page.getByRole('button', { name: 'Take this question back' }).click()
  await page.getByText('3 questions asked').waitFor()
  const next = page.getByRole('region', { name: 'Ask a real customer next' })
  await next.getByText('What had you set aside for it, in money and in time?').waitFor()
  // The focus went down with the answers: what the bar on top covers until one scrolls is no small target.
  await page.evaluate(() => globalThis.scrollTo(0, 0))
  await looksRight(page, 'in an interview')

  await next.getByRole('link', { name: /^Interview guide, \d+ minutes$/ }).click()
  await page.getByRole('heading', { name: /^Interview guide:/ }).waitFor()
  await page.getByRole('heading', { name: 'Nobody has told of it yet' }).waitFor()
  await looksRight(page, 'the guide')
  await page.getByRole('link', { name: 'Back to the interview' }).click()

  await page.getByRole('button', { name: 'End and keep transcript' }).click()
  await page.getByText('Simulated interview', { exact: true }).waitFor()
  expect(await box(page).count()).toBe(0)
  await looksRight(page, 'the transcript')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download as Markdown' }).click(),
  ])
  const text = await readFile(await download.path(), 'utf8')
  expect(text).toMatch(/^# Simulated interview: /)
  expect(text).toContain('nothing in it is evidence')
  expect(text).toMatch(/\*\*Evidenced\*\*\s+“The frost alarm failed twice in one week\./)
  expect(text).toContain('(Petra Holm, interview)')
  expect(text).toContain('**Extrapolated**')
  expect(text).toContain('**Don’t know**')
  await page.reload()
  await page.getByText('Simulated interview', { exact: true }).waitFor()
  expect(complaints).toEqual([])
  await leave()
})
