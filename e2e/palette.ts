import type { Page } from 'playwright-core'

/** Opens the palette by its keys and, once it listens, types into it. */
export async function openPalette(page: Page, typed = ''): Promise<void> {
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: 'Search' })
  await field.and(page.locator(':focus')).waitFor()
  await page.keyboard.type(typed)
}

/** Types into the palette and opens by Enter what it should find first. */
export async function openByPalette(page: Page, typed: string, found: string): Promise<void> {
  await openPalette(page, typed)
  await page.getByRole('option', { selected: true }).filter({ hasText: found }).waitFor()
  await page.keyboard.press('Enter')
}
