import { expect, test } from 'vitest'
import { openHouse } from './open-house.ts'
import { openByPalette } from './palette.ts'
import { button, pathOf, stepsAt } from './sign-in-steps.ts'
import { call, looksRight, letIn, signIn, tokenOf, visit } from './visitor.ts'

const house = openHouse()
const { go } = stepsAt(house)
const OWNER = 'agency-owner@demo.example'
const GUEST = 'guest@demo.example'

test('the whole round: who needs her, a campaign, a strategy, the guest’s approval, archived and back', async () => {
  const [dana, cleo, gwen] = await Promise.all([
    visit(house.browser),
    visit(house.browser),
    visit(house.browser),
  ])
  await signIn(dana.page, house.product.address, OWNER)
  // Ten seconds: the first thing on the page is the client that needs her.
  await dana.page
    .getByRole('heading', {
      level: 2,
      name: 'Remind Fieldhouse Brewing of what waits for approval.',
    })
    .waitFor()
  await openByPalette(dana.page, 'fieldhouse', 'Fieldhouse Brewing')
  await dana.page.getByRole('heading', { level: 1, name: 'Fieldhouse Brewing' }).waitFor()

  // A colleague has the list open in another browser.
  await letIn(cleo.page, house.product.address, 'agency-creative@demo.example')
  await go(cleo.page, '/clients/fieldhouse-brewing/campaigns')
  await cleo.page.getByRole('link', { name: 'Summer patio' }).first().waitFor()
  await go(dana.page, '/clients/fieldhouse-brewing/campaigns/new')
  await dana.page.getByRole('textbox', { name: 'Name', exact: true }).fill('Wednesday residencies')
  await dana.page.getByRole('textbox', { name: 'Budget', exact: true }).fill('4,800')
  await button(dana.page, 'Create Campaign').click()
  await dana.page.getByText('Campaign created successfully').waitFor()
  await cleo.page.getByRole('link', { name: 'Wednesday residencies' }).first().waitFor()

  // A session for this client and this campaign, to its deliverable.
  await dana.page
    .getByRole('link', { name: /strategy/i })
    .last()
    .click()
  await dana.page.waitForURL('**/clients/fieldhouse-brewing/agents/strategy/campaign/**')
  await dana.page
    .getByRole('button', { name: /Start.*(OKRs)/ })
    .first()
    .click()
  await dana.page.waitForURL('**/session/*')
  await dana.page.getByLabel('Message', { exact: true }).fill('Just draft it')
  await dana.page.keyboard.press('Enter')
  await dana.page.getByRole('link', { name: 'Open as a document' }).waitFor()
  await dana.page.getByRole('link', { name: 'Open as a document' }).click()
  await dana.page.waitForURL('**/clients/fieldhouse-brewing/outputs/*')
  const outputId = pathOf(dana.page).split('/').at(-1)!
  await button(dana.page, 'Ask the client').click()
  await button(dana.page, 'Ask for approval').click()
  await dana.page.getByLabel('What should they look at?').fill('Are these the quarter’s numbers?')
  await dana.page.getByRole('dialog').getByRole('button', { name: 'Ask for approval' }).click()
  await dana.page.getByText('Asked Fieldhouse Brewing').waitFor()

  // The guest reads it in a portal that wears the client's name, says what is wrong, and approves the next question.
  await signIn(gwen.page, house.product.address, GUEST)
  await gwen.page.getByText('View-Only').waitFor()
  await gwen.page.getByText('Fieldhouse Brewing', { exact: true }).first().waitFor()
  await gwen.page.getByText('Are these the quarter’s numbers?').waitFor()
  await gwen.page
    .getByRole('link', { name: /^Read it/ })
    .first()
    .click()
  await gwen.page.waitForURL(`**/portal/outputs/${outputId}`)
  await looksRight(gwen.page, 'a shared deliverable')
  await button(gwen.page, /^Ask for changes/).click()
  await button(gwen.page, 'Send').click()
  await gwen.page.getByText('Say what should change').waitFor()
  await gwen.page.getByLabel('What should change?').fill('We brew 22 batches, not 24.')
  await button(gwen.page, 'Send').click()
  await gwen.page.getByText('Changes asked for').first().waitFor()
  await call(
    house.product.address,
    await tokenOf(house.product.address, OWNER),
    'POST',
    '/approvals',
    { output_id: outputId, note: 'Corrected.' },
  )
  await go(gwen.page, '/portal')
  await gwen.page.getByText('Corrected.').waitFor()
  await looksRight(gwen.page, 'the portal')
  await button(gwen.page, /^Approve/)
    .first()
    .click()
  await gwen.page.getByText('The answer stands once it is given.').waitFor()
  await button(gwen.page, 'Not yet').click()
  await button(gwen.page, /^Approve/)
    .first()
    .click()
  await button(gwen.page, 'Approve').click()
  await gwen.page.getByText('Approved').first().waitFor()

  // Both sides have the same history.
  await go(dana.page, `/clients/fieldhouse-brewing/outputs/${outputId}`)
  await button(dana.page, 'Shared').click()
  const asked = dana.page.getByRole('dialog')
  for (const said of ['Approved', 'Asks for changes', 'We brew 22 batches, not 24.', 'Corrected.'])
    await asked.getByText(said, { exact: true }).first().waitFor()
  await dana.page.keyboard.press('Escape')
  await button(gwen.page, /^Answered/).click()
  await gwen.page.getByText('We brew 22 batches, not 24.').waitFor()

  // Words in both directions.
  await gwen.page.getByRole('tab', { name: /^Messages/ }).click()
  await gwen.page.getByLabel('Write to Larkfield Marketing').fill('Can we shift it by a week?')
  await gwen.page.keyboard.press('Control+Enter')
  await gwen.page
    .getByRole('list', { name: 'Messages' })
    .getByText('Can we shift it by a week?')
    .waitFor()
  await go(dana.page, '/clients/fieldhouse-brewing/messages')
  await dana.page.getByText('Can we shift it by a week?').waitFor()
  await looksRight(dana.page, 'messages')

  const choose = async (action: string): Promise<void> => {
    await button(dana.page, 'Actions for Fieldhouse Brewing').click()
    await dana.page.getByRole('menuitem', { name: action }).click()
  }
  await go(dana.page, '/clients/fieldhouse-brewing')
  await choose('Archive')
  await dana.page.getByLabel('Reason').fill('The contract ended')
  await button(dana.page, 'Archive client').click()
  await dana.page.getByText('Client archived successfully').waitFor()
  await dana.page.getByText('The contract ended').waitFor()
  await button(dana.page, 'Restore client').click()
  await dana.page.getByText('Fieldhouse Brewing is back').waitFor()
  expect([...dana.complaints, ...cleo.complaints, ...gwen.complaints]).toEqual([])
  await Promise.all([dana.leave(), cleo.leave(), gwen.leave()])
})

test('a theme is chosen with its warnings and worn by the portal; its CSS stays inside', async () => {
  const dana = await visit(house.browser)
  await letIn(dana.page, house.product.address, OWNER)
  await go(dana.page, '/settings/white-label')
  await dana.page.getByLabel('Company name').fill('Larkfield Studio')
  await dana.page.getByLabel('Primary color', { exact: true }).fill('#f4c542')
  await dana.page.getByText('One pair of colors is hard to read').waitFor()
  await dana.page.getByLabel('Primary color', { exact: true }).fill('#7a1f1f')
  await dana.page.getByText('Every pair of these colors reads well').waitFor()
  await dana.page.getByRole('radio', { name: 'Extra large' }).click()
  await dana.page
    .getByLabel('CSS')
    .fill(
      'h1 { letter-spacing: 0.2em }\nbody { background: url(https://elsewhere.example/x.png) }\n@import "x.css";',
    )
  await dana.page.getByText('2 parts are left out').waitFor()
  await looksRight(dana.page, 'white label')
  await button(dana.page, 'Save theme').click()
  await dana.page.getByText('Theme saved').waitFor()
  await expect
    .poll(() =>
      dana.page.evaluate(
        () => JSON.parse(localStorage.getItem('brand_kit_theme')!).companyName as string,
      ),
    )
    .toBe('Larkfield Studio')
  // The agency's own pages keep their own look.
  expect(
    await dana.page.locator('h1').evaluate(element => getComputedStyle(element).letterSpacing),
  ).not.toContain('.8px')

  const gwen = await visit(house.browser, { viewport: { width: 390, height: 844 } })
  await signIn(gwen.page, house.product.address, GUEST)
  await gwen.page.getByText('View-Only').waitFor()
  await gwen.page.getByText('Larkfield Studio').first().waitFor({ state: 'attached' })
  await gwen.page.waitForFunction(() => document.title.endsWith('· Larkfield Studio'))
  const approve = button(gwen.page, /^Approve/).first()
  await expect
    .poll(() => approve.evaluate(element => getComputedStyle(element).backgroundColor))
    .toBe('rgb(122, 31, 31)')
  await expect
    .poll(() => approve.evaluate(element => getComputedStyle(element).borderRadius))
    .toBe('16px')
  await expect
    .poll(() =>
      gwen.page
        .locator('h1')
        .evaluate(element => Number.parseFloat(getComputedStyle(element).letterSpacing)),
    )
    .toBeGreaterThan(3)
  await looksRight(gwen.page, 'a portal in its theme')
  await gwen.page.emulateMedia({ colorScheme: 'dark' })
  await looksRight(gwen.page, 'a portal in its theme, dark')
  // Elsewhere the guest is in the product, not in the theme.
  await go(gwen.page, '/profile')
  await gwen.page.getByRole('heading', { level: 1 }).waitFor()
  expect(await gwen.page.locator('.portal-root').count()).toBe(0)
  expect([...dana.complaints, ...gwen.complaints]).toEqual([])
  await Promise.all([dana.leave(), gwen.leave()])
})

test('a portal with nothing running says so in the words of the specification', async () => {
  const token = await tokenOf(house.product.address, OWNER)
  const { organization } = await call<{ organization: { id: string } }>(
    house.product.address,
    token,
    'GET',
    '/me',
  )
  const {
    rows: [client],
  } = await call<{ rows: { id: string }[] }>(
    house.product.address,
    token,
    'GET',
    '/clients?q=fieldhouse',
  )
  const running = await call<{ id: string }[]>(
    house.product.address,
    token,
    'POST',
    '/rpc/get_campaigns_list_routed',
    { p_org_id: organization.id, p_client_id: client!.id, p_status: 'active' },
  )
  for (const { id } of running)
    await call(house.product.address, token, 'POST', '/rpc/update_campaign', {
      p_org_id: organization.id,
      p_campaign_id: id,
      p_status: 'paused',
    })
  const { page, leave } = await visit(house.browser)
  await signIn(page, house.product.address, GUEST)
  await page.getByText('No active campaigns at the moment.').waitFor()
  await leave()
})

test('the portal is the guests’ alone, and the agency sees what they see', async () => {
  const { page, complaints, leave } = await visit(house.browser)
  await letIn(page, house.product.address, OWNER)
  await go(page, '/portal')
  await page
    .getByRole('heading', { name: 'This portal is only available for guest users.' })
    .waitFor()
  await go(page, '/clients/harbour-dental/portal')
  await page.getByRole('heading', { level: 1, name: 'Portal' }).waitFor()
  await page.getByLabel('Own primary color').click()
  await page.getByLabel('Primary color', { exact: true }).fill('#14457a')
  await button(page, 'Save brand kit').click()
  await page.getByText('Brand kit saved').waitFor()
  await looksRight(page, 'a client’s portal page')
  const guest = await visit(house.browser)
  await letIn(guest.page, house.product.address, GUEST)
  // A guest has one page, and it shows no other client's.
  for (const path of ['/clients', '/campaigns', '/outputs', '/strategy', '/settings/team']) {
    await go(guest.page, path)
    await guest.page.getByText('View-Only').waitFor()
  }
  expect(await guest.page.content()).not.toContain('Harbour Dental')
  expect([...complaints, ...guest.complaints]).toEqual([])
  await Promise.all([leave(), guest.leave()])
})
