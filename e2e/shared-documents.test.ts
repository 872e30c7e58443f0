import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openHouse } from './open-house.ts'
import { sampleFolder } from './sample-files.ts'
import { call, letIn, looksRight, tokenOf, visit } from './visitor.ts'

const house = openHouse()
const file = sampleFolder()
const OWNER = 'agency-owner@demo.example'
const GUEST = 'guest@demo.example'

/** Brings a file in for a client, and waits until it was read. */
async function bring(token: string, name: string, clientId: string): Promise<string> {
  const { address } = house.product
  const query = new URLSearchParams({ name, client_id: clientId })
  const answer = await fetch(`${address}/api/v1/documents?${query}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: readFileSync(file(name)),
  })
  const { id } = (await answer.json()) as { id: string }
  const state = async () =>
    (await call<{ state: string }>(address, token, 'GET', `/documents/${id}`)).state
  await expect.poll(state, { timeout: 60_000 }).toBe('read')
  return id
}

test('a guest reads and searches what was shared and nothing else; what was deleted comes back from the bin', async () => {
  const { address } = house.product
  const [owner, guest] = [await tokenOf(address, OWNER), await tokenOf(address, GUEST)]
  const { client } = await call<{ client: { id: string; name: string } }>(
    address,
    guest,
    'GET',
    '/portal',
  )
  const prices = await bring(owner, 'Price list 2027.pdf', client.id)
  const notes = await bring(owner, 'Plan.md', client.id)
  await call(address, owner, 'PATCH', `/documents/${prices}`, { shared: true })

  const { page, complaints, leave } = await visit(house.browser)
  await letIn(page, address, GUEST)
  await page.goto(`${address}/portal`)
  await page.getByRole('tab', { name: /^Documents/ }).click()
  const shared = page.getByRole('list', { name: 'Shared documents' })
  await shared.getByRole('link', { name: 'Price list 2027' }).waitFor()
  // What the demo shared with them is there too, and neither has anything of the agency's own.
  expect(await shared.getByRole('link').allTextContents()).toEqual([
    'Price list 2027',
    'Taproom and private events',
  ])
  await looksRight(page, 'shared documents')
  await page.getByLabel('Search in shared documents').fill('plan')
  await page.getByText('Nothing shared holds these words.').waitFor()
  await page.getByLabel('Search in shared documents').fill('deliveries free')
  await page.getByRole('link', { name: 'Price list 2027, page 3' }).click()
  await page.locator('mark[data-mark="passage"]').first().waitFor()
  await page.locator('canvas[aria-busy="false"]').waitFor()
  await looksRight(page, 'a shared document')
  await page.getByRole('button', { name: 'The page before' }).click()
  await page.getByText('2 of 3').waitFor()
  await page.setViewportSize({ width: 390, height: 844 })
  await looksRight(page, 'a shared document on a phone')
  await page.goto(`${address}/portal/documents/${notes}`)
  await page.getByRole('heading', { name: 'This document is not here' }).waitFor()
  await leave()

  const dana = await visit(house.browser)
  await letIn(dana.page, address, OWNER)
  await call(address, owner, 'POST', '/documents/delete', { ids: [notes] })
  await dana.page.goto(`${address}/documents`)
  await dana.page.getByRole('button', { name: /^Deleted 1/ }).click()
  await looksRight(dana.page, 'documents with a bin')
  await dana.page.getByRole('button', { name: 'Bring back Plan' }).click()
  await dana.page.getByRole('list', { name: 'Documents', exact: true }).getByText('Plan').waitFor()
  await dana.page.getByRole('button', { name: /^Deleted/ }).waitFor({ state: 'detached' })

  // One switch shows a document to people outside: it says so before, and is taken back after.
  const sharedAt = async () =>
    (await call<{ shared_at: string | null }>(address, owner, 'GET', `/documents/${notes}`))
      .shared_at
  await dana.page.goto(`${address}/documents/${notes}`)
  await dana.page.getByRole('button', { name: 'Details' }).click()
  await dana.page.getByRole('switch').click()
  await dana.page.getByText(`Guests of ${client.name} will see this document`).waitFor()
  await dana.page.getByRole('button', { name: 'Save' }).click()
  await dana.page.getByText(`Guests of ${client.name} see this document now`).waitFor()
  expect(await sharedAt()).not.toBeNull()
  await dana.page.getByRole('button', { name: 'Undo' }).last().click()
  await expect.poll(sharedAt).toBeNull()
  // What is not there any more is told in the console of whoever asks for it.
  expect(complaints.filter(line => !line.includes('404'))).toEqual([])
  expect(dana.complaints).toEqual([])
  await dana.leave()
})
