import type { Page } from 'playwright-core'
import { authenticator } from '../server/src/testing/authenticator.ts'
import { looksRight } from './visitor.ts'

export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' })
export const pathOf = (page: Page): string => new URL(page.url()).pathname

export async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('6-digit code').fill(code)
  await button(page, 'Verify').click()
}

export async function fillSignIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await button(page, 'Sign In').click()
}

/** The steps that begin at an address of the product. */
export function stepsAt(house: { readonly product: { address: string } }) {
  const go = (page: Page, path: string) => page.goto(house.product.address + path)
  return {
    go,
    signOut: async (page: Page): Promise<void> => {
      await go(page, '/logout')
      await page.waitForURL('**/login')
    },
    /** Sets up an authenticator app on /profile; answers the phone and the recovery codes. */
    enrol: async (page: Page) => {
      await go(page, '/profile')
      await button(page, 'Set up an authenticator app').click()
      await page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor()
      const phone = authenticator(
        (await page.locator('code[data-secret]').getAttribute('data-secret'))!,
      )
      await looksRight(page, 'setting up a second factor')
      await button(page, 'Verify').click()
      await page.getByText('Please enter a 6-digit code').waitFor()
      await enterCode(page, await phone.nextCode())
      const list = page.getByRole('list', { name: 'Recovery codes' })
      await list.waitFor()
      const codes = await list.getByRole('listitem').allTextContents()
      await button(page, 'I have kept them').click()
      await page.getByText('10 recovery codes left').waitFor()
      return { phone, codes }
    },
  }
}
