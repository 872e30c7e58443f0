import type { CompanyFactRow } from '@sextant/contracts/company/facts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openHouse } from './open-house.ts'
import { axeFindings, call, scrollsSideways, tokenOf, visit } from './visitor.ts'

const house = openHouse()
const WHO = 'agency-owner@demo.example'

const facts = async (): Promise<CompanyFactRow[]> => {
  const { address } = house.product
  return call(address, await tokenOf(address, WHO), 'GET', '/company-facts')
}
const understood = (page: Page) => page.getByRole('region', { name: 'Understood from your answer' })
const outline = (page: Page) => page.getByRole('region', { name: 'The outline so far' })
const card = (page: Page) => page.getByRole('form', { name: 'Your answer' })
const question = (page: Page, n: number) => page.getByText(`Question ${n} of at most 7`).waitFor()

async function openSession(viewport: { width: number; height: number }) {
  const { address } = house.product
  const token = await tokenOf(address, WHO)
  // Neither the demo's facts nor those of an earlier try.
  for (const { id } of await facts()) await call(address, token, 'DELETE', `/company-facts/${id}`)
  // What is known is not asked: the first question is what is sold.
  await call(address, token, 'POST', '/company-facts', {
    kind: 'goal',
    label: 'bookings',
    attributes: { baseline: 240, target: 300, by: '2027-12' },
  })
  const { id } = await call<{ id: string }>(address, token, 'POST', '/agent-sessions', {
    agent: 'strategy',
    tool: 'swot',
  })
  const visitor = await visit(house.browser)
  await visitor.page.setViewportSize(viewport)
  await visitor.page.addInitScript(value => localStorage.setItem('auth_token', value), token)
  await visitor.page.goto(`${address}/strategy/session/${id}`)
  return { ...visitor, token }
}

/** Pastes words where the focus is. */
const paste = (page: Page, words: string) =>
  page.evaluate(text => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(event)
  }, words)

test('a question is answered on its card with the keyboard alone; below it stands what was understood', async () => {
  const { page, token, complaints, leave } = await openSession({ width: 1440, height: 900 })
  await question(page, 1)
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT')
  await page.keyboard.type('canoe hire')
  await page.keyboard.press('Tab')
  await page.keyboard.type('35')
  await page.keyboard.press('Enter')
  await page.keyboard.type('they are cheap')
  await outline(page)
    .getByText('2 more in your answer', { exact: false })
    .or(outline(page).getByText('they are cheap'))
    .first()
    .waitFor()
  await page.reload()
  await expect
    .poll(() => card(page).getByLabel('What you sell').last().inputValue())
    .toBe('they are cheap')

  await page.getByRole('button', { name: 'Answer', exact: true }).click()
  await card(page)
    .getByText(/A name says what it is/)
    .waitFor()
  await card(page).getByLabel('What you sell').last().fill('guided tours')
  await page.keyboard.press('Control+Enter')
  await question(page, 2)
  await understood(page).getByText('2 kept').waitFor()
  await understood(page).getByText('€35').or(understood(page).getByText('$35')).waitFor()
  const offers = (await facts()).filter(({ kind }) => kind === 'offer')
  expect(offers).toMatchObject([
    { label: 'canoe hire', status: 'confirmed', origin: 'card' },
    { label: 'guided tours', status: 'confirmed' },
  ])
  expect(await axeFindings(page)).toEqual([])

  // The sort that findings wait for is one tap; so is what was only read.
  await paste(page, 'Who or what\tPrice\nRiver & Sons\t29\nold boats\t0')
  await card(page).getByText('2 rows are filled in from the table', { exact: false }).waitFor()
  await card(page)
    .getByRole('radio', { name: /^Rival/ })
    .first()
    .focus()
  await page.keyboard.press('1')
  await page.keyboard.press('Control+Enter')
  await question(page, 3)
  await understood(page).getByRole('button', { name: 'Substitute' }).click()
  await understood(page).getByRole('button', { name: 'Substitute' }).waitFor({ state: 'detached' })
  const [rival, substitute] = (await facts()).filter(({ kind }) => kind === 'rival')
  expect([rival?.attributes.sort, substitute?.attributes.sort]).toEqual(['rival', 'substitute'])
  await outline(page).getByText('River & Sons', { exact: true }).waitFor()

  await call(house.product.address, token, 'PATCH', `/company-facts/${rival!.id}`, {
    status: 'proposed',
  })
  await page.reload()
  await understood(page).getByText('1 kept, 1 needs a tap').waitFor()
  await understood(page).getByRole('button', { name: 'That’s right' }).click()
  await understood(page).getByText('2 kept').waitFor()
  await understood(page).getByRole('button', { name: 'Edit old boats' }).click()
  await understood(page).getByLabel('Name', { exact: true }).fill('used boats')
  await page.keyboard.press('Enter')
  await understood(page).getByText('used boats').waitFor()
  expect(complaints).toEqual([])
  await leave()
})

test('words are confirmed by a tap; a table that is too long is said and not lost; phones have it all', async () => {
  const { page, leave } = await openSession({ width: 390, height: 844 })
  await page
    .getByLabel('Message', { exact: true })
    .fill('Families with small children use 40% of our washing powder.')
  await page.keyboard.press('Enter')
  await understood(page).getByText('1 needs a tap').waitFor()
  // A figure that found no place is shown with the fields that could hold it.
  const left = understood(page).getByRole('group', { name: /^What “40%” is of/ })
  await left.getByRole('button', { name: 'Leave it' }).waitFor()
  // At its top the header covers nothing.
  await page.evaluate(() => window.scrollTo(0, 0))
  expect(await scrollsSideways(page)).toBe(false)
  expect(await axeFindings(page)).toEqual([])
  await left.getByRole('button').first().focus()
  await page.keyboard.press('Enter')
  await left.waitFor({ state: 'detached' })
  await understood(page).getByText('40%', { exact: true }).waitFor()
  await understood(page).getByRole('button', { name: 'That’s right' }).click()
  await understood(page).getByText('1 kept').waitFor()

  const table = Array.from({ length: 400 }, (_, n) => `article ${n}\t${n}`).join('\n')
  await card(page).getByRole('textbox').first().focus()
  await paste(page, table)
  await card(page)
    .getByText('This table has 400 rows. 60 facts go at once', { exact: false })
    .waitFor()
  expect(await page.getByLabel('Message', { exact: true }).inputValue()).toBe(table)
  await leave()
})

test('a question after fields opens with the rows of what is known, and completes them', async () => {
  const { page, token, complaints, leave } = await openSession({ width: 1440, height: 900 })
  const { address } = house.product
  const offer = (label: string, attributes = {}) =>
    call(address, token, 'POST', '/company-facts', { kind: 'offer', label, attributes })
  await offer('canoe hire', { share: 0.6 })
  await offer('guided tours')
  const { id } = await call<{ id: string }>(address, token, 'POST', '/agent-sessions', {
    agent: 'strategy',
    tool: 'bcg-matrix',
  })
  await page.goto(`${address}/strategy/session/${id}`)
  await question(page, 1)
  await card(page).getByText('Share of sales 60%').waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT')
  await card(page).getByLabel('Your market share of canoe hire').fill('12')
  await page.keyboard.press('Tab')
  await page.keyboard.type('30')
  await page.keyboard.press('Enter')
  await page.keyboard.type('5')
  await card(page).getByRole('button', { name: 'Add something you sell' }).click()
  await page.keyboard.type('the old kiln is too small for the pots we make')
  await page.keyboard.press('Control+Enter')
  await card(page).getByText('Please shorten it', { exact: false }).waitFor()
  await card(page).getByText('the old kiln', { exact: true }).click()
  await card(page).getByText('Your words are kept', { exact: false }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await card(page).getByRole('button', { name: 'Add something you sell' }).click()
  await page.keyboard.type('Canoe hires')
  await card(page).getByText('This adds to “canoe hire”', { exact: false }).waitFor()
  await card(page).getByRole('button', { name: 'Take out Canoe hires' }).click()
  await page.reload()
  expect(await card(page).getByLabel('Your market share of guided tours').inputValue()).toBe('5')
  await page.getByRole('button', { name: 'Answer', exact: true }).click()
  await question(page, 2)
  await understood(page).getByText('3 kept').waitFor()
  const offers = (await facts()).filter(({ kind }) => kind === 'offer')
  expect(offers.map(({ label, attributes }) => ({ label, ...attributes }))).toEqual([
    { label: 'canoe hire', share: 0.6, ownShare: 0.12, rivalShare: 0.3 },
    { label: 'guided tours', ownShare: 0.05 },
    { label: 'the old kiln' },
  ])
  expect(offers[2]?.quote).toBe('the old kiln is too small for the pots we make')
  expect(complaints).toEqual([])
  await leave()
})

test('what only a person can judge is a tap each, by keyboard and on a phone; what nobody rated stays so', async () => {
  const { page, token, complaints, leave } = await openSession({ width: 390, height: 844 })
  const { address } = house.product
  const { id: strength } = await call<CompanyFactRow>(address, token, 'POST', '/company-facts', {
    kind: 'strength',
    label: 'fast answers',
    quote: 'we answer fast',
  })
  await call(address, token, 'PATCH', `/company-facts/${strength}`, { status: 'proposed' })
  await page.getByRole('button', { name: 'Just draft it' }).click()
  const rate = page.getByRole('region', { name: 'Rate these' })
  await rate.getByText('0 of 1 rated').waitFor()
  await rate.getByLabel('Impact: fast answers').getByRole('radio', { name: '4' }).click()
  await rate.getByText('1 of 1 rated').waitFor()
  expect(await scrollsSideways(page)).toBe(false)
  expect(await axeFindings(page)).toEqual([])
  const of = async (kind: string) => (await facts()).filter(fact => fact.kind === kind)
  await expect
    .poll(() => of('strength'))
    .toMatchObject([{ status: 'confirmed', attributes: { impact: 4 } }])

  const { id } = await call<{ id: string }>(address, token, 'POST', '/agent-sessions', {
    agent: 'strategy',
    tool: 'porter-five-forces',
  })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${address}/strategy/session/${id}`)
  await rate.getByText('0 of 10 rated').waitFor()
  await rate.getByRole('radio').first().focus()
  await page.keyboard.press('2')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  // The focus goes on a moment after the key; nobody types faster.
  await page.waitForFunction(() => document.activeElement?.textContent === '2')
  await page.keyboard.press('Space')
  await rate.getByText('2 of 10 rated').waitFor()
  await page.keyboard.press('Space')
  await rate.getByText('1 of 10 rated').waitFor()
  await expect
    .poll(async () => (await of('force')).map(({ attributes }) => attributes))
    .toEqual([{ force: 'rivalry', pressure: 2 }, { force: 'entrants' }])
  expect(complaints).toEqual([])
  await leave()
})

test('a document says that facts changed since, and is written anew with one tap', async () => {
  const { page, token, complaints, leave } = await openSession({ width: 1440, height: 900 })
  const { address } = house.product
  await page.getByRole('button', { name: 'Just draft it' }).click()
  await page.getByRole('link', { name: 'Open as a document' }).click()
  await page.getByRole('button', { name: 'Rename' }).waitFor()
  const renew = page.getByRole('button', { name: 'Bring up to date' })
  expect(await renew.count()).toBe(0)
  await call(address, token, 'POST', '/company-facts', {
    kind: 'constraint',
    label: 'the only trailer',
    attributes: { impact: 4 },
  })
  await page.reload()
  await page.getByText('1 fact changed since this was written.').waitFor()
  expect(await axeFindings(page)).toEqual([])
  await renew.click()
  await renew.waitFor({ state: 'detached' })
  await page.getByText('the only trailer', { exact: false }).first().waitFor()
  expect(complaints).toEqual([])
  await leave()
})

test('what has no name is left out, what could be two figures is asked, and a goal that is none is moved', async () => {
  const { page, token, complaints, leave } = await openSession({ width: 390, height: 844 })
  const { address } = house.product
  const read = async (fact: object) => {
    const { id } = await call<CompanyFactRow>(address, token, 'POST', '/company-facts', fact)
    await call(address, token, 'PATCH', `/company-facts/${id}`, { status: 'proposed' })
  }
  await read({ kind: 'goal', label: 'kg', quote: 'some kg' })
  await read({ kind: 'goal', label: 'the lease', quote: 'the lease ends in June 2028' })
  await read({ kind: 'segment', label: 'guests', quote: 'about 1.430 regular guests' })
  await page.getByRole('button', { name: 'Just draft it' }).click()
  const waits = page.getByRole('region', { name: 'To confirm' })
  const fact = (name: string) =>
    waits.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) })
  await fact('guests').getByRole('button', { name: '1,430', exact: true }).click()
  await fact('guests')
    .getByRole('button', { name: '1.43', exact: true })
    .waitFor({ state: 'detached' })
  await fact('the lease')
    .getByLabel('the lease is something else')
    .selectOption({ label: 'Change' })
  await waits.getByRole('heading', { name: 'Changes' }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await waits.getByRole('button', { name: 'The 2 with a name are right' }).click()
  await fact('the lease').waitFor({ state: 'detached' })
  await fact('kg').getByRole('button', { name: 'Leave out' }).click()
  await waits.waitFor({ state: 'detached' })
  const standing = (await facts()).filter(({ label }) => label !== 'bookings')
  expect(standing).toMatchObject([
    { kind: 'change', label: 'the lease', attributes: { when: '2028-06' } },
    { kind: 'segment', label: 'guests', status: 'confirmed', attributes: { size: 1_430 } },
  ])
  expect(complaints).toEqual([])
  await leave()
})

test('one answer more is given where it is asked, by field, by tap and in words', async () => {
  const { page, token, complaints, leave } = await openSession({ width: 390, height: 844 })
  const { address } = house.product
  const add = (fact: object) => call<CompanyFactRow>(address, token, 'POST', '/company-facts', fact)
  const price = { cents: 3_500, currency: 'USD', per: 'sale' }
  await add({
    kind: 'offer',
    label: 'canoe hire',
    attributes: { price, volume: 200, capacity: 300 },
  })
  await add({ kind: 'offer', label: 'guided tours', attributes: { price, volume: 40 } })
  await add({ kind: 'constraint', label: 'the jetty', attributes: { sort: 'capacity' } })
  await page.getByRole('button', { name: 'Just draft it' }).click()
  const more = page.getByRole('region', { name: 'One answer more' })
  const wanted = more.getByRole('listitem').filter({ hasText: 'how many sales you had to refuse' })
  await wanted.getByLabel('Refused or lost a year').fill('30')
  await page.keyboard.press('Enter')
  await wanted.waitFor({ state: 'detached' })
  const tied = more.getByRole('listitem').filter({ hasText: 'which of your lines' })
  expect(await scrollsSideways(page)).toBe(false)
  expect(await axeFindings(page)).toEqual([])
  await tied.getByRole('button', { name: 'canoe hire' }).click()
  await tied.waitFor({ state: 'detached' })
  const doubt = more.getByRole('listitem').filter({ hasText: 'and yet 30 refused' })
  await doubt.getByLabel('Both hold, because').fill('they all came in the first week of July')
  await page.keyboard.press('Enter')
  await doubt.waitFor({ state: 'detached' })
  await more.getByText('Now it follows').first().waitFor()
  const brake = async () => (await facts()).find(({ kind }) => kind === 'constraint')?.attributes
  expect(await brake()).toMatchObject({ lost: 30, about: expect.any(String) })
  await page.getByLabel('Message', { exact: true }).fill('about $4,000 a year')
  await page.keyboard.press('Enter')
  await expect
    .poll(async () => (await facts()).find(({ kind }) => kind === 'budget')?.attributes)
    .toMatchObject({ amount: { cents: 400_000 } })
  expect(complaints).toEqual([])
  await leave()
})
