import { expect, test } from 'vitest'
import { openHouse } from './open-house.ts'
import { openPalette } from './palette.ts'
import { letIn, looksRight, visit } from './visitor.ts'

const house = openHouse()

test('a creative finds the work for one client by a misspelled phrase, in the palette and on the page', async () => {
  const { page, complaints, leave } = await visit(house.browser)
  const { address } = house.product
  await letIn(page, address, 'agency-creative@demo.example')
  await page.goto(`${address}/clients`)
  await page.getByRole('heading', { level: 1 }).waitFor()

  // While one types: by kind, below what is found by its name.
  await openPalette(page, 'years replacment saltmarhs')
  await page.getByRole('option', { name: /^All results for/ }).waitFor()
  await page.getByRole('group', { name: 'Outputs' }).getByText('years before').first().waitFor()
  await looksRight(page, 'the palette with what was found')
  await page.getByRole('option', { name: /^All results for/ }).click()

  const results = page.getByRole('list', { name: 'Results' })
  await results.getByRole('link').first().waitFor()
  await page.getByText('“saltmarhs” read as saltmarsh').waitFor()
  await looksRight(page, 'results')
  const kinds = page.getByLabel('Kind')
  await kinds.selectOption('output')
  await page.waitForURL(/kind=output/)
  await page.getByLabel('Client').selectOption({ label: 'Saltmarsh Outfitters' })
  await expect.poll(() => results.getByRole('listitem').count()).toBe(1)
  expect(new URL(page.url()).search).toBe(
    '?words=years+replacment+saltmarhs&kind=output&client=saltmarsh-outfitters',
  )

  // Each search is an entry of the history.
  const field = page.getByLabel('Words to look for')
  await field.fill('zxqv')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Nothing with these words is left' }).waitFor()
  await looksRight(page, 'nothing found')
  await page.getByRole('button', { name: 'Search everywhere' }).click()
  await page.getByRole('heading', { name: 'Nothing holds these words' }).waitFor()
  await page.goBack()
  await page.goBack()
  await expect.poll(() => kinds.inputValue()).toBe('output')
  await page.goBack()
  await expect.poll(() => page.getByLabel('Client').inputValue()).toBe('')

  // By the keyboard alone.
  await field.focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/clients\/saltmarsh-outfitters\/outputs\//)

  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(`${address}/documents/search?words=replacement&kind=zebra&client=nobody`)
  await results.getByRole('link').first().waitFor()
  expect(await kinds.inputValue()).toBe('')
  await looksRight(page, 'results on a phone in the dark')
  expect(complaints).toEqual([])
  await leave()
})
