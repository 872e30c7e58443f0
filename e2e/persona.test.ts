import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openHouse } from './open-house.ts'
import { looksRight, letIn, visit } from './visitor.ts'

const house = openHouse()

/** Five growers, as somebody typed them up after the talks. */
const FIVE = [
  ['Petra Holm', 'The frost alarm failed twice in one week in April.', 'trigger'],
  ['Jonas Ek', 'Our frost alarm stayed silent during the worst night.', 'trigger'],
  ['Lena Brandt', 'The insurer asked for a frost alarm after the claim.', 'trigger'],
  ['Marek Zych', 'I was afraid of the long contract.', 'objection'],
  ['Ines Duarte', 'The contract, honestly. I have been burnt before.', 'objection'],
] as const
const ASKED = {
  trigger: 'What happened on the day you began to look?',
  objection: 'What made you hesitate?',
} as const
const PASTE = FIVE.map(
  ([who, says, topic], index) => `Interview ${index + 1}: ${who}\nQ: ${ASKED[topic]}\nA: ${says}`,
).join('\n\n')

const GROUP = 'growers with frost alarms'

async function drawn(page: Page, address: string): Promise<void> {
  await page.goto(address)
  const another = page.getByRole('radio', { name: 'Another group' })
  await page.getByRole('button', { name: 'Draw the persona' }).waitFor()
  if (await another.isVisible()) await another.click()
  await page.getByLabel('What do you call them?').fill(GROUP)
  await page.getByRole('button', { name: 'Draw the persona' }).click()
  await page.getByRole('link', { name: 'Open its page' }).click()
  await page.getByText('0 real sources').waitFor()
}

test('five pasted interviews make a sketch a persona that counts; what was read wrong is corrected on its card', async () => {
  const { page, complaints, leave } = await visit(house.browser)
  await letIn(page, house.product.address, 'sme-owner@demo.example')
  await drawn(page, `${house.product.address}/persona`)
  expect(await page.getByText('Proto-persona').isVisible()).toBe(true)

  await page.getByRole('button', { name: 'Add an interview' }).click()
  await page.getByLabel('Paste one interview, or several').fill(PASTE)
  await page.getByRole('button', { name: 'Read it' }).click()
  await page.getByRole('button', { name: 'Keep 5 statements' }).waitFor()
  // One alarm, one contract, whatever each called it.
  for (const box of await page.getByLabel('Called').all()) {
    const isContract = (await box.inputValue()).includes('contract')
    await box.fill(isContract ? 'the contract' : 'the frost alarm')
  }
  // A box that the strip at the top half covers is no small target.
  await page.evaluate(() => scrollTo(0, 0))
  await looksRight(page, 'five interviews, looked through')
  await page.getByRole('button', { name: 'Keep 5 statements' }).click()
  await page.getByText('5 real sources').waitFor()
  expect(await page.getByText('Proto-persona').isVisible()).toBe(false)
  await page.getByText('3 of 5 customers asked').first().waitFor()
  await looksRight(page, 'a persona of five')

  // One of them spoke of something else: its card says so, and the count follows.
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  const card = page.getByRole('region', { name: 'Statement by statement' }).getByRole('listitem')
  const insurer = card.filter({ hasText: 'The insurer asked' })
  await insurer.getByRole('button', { name: 'Actions for the frost alarm' }).click()
  await page.getByRole('menuitem', { name: 'Correct' }).click()
  await page.getByLabel('Name', { exact: true }).fill('the insurer')
  await page.getByRole('button', { name: 'Save' }).last().click()
  await page.getByText('2 of 5 customers asked').first().waitFor()

  // Taken out, an interview takes its statement along, and comes back with it.
  await page.getByRole('button', { name: 'Actions for Marek Zych' }).click()
  await page.getByRole('menuitem', { name: 'Take out' }).click()
  await page.getByText('4 real sources').waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('5 real sources').waitFor()

  expect(complaints).toEqual([])
  await leave()
})

test('an agency draws for two clients: neither sees what the other’s customers said', async () => {
  const { page, complaints, leave } = await visit(house.browser)
  await letIn(page, house.product.address, 'agency-owner@demo.example')
  const personas = (slug: string) => `${house.product.address}/clients/${slug}/agents/persona`
  await drawn(page, personas('fieldhouse-brewing'))
  await page.goto(personas('harbour-dental'))
  await page.getByRole('button', { name: 'Draw the persona' }).waitFor()
  expect(await page.getByText(GROUP).count()).toBe(0)
  await page.goto(personas('fieldhouse-brewing'))
  await page.getByText(GROUP).first().waitFor()
  expect(complaints).toEqual([])
  await leave()
})
