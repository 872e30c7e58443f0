import { expect, test } from 'vitest'
import { openHouse } from './open-house.ts'
import { call, letIn, looksRight, tokenOf, visit } from './visitor.ts'

const house = openHouse()
const OWNER = 'sme-owner@demo.example'

test('what is known has a picture whose rays lead down the page, says who uses it, and what nobody knows', async () => {
  const { page, complaints, leave } = await visit(house.browser)
  const { address } = house.product
  await letIn(page, address, OWNER)
  await page.goto(`${address}/intelligence`)
  await page.getByRole('group', { name: /^What is known of Tidewater Cycle Works: / }).waitFor()
  await page.getByRole('heading', { name: /^Nobody knows \d+ gaps/ }).waitFor()
  await page
    .getByText(/^Nobody knows .+: (one agent|\w+ agents) would use it\.$/)
    .first()
    .waitFor()
  const change = page.getByText('What it would replace').first().locator('..')
  await expect.poll(() => change.textContent()).toMatch(/known: \$\d+, .*would become: \$\d+/)
  await looksRight(page, 'what is known')
  const ray = page.getByRole('link', { name: /^What you sell \d+ facts/ })
  await ray.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => new URL(page.url()).hash).toBe('#kind-offer')
  await page
    .getByRole('button', { name: /^Used in \d+ deliverables?/ })
    .first()
    .click()
  await page.getByRole('link', { name: /^SWOT/ }).first().waitFor()

  await page.getByRole('link', { name: /approved, Your own organization$/ }).click()
  await page.getByRole('radio', { name: /^Approved \d+/, checked: true }).waitFor()
  await page.getByRole('radio', { name: /^Rejected/ }).click()
  await page.getByText('Nothing was rejected.').waitFor()
  await page.setViewportSize({ width: 390, height: 844 })
  await looksRight(page, 'what was learned on a phone')
  await page.goto(`${address}/intelligence`)
  await page
    .getByRole('link', { name: /^What you sell/ })
    .first()
    .waitFor()
  await looksRight(page, 'what is known on a phone')
  expect(complaints).toEqual([])
  await leave()
})

test('what onboarding was told stands on the page of what is known, and can be read into facts', async () => {
  const { page, complaints, leave } = await visit(house.browser)
  const { address } = house.product
  const token = await tokenOf(address, 'sme-new@demo.example')
  const { organization } = await call<{ organization: { id: string } }>(
    address,
    token,
    'GET',
    '/me',
  )
  const words = 'We tune 80 pianos a year at $140 each.'
  await call(address, token, 'POST', `/business-context/organization/${organization.id}`, {
    companyName: 'Keys and Felt',
    industry: 'Other',
    companySize: '1-10',
    description: words,
  })
  await letIn(page, address, 'sme-new@demo.example')
  await page.goto(`${address}/intelligence`)
  await page.getByRole('region', { name: 'Your business profile says' }).getByText(words).waitFor()
  await looksRight(page, 'what is known of a new business')
  await page.getByRole('button', { name: 'Read facts from it' }).click()
  expect(await page.getByLabel('Write or paste what you know').inputValue()).toBe(words)
  await page.getByRole('button', { name: 'Read it' }).click()
  await page.getByText('$140').first().waitFor()
  expect(complaints).toEqual([])
  await leave()
})

test('a word that the brand avoids is named at the deliverable, and undo lets the former guidelines count again', async () => {
  const { page, complaints, leave } = await visit(house.browser)
  const { address } = house.product
  await letIn(page, address, OWNER)
  const token = await tokenOf(address, OWNER)
  const outputs = await call<{ id: string; output_type: string }[]>(
    address,
    token,
    'GET',
    '/agent-outputs',
  )
  const swot = outputs.find(({ output_type: type }) => type === 'swot')!

  await page.goto(`${address}/brand-guidelines`)
  await page.getByLabel('Tone: from casual to formal').press('End')
  await page.getByText('Clearly formal').waitFor()
  await page.getByRole('button', { name: 'Save guidelines' }).click()
  await page.getByText('Version 1, saved by').waitFor()
  await page.getByRole('button', { name: 'Add a word to avoid' }).click()
  await page.getByLabel('Word to avoid 1', { exact: true }).fill('repairs')
  await looksRight(page, 'brand guidelines')
  await page.getByRole('button', { name: 'Save guidelines' }).click()
  await page.getByText('Version 2, saved by').waitFor()

  await page.goto(`${address}/outputs/${swot.id}`)
  const named = page.getByRole('region', { name: /go against the brand guidelines/ })
  await named.locator('mark', { hasText: 'repairs' }).first().waitFor()
  await looksRight(page, 'a deliverable against its brand')

  await page.goto(`${address}/brand-guidelines`)
  await page.getByRole('button', { name: 'Let it count again' }).click()
  await page.getByText('Version 3, saved by').waitFor()
  await page.goto(`${address}/outputs/${swot.id}`)
  await page.getByText('Keeps to the').waitFor()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${address}/brand-guidelines`)
  await looksRight(page, 'brand guidelines on a phone')
  expect(complaints).toEqual([])
  await leave()
})
