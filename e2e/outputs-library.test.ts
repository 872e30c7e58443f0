import { expect, test } from 'vitest'
import { openHouse } from './open-house.ts'
import { axeFindings, call, letIn, tokenOf, visit } from './visitor.ts'

const house = openHouse()
const OWNER = 'sme-owner@demo.example'

type Fact = { id: string; label: string; attributes: { price?: { cents: number } } }

test('a changed price marks what rests on it; its lines are accepted with one press, compared and taken back', async () => {
  const { address } = house.product
  const token = await tokenOf(address, OWNER)
  const { page, complaints, leave } = await visit(house.browser)
  await letIn(page, address, OWNER)
  await page.goto(`${address}/outputs`)
  const card = page.getByRole('link', { name: /^SWOT/ })
  await card.waitFor()
  expect(await page.getByRole('region', { name: /^Changes for/ }).count()).toBe(0)

  const facts = await call<Fact[]>(address, token, 'GET', '/company-facts')
  // One that deliverables rest on; the prices of the workshop's list are in none of them.
  const offer = facts.find(({ label }) => label === 'drivetrain repairs')!
  const { cents } = offer.attributes.price!
  await call(address, token, 'PATCH', `/company-facts/${offer.id}`, {
    attributes: { price: { ...offer.attributes.price, cents: cents + 700 } },
  })
  await page.reload()
  const changes = page.getByRole('region', { name: /^Changes for/ })
  await changes.getByText('1 fact changed since this was written.').waitFor()
  await changes.getByRole('insertion').first().waitFor()
  expect(await axeFindings(page)).toEqual([])

  // The library shows the changes of one of those that are stale; here those of another are accepted.
  await card.click()
  await page.waitForURL(/\/outputs\/[\da-f-]{36}$/)
  const ofSwot = page.getByRole('region', { name: /^Changes for SWOT/ })
  await ofSwot.getByRole('button', { name: /^Accept \d+ changes?$/ }).click()
  await ofSwot.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Versions' }).click()
  const versions = page.getByRole('dialog', { name: 'Versions' })
  await versions.getByText('read the same').waitFor()
  expect(await axeFindings(page)).toEqual([])
  await versions.getByRole('button', { name: 'Restore version 1' }).click()
  await ofSwot.waitFor()

  expect(complaints).toEqual([])
  await leave()
})

test('the address keeps what is looked for; the saved ones have one of their own', async () => {
  const { address } = house.product
  const { page, complaints, leave } = await visit(house.browser)
  await letIn(page, address, 'agency-owner@demo.example')
  await page.goto(`${address}/outputs`)
  await page.getByRole('link', { name: /^SWOT/ }).waitFor()
  await page.getByLabel('Kind').selectOption('swot')
  await page.waitForURL(/type=swot/)
  await page.getByText(/^\d+ of \d+ outputs/).waitFor()
  await page.reload()
  await page.getByText(/^\d+ of \d+ outputs/).waitFor()
  expect(await page.getByRole('link', { name: /^OKRs/ }).count()).toBe(0)

  await page.goto(`${address}/outputs/saved`)
  await page.getByRole('heading', { name: 'Saved outputs' }).waitFor()
  const star = page.getByRole('button', { name: /^Saved: SWOT/ })
  await star.click()
  await star.waitFor({ state: 'detached' })
  await page.goto(`${address}/outputs`)
  await star.click()
  await expect.poll(() => star.getAttribute('aria-pressed')).toBe('true')

  await page.getByRole('button', { name: 'Select' }).click()
  await page.getByRole('checkbox', { name: /^Choose SWOT/ }).click()
  const bar = page.getByRole('region', { name: 'Chosen outputs' })
  await bar.getByText('1 chosen').waitFor()
  expect(await axeFindings(page)).toEqual([])
  await bar.getByRole('button', { name: 'Delete' }).click()
  await page.getByText('1 output deleted').waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('link', { name: /^SWOT/ }).waitFor()
  expect(complaints).toEqual([])
  await leave()
})
