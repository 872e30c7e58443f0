import { expect, test } from 'vitest'
import { openHouse } from './open-house.ts'
import { looksRight, signIn, visit } from './visitor.ts'

const house = openHouse()

test('with strategy, persona and marketing strategy the foundation is ready, and the way leads to a campaign', async () => {
  const { page, complaints, leave } = await visit(house.browser)
  const { address } = house.product
  await signIn(page, address, 'sme-owner@demo.example')
  const banner = page.getByRole('region', { name: 'Readiness' })
  await banner.getByText('60').first().waitFor()

  await page.goto(`${address}/marketing-strategy/quick`)
  await page.getByRole('button', { name: 'Begin quick' }).click()
  await page.getByRole('button', { name: 'Just draft it' }).click()
  await page.getByRole('link', { name: 'Open as a document' }).waitFor()

  await page.goto(`${address}/dashboard`)
  await banner.getByText('Ready for a campaign.').waitFor()
  await looksRight(page, 'ready')
  await banner.getByRole('link', { name: 'Create Campaign' }).click()
  await page.waitForURL('**/campaigns/new')
  expect(complaints).toEqual([])
  await leave()
})
