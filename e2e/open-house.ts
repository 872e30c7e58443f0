import type { Browser } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { openBrowser } from './browser.ts'
import { type Prepare, type Product, startProduct } from './product.ts'

/** A product and a browser for all tests of a file, there once the tests run. */
export function openHouse(
  env: Record<string, string> = {},
  prepare?: Prepare,
): {
  readonly product: Product
  readonly browser: Browser
} {
  const house: { product?: Product; browser?: Browser } = {}
  beforeAll(async () => {
    ;[house.product, house.browser] = await Promise.all([startProduct(env, prepare), openBrowser()])
  })
  afterAll(async () => {
    await house.browser?.close()
    await house.product?.stop()
  })
  return house as { product: Product; browser: Browser }
}
