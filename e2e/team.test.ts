import { expect, test } from 'vitest'
import { mailTo } from './mailbox.ts'
import { openHouse } from './open-house.ts'
import { axeFindings, call, letIn, tokenOf, visit } from './visitor.ts'

const NORA = 'nora@larkfield.example'
const PASSWORD = 'Demo-Pass-2025'

const house = openHouse()

test('an owner invites a teammate for one client, who joins by the mail’s link, sees only that, and is removed again', async () => {
  const owners = await tokenOf(house.product.address, 'agency-owner@demo.example')
  const { clients } = await call<{ clients: { id: string; name: string }[] }>(
    house.product.address,
    owners,
    'GET',
    '/team',
  )
  for (const name of ['Harbour Dental', 'Linden Legal'])
    await call(house.product.address, owners, 'POST', '/campaigns', {
      name: `Autumn at ${name}`,
      client_id: clients.find(client => client.name === name)!.id,
    })

  const owner = await visit(house.browser)
  await letIn(owner.page, house.product.address, 'agency-owner@demo.example')
  await owner.page.goto(`${house.product.address}/settings/team`)
  await owner.page.getByRole('button', { name: 'Invite a teammate' }).click()
  const dialog = owner.page.getByRole('dialog')
  await dialog.getByLabel('Email').fill(NORA)
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await dialog.getByText('Choose a role').waitFor()
  await dialog.getByLabel('Creative strategist').check()
  await dialog.getByLabel('Only some').check()
  await dialog.getByLabel('Search clients').fill('harbour')
  await dialog.getByLabel('Harbour Dental').check()
  expect(await axeFindings(owner.page)).toEqual([])
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await owner.page.getByRole('heading', { name: 'Open invitations' }).waitFor()
  await owner.page.getByText('Creative strategist, Harbour Dental').waitFor()

  const nora = await visit(house.browser)
  const mail = await mailTo(house.product, NORA, /Larkfield Marketing/)
  await nora.page.goto(mail.links.find(link => link.includes('/accept-invitation/'))!)
  await nora.page.getByRole('heading', { level: 1, name: 'Join Larkfield Marketing' }).waitFor()
  await nora.page.getByRole('main').getByRole('link', { name: 'Sign Up' }).click()
  await nora.page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await nora.page.getByLabel('Confirm password').fill(PASSWORD)
  await nora.page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click()
  await nora.page.waitForURL('**/dashboard')

  // What she sees is her role's, in the menus, at the addresses and in the answers of the server.
  await nora.page.getByRole('button', { name: 'Settings' }).click()
  await expect
    .poll(() => nora.page.getByRole('menuitem').allTextContents())
    .toEqual(['All settings'])
  for (const closed of ['/settings/team', '/settings/audit', '/operator/invitations']) {
    await nora.page.goto(house.product.address + closed)
    await nora.page.waitForURL('**/dashboard')
  }
  const token = await nora.page.evaluate(() => localStorage.getItem('auth_token') ?? '')
  const me = await call<{
    organization: { id: string }
    roles: { role_name: string; client_id: string | null }[]
    abilities: string[]
  }>(house.product.address, token, 'GET', '/me')
  expect(me.roles).toEqual([
    { role_name: 'creative_strategist', client_id: expect.any(String) as string },
  ])
  expect(me.abilities).not.toContain('members.manage')
  const campaigns = await call<{ name: string; client_name: string | null }[]>(
    house.product.address,
    token,
    'POST',
    '/rpc/get_dashboard_campaigns_routed',
    { p_org_id: me.organization.id },
  )
  expect(campaigns.map(campaign => campaign.name)).toContain('Autumn at Harbour Dental')
  expect(new Set(campaigns.map(campaign => campaign.client_name))).toEqual(
    new Set(['Harbour Dental']),
  )
  await expect(
    call(house.product.address, token, 'POST', '/team/invitations', {
      email: 'friend@larkfield.example',
      role_name: 'viewer',
      client_ids: [],
    }),
  ).rejects.toThrow(/40[34]/)

  // The owner is told, gives another role, and takes her out.
  await owner.page.reload()
  await owner.page.getByRole('button', { name: 'Notifications, 1 unread' }).click()
  await owner.page
    .getByRole('dialog', { name: 'Notifications' })
    .getByRole('link', { name: /joined your team/ })
    .click()
  await owner.page.waitForURL('**/settings/team')
  await owner.page.getByRole('button', { name: 'Notifications', exact: true }).waitFor()
  const line = owner.page.getByRole('listitem').filter({ hasText: NORA })
  await line.getByRole('button', { name: /^Actions for/ }).click()
  await owner.page.getByRole('menuitem', { name: 'Change role' }).click()
  await owner.page
    .getByRole('dialog')
    .getByLabel(/^Viewer/)
    .check()
  await owner.page.getByRole('dialog').getByRole('button', { name: 'Change role' }).click()
  await line.getByText('Viewer').waitFor()
  await nora.page.reload()
  await nora.page.getByText('View-Only').waitFor()
  await line.getByRole('button', { name: /^Actions for/ }).click()
  await owner.page.getByRole('menuitem', { name: 'Remove' }).click()
  await owner.page
    .getByRole('alertdialog')
    .getByRole('button', { name: 'Remove from the team' })
    .click()
  // Behind an open dialog no line is there for a reader: that it is gone says nothing yet.
  await owner.page.getByText(/is no longer in the team$/).waitFor()
  await line.waitFor({ state: 'detached' })
  await nora.page.goto(`${house.product.address}/dashboard`)
  await nora.page.getByRole('heading', { name: 'No Organization Found' }).waitFor()
  expect(nora.complaints).toEqual([])
  expect(owner.complaints).toEqual([])
  await Promise.all([owner.leave(), nora.leave()])
})

test('the last owner cannot leave, and hands ownership over with the organization’s name typed', async () => {
  const { page, leave } = await visit(house.browser)
  await letIn(page, house.product.address, 'agency-owner@demo.example')
  await page.goto(`${house.product.address}/settings/team`)
  await page.getByRole('button', { name: 'Leave', exact: true }).click()
  await page.getByRole('button', { name: 'Leave the organization' }).click()
  await page.getByText('The last owner cannot go. Hand ownership to a teammate first.').waitFor()
  await page.getByRole('button', { name: 'Stay' }).click()
  await page.getByRole('button', { name: 'Hand over ownership' }).click()
  const dialog = page.getByRole('dialog')
  await dialog
    .getByLabel('New owner')
    .selectOption({ label: 'Cleo Marsh (agency-creative@demo.example)' })
  const hand = dialog.getByRole('button', { name: 'Hand over' })
  await dialog.getByLabel(/to confirm$/).fill('Larkfield')
  await expect.poll(() => hand.isDisabled()).toBe(true)
  await dialog.getByLabel(/to confirm$/).fill('Larkfield Marketing')
  await hand.click()
  await page.waitForURL('**/dashboard')
  await page.getByText('Cleo Marsh owns Larkfield Marketing now').waitFor()
  await page.goto(`${house.product.address}/settings/team`)
  await page
    .getByRole('listitem')
    .filter({ hasText: 'agency-creative@demo.example' })
    .getByText('Owner')
    .waitFor()
  // An administrator, no longer an owner: the log is closed, the team is open.
  await page.goto(`${house.product.address}/settings/audit`)
  await page.waitForURL('**/dashboard')
  await page.getByText('Your role does not open that page.').waitFor()
  await leave()
})
