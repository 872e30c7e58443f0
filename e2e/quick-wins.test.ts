import { expect, test } from 'vitest'
import { openHouse } from './open-house.ts'
import { call, looksRight, letIn, signIn, tokenOf, visit } from './visitor.ts'

const house = openHouse()

const usd = (dollars: number) => ({ cents: dollars * 100, currency: 'USD' })
/** What a sail loft knows of itself. */
const SAIL_LOFT = [
  { kind: 'organization', label: 'the sail loft', attributes: { sells: 'projects' } },
  { kind: 'segment', label: 'charter companies', attributes: { side: 'payer', share: 1 } },
  {
    kind: 'offer',
    label: 'mended sails',
    attributes: { price: usd(400), unitCost: usd(150), volume: 300 },
  },
  {
    kind: 'measure',
    label: 'unpaid bills',
    attributes: { metric: 'arrears', form: 'money', value: 2_400_000 },
  },
  { kind: 'constraint', label: 'the cutter', attributes: { sort: 'one-person', lost: 96 } },
] as const

const twelveWeeksAgo = (): string =>
  new Date(Date.now() - 84 * 86_400_000 - 2 * 86_400_000).toISOString().slice(0, 10)

test('a shop owner starts a quick win, ticks its steps, gives the result and sees its grade', async () => {
  const { page, complaints, leave } = await visit(house.browser)
  const { address } = house.product
  await signIn(page, address, 'sme-new@demo.example')
  await page.getByRole('button', { name: 'Skip for Now' }).click()
  // Nobody knows anything yet: it says so, and names no move.
  await page.goto(`${address}/quick-wins`)
  await page.getByText('No quick win follows from your figures yet').waitFor()
  await looksRight(page, 'quick wins of a firm nobody knows')

  const token = await tokenOf(address, 'sme-new@demo.example')
  for (const fact of SAIL_LOFT) await call(address, token, 'POST', '/company-facts', fact)
  await page.goto(`${address}/quick-wins/opportunities`)
  const bills = page.getByRole('listitem').filter({ hasText: 'call before the bill is due' })
  await bills.getByText('$16,800 to $19,100').waitFor()
  // One answer lets another move say what it would bring.
  await page.getByText(/Tell me how many hours a week there are of the cutter/).waitFor()
  await looksRight(page, 'opportunities')
  const hours = page.getByRole('listitem').filter({ hasText: 'Tell me how many hours a week' })
  await hours.getByRole('textbox').fill('40')
  await hours.getByRole('button', { name: 'Keep' }).click()
  await page.getByText('Hours of the cutter that come back').waitFor()

  await bills.getByRole('button', { name: /^Start/ }).click()
  await looksRight(page, 'who does it and from when')
  await page.getByRole('dialog').getByRole('button', { name: 'Start' }).click()
  await page.waitForURL('**/quick-wins/session/*')
  // Taken back, it is offered again; then for good.
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.waitForURL('**/quick-wins/opportunities')
  expect(complaints).toEqual([])
  await bills.getByRole('button', { name: /^Start/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Start' }).click()
  await page.waitForURL('**/quick-wins/session/*')
  await looksRight(page, 'a quick win that runs')
  const session = page.url()

  const steps = page.getByRole('checkbox')
  expect(await steps.count()).toBe(3)
  await steps.first().click()
  await page.getByText('Done', { exact: true }).waitFor()
  await page.goto(`${address}/quick-wins/implementation`)
  await page.getByRole('checkbox', { checked: true }).waitFor()
  expect(await page.getByRole('checkbox').count()).toBe(3)
  await looksRight(page, 'under way')

  // On the day of its start nothing can have come of it; the day is told from which it can.
  await page.goto(session)
  await page.getByText(/from that day on its result can be told/).waitFor()
  expect(await page.getByRole('button', { name: 'Keep the result' }).count()).toBe(0)
  await call(address, token, 'DELETE', `/quick-wins/${session.split('/').at(-1)}`)
  await page.goto(`${address}/quick-wins/opportunities`)
  await bills.getByRole('button', { name: /^Start/ }).click()
  await page.getByRole('dialog').getByLabel('From').fill(twelveWeeksAgo())
  await page.getByRole('dialog').getByRole('button', { name: 'Start' }).click()
  await page.waitForURL('**/quick-wins/session/*')
  await page.getByLabel(/Unpaid bills, in money, now/).fill('about half')
  await page.getByRole('button', { name: 'Keep the result' }).click()
  await page.getByText('A figure, please, such as 12.5').waitFor()
  await page.getByLabel(/Unpaid bills, in money, now/).fill('17,000')
  await page.getByRole('button', { name: 'Keep the result' }).click()
  await page.getByText('It came out inside the range.').waitFor()
  await page.getByText('$24,000 − $17,000 = $7,000', { exact: false }).waitFor()
  // Thirty points, once.
  await page.getByText('You finished a quick win.').waitFor()
  await page.goto(`${address}/quick-wins/results`)
  await page.getByText('1 of 1 that could be measured came out as expected or better.').waitFor()
  await looksRight(page, 'results')
  expect(complaints).toEqual([])
  await leave()
})

test('an agency’s client sees only its own, and one of a campaign stands with the campaign', async () => {
  const { page, complaints, leave } = await visit(house.browser)
  const { address } = house.product
  await letIn(page, address, 'agency-owner@demo.example')
  await page.goto(`${address}/clients/fieldhouse-brewing/quick-wins/results`)
  await page.getByText('1 of 1 that could be measured').waitFor()
  await page.goto(`${address}/clients/harbour-dental/quick-wins/results`)
  await page.getByText('No results yet').waitFor()
  await page.goto(`${address}/clients/harbour-dental/quick-wins`)
  const running = page.getByRole('link', { name: /Set the most that a new customer may cost/ })
  await running.click()
  await page.waitForURL('**/clients/harbour-dental/quick-wins/session/*')
  const id = page.url().split('/').at(-1)!
  await page.getByRole('heading', { level: 1, name: /Set the most/ }).waitFor()
  // Inside another client it is not there.
  await page.goto(`${address}/clients/fieldhouse-brewing/quick-wins/session/${id}`)
  await page.getByText('This quick win is not here').waitFor()

  // Taken back and started for a campaign, it stands there.
  const token = await tokenOf(address, 'agency-owner@demo.example')
  const { client_id } = await call<{ client_id: string }>(
    address,
    token,
    'GET',
    `/quick-wins/${id}`,
  )
  await call(address, token, 'DELETE', `/quick-wins/${id}`)
  const campaign = await call<{ id: string }>(address, token, 'POST', '/campaigns', {
    client_id,
    name: 'Spring recalls',
  })
  await page.goto(`${address}/clients/harbour-dental/quick-wins/campaign/${campaign.id}`)
  await page.getByRole('heading', { level: 1, name: 'Quick wins for Spring recalls' }).waitFor()
  await looksRight(page, 'quick wins for a campaign')
  await page.getByRole('button', { name: /^Start: Set the most/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Start' }).click()
  await page.waitForURL('**/clients/harbour-dental/quick-wins/session/*')
  await page.getByRole('link', { name: 'Spring recalls' }).waitFor()
  await page.goto(`${address}/clients/harbour-dental/quick-wins/campaign/${campaign.id}`)
  await page.getByRole('heading', { name: 'Under way 1' }).waitFor()
  expect(complaints).toEqual([])
  await leave()
})
