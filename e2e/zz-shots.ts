import { openBrowser } from './browser.ts'
import { startProduct } from './product.ts'
import { tokenOf, visit } from './visitor.ts'
const [out, ...jobs] = process.argv.slice(2)
const product = await startProduct({ DATABASE_URL: '' })
const browser = await openBrowser()
const tokens: Record<string, string> = {}
for (const job of jobs) {
  const [who, path, width = '1440', scheme = 'light', ...clicks] = job.split('|') as [string, string, string, 'light' | 'dark']
  tokens[who] ??= await tokenOf(product.address, `${who}@demo.example`)
  const { page, complaints, leave } = await visit(browser, { viewport: { width: Number(width), height: 900 }, colorScheme: scheme })
  await page.addInitScript(value => localStorage.setItem('auth_token', value), tokens[who])
  await page.goto(product.address + path)
  await page.getByRole('heading', { level: 1 }).first().waitFor({ timeout: 8000 }).catch(() => console.log('no heading', path))
  await page.waitForTimeout(900)
  for (const click of clicks) { await page.getByText(click).first().click(); await page.waitForTimeout(500) }
  const name = `${out}/${who}${path.replaceAll(/[^a-z0-9]+/gi, '-')}-${width}-${scheme}.png`
  await page.screenshot({ path: name, fullPage: true })
  console.log(name, complaints.join(' / ').slice(0, 300))
  await leave()
}
await browser.close()
await product.stop()
process.exit(0)
