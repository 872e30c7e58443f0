import { DEFAULT_THEME } from '@sextant/contracts/branding/theme'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openHouse } from './open-house.ts'
import { button } from './sign-in-steps.ts'
import { call, looksRight, signIn, tokenOf, visit, type Visitor } from './visitor.ts'

const house = openHouse()
const OWNER = 'agency-owner@demo.example'
const GUEST = 'guest@demo.example'

/** Each on its own: what one hides the other could not cover. */
const HOSTILE = {
  'covers the page': `
    :root { overflow: visible; isolation: auto; position: static; contain: none; margin: -500px; z-index: 99 }
    :root::before { content: ""; position: absolute; inset: -4000px; background: red; z-index: 2147483647 }`,
  'hides everything': '* { display: none !important } :root { display: none !important }',
  'makes controls invisible': `
    button, a, section, header { opacity: 0 !important; visibility: hidden; pointer-events: none }
    :root { transform: translateY(-5000px) scale(9); height: 9000px }`,
}

const wear = async (customCSS: string): Promise<void> => {
  const token = await tokenOf(house.product.address, OWNER)
  const { version } = await call<{ version: number }>(
    house.product.address,
    token,
    'GET',
    '/branding',
  )
  await call(house.product.address, token, 'PUT', '/branding', {
    theme: { ...DEFAULT_THEME, customCSS },
    version,
  })
}

/** Whether a pointer in the middle of it would meet it, or what is inside it, and the eye sees it whole. */
const isOnTop = (page: Page, name: RegExp): Promise<boolean> =>
  page
    .getByRole('button', { name })
    .last()
    .evaluate(element => {
      const { left, top, width, height } = element.getBoundingClientRect()
      const met = document.elementFromPoint(left + width / 2, top + height / 2)
      const seen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      return seen && element.contains(met)
    })

const expectControlsOnTop = async (page: Page, what: string): Promise<void> => {
  for (const name of [/^Approve/, /^Ask for changes/, /^Account of/])
    expect(await isOnTop(page, name), `${what}: ${name}`).toBe(true)
}

const widths = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } }
let gwen: Visitor
beforeAll(async () => {
  gwen = await visit(house.browser)
  await signIn(gwen.page, house.product.address, GUEST)
  await gwen.page.getByText('View-Only').waitFor()
})
afterAll(() => gwen.leave())

const openPortal = async (): Promise<void> => {
  await gwen.page.goto(`${house.product.address}/portal`)
  await gwen.page.getByText('View-Only').waitFor()
}

test('a portal without a style of its own has its answers in the page and no bar', async () => {
  await openPortal()
  await button(gwen.page, /^Approve/)
    .first()
    .waitFor()
  expect(await gwen.page.getByRole('region', { name: 'Answer what waits first' }).count()).toBe(0)
})

test.each(Object.entries(HOSTILE))(
  'a style that %s leaves answers and account on top',
  async (what, css) => {
    await wear(css)
    for (const [width, viewport] of Object.entries(widths)) {
      await gwen.page.setViewportSize(viewport)
      await openPortal()
      const bar = gwen.page.getByRole('region', { name: 'Answer what waits first' })
      await bar.getByText('waits for your answer').waitFor()
      await expectControlsOnTop(gwen.page, `${what}, ${width}`)
      await looksRight(gwen.page, `${what}, ${width}`)
    }
  },
)

test('an approval is given through all of it', async () => {
  const { page } = gwen
  await wear(Object.values(HOSTILE).join('\n'))
  await openPortal()
  const bar = page.getByRole('region', { name: 'Answer what waits first' })
  const subject = (await bar.locator('strong').textContent())!
  expect(subject).not.toBe('')
  await bar.getByRole('button', { name: /^Ask for changes/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click()
  await page.getByText('Say what should change').waitFor()
  await page.keyboard.press('Escape')
  await bar.getByRole('button', { name: /^Approve/ }).click()
  await page.getByText('The answer stands once it is given.').waitFor()
  await looksRight(page, 'the second step of an approval')
  expect(await isOnTop(page, /^Approve$/)).toBe(true)
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await page.getByText('Approved').first().waitFor()
  await bar.getByText(subject).first().waitFor({ state: 'detached' })
  await button(page, /^Account of/).click()
  await page.getByRole('menuitem', { name: 'My Profile' }).click()
  await page.waitForURL('**/profile')
  expect(gwen.complaints).toEqual([])
})
