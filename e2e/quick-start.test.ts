import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openHouse } from './open-house.ts'
import { looksRight, letIn, signIn, visit } from './visitor.ts'

const house = openHouse()

type Told = { answers: readonly [string, string, string]; names: readonly [string, string, string] }
const LOCKSMITH: Told = {
  answers: [
    'We open and change locks in Tampere, day and night, 95 euros a visit',
    'More visits from landlords. Cards in hallways cost 60 euros and brought 5 customers.',
    'Landlords with more than one flat',
  ],
  names: ['lock changes', 'landlords with several flats', 'visits for landlords'],
}
const ORCHARD: Told = {
  answers: [
    'We press apple juice that people fetch in boxes',
    'Sell the whole harvest by Christmas',
    'Families of the valley',
  ],
  names: ['apple juice in boxes', 'families of the valley', 'boxes sold before Christmas'],
}

/** Two of the demo agency's clients. */
const SLUGS = ['fieldhouse-brewing', 'harbour-dental'] as const

async function answerFive(page: Page, { answers }: Told): Promise<void> {
  for (const answer of answers) {
    await page.getByRole('textbox').fill(answer)
    await page.getByRole('button', { name: 'Next' }).click()
  }
  await page.getByRole('combobox').selectOption('0-1000')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('combobox').selectOption('1-3-months')
  await page.getByRole('button', { name: 'Start' }).click()
}

async function nameThree(page: Page, { names }: Told): Promise<void> {
  const fields = ['What you sell', 'Who buys it', 'What you want more of']
  for (const [index, field] of fields.entries()) await page.getByLabel(field).fill(names[index]!)
}

const plan = (page: Page) => page.getByRole('article', { name: 'Deliverable' })
const makePlan = (page: Page) => page.getByRole('button', { name: 'Make my plan' }).click()

test('a shop owner: from the card on the first page to a printed plan and its days in a calendar', async () => {
  const { page, complaints, leave } = await visit(house.browser)
  await signIn(page, house.product.address, 'sme-new@demo.example')
  await page.getByRole('button', { name: 'Skip for Now' }).click()
  await page.getByRole('button', { name: /^Quick Start/ }).click()
  await page.getByRole('textbox').fill(LOCKSMITH.answers[0])
  // What was typed survives a reload of the page.
  await page.reload()
  await page.getByRole('button', { name: /^Quick Start/ }).click()
  await page.getByText('Step 2 of 5').waitFor()
  await page.getByRole('button', { name: 'Back' }).click()
  expect(await page.getByRole('textbox').inputValue()).toBe(LOCKSMITH.answers[0])
  await answerFive(page, LOCKSMITH)
  await page.waitForURL('**/quick-start')

  // A sentence is no name, and says so; nothing is lost by it.
  await page.getByLabel('What you sell').fill('we open locks')
  await makePlan(page)
  await page.getByText(/without “I”, “we” or “they”/).waitFor()
  await looksRight(page, 'three names')
  await nameThree(page, LOCKSMITH)
  // What was said beside the names stands there to be kept or left, in the owner's words.
  await page.getByRole('heading', { name: 'This is what I understood' }).waitFor()
  await page
    .getByText('You said: “Cards in hallways cost 60 euros and brought 5 customers”')
    .waitFor()
  await page.getByLabel('What one costs the buyer').fill('€95')
  await page.getByLabel('How many it is now').fill('20')
  await makePlan(page)
  await page.getByText('Give both numbers, or neither').waitFor()
  await page.getByLabel('How many it should be').fill('30')
  // Typed as people of the country shorten it.
  await page.getByLabel('What you can spend on it a month').fill('0,2 tuhatta €')
  await makePlan(page)

  await page.waitForURL('**/quick-start/session/*')
  await plan(page).getByText('Lock changes for landlords with several flats at €95.').waitFor()
  await plan(page).getByRole('heading', { name: 'Three things to do' }).waitFor()
  // The text is that of the first move: a sign where the cards hang.
  await plan(page).getByText('Lock changes, €95').waitFor()
  // A way that was counted leads: five for sixty.
  await plan(page)
    .getByText(/5 customers for €60, about €12 for each/)
    .first()
    .waitFor()
  // 10 more a month within three: four of them in the first, at what one of the cards’ customers cost.
  await plan(page)
    .getByText(/the 4 more of your first month take about €48, and you can spend €200/)
    .first()
    .waitFor()
  await looksRight(page, 'the plan beside its session')
  await page.getByRole('link', { name: 'Open as a document' }).click()
  await page.getByRole('heading', { name: 'Your next 30 days' }).waitFor()
  await looksRight(page, 'the plan as a document')

  await page.getByRole('button', { name: 'Export' }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Calendar (ICS)' }).click(),
  ])
  const days = (await readFile(await file.path(), 'utf8')).match(/BEGIN:VEVENT/g)
  expect(days).toHaveLength(12)
  const printed = await page.pdf({ format: 'A4' })
  expect(printed.length).toBeGreaterThan(10_000)

  // What was answered waits in this tab: another plan begins with it.
  await page.goto(`${house.product.address}/quick-start`)
  await page.getByText('You said: “More visits from landlords. Cards').waitFor()
  await page.getByRole('button', { name: 'Back to the questions' }).click()
  expect(await page.getByRole('textbox').inputValue()).toBe(LOCKSMITH.answers[0])
  expect(complaints).toEqual([])
  await leave()
})

test('an agency makes a plan for each of two clients, and neither knows of the other', async () => {
  const { page, complaints, leave } = await visit(house.browser)
  await letIn(page, house.product.address, 'agency-owner@demo.example')
  const told = [LOCKSMITH, ORCHARD]
  for (const [index, slug] of SLUGS.entries()) {
    await page.goto(`${house.product.address}/clients/${slug}/agents/quick-start`)
    await answerFive(page, told[index]!)
    await nameThree(page, told[index]!)
    await makePlan(page)
    await page.waitForURL(`**/clients/${slug}/agents/quick-start/session/*`)
    // A client of whom much is known: the plan is for what was answered now.
    const [offer, group] = told[index]!.names
    await plan(page)
      .getByText(new RegExp(`^${offer} for ${group}`, 'i'))
      .waitFor()
  }
  const [first, second] = SLUGS
  for (const [slug, own, other] of [
    [first, LOCKSMITH, ORCHARD],
    [second, ORCHARD, LOCKSMITH],
  ] as const) {
    await page.goto(`${house.product.address}/clients/${slug}/intelligence`)
    await page.getByText(new RegExp(own.names[0], 'i')).filter({ visible: true }).first().waitFor()
    expect(await page.getByText(new RegExp(other.names[0], 'i')).count()).toBe(0)
  }
  expect(complaints).toEqual([])
  await leave()
})
