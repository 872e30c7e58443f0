import { expect, test } from 'vitest'
import { mailTo } from './mailbox.ts'
import { openHouse } from './open-house.ts'
import { axeFindings, letIn, signIn, visit } from './visitor.ts'

const METTE = 'mette@fjordrum.example'

const house = openHouse()

test('a stranger asks, the operator approves, and the mail’s link leads to sign-up', async () => {
  const stranger = await visit(house.browser)
  await stranger.page.goto(`${house.product.address}/request-invitation`)
  await stranger.page.getByLabel('Email').fill(METTE)
  await stranger.page.getByLabel('Company name').fill('Fjordrum Sauna')
  await stranger.page.getByLabel('SME').check()
  // A reload loses nothing; what was received is not kept.
  await stranger.page.reload()
  await stranger.page.waitForFunction(
    () =>
      document.querySelector<HTMLInputElement>('[name=companyName]')?.value === 'Fjordrum Sauna',
  )
  await stranger.page.getByRole('main').getByRole('button', { name: 'Request Invitation' }).click()
  await stranger.page.getByRole('heading', { name: 'Request Received!' }).waitFor()
  await expect
    .poll(() => stranger.page.evaluate(() => sessionStorage.getItem('invitation_request_draft')))
    .toBeNull()

  const operator = await visit(house.browser)
  await signIn(operator.page, house.product.address, 'operator@demo.example')
  await operator.page.waitForURL('**/operator/invitations')
  const line = operator.page.getByRole('listitem').filter({ hasText: METTE })
  await line.getByText('Fjordrum Sauna').waitFor()
  expect(await axeFindings(operator.page)).toEqual([])
  await line.getByRole('button', { name: `Approve ${METTE}` }).click()
  // What was decided stays in sight until the page is left.
  await operator.page
    .getByRole('region', { name: 'Decided just now' })
    .getByText(METTE)
    .first()
    .waitFor()
  await operator.page.getByLabel('State').selectOption('approved')
  await operator.page
    .getByRole('listitem')
    .filter({ hasText: METTE })
    .getByText('link mailed')
    .waitFor()

  const mail = await mailTo(house.product, METTE, /^Your invitation/)
  await stranger.page.goto(mail.links.find(link => link.includes('/signup'))!)
  await stranger.page.getByRole('heading', { level: 1, name: 'Sign up' }).waitFor()
  await expect.poll(() => stranger.page.getByLabel('Email').inputValue()).toBe(METTE)

  await operator.page.getByRole('link', { name: 'Log' }).click()
  await operator.page.getByText(`approved ${METTE}`, { exact: true }).waitFor()
  expect([...stranger.complaints, ...operator.complaints]).toEqual([])
  await Promise.all([stranger.leave(), operator.leave()])
})

test('the operator runs the isolation self-test and reads that every wall holds', async () => {
  const { page, complaints, leave } = await visit(house.browser)
  await letIn(page, house.product.address, 'operator@demo.example')
  await page.goto(`${house.product.address}/operator/isolation`)
  await page.getByRole('heading', { name: 'Never run here' }).waitFor()
  await page.getByRole('button', { name: 'Run the test' }).click()
  await page.getByText('Every wall holds').waitFor()
  await page
    .getByRole('row', { name: /^campaigns/ })
    .getByText(/^0 rows, \d+ tried$/)
    .first()
    .waitFor()
  expect(complaints).toEqual([])
  await leave()
})

test('feedback with a screenshot reaches the desk', async () => {
  const person = await visit(house.browser)
  await signIn(person.page, house.product.address, 'sme-owner@demo.example')
  await person.page.getByRole('button', { name: /^Account of/ }).click()
  await expect
    .poll(() => person.page.getByRole('menuitem').allTextContents())
    .toEqual(['My Profile', 'Settings', 'Feedback', 'Keyboard shortcuts?', 'Sign Out'])
  await person.page.getByRole('menuitem', { name: 'Feedback' }).click()
  await person.page.getByLabel('Problem').check()
  await person.page.getByLabel('In your words').fill('The same rival was counted twice.')
  await person.page.locator('input[type=file]').setInputFiles({
    name: 'seen.png',
    mimeType: 'image/png',
    buffer: await person.page.screenshot(),
  })
  await person.page.getByRole('img', { name: 'Screenshot to send: seen.png' }).waitFor()
  await person.page.getByRole('button', { name: 'Send feedback' }).click()
  await person.page.getByRole('heading', { name: 'Thank you' }).waitFor()

  const operator = await visit(house.browser)
  await letIn(operator.page, house.product.address, 'operator@demo.example')
  await operator.page.goto(`${house.product.address}/operator/feedback`)
  await operator.page.getByText('The same rival was counted twice.').waitFor()
  await operator.page.getByText('from /dashboard').waitFor()
  await operator.page.getByRole('button', { name: 'Show screenshot' }).click()
  await operator.page.getByRole('img', { name: 'What the person saw, as they sent it' }).waitFor()
  await operator.page.getByRole('button', { name: /^Mark as done/ }).click()
  await operator.page.getByRole('heading', { name: 'Nothing new' }).waitFor()
  expect([...person.complaints, ...operator.complaints]).toEqual([])
  await Promise.all([person.leave(), operator.leave()])
})
