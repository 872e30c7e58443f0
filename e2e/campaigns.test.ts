import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openHouse } from './open-house.ts'
import { button, pathOf, stepsAt } from './sign-in-steps.ts'
import { call, looksRight, tokenOf, visit, type Visitor } from './visitor.ts'

const house = openHouse()
const { go } = stepsAt(house)
const OWNER = 'agency-owner@demo.example'
const CREATIVE = 'agency-creative@demo.example'
type Row = {
  id: string
  name: string
  status: string
  version: number
  archived_at: string | null
  client_id: string | null
  budget_cents: number | null
}

/** A person already signed in, in a browser of their own. */
async function enter(
  email: string,
): Promise<Visitor & { ask: <T>(method: string, path: string, body?: unknown) => Promise<T> }> {
  const token = await tokenOf(house.product.address, email)
  const visitor = await visit(house.browser)
  await visitor.page.addInitScript(value => localStorage.setItem('auth_token', value), token)
  return {
    ...visitor,
    ask: (method, path, body) => call(house.product.address, token, method, path, body),
  }
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
async function list(page: Page, name: string, ...entries: string[]): Promise<void> {
  for (const entry of entries) {
    await field(page, name).fill(entry)
    await field(page, name).press('Enter')
  }
}

test('a campaign with every field appears for a colleague without a reload; of two edits nothing is lost', async () => {
  const [dana, cleo] = await Promise.all([enter(OWNER), enter(CREATIVE)])
  await Promise.all([
    go(cleo.page, '/clients/linden-legal/campaigns'),
    go(dana.page, '/clients/linden-legal/campaigns/new'),
  ])
  await cleo.page.getByRole('link', { name: 'Handbook webinar' }).first().waitFor()

  // What cannot be is said where it is; what was typed survives a look elsewhere.
  await field(dana.page, 'Budget').fill('1e5')
  await button(dana.page, 'Create Campaign').click()
  await dana.page.getByText('Give the campaign a name').waitFor()
  await dana.page.getByText('Write dollars like 1,234.50').waitFor()
  await field(dana.page, 'Name').fill('Mediation month')
  await dana.page.reload()
  await dana.page.getByText('What you typed earlier is still here').waitFor()
  await expect.poll(() => field(dana.page, 'Name').inputValue()).toBe('Mediation month')
  await field(dana.page, 'Description').fill('Settle before court')
  await dana.page.getByLabel('Type').fill('Lead generation')
  await dana.page.getByLabel('Status').selectOption('planned')
  await field(dana.page, 'Priority').fill('7')
  await field(dana.page, 'Budget').fill('1,234.5')
  await field(dana.page, 'Spent so far').fill('19.99')
  await dana.page.getByLabel('Start', { exact: true }).fill('2027-01-04')
  await dana.page.getByLabel('End', { exact: true }).fill('2027-01-31')
  await field(dana.page, 'Target audience').fill('Founders with a partner')
  await list(dana.page, 'Personas', 'Two founders, one lease')
  await field(dana.page, 'Area').fill('Three counties')
  await button(dana.page, 'Add Email').click()
  await list(dana.page, 'Channels', 'Chamber newsletter')
  await list(dana.page, 'Goals', 'Be the first call')
  await list(dana.page, 'Objectives', '12 consultations', '4 mandates')
  await list(dana.page, 'Success measures', 'Calls a week')
  await list(dana.page, 'Content pillars', 'Cost of court')
  await field(dana.page, 'Competitors').fill('Two larger firms')
  await list(dana.page, 'Tags', 'winter')
  // As tall as the page: what the bar along the foot covers until one scrolls is not a small target.
  await dana.page.setViewportSize({ width: 1440, height: 2600 })
  await looksRight(dana.page, 'a filled form')
  await dana.page.setViewportSize({ width: 1440, height: 900 })
  await button(dana.page, 'Create Campaign').click()
  await dana.page.getByText('Campaign created successfully').waitFor()
  await dana.page.getByRole('heading', { level: 1, name: 'Mediation month' }).waitFor()
  await cleo.page.getByRole('link', { name: 'Mediation month' }).first().waitFor()

  const id = pathOf(dana.page).split('/').at(-1)!
  const { organization } = await dana.ask<{ organization: { id: string } }>('GET', '/me')
  const read = () =>
    dana.ask<Row>('POST', '/rpc/get_campaign_details_routed', {
      p_org_id: organization.id,
      p_campaign_id: id,
    })
  expect(await read()).toMatchObject({
    client_slug: 'linden-legal',
    name: 'Mediation month',
    description: 'Settle before court',
    campaign_type: 'Lead generation',
    status: 'planned',
    priority_level: 7,
    budget_cents: 123_450,
    spent_cents: 1999,
    start_date: '2027-01-04',
    end_date: '2027-01-31',
    target_audience: 'Founders with a partner',
    target_personas: ['Two founders, one lease'],
    geographic_target: 'Three counties',
    marketing_channels: ['Email', 'Chamber newsletter'],
    goals: ['Be the first call'],
    objectives: ['12 consultations', '4 mandates'],
    success_metrics: ['Calls a week'],
    content_pillars: ['Cost of court'],
    competitor_context: 'Two larger firms',
    tags: ['winter'],
  })

  // Both edit: what only one changed is kept from either, what both changed is chosen.
  await Promise.all(
    [dana, cleo].map(async ({ page }) => {
      await go(page, `/clients/linden-legal/campaigns/${id}/edit`)
      await field(page, 'Description').waitFor()
    }),
  )
  await field(cleo.page, 'Description').fill('Settle before court, says Cleo')
  await field(dana.page, 'Description').fill('Settle before court, says Dana')
  await field(dana.page, 'Area').fill('Five counties')
  await list(dana.page, 'Tags', 'dana')
  await field(cleo.page, 'Budget').fill('2000')
  await list(cleo.page, 'Tags', 'cleo')
  await button(cleo.page, 'Save changes').click()
  await cleo.page.getByText('Campaign updated successfully').waitFor()
  await dana.page.getByText('Somebody changed this campaign just now').waitFor()
  await button(dana.page, 'Save changes').click()
  await dana.page.getByText('Somebody changed this campaign while you were editing it').waitFor()
  await looksRight(dana.page, 'the merge of two edits')
  await dana.page.getByRole('radiogroup', { name: 'Description' }).getByLabel(/^Mine/).check()
  await dana.page
    .getByRole('radiogroup', { name: 'Tags' })
    .getByLabel(/^Both together/)
    .check()
  await button(dana.page, 'Save both edits').click()
  await dana.page.getByText('Campaign updated successfully').waitFor()
  expect(await read()).toMatchObject({
    description: 'Settle before court, says Dana',
    geographic_target: 'Five counties',
    budget_cents: 200_000,
    tags: ['winter', 'cleo', 'dana'],
  })

  // Parts of a campaign without a page lead to it, or to the agent that does the work.
  for (const [part, to] of [
    ['content', `/clients/linden-legal/campaigns/${id}`],
    ['execution', `/clients/linden-legal/campaigns/${id}`],
    ['strategy', `/clients/linden-legal/agents/strategy/campaign/${id}`],
  ]) {
    await go(dana.page, `/clients/linden-legal/campaigns/${id}/${part}`)
    await dana.page.waitForURL(`**${to}`)
  }

  // Another client's address does not show it.
  await go(dana.page, `/clients/payfold/campaigns/${id}`)
  await dana.page.getByRole('heading', { name: 'This campaign is not here' }).waitFor()
  expect([...dana.complaints, ...cleo.complaints].filter(line => !line.includes('409'))).toEqual([])
  await Promise.all([dana.leave(), cleo.leave()])
})

test('the same campaign in two tabs: the second save shows both edits, whatever the tab learned when it was looked at again', async () => {
  const { page: one, ask, complaints, leave } = await enter(OWNER)
  const { organization } = await ask<{ organization: { id: string } }>('GET', '/me')
  const [campaign] = await ask<Row[]>('POST', '/rpc/get_campaigns_list_routed', {
    p_org_id: organization.id,
    p_search: 'Handbook webinar',
  })
  // A journey that is tried again writes something new.
  const words = `from tab one, ${Date.now()}`
  const edit = `/clients/linden-legal/campaigns/${campaign!.id}/edit`
  await go(one, edit)
  await field(one, 'Description').waitFor()
  const two = await one.context().newPage()
  await go(two, edit)
  await field(two, 'Description').waitFor()
  const before = await field(two, 'Description').inputValue()
  const look = (state: 'hidden' | 'visible') =>
    two.evaluate(value => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => value })
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    }, state)
  await look('hidden')
  await field(one, 'Description').fill(words)
  await button(one, 'Save changes').click()
  await one.getByText('Campaign updated successfully').waitFor()
  // The news may come just after somebody looked: then it shows at the next look.
  const lookAgain = async () => {
    await look('visible')
    await two.waitForTimeout(500)
    const isSeen = await two.getByText('Somebody changed this campaign just now').isVisible()
    if (!isSeen) await look('hidden')
    return isSeen
  }
  await expect.poll(lookAgain).toBe(true)
  await button(two, 'Show it as it is now').waitFor()
  expect(await field(two, 'Description').inputValue()).toBe(before)
  await field(two, 'Description').fill('from tab two')
  await button(two, 'Save changes').click()
  await two.getByText('Somebody changed this campaign while you were editing it').waitFor()
  await two.getByRole('radiogroup', { name: 'Description' }).getByText(words).waitFor()
  expect(
    await ask<Row>('POST', '/rpc/get_campaign_details_routed', {
      p_org_id: organization.id,
      p_campaign_id: campaign!.id,
    }),
  ).toMatchObject({ description: words })
  expect(complaints).toEqual([])
  await leave()
})

test('the board moves by keyboard, archiving can be undone, a session and a question stay with their campaign', async () => {
  const { page, ask, complaints, leave } = await enter(OWNER)
  await go(page, '/clients/fieldhouse-brewing/campaigns?view=board')
  const column = (title: string) => page.getByRole('region', { name: new RegExp(`^${title}, `) })
  await column('Paused').getByRole('link', { name: 'Harvest lager release' }).waitFor()
  await looksRight(page, 'the board')
  await page.getByRole('button', { name: 'Drag Harvest lager release' }).focus()
  await page.keyboard.press('Space')
  await page.getByText('Harvest lager release is over Paused.').waitFor({ state: 'attached' })
  await page.keyboard.press('ArrowLeft')
  await page.getByText('Harvest lager release is over Active.').waitFor({ state: 'attached' })
  await page.keyboard.press('Space')
  await column('Active').getByRole('link', { name: 'Harvest lager release' }).waitFor()
  await page.getByText('“Harvest lager release” is active now').waitFor()
  // The focus stays with the card.
  await page.waitForFunction(
    () => document.activeElement?.getAttribute('aria-label') === 'Drag Harvest lager release',
  )
  await button(page, 'Undo').click()
  await column('Paused').getByRole('link', { name: 'Harvest lager release' }).waitFor()
  await page.getByRole('button', { name: 'Move Harvest lager release to' }).click()
  await page.getByRole('menuitem', { name: 'Cancelled' }).click()
  await column('Cancelled').getByRole('link', { name: 'Harvest lager release' }).click()

  // Every move is told with who made it.
  await page.getByRole('heading', { level: 1, name: 'Harvest lager release' }).waitFor()
  await page
    .getByText(/Active\s*→\s*to\s*Paused/)
    .first()
    .waitFor()
  await expect
    .poll(() =>
      page
        .getByRole('listitem')
        .filter({ hasText: /Dana Okafor/ })
        .count(),
    )
    .toBeGreaterThanOrEqual(4)
  await looksRight(page, 'the page of a campaign')

  // A question to the client, taken back.
  await button(page, 'Ask for approval').click()
  await field(page, 'What should they look at?').fill('The can, and the date.')
  await button(page, 'Ask for approval').click()
  await page.getByText('Waiting').waitFor()
  await page.getByText('The can, and the date.').waitFor()
  await button(page, 'Withdraw the question').click()
  await page.getByText('Withdrawn').waitFor()

  // A session held for it is found on its page.
  await page.getByRole('link', { name: 'Start strategy for this campaign' }).click()
  await page
    .getByRole('heading', { level: 1, name: 'Strategy for Harvest lager release' })
    .waitFor()
  await button(page, 'Help me choose').click()
  await page.waitForURL(
    /\/clients\/fieldhouse-brewing\/agents\/strategy\/campaign\/[^/]+\/session\//,
  )
  await page.getByRole('link', { name: 'Harvest lager release' }).last().click()
  await page.getByRole('heading', { name: 'Sessions', exact: true }).waitFor()
  const id = pathOf(page).split('/').at(-1)!
  const { rows } = await ask<{ rows: { client_id: string | null; campaign_id: string | null }[] }>(
    'GET',
    `/agent-sessions?campaign_id=${id}`,
  )
  expect(rows).toMatchObject([{ campaign_id: id, client_id: expect.any(String) as string }])

  await page.getByRole('link', { name: 'Settings', exact: true }).click()
  await button(page, 'Archive campaign').click()
  await page.getByText('“Harvest lager release” archived').waitFor()
  await button(page, 'Restore campaign').waitFor()
  await page
    .locator('[data-sonner-toast]')
    .filter({ hasText: 'archived' })
    .getByRole('button', { name: 'Undo' })
    .click()
  await button(page, 'Archive campaign').waitFor()
  await button(page, 'Duplicate').click()
  await page.waitForURL(/\/edit$/)
  await expect.poll(() => field(page, 'Spent so far').inputValue()).toBe('')
  expect(complaints).toEqual([])
  await leave()
})

test('a creative creates, a stakeholder looks on', async () => {
  const [cleo, sam] = await Promise.all([enter(CREATIVE), enter('stakeholder@demo.example')])
  await go(cleo.page, '/campaigns?status=paused&sort=name')
  await cleo.page.getByRole('link', { name: 'Create Campaign' }).waitFor()
  await cleo.page.getByRole('link', { name: 'Wax jacket season' }).first().waitFor()
  expect(await cleo.page.getByRole('link', { name: 'Handbook webinar' }).count()).toBe(0)
  await looksRight(cleo.page, 'the campaigns of an agency')

  // A view is kept under a name and comes back with its filter.
  await button(cleo.page, 'Views').click()
  await field(cleo.page, 'Keep what is shown as').fill('Paused')
  await button(cleo.page, 'Keep this view').click()
  await cleo.page.getByRole('button', { name: 'Paused', pressed: true }).last().waitFor()
  await go(cleo.page, '/campaigns')
  await button(cleo.page, 'Views').click()
  await cleo.page.getByRole('dialog').getByRole('button', { name: 'Paused', exact: true }).click()
  await cleo.page.waitForURL(/sort=name&status=paused/)

  await go(sam.page, '/campaigns')
  await sam.page.getByRole('link', { name: 'New patient open days' }).first().waitFor()
  expect(await sam.page.getByRole('link', { name: 'Wax jacket season' }).count()).toBe(0)
  expect(await sam.page.getByRole('link', { name: 'Create Campaign' }).count()).toBe(0)
  expect(await sam.page.getByRole('button', { name: /^Actions for/ }).count()).toBe(0)
  await sam.page.getByRole('link', { name: 'New patient open days' }).first().click()
  await sam.page.getByRole('heading', { level: 1, name: 'New patient open days' }).waitFor()
  for (const name of ['Edit', 'Settings', 'Insights', 'Start strategy for this campaign'])
    expect(await sam.page.getByRole('link', { name, exact: true }).count(), name).toBe(0)
  await go(sam.page, '/campaigns/new')
  await sam.page.waitForURL('**/dashboard')
  expect([...cleo.complaints, ...sam.complaints]).toEqual([])
  await Promise.all([cleo.leave(), sam.leave()])
})

test('eight windows of one person all load, share one line, and pass it on', async () => {
  const dana = await enter(OWNER)
  const context = dana.page.context()
  let lines = 0
  context.on('request', request => {
    if (request.url().endsWith('/realtime/campaigns')) lines += 1
  })
  const windows = [dana.page]
  while (windows.length < 8) windows.push(await context.newPage())
  for (const page of windows) {
    await page.goto(`${house.product.address}/clients/linden-legal/campaigns`)
    await page.getByRole('link', { name: 'Handbook webinar' }).first().waitFor()
  }
  expect(lines).toBe(1)
  const { organization } = await dana.ask<{ organization: { id: string } }>('GET', '/me')
  const client = await dana.ask<{ id: string }>('POST', '/rpc/get_client_by_slug_routed', {
    p_org_id: organization.id,
    p_slug: 'linden-legal',
  })
  const appears = async (name: string, pages: readonly Page[]): Promise<void> => {
    await dana.ask('POST', '/campaigns', { name, client_id: client.id })
    for (const page of pages) await page.getByRole('link', { name }).first().waitFor()
  }
  await appears('Heard in every window', windows)
  await windows.shift()!.close()
  await expect.poll(() => lines).toBe(2)
  await appears('Heard when the first has gone', windows)
})

test('a campaign speaks to a persona that was drawn, and each leads to the other', async () => {
  const { page, ask } = await enter('sme-owner@demo.example')
  const [persona] = await ask<{ id: string; title: string }[]>(
    'GET',
    '/agent-outputs?agent_type=persona&limit=1',
  )
  const name = persona!.title.replace('Persona: ', '')
  await go(page, `/persona/${persona!.id}`)
  await page.getByText(`add “${name}” to its personas`).waitFor()
  await go(page, '/campaigns/new')
  await field(page, 'Name').fill('Ready by six')
  await button(page, `Add ${name}`).click()
  await button(page, 'Create Campaign').click()
  await page.getByRole('link', { name, exact: true }).click()
  await expect.poll(() => pathOf(page)).toBe(`/persona/${persona!.id}`)
  const its = page.getByRole('region', { name: 'Campaigns that speak to it' })
  await looksRight(page, 'a persona with a campaign')
  await its.getByRole('link', { name: 'Ready by six' }).click()
  await page.getByRole('heading', { level: 1, name: 'Ready by six' }).waitFor()
})
