import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openHouse } from './open-house.ts'
import { atRest } from './rest.ts'
import { call, looksRight, letIn, signIn, tokenOf, visit } from './visitor.ts'

const house = openHouse()

type Card = { kind: string; label: string; attributes?: object }
const usd = (dollars: number, per?: string) => ({
  cents: Math.round(dollars * 100),
  currency: 'USD',
  ...(per && { per }),
})

const GLAZIER: Card[] = [
  {
    kind: 'offer',
    label: 'window repairs',
    attributes: { price: usd(300), unitCost: usd(100), volume: 90 },
  },
  {
    kind: 'segment',
    label: 'house managers',
    attributes: {
      size: 60,
      spend: usd(1200, 'year'),
      repeats: 0.9,
      share: 0.8,
      wants: ['dry rooms'],
    },
  },
  {
    kind: 'segment',
    label: 'shop owners',
    attributes: { size: 300, spend: usd(200, 'year'), repeats: 0.4, share: 0.2 },
  },
  { kind: 'rival', label: 'Pane & Sons', attributes: { gapLow: 0.1, gapHigh: 0.1 } },
  {
    kind: 'strength',
    label: 'repairs the same day',
    attributes: { proof: 0.9, proofForm: 'share', versus: 0.5, n: 80 },
  },
  {
    kind: 'channel',
    label: 'search ads',
    attributes: { sort: 'paid', spend: usd(1000, 'year'), customers: 10 },
  },
  {
    kind: 'channel',
    label: 'recommendations',
    attributes: { sort: 'referral', spend: usd(500, 'year'), customers: 10 },
  },
  {
    kind: 'goal',
    label: 'more repairs',
    attributes: { counts: 'sales', baseline: 90, target: 120, form: 'count' },
  },
  { kind: 'budget', label: 'for marketing', attributes: { amount: usd(1500.01, 'once') } },
]

/** Two of the demo agency's clients, with what each sells to whom. */
const CLIENTS = [
  { slug: 'fieldhouse-brewing', offer: 'barrel storage', group: 'small distilleries' },
  { slug: 'harbour-dental', offer: 'night guards', group: 'teeth grinders' },
] as const

const cardsOf = ({ offer, group }: (typeof CLIENTS)[number]): Card[] => [
  { kind: 'offer', label: offer, attributes: { price: usd(80) } },
  { kind: 'segment', label: group },
  { kind: 'strength', label: `advice on ${offer}` },
]

async function plant(token: string, cards: readonly Card[], clientId?: string): Promise<void> {
  for (const card of cards)
    await call(house.product.address, token, 'POST', '/company-facts', {
      ...card,
      ...(clientId && { clientId }),
    })
}

const sheet = (page: Page) => page.getByRole('article', { name: 'Deliverable' })
const button = (page: Page, name: string | RegExp) => sheet(page).getByRole('button', { name })

test('a glazier agrees step by step, opens one again, aims at another group, and changes an amount', async () => {
  const { address } = house.product
  const token = await tokenOf(address, 'sme-new@demo.example')
  await plant(token, GLAZIER)
  const { page, complaints, leave } = await visit(house.browser)
  await signIn(page, address, 'sme-new@demo.example')
  await page.getByRole('button', { name: 'Skip for Now' }).click()

  // A mode that there is not leads to the three.
  await page.goto(`${address}/marketing-strategy/deepest`)
  await page.waitForURL('**/marketing-strategy')
  await page.getByRole('button', { name: 'Begin advanced' }).waitFor()
  await looksRight(page, 'three modes')
  await page.getByRole('link', { name: 'Guided' }).click()
  await page.waitForURL('**/marketing-strategy/guided')
  await looksRight(page, 'one mode')
  await page.getByRole('button', { name: 'Begin guided' }).click()
  await page.waitForURL('**/marketing-strategy/guided/session/*')
  await page.getByRole('button', { name: 'Just draft it' }).click()

  await sheet(page)
    .getByText(/^Sell window repairs to house managers first/)
    .waitFor()
  await button(page, 'Agree on segmentation').click()
  await button(page, 'Agree on targeting').click()
  await button(page, 'Agree on positioning').click()
  await button(page, 'Agree on messaging').waitFor()
  await looksRight(page, 'the first steps agreed on')

  // Opened again: the later step stays, and is marked.
  await button(page, 'Reopen Targeting').click()
  await button(page, 'Agree on targeting').waitFor()
  await sheet(page).getByText('Rests on Targeting, which is open again.').waitFor()
  expect(await button(page, 'Reopen Positioning').count()).toBe(1)

  // Another group: everything after it is made anew, what was agreed stays and says what became of it.
  await sheet(page)
    .getByRole('radio', { name: /Shop owners/ })
    .click()
  await sheet(page).getByText('For shop owners, instead of Pane & Sons').first().waitFor()
  await sheet(page)
    .getByText(/^Since then it became: For shop owners/)
    .waitFor()
  await button(page, 'Agree on targeting').click()
  await button(page, 'Agree on messaging').click()
  await button(page, 'Agree on channels').click()

  // 30 more repairs, half by each way: $1,500 for ads and $750 for thanks. Thanks cost less a win and come first.
  const budget = page.locator('#step-budget')
  await button(page, 'Agree on $1,500.01').waitFor()
  const amount = sheet(page).getByRole('spinbutton', { name: 'Amount for Recommendations' })
  await atRest(page)
  await amount.click()
  await atRest(page)
  await amount.fill('1000.03')
  await amount.press('Enter')
  await budget.getByText('$1,750.04', { exact: true }).waitFor()
  await budget.getByText('$250.03 more than there is.').waitFor()
  await budget.getByText('Brand $1,000.03 · 57.1%').waitFor()
  await button(page, 'Agree on $1,750.04').click()
  await button(page, 'I don’t know').click()
  await sheet(page).getByText('Taken for granted:').waitFor()
  await looksRight(page, 'all steps settled')

  // It is all there after a reload, and in a file.
  await page.reload()
  await budget.getByText('$1,750.04', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Export' }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: /Markdown/ }).click(),
  ])
  const words = await readFile(await file.path(), 'utf8')
  expect(words).toContain('| Budget | agreed | $1,750.04 |')
  expect(words).toContain('| KPIs | taken for granted |')
  await page.getByRole('link', { name: 'Open as a document' }).click()
  await page.getByRole('link', { name: 'Open its session' }).waitFor()
  await looksRight(page, 'the strategy as a document')
  expect((await page.pdf({ format: 'A4' })).length).toBeGreaterThan(10_000)

  await page.goto(`${address}/marketing-strategy/outputs`)
  await page.getByText(/outputs? by Marketing Strategy/).waitFor()
  await looksRight(page, 'its outputs')
  expect(complaints).toEqual([])
  await leave()
})

test('an agency plans for each of two clients, and neither knows of the other', async () => {
  const { address } = house.product
  const token = await tokenOf(address, 'agency-owner@demo.example')
  const clients = await call<{ id: string; slug: string }[]>(
    address,
    token,
    'GET',
    '/clients/names',
  )
  const { page, complaints, leave } = await visit(house.browser)
  await letIn(page, address, 'agency-owner@demo.example')
  for (const client of CLIENTS) {
    await plant(token, cardsOf(client), clients.find(({ slug }) => slug === client.slug)!.id)
  }
  for (const client of CLIENTS) {
    await page.goto(`${address}/clients/${client.slug}/agents/marketing-strategy/quick`)
    await page.getByRole('button', { name: 'Begin quick' }).click()
    await page.waitForURL(`**/clients/${client.slug}/agents/marketing-strategy/quick/session/*`)
    await page.getByRole('button', { name: 'Just draft it' }).click()
    await sheet(page).getByRole('heading', { name: 'How you know it works' }).waitFor()
    await sheet(page).getByText(new RegExp(client.group, 'i')).first().waitFor()
    const other = CLIENTS.find(({ slug }) => slug !== client.slug)!
    expect(await page.getByText(new RegExp(`${other.offer}|${other.group}`, 'i')).count()).toBe(0)
  }
  expect(complaints).toEqual([])
  await leave()
})
