import type { Page } from 'playwright-core'
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
  // One line is left as it was, by the keyboard; it is what is left to accept.
  const tick = ofSwot.getByRole('checkbox', { name: 'Bring up to date' }).first()
  await tick.focus()
  await page.keyboard.press('Space')
  await ofSwot.getByText('Stays as it is').waitFor()
  expect(await axeFindings(page)).toEqual([])
  await ofSwot.getByRole('button', { name: /^Accept \d+ of \d+ changes$/ }).click()
  await ofSwot.getByText(/lines brought up to date; \d+ kept as/).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await ofSwot.getByRole('button', { name: /^Accept \d+ changes?$/ }).click()
  await ofSwot.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Versions' }).click()
  const versions = page.getByRole('dialog', { name: 'Versions' })
  await versions.getByText('read the same').waitFor()
  expect(await axeFindings(page)).toEqual([])
  await versions.getByLabel('Compare').selectOption({ index: 2 })
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

  // Words that stand in texts alone, misspelled.
  await page.goto(`${address}/outputs`)
  await page.getByLabel('Search titles and text').fill('custmers')
  await page.getByText('“custmers” stands nowhere, read as customers.').waitFor()
  await page.locator('[data-library] mark').first().waitFor()
  expect(await axeFindings(page)).toEqual([])

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

/** Chooses in lists in one breath, before the page can be drawn again. */
async function chooseTogether(page: Page, choices: Record<string, string>): Promise<void> {
  const lists = await Promise.all(
    Object.keys(choices).map(label =>
      page.getByRole('combobox', { name: label, exact: true }).elementHandle(),
    ),
  )
  await page.evaluate(
    ([found, values]) => {
      for (const [index, list] of found.entries()) {
        ;(list as HTMLSelectElement).value = values[index]!
        list!.dispatchEvent(new Event('change', { bubbles: true }))
      }
    },
    [lists, Object.values(choices)] as const,
  )
}

test('two filters in one breath both hold; on a phone the edge of the table says that there is more', async () => {
  const { address } = house.product
  const { page, complaints, leave } = await visit(house.browser)
  await letIn(page, address, 'agency-owner@demo.example')
  await page.goto(`${address}/outputs?view=expert`)
  const table = page.getByRole('region', { name: 'Outputs' })
  await table.getByRole('link', { name: /^SWOT/ }).waitFor()
  await chooseTogether(page, { Kind: 'swot', State: 'saved' })
  await page.waitForURL(
    url => url.searchParams.get('type') === 'swot' && url.searchParams.get('state') === 'saved',
  )

  await page.setViewportSize({ width: 390, height: 844 })
  const edges = () =>
    table.evaluate(box => ['data-more-before', 'data-more-after'].map(one => box.hasAttribute(one)))
  await expect.poll(edges).toEqual([false, true])
  const mask = () => table.evaluate(box => getComputedStyle(box).maskImage)
  expect(await mask()).toMatch(/rgba\(0, 0, 0, 0\)\)$/)
  await table.evaluate(box => box.scrollTo({ left: box.scrollWidth }))
  await expect.poll(edges).toEqual([true, false])
  expect(complaints).toEqual([])
  await leave()
})
