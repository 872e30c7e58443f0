import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { openBrowser } from '../e2e/browser.ts'
import { type Product, startProduct } from '../e2e/product.ts'
import { call, tokenOf } from '../e2e/visitor.ts'
import {
  pictureFile,
  type PictureName,
  PICTURES,
  type PictureShape,
} from '../web/src/site/pictures.ts'

// node scripts/with-setup.mjs scripts/take-pictures.ts: the pictures of the public site, taken from the running product and its
// demo account, and the social card and icons, drawn with the product's own tokens and fonts. Build the web application first.
const ROOT = join(import.meta.dirname, '..')
const FOLDER = join(ROOT, 'web/src/site/pictures')
const PUBLIC = join(ROOT, 'web/public')

/** A view of the product: where, in which shape, how large the window is, what to press, and which part to keep (all of it without a clip). */
type View = {
  name: PictureName
  shape: PictureShape
  path: string
  viewport: { width: number; height: number }
  prepare?: (page: Page) => Promise<void>
  clip?: (page: Page) => Promise<{ x: number; y: number; width: number; height: number }>
}

const leaveLearnedThings = async (page: Page): Promise<void> => {
  const later = page.getByRole('button', { name: 'Later' })
  if (await later.isVisible()) await later.click()
}
const openExportMenu = async (page: Page): Promise<void> => {
  await leaveLearnedThings(page)
  await page.getByRole('button', { name: 'Export' }).first().click()
  await page.waitForTimeout(300)
}
const showDrawing = async (page: Page): Promise<void> => {
  await leaveLearnedThings(page)
  await page.evaluate(() =>
    globalThis.scrollTo(0, document.querySelector('figure')!.getBoundingClientRect().top - 96),
  )
}
/** On a desk: from the decision to the foot of the drawing. */
const decisionAndDrawing = async (
  page: Page,
): Promise<{ x: number; y: number; width: number; height: number }> => {
  const [heading, figure] = [
    (await page.getByRole('heading', { level: 1 }).boundingBox())!,
    (await page.locator('figure').first().boundingBox())!,
  ]
  return {
    x: figure.x - 24,
    y: heading.y - 48,
    width: figure.width + 48,
    height: Math.round((figure.width + 48) * PICTURES.drawing.wide.ratio),
  }
}

async function viewsOf({ address }: Product, token: string): Promise<View[]> {
  const [swot] = (
    await call<{ id: string; session_id: string; output_type: string }[]>(
      address,
      token,
      'GET',
      '/agent-outputs?limit=20',
    )
  ).filter(output => output.output_type === 'swot')
  const canvas = await call<{ id: string }>(address, token, 'POST', '/agent-sessions', {
    agent: 'strategy',
    tool: 'blue-ocean',
  })
  await call(address, token, 'POST', `/agent-sessions/${canvas.id}/messages`, {
    text: 'just draft it',
  })
  const { outputs } = await call<{ outputs: { id: string }[] }>(
    address,
    token,
    'GET',
    `/agent-sessions/${canvas.id}`,
  )
  const [session, drawing, document] = [
    `/strategy/session/${swot!.session_id}`,
    `/outputs/${outputs[0]!.id}`,
    `/outputs/${swot!.id}`,
  ]
  const phone = { width: 390, height: 585 }
  return [
    {
      name: 'session',
      shape: 'wide',
      path: session,
      viewport: { width: 1440, height: 900 },
      prepare: leaveLearnedThings,
    },
    {
      name: 'session',
      shape: 'narrow',
      path: session,
      viewport: phone,
      prepare: leaveLearnedThings,
    },
    {
      name: 'drawing',
      shape: 'wide',
      path: drawing,
      viewport: { width: 1360, height: 1200 },
      prepare: leaveLearnedThings,
      clip: decisionAndDrawing,
    },
    { name: 'drawing', shape: 'narrow', path: drawing, viewport: phone, prepare: showDrawing },
    {
      name: 'export',
      shape: 'wide',
      path: document,
      viewport: { width: 1120, height: 806 },
      prepare: openExportMenu,
    },
    { name: 'export', shape: 'narrow', path: document, viewport: phone, prepare: openExportMenu },
  ]
}

async function takeView(
  browser: Browser,
  address: string,
  token: string,
  view: View,
): Promise<void> {
  for (const theme of ['light', 'dark'] as const) {
    const context = await browser.newContext({
      viewport: view.viewport,
      deviceScaleFactor: 2,
      colorScheme: theme,
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    await page.addInitScript(value => localStorage.setItem('auth_token', value), token)
    await page.goto(address + view.path)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await page.waitForTimeout(1_200)
    await view.prepare?.(page)
    const clip = await view.clip?.(page)
    const shot = await page.screenshot(clip ? { clip } : {})
    for (const width of PICTURES[view.name][view.shape].widths)
      await sharp(shot)
        .resize({ width, kernel: 'lanczos3' })
        .webp({ quality: 80, effort: 6 })
        .toFile(join(FOLDER, pictureFile(view.name, view.shape, theme, width)))
    await context.close()
  }
}

const require = createRequire(join(ROOT, 'web/package.json'))
const font = (file: string): string =>
  `url(data:font/woff2;base64,${readFileSync(require.resolve(`@fontsource-variable/${file}`)).toString('base64')})`
const MARK = readFileSync(join(PUBLIC, 'mark.svg'), 'utf8').replace(/<style>.*?<\/style>/s, '')

/** 1200 by 630, as the networks show it: promise, name, and the limb. */
const socialCard = (): string => `<!doctype html><meta charset="utf-8"><style>
  @font-face { font-family: "Newsreader Variable"; src: ${font('newsreader/files/newsreader-latin-opsz-normal.woff2')}; font-weight: 200 800; }
  @font-face { font-family: "Instrument Sans Variable"; src: ${font('instrument-sans/files/instrument-sans-latin-wdth-normal.woff2')}; font-weight: 400 700; }
  ${readFileSync(join(ROOT, 'web/src/ui/tokens.css'), 'utf8').replace(/@theme inline \{[\s\S]*?\n\}/, '')}
  body { margin: 0; width: 1200px; height: 630px; box-sizing: border-box; padding: 72px 80px; background: var(--ground); color: var(--ink); display: flex; flex-direction: column; overflow: hidden; }
  .name { display: flex; align-items: center; gap: 18px; font: 600 34px var(--font-book); } .name svg { width: 52px; height: 52px; }
  h1 { font: 430 104px/1 var(--font-book); letter-spacing: -0.022em; margin: 64px 0 28px; }
  p { font: 400 30px/1.4 var(--font-ui); color: var(--ink-2); margin: 0; }
  .limb { position: relative; height: 34px; margin-top: auto; border-top: 2px solid var(--line-strong); }
  .limb i { position: absolute; top: 0; width: 2px; background: var(--line-strong); }
  .limb b { position: absolute; right: 0; top: -6px; width: 10%; height: 8px; background: var(--act); }
</style><div class="name">${MARK}Sextant</div><h1>Know where you stand before you spend.</h1><p>Intelligence Over Execution. A crew of AI agents for marketing.</p>
<div class="limb"><b></b>${Array.from({ length: 101 }, (_, n) => `<i style="left:${n}%;height:${tickHeight(n)}px${n >= 90 ? ';background:var(--act)' : ''}"></i>`).join('')}</div>`

/** Pixels of the nth tick of the limb: tens, fives, ones. */
function tickHeight(n: number): number {
  if (n % 10 === 0) return 26
  return n % 5 === 0 ? 18 : 11
}

async function drawCard(browser: Browser): Promise<void> {
  const page = await browser.newPage({
    viewport: { width: 1200, height: 630 },
    colorScheme: 'light',
  })
  await page.setContent(socialCard())
  await page.evaluate(() => document.fonts.ready)
  const shot = await page.screenshot()
  await sharp(shot)
    .png({ palette: true, colours: 128, effort: 10 })
    .toFile(join(PUBLIC, 'social-card.png'))
  await page.close()
}

/** The mark on paper, with room round it for masks that cut a circle. */
async function drawIcon(size: number): Promise<Buffer> {
  const art = await sharp(Buffer.from(MARK), { density: 1_200 })
    .resize(Math.round(size * 0.62))
    .png()
    .toBuffer()
  return sharp({ create: { width: size, height: size, channels: 4, background: '#f6f8f5' } })
    .composite([{ input: art, gravity: 'centre' }])
    .png({ palette: true, effort: 10 })
    .toBuffer()
}

/** An ICO file of one picture: its directory, then the PNG itself. */
async function favicon(): Promise<Buffer> {
  const art = await sharp(Buffer.from(MARK), { density: 600 }).resize(32).png().toBuffer()
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(32, 6)
  head.writeUInt8(32, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(art.length, 14)
  head.writeUInt32LE(22, 18)
  return Buffer.concat([head, art])
}

async function drawIcons(): Promise<void> {
  for (const [name, size] of [
    ['apple-touch-icon', 180],
    ['icon-192', 192],
    ['icon-512', 512],
  ] as const)
    await sharp(await drawIcon(size)).toFile(join(PUBLIC, `${name}.png`))
  writeFileSync(join(PUBLIC, 'favicon.ico'), await favicon())
}

mkdirSync(FOLDER, { recursive: true })
const [product, browser] = await Promise.all([startProduct({ DATABASE_URL: '' }), openBrowser()])
try {
  const token = await tokenOf(product.address, 'sme-owner@demo.example')
  for (const view of await viewsOf(product, token))
    await takeView(browser, product.address, token, view)
  await drawCard(browser)
  await drawIcons()
} finally {
  await browser.close()
  await product.stop()
}
