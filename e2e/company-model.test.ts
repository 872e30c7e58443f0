import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openHouse } from './open-house.ts'
import { axeFindings, call, letIn, tokenOf, visit, type Visitor } from './visitor.ts'

const house = openHouse()

const WORDS =
  'Canoe hire is about 70% of what we take, €35 each. River & Sons ask €29. We turned away 60 hires last summer because the trailer was out. I want to get from 400 to 480 hires.'

async function enter(email: string): Promise<Visitor> {
  const visitor = await visit(house.browser)
  await letIn(visitor.page, house.product.address, email)
  await visitor.page.goto(`${house.product.address}/intelligence`)
  return visitor
}

/** Takes out what stands, such as what an earlier try left. */
async function emptyModel(email: string): Promise<void> {
  const { address } = house.product
  const token = await tokenOf(address, email)
  const facts = await call<{ id: string }[]>(address, token, 'GET', '/company-facts')
  for (const { id } of facts) await call(address, token, 'DELETE', `/company-facts/${id}`)
}

/** What follows, as the page says it. */
const finding = (page: Page, words: RegExp) =>
  page.getByRole('region', { name: /What follows/ }).getByText(words)

/** The card of a clause that waits to be sorted. */
const waiting = (page: Page, words: string) =>
  page
    .getByRole('region', { name: 'In your own words' })
    .getByRole('listitem')
    .filter({ has: page.getByText(words) })

const choose = (page: Page, clause: string, kind: string) =>
  waiting(page, clause).getByRole('button', { name: kind, exact: true }).click()

async function keep(page: Page, clause: string, name: string, chips: string[] = []) {
  const card = waiting(page, clause)
  await card.getByLabel('Name', { exact: true }).fill(name)
  for (const chip of chips) await card.getByRole('radio', { name: chip, exact: true }).click()
  await card.getByRole('button', { name: 'Save' }).click()
  await card.waitFor({ state: 'detached' })
}

test('from pasted words to a finding in a few taps; a correction changes it, and what was taken out comes back', async () => {
  await emptyModel('agency-owner@demo.example')
  const { page, complaints, leave } = await enter('agency-owner@demo.example')
  await page.getByRole('heading', { name: 'No facts yet' }).waitFor()
  await page.getByRole('button', { name: 'Tell it in your own words' }).click()
  await page.getByLabel('Write or paste what you know').fill(WORDS)
  await page.reload()
  await page.getByRole('button', { name: 'Tell it in your own words' }).click()
  await page.getByRole('button', { name: 'Read it' }).click()
  await page.getByText('4 of 4 to sort').waitFor()

  await choose(page, 'Canoe hire is about 70%', 'What you sell')
  const price = waiting(page, 'Canoe hire is about 70%').getByLabel('Price', { exact: true })
  expect(await price.inputValue()).toBe('35')
  await keep(page, 'Canoe hire is about 70%', 'canoe hire')
  await choose(page, 'River & Sons ask', 'Rival or substitute')
  await keep(page, 'River & Sons ask', 'River & Sons', ['Rival'])
  await choose(page, 'We turned away 60', 'What holds you back')
  await keep(page, 'We turned away 60', 'the trailer', ['Capacity', 'Equipment'])
  await choose(page, 'I want to get from 400', 'Goal')
  await keep(page, 'I want to get from 400', 'hires a year', ['Sales'])
  await page.getByText('Everything is sorted.').waitFor()
  await page.getByRole('button', { name: 'Done', exact: true }).click()

  await finding(page, /The 60 sales turned away in a year are 75% of the way/).waitFor()
  await page
    .getByRole('button', { name: 'Arrange cover for the trailer before buying more' })
    .click()
  await page.getByText('accept everything', { exact: false }).waitFor()
  expect(await axeFindings(page)).toEqual([])

  await page.getByRole('button', { name: 'Actions for the trailer' }).click()
  await page.getByRole('menuitem', { name: 'Correct' }).click()
  await page.getByLabel('Refused or lost a year').fill('many')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('A number, such as 120').waitFor()
  await page.getByLabel('Refused or lost a year').fill('20')
  await page.getByRole('button', { name: 'Save' }).click()
  await finding(page, /The 20 sales turned away in a year are 25% of the way/).waitFor()
  await page.getByRole('button', { name: '1 earlier state' }).click()
  await page.getByText(/Refused or lost a year 60/).waitFor()

  await page.getByRole('button', { name: 'Actions for the trailer' }).click()
  await page.getByRole('menuitem', { name: 'Take out' }).click()
  await finding(page, /turned away in a year/).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Undo' }).click()
  await finding(page, /The 20 sales turned away/).waitFor()
  expect(complaints).toEqual([])
  await leave()
})

test('a name that is a sentence is refused in place, with its reason, and nothing typed is lost', async () => {
  const { page, leave } = await enter('sme-owner@demo.example')
  await page.getByRole('button', { name: 'Add a fact' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('What it is about').selectOption({ label: 'What holds you back' })
  await dialog.getByLabel('Name', { exact: true }).fill('they deliver late')
  await dialog.getByLabel('Refused or lost a year').fill('12')
  await page.keyboard.press('Enter')
  await dialog.getByText(/A name says what it is/).waitFor()
  await dialog.getByLabel('Name', { exact: true }).fill('late deliveries')
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('heading', { name: 'late deliveries' }).waitFor()
  await leave()
})

test('facts that cannot both hold stand side by side; which one holds is a tap, and can be taken back', async () => {
  await emptyModel('agency-owner@demo.example')
  const token = await tokenOf(house.product.address, 'agency-owner@demo.example')
  const budget = (label: string, cents: number) =>
    call(house.product.address, token, 'POST', '/company-facts', {
      kind: 'budget',
      label,
      attributes: { amount: { cents, currency: 'EUR', per: 'year' } },
    })
  await budget('the plan', 3_000_000)
  await budget('the board’s figure', 1_800_000)
  const { page, leave } = await enter('agency-owner@demo.example')
  const question = page.getByRole('region', { name: 'This does not fit together' })
  await question.getByText(/Is it €30,000 or €18,000/).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await question.getByRole('button', { name: 'This holds' }).first().click()
  await question.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Undo' }).click()
  await question.waitFor()
  await leave()
})
