import { expect, test } from 'vitest'
import { openHouse } from './open-house.ts'
import { letIn, visit } from './visitor.ts'

const house = openHouse()

test('Ctrl+P prints the document: none of the tool around it, everything it rests on, the 2×2 as a 2×2', async () => {
  const { page, leave } = await visit(house.browser)
  await letIn(page, house.product.address, 'sme-owner@demo.example')
  await page.goto(`${house.product.address}/outputs`)
  await page.getByRole('link', { name: /^SWOT/ }).first().click()
  const strengths = page.getByRole('region', { name: 'Strengths' })
  await strengths.waitFor()
  await page.getByRole('button', { name: 'Export' }).waitFor()
  // As wide as A4 is between its margins.
  await page.setViewportSize({ width: 688, height: 970 })
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await page.getByText('quote verified').first().waitFor()
  for (const name of ['Export', 'Delete', 'Rename', 'Table', 'Add strength'])
    expect(await page.getByRole('button', { name, exact: true }).isVisible(), name).toBe(false)
  for (const tool of ['banner', 'navigation', 'contentinfo'] as const)
    expect(await page.getByRole(tool).filter({ visible: true }).count(), tool).toBe(0)
  const [left, right] = await Promise.all([
    strengths.boundingBox(),
    page.getByRole('region', { name: 'Weaknesses' }).boundingBox(),
  ])
  expect(right?.y).toBe(left?.y)
  expect(right?.x).toBeGreaterThan(left?.x ?? 0)
  await leave()
})

test('words that are no id are not here, and nobody is asked for them', async () => {
  const { page, complaints, leave } = await visit(house.browser)
  await letIn(page, house.product.address, 'sme-owner@demo.example')
  await page.goto(`${house.product.address}/outputs/nothing-of-this-name`)
  await page.getByRole('heading', { name: 'This output is not here' }).waitFor()
  await page.goto(`${house.product.address}/campaigns/nothing-of-this-name`)
  await page.getByRole('heading', { name: 'This campaign is not here' }).waitFor()
  await page.goto(`${house.product.address}/outputs/saved`)
  await page.getByRole('heading', { name: 'Saved outputs' }).waitFor()
  expect(complaints).toEqual([])
  await leave()
})
