import type { AiCallRow, AiSettings } from '@sextant/contracts/ai/routes'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Loopback, startLoopback } from '../server/src/testing/loopback-provider.ts'
import { openHouse } from './open-house.ts'
import { call, looksRight, letIn, tokenOf, visit } from './visitor.ts'

const OWNER = 'agency-owner@demo.example'
const KEY = 'sk-loopback-owner-key-7788'

const house = openHouse({ AI_OWN_ENDPOINTS: 'on' })
let loopback: Loopback
beforeAll(async () => {
  loopback = await startLoopback()
})
afterAll(() => loopback?.close())

const SETTINGS = '/settings/integrations'
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** Fills in the loopback as the agency's own provider, and tries it. */
async function setOwnKey(page: Page): Promise<void> {
  await page.getByText('Built-in mind', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Use your own key' }).click()
  await page.getByLabel('Provider', { exact: true }).selectOption('openai-compatible')
  await page.getByRole('button', { name: 'Save language model' }).click()
  await page.getByText('Enter the name of a model').waitFor()
  await page.getByLabel('Address').fill(loopback.url)
  await page.getByLabel('Key', { exact: true }).fill(KEY)
  await page.getByLabel('Model', { exact: true }).fill('loop-large')
  await page.getByLabel('Smaller model').fill('loop-small')
  await looksRight(page, 'the form of an own key')
  await page.getByRole('button', { name: 'Save language model' }).click()
  await part(page, 'Your own key').getByText('•••• 7788').waitFor()
  expect(await page.content()).not.toContain(KEY)
  await page.getByRole('button', { name: 'Try it' }).click()
  await page.getByText('It answers').waitFor()
  expect(loopback.keys().at(-1)).toBe(KEY)
}

/** The same past the screen. */
const storeOwnKey = (token: string): Promise<unknown> =>
  call(house.product.address, token, 'PUT', '/ai/provider', {
    provider: 'openai-compatible',
    model: 'loop-large',
    model_small: 'loop-small',
    base_url: loopback.url,
    api_key: KEY,
    prices: null,
  })

/** Says something to the Strategy agent about a client. */
async function talkAbout(page: Page, token: string, slug: string): Promise<void> {
  const { address } = house.product
  const clients = await call<{ id: string; slug: string }[]>(
    address,
    token,
    'GET',
    '/clients/names',
  )
  const { id } = await call<{ id: string }>(address, token, 'POST', '/agent-sessions', {
    agent: 'strategy',
    tool: 'swot',
    clientId: clients.find(client => client.slug === slug)!.id,
  })
  await page.goto(`${address}/clients/${slug}/agents/strategy/session/${id}`)
  await page.getByLabel('Message', { exact: true }).fill('What do we know so far?')
  await page.getByRole('button', { name: /^(Send|Answer)$/ }).click()
  await expect
    .poll(async () => {
      const session = await call<{ runs: { status: string }[] }>(
        address,
        token,
        'GET',
        `/agent-sessions/${id}`,
      )
      return session.runs[0]?.status
    })
    .toBe('done')
}

test('an agency sets its own key, limits it, keeps a client from being sent, and reads what was', async () => {
  const { address } = house.product
  const { page, complaints, leave } = await visit(house.browser)
  await letIn(page, address, OWNER)
  const token = await tokenOf(address, OWNER)
  // Left behind where this is tried again.
  await call(address, token, 'DELETE', '/ai/provider').catch(() => undefined)
  await page.goto(address + SETTINGS)
  await setOwnKey(page)

  await page.getByLabel('Budget a month').fill('25')
  await page.getByRole('button', { name: 'Save budget' }).click()
  await page.getByText('of $25 spent this month').first().waitFor()
  await page.getByRole('switch', { name: 'Never send anything of Fieldhouse Brewing' }).click()
  await page.getByText('Nothing of Fieldhouse Brewing is sent from now on').waitFor()
  await page.getByLabel('Limit a month for Saltmarsh Outfitters').fill('5')
  await page.keyboard.press('Enter')
  await page.getByText('of $5 spent this month').waitFor()
  await looksRight(page, 'the language model')

  const before = loopback.calls()
  await talkAbout(page, token, 'fieldhouse-brewing')
  await page.getByText('Nothing of Fieldhouse Brewing is sent to a provider.').first().waitFor()
  expect(loopback.calls()).toBe(before)
  await talkAbout(page, token, 'saltmarsh-outfitters')
  expect(loopback.calls()).toBeGreaterThan(before)

  await page.goto(address + SETTINGS)
  await page.getByRole('link', { name: 'See what was sent' }).click()
  const calls = page.getByRole('region', { name: 'Calls to language models' })
  await calls.getByRole('cell', { name: 'Saltmarsh Outfitters', exact: true }).first().waitFor()
  expect(await calls.getByText('Fieldhouse Brewing').count()).toBe(0)
  await looksRight(page, 'what was sent')
  await calls.getByRole('button').last().press('Enter')
  const dialog = page.getByRole('dialog')
  const material = dialog.getByRole('region', { name: 'Material' }).locator('pre')
  await material.waitFor()
  const { items } = await call<{ items: AiCallRow[] }>(address, token, 'GET', '/ai/calls')
  expect(loopback.prompts()[before]!.material).toBe(await material.textContent())
  expect(items).toHaveLength(loopback.calls() - before)
  await looksRight(page, 'one call')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  expect(complaints).toEqual([])
  await leave()
})

test('a teammate who does not answer for the agency learns which model works, and no more', async () => {
  const { address } = house.product
  await storeOwnKey(await tokenOf(address, OWNER))
  const { page, complaints, leave } = await visit(house.browser, {
    viewport: { width: 390, height: 844 },
  })
  await letIn(page, address, 'agency-creative@demo.example')
  await page.goto(address + SETTINGS)
  await page.getByText('loop-large').waitFor()
  expect(await page.getByRole('button', { name: 'Try it' }).count()).toBe(0)
  expect(await page.getByLabel('Budget a month').count()).toBe(0)
  await looksRight(page, 'the language model of a teammate on a phone')
  await page.goto(`${address}${SETTINGS}/sent`)
  await page.waitForURL('**/dashboard')
  expect(complaints).toEqual([])
  await leave()
})

test('the key is removed, and the built-in mind works again', async () => {
  const { address } = house.product
  const token = await tokenOf(address, OWNER)
  await storeOwnKey(token)
  const { page, leave } = await visit(house.browser)
  await letIn(page, address, OWNER)
  await page.goto(address + SETTINGS)
  await page.getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('button', { name: 'Remove model and key' }).click()
  await page.getByRole('button', { name: 'Use your own key' }).waitFor()
  const settings = await call<AiSettings>(address, token, 'GET', '/ai')
  expect(settings).toMatchObject({ whose: 'nobody', own: null })
  await leave()
})

test('with an embedding model the search finds what is meant, and the settings tell how far it has got', async () => {
  const { address } = house.product
  const token = await tokenOf(address, OWNER)
  await storeOwnKey(token)
  const { page, complaints, leave } = await visit(house.browser)
  await letIn(page, address, OWNER)
  await page.goto(address + SETTINGS)
  await part(page, 'Search').getByText('With an embedding model under your own key').waitFor()
  await page.getByRole('button', { name: 'Change' }).click()
  await page.getByLabel('Embedding model').fill('loop-vectors')
  await page.getByLabel('Embedding price').fill('cheap')
  await page.getByRole('button', { name: 'Save language model' }).click()
  await page.getByText('A price in dollars, such as 0.13').waitFor()
  await page.getByLabel('Embedding price').fill('0.13')
  await page.getByRole('button', { name: 'Save language model' }).click()
  await part(page, 'Search').getByText('By meaning, with loop-vectors').waitFor()
  const progress = async () =>
    (await call<AiSettings>(address, token, 'GET', '/ai')).search.progress ?? { done: 0, of: 1 }
  await expect.poll(async () => (await progress()).of - (await progress()).done).toBe(0)
  await page.reload()
  await part(page, 'Search')
    .getByText(/^All passages/)
    .waitFor()
  await looksRight(page, 'by what the search goes')

  await page.goto(`${address}/documents/search?words=how+much+is+the+tariff`)
  const results = page.getByRole('list', { name: 'Results' })
  await results.getByText('by meaning').first().waitFor()
  await looksRight(page, 'what was found by meaning')
  loopback.embeds('fault')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(`${address}/documents/search?words=years+replacement`)
  await page.getByText('Search by meaning is not available at the moment').waitFor()
  await results.getByRole('link').first().waitFor()
  await looksRight(page, 'the search without its model on a phone in the dark')
  loopback.embeds('good')
  await call(address, token, 'DELETE', '/ai/provider')
  expect(complaints).toEqual([])
  await leave()
})
