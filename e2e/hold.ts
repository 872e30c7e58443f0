import type { Page } from 'playwright-core'

/** Keeps what a page asks for at an address on its way, until it is let go. */
export async function hold(page: Page, address: string): Promise<{ letGo: () => void }> {
  const { promise: gone, resolve: letGo } = Promise.withResolvers<void>()
  await page.route(address, async route => {
    await gone
    await route.continue()
  })
  return { letGo }
}
