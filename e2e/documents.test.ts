import { expect, test } from 'vitest'
import { openHouse } from './open-house.ts'
import { sampleFolder } from './sample-files.ts'
import { call, letIn, looksRight, tokenOf, visit } from './visitor.ts'

const house = openHouse()
const file = sampleFolder()
const OWNER = 'sme-new@demo.example'

/** Eight files, one of them damaged. */
const FOLDER = [
  'Price list 2027.pdf',
  'Interview notes.docx',
  'Talk at the fair.pptx',
  'Stock.xlsx',
  'Sign at the door.png',
  'Offer to the archive.eml',
  'Plan.md',
  'Scan 0001.pdf',
]

test('a folder is brought in, read, decided, cited to the page, and what rests on a price notices that it changed', async () => {
  const { page, complaints, leave } = await visit(house.browser)
  const { address } = house.product
  await letIn(page, address, OWNER)
  await page.goto(`${address}/dashboard`)
  await page.getByRole('button', { name: 'Skip for Now' }).click()

  await page.goto(`${address}/documents`)
  await page.getByRole('heading', { name: 'No document yet' }).waitFor()
  await looksRight(page, 'no documents')
  await page.getByRole('link', { name: 'Bring in documents' }).first().click()
  await page.getByLabel('Choose files').setInputFiles(FOLDER.map(file))
  await page.getByText('8 of 8 brought in').waitFor()
  await looksRight(page, 'files brought in')

  await page.getByRole('link', { name: 'To the documents' }).click()
  await page.getByText('This PDF is damaged: it cannot be opened.').waitFor()
  await page.getByText('Picture, 1 page').waitFor()
  await looksRight(page, 'documents')
  await page.getByRole('link', { name: 'Search in all text' }).click()
  await page.getByLabel('Words to look for').fill('deliveries free')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Price list 2027, page 3' }).waitFor()
  await looksRight(page, 'found passages')
  await page.getByRole('link', { name: 'Price list 2027, page 3' }).click()
  await page.locator('mark[data-mark="passage"]').first().waitFor()
  await page.goto(`${address}/documents`)
  await page.getByRole('link', { name: 'Price list 2027' }).click()
  await page.getByRole('heading', { name: 'Text as it was read' }).waitFor()
  await page.getByRole('button', { name: 'Next passage' }).click()
  await page.getByText(/^Passage 1 of \d that was understood/).waitFor()
  await page.locator('canvas[aria-busy="false"]').waitFor()
  await looksRight(page, 'a page of a document')
  const leather = page.getByRole('listitem').filter({ hasText: 'Leather' })
  await leather.getByRole('button', { name: 'Approve' }).click()
  await leather.getByText('Confirmed').waitFor()
  await page.setViewportSize({ width: 390, height: 844 })
  await looksRight(page, 'a page of a document on a phone')
  await page.setViewportSize({ width: 1440, height: 900 })
  const document = page.url()

  const token = await tokenOf(address, OWNER)
  const session = await call<{ id: string }>(address, token, 'POST', '/agent-sessions', {
    agent: 'strategy',
    tool: 'business-model-canvas',
  })
  await call(address, token, 'POST', `/agent-sessions/${session.id}/messages`, {
    text: 'just draft it',
  })
  const { outputs } = await call<{ outputs: { id: string }[] }>(
    address,
    token,
    'GET',
    `/agent-sessions/${session.id}`,
  )
  const deliverable = `${address}/outputs/${outputs[0]!.id}`
  await page.goto(deliverable)
  await page.getByRole('button', { name: /^Sources/ }).click()
  await page.getByRole('link', { name: 'Price list 2027, page 3' }).first().click()
  await page.locator('mark', { hasText: 'Leather' }).first().waitFor()
  expect(page.url()).toContain('page=3')

  await page.getByLabel('Choose the newer file').setInputFiles(file('Price list 2028.pdf'))
  await page.getByText('Reads otherwise here').waitFor()
  await page.getByRole('deletion').filter({ hasText: 'known: €129' }).waitFor()
  await page.getByRole('insertion').filter({ hasText: 'would become: €135' }).waitFor()
  await page.getByRole('button', { name: 'Take this one' }).click()
  await page.getByText(/Leather: Price €135/).waitFor()
  await page
    .getByRole('link', { name: /Business Model Canvas|canvas/i })
    .first()
    .waitFor()

  await page.goto(deliverable)
  await page.getByText('1 fact changed since this was written.').waitFor()
  const changes = page.getByRole('region', { name: /^Changes for/ })
  await changes.getByRole('insertion').filter({ hasText: '135' }).first().waitFor()
  await changes.getByRole('link', { name: /Price list 202\d, page 3/ }).waitFor()
  await changes.getByRole('button', { name: /^Accept \d+ changes?$/ }).click()
  await changes.waitFor({ state: 'detached' })
  await page.getByText('€135', { exact: false }).first().waitFor()

  await page.goto(document)
  await page.getByRole('button', { name: 'Details' }).click()
  await page.getByLabel('Ask again on').fill('2026-01-31')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Does this document still hold?').waitFor()
  await call(address, token, 'POST', '/campaigns', { name: 'Open day', status: 'planned' })
  await page.goto(`${address}/documents`)
  const choose = async (): Promise<void> => {
    await page.getByLabel('Choose Plan').click()
    await page.getByLabel('Choose Stock').click()
  }
  await choose()
  await page.getByLabel('Campaign to put them with').selectOption('Open day')
  await page.getByText('2 documents put with “Open day”').waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await choose()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByText('2 documents deleted').waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('link', { name: 'Stock' }).waitFor()
  expect(complaints).toEqual([])
  await leave()
})
