import { expect, test } from 'vitest'
import { gardenFigures } from '../server/src/testing/garden-figures.ts'
import { mailTo } from './mailbox.ts'
import { openHouse } from './open-house.ts'
import { button, pathOf, stepsAt } from './sign-in-steps.ts'
import { call, letIn, looksRight, signIn, tokenOf, visit } from './visitor.ts'

const house = openHouse()
const { go } = stepsAt(house)
const OWNER = 'agency-owner@demo.example'
const GUEST = 'guest@demo.example'
const REPORTS = '/clients/fieldhouse-brewing/metrics/reports'

test('the October report: told by figures, looked over, sent, mailed, read and answered by the guest', async () => {
  const { address } = house.product
  const token = await tokenOf(address, OWNER)
  const names = await call<{ id: string; slug: string }[]>(address, token, 'GET', '/clients/names')
  const client_id = names.find(({ slug }) => slug === 'fieldhouse-brewing')!.id
  await call(address, token, 'POST', '/figures', {
    client_id,
    rows: gardenFigures('2026-08-31', '2026-10-31'),
  })
  const [dana, gwen] = await Promise.all([visit(house.browser), visit(house.browser)])
  await letIn(dana.page, address, OWNER)

  // A report is started, and reads its numbers from the figures.
  await go(dana.page, REPORTS)
  await button(dana.page, 'New report').first().click()
  await dana.page.getByLabel('Period').selectOption('days')
  await dana.page.getByLabel('From').fill('2026-10-01')
  await dana.page.getByLabel('To', { exact: true }).fill('2026-10-31')
  await button(dana.page, 'Start report').click()
  await dana.page.waitForURL(`**${REPORTS}/*`)
  const id = pathOf(dana.page).split('/').at(-1)!
  const headline = dana.page.getByRole('heading', { level: 1 })
  await headline.filter({ hasText: /^October brought £[\d,]+ in revenue/ }).waitFor()
  const written = await headline.textContent()
  await looksRight(dana.page, 'a draft')

  // A section is put in and words written for it; both are on the sheet.
  await button(dana.page, 'In your words').click()
  await button(dana.page, 'Edit').click()
  await dana.page.getByLabel('In your words').fill('The new phone page went live on the 4th.')
  await dana.page.getByLabel('Next steps').fill('17 November: confirm the stock of hedging.')
  await button(dana.page, 'Save').click()
  await dana.page.getByText('The new phone page went live on the 4th.').waitFor()
  await dana.page.getByText('confirm the stock of hedging.').waitFor()

  // It is sent: frozen, shown, mailed with its file.
  await button(dana.page, 'Send to 1 guest').click()
  await dana.page.getByRole('dialog').getByText('Gwen Talbot').waitFor()
  await looksRight(dana.page, 'sending a report')
  await dana.page.getByRole('dialog').getByRole('button', { name: 'Send to 1' }).click()
  await dana.page.getByText('Shared', { exact: true }).waitFor()
  const mail = await mailTo(house.product, GUEST, /Monthly report, October 2026/)
  const [link] = mail.links.filter(one => one.includes('/portal/reports/'))
  expect(link).toBe(`${address}/portal/reports/${id}`)
  expect(mail.text).toContain(written)
  await dana.page.getByText(/^sent/).waitFor()

  // Figures change; what was sent does not.
  await call(address, token, 'POST', '/figures', {
    client_id,
    rows: gardenFigures('2026-10-20', '2026-10-31').map(row => ({
      ...row,
      values: { ...row.values, revenue: (row.values.revenue ?? 0) * 2 },
    })),
  })
  await dana.page.reload()
  await headline.filter({ hasText: written! }).waitFor()

  // The guest follows the mail, reads the same sentence, and says something about it.
  await signIn(gwen.page, address, GUEST)
  await gwen.page.goto(link!)
  await gwen.page.getByRole('heading', { level: 1, name: written! }).waitFor()
  await gwen.page.getByLabel('Comment', { exact: true }).fill('Is the £600 on top of the plan?')
  await gwen.page.getByLabel('On which section').selectOption('campaigns')
  await button(gwen.page, 'Send').click()
  await gwen.page.getByRole('list', { name: 'Comments' }).getByText('Is the £600').waitFor()
  await looksRight(gwen.page, 'a shared report')
  for (const name of ['Edit', 'Export', /^Send to/])
    expect(await button(gwen.page, name).count()).toBe(0)
  const [file] = await Promise.all([
    gwen.page.waitForEvent('download'),
    button(gwen.page, 'Download PDF').click(),
  ])
  expect(file.suggestedFilename()).toBe('Monthly report, October 2026.pdf')
  await gwen.page.getByRole('link', { name: 'Back to your portal' }).click()
  await gwen.page.getByRole('link', { name: 'Monthly report, October 2026' }).first().waitFor()

  // The agency reads the comment, and the address by its type leads there too.
  await go(dana.page, '/analytics/report/monthly')
  await dana.page.waitForURL(`**${REPORTS}/${id}`)
  await dana.page.getByText('Is the £600 on top of the plan?').waitFor()
  await dana.page.getByText(/guest · .* · on Campaigns/).waitFor()

  // Deleted, and back.
  await button(dana.page, /^Actions for Monthly report/).click()
  await dana.page.getByRole('menuitem', { name: 'Delete' }).click()
  await dana.page.waitForURL(`**${REPORTS}`)
  await button(dana.page, 'Undo').click()
  await dana.page.getByRole('link', { name: 'Monthly report, October 2026' }).waitFor()
  await looksRight(dana.page, 'the list of reports')
  expect([...dana.complaints, ...gwen.complaints]).toEqual([])
  await Promise.all([dana.leave(), gwen.leave()])
})
