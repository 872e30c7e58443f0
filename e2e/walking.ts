import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import type { ScreenRow } from '../web/src/shell/screen-row.ts'
import { screens } from '../web/src/shell/screens.ts'
import { ofTurn } from '../scripts/turns.mjs'
import { openBrowser } from './browser.ts'
import { keyboardFindings } from './keyboard.ts'
import { type Product, startProduct } from './product.ts'
import { atRest } from './rest.ts'
import { axeFindings, scrollsSideways, tokenOf, visit, type Visitor } from './visitor.ts'

/** Who walks the pages of an audience. */
const PEOPLE = {
  'small business': 'sme-owner@demo.example',
  agency: 'agency-owner@demo.example',
  operator: 'operator@demo.example',
  'stakeholder of a client': 'stakeholder@demo.example',
  'guest of a client': 'guest@demo.example',
}
export type Walker = keyof typeof PEOPLE

/** Not pages, or (codes) walked where there is something to enter: e2e/second-factor.test.ts. */
const SKIPPED = new Set(['/logout', '/auth/signin', '*', '/dev/ui', '/mfa-verify'])
/** Parts of a campaign that only lead elsewhere: e2e/campaigns.test.ts follows them. */
const LEADS_ELSEWHERE = /\/campaigns\/:campaignId\/(content|execution|strategy)$/
const rows = screens.filter(row => !SKIPPED.has(row.path) && !LEADS_ELSEWHERE.test(row.path))
/** The addresses of the rows that are wanted, those whose turn it is. */
export const pathsOf = (wanted: (row: ScreenRow) => boolean): string[] =>
  ofTurn(rows.filter(wanted).map(row => row.path))

const WIDTHS = [1440, 390]
const PHONE = WIDTHS.slice(-1)

/** The same screen inside a client. */
const insideClient = (path: string): string[] =>
  ['/clients/:clientSlug', '/clients/:clientSlug/agents'].map(client => client + path)

/** A screen is opened by its address once: where it stands inside a client, or by whom it was made for. Whoever else walks it comes from the page before, which loads nothing anew. */
const comesFromPageBefore = (path: string, who: Walker | null): boolean => {
  const row = rows.find(one => one.path === path)
  if (row?.audience !== 'signed-in' || !row.load) return false
  return (
    who !== 'small business' || insideClient(path).some(twin => rows.some(one => one.path === twin))
  )
}

/** A screen that stands a second time inside a client: what it draws is looked at where it stands first, here only that it stands, as a phone shows it. */
const widthsOf = (path: string): readonly number[] => {
  const first = path.replace(/^\/clients\/:clientSlug(?:\/agents)?(?=\/)/, '')
  return first !== path && rows.some(row => row.path === first) ? PHONE : WIDTHS
}
const HEIGHT = 900
const BOTH_THEMES = ['light', 'dark'] as const
const LIGHT = ['light'] as const

type Walk = {
  readonly product: Product
  readonly browser: Browser
  token: (who: Walker) => string
  /** What an address names for somebody: filled in by the file's own beforeAll. */
  ids: (who: Walker | null) => Record<string, string>
  /** Goes to an address (its :parts filled in), in both widths one after the other, in both themes at the first; checks heading, console, accessibility, width and the way by keyboard. */
  walk: (path: string, who: Walker | null) => Promise<void>
}

/** What is found, and found again once the page has rested: a part that comes late changes what there is to find. */
async function lasting(page: Page, look: () => Promise<string[]>): Promise<string[]> {
  const found = await look()
  if (found.length === 0) return found
  await atRest(page)
  return look()
}

/** What a window shows that no window of this page showed before: its elements, and those of the frame around it in words, since every page has the same. */
const newlyShown = (): { ofPage: number; ofFrame: string[] } => {
  const page = globalThis as typeof globalThis & { shownBefore?: WeakSet<Element> }
  const before = (page.shownBefore ??= new WeakSet())
  const isNew = (element: Element): boolean =>
    !before.has(element) && element.checkVisibility({ visibilityProperty: true })
  const shown = [...document.body.querySelectorAll('*')].filter(isNew)
  for (const element of shown) before.add(element)
  const isOfPage = (element: Element): boolean => element.closest('main') !== null
  const isAround = (element: Element): boolean =>
    !isOfPage(element) && element.querySelector('main') === null
  const wordsOf = (element: Element): string =>
    `${element.tagName} ${element.getAttribute('role')} ${element.getAttribute('aria-label') ?? element.textContent}`
  return { ofPage: shown.filter(isOfPage).length, ofFrame: shown.filter(isAround).map(wordsOf) }
}

type Looked = {
  what: string
  width: number
  themes: readonly ('light' | 'dark')[]
  /** Whether something is there that was not looked at in a wider window: else only what a width can change is. */
  hasNew: boolean
}

/** Resolves once all of the page is there, in a window of this width. */
async function allThere(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHT })
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'))
  await atRest(page)
}

/** What can be wrong in the dark that is not in the light, in a width that shows nothing new, or at all. */
function rulesOf(theme: 'light' | 'dark', hasNew: boolean): 'colors' | 'sizes' | undefined {
  if (theme === 'dark') return 'colors'
  return hasNew ? undefined : 'sizes'
}

/** Looks at the page that is there as somebody with a window of this width would. */
async function look(page: Page, { what, width, themes, hasNew }: Looked): Promise<void> {
  expect(await page.getByRole('heading', { level: 1 }).count(), what).toBe(1)
  if (hasNew) expect(await lasting(page, () => keyboardFindings(page)), what).toEqual([])
  // As tall as the page: what a strip along the foot covers until one scrolls is not a small target.
  await page.setViewportSize({
    width,
    height: await page.evaluate(() => document.documentElement.scrollHeight),
  })
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const rules = rulesOf(colorScheme, hasNew)
    const findings = await lasting(page, () => axeFindings(page, rules))
    expect(findings, `${what}, ${colorScheme}`).toEqual([])
  }
  expect(await scrollsSideways(page), what).toBe(false)
}

/** Goes to an address as the application's own links do. It is there once the focus is on its heading, or where it led back at once. */
async function moveOn(page: Page, address: string): Promise<void> {
  const before = new URL(page.url()).pathname
  await page.evaluate(to => {
    ;(document.activeElement as HTMLElement | null)?.blur()
    const { idx = 0 } = (history.state ?? {}) as { idx?: number }
    history.pushState({ key: crypto.randomUUID(), idx: idx + 1 }, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, address)
  await page.waitForFunction(
    left => document.activeElement !== document.body || location.pathname === left,
    before,
  )
}

/** A product, a browser and a signed-in window for each of the people. */
export function openWalk(people: readonly Walker[]): Walk {
  const house: { product?: Product; browser?: Browser } = {}
  const tokens: Partial<Record<Walker, string>> = {}
  const ids = new Map<Walker | null, Record<string, string>>()
  const windows = new Map<Walker | null, Promise<Visitor>>()
  const looked = new Set<string>()
  /** What stood around pages: the same around many. */
  const framed = new Set<string>()
  beforeAll(async () => {
    ;[house.product, house.browser] = await Promise.all([startProduct(), openBrowser()])
    for (const who of people) tokens[who] = await tokenOf(house.product.address, PEOPLE[who])
  })
  afterAll(async () => {
    await house.browser?.close()
    await house.product?.stop()
  })
  const idsOf = (who: Walker | null): Record<string, string> => {
    if (!ids.has(who)) ids.set(who, {})
    return ids.get(who)!
  }
  const filled = (path: string, who: Walker | null): string =>
    path
      .replace(/(campaign\/:campaignId\/session\/:)sessionId/, '$1campaignSessionId')
      .replace(/(interview\/:personaId\/session\/:)sessionId/, '$1interviewId')
      .replace(/(quick-wins\/session\/:)sessionId/, '$1quickWinId')
      .replaceAll(
        /:(\w+)/g,
        (_all, name: string) => idsOf(who)[name] ?? '00000000-0000-4000-8000-000000000000',
      )
  /** Whether something is to be seen that this person was not shown in this page at another width, nor around another page. */
  const showsNew = async (page: Page, who: Walker | null, width: number): Promise<boolean> => {
    const { ofPage, ofFrame } = await page.evaluate(newlyShown)
    const unseen = ofFrame.map(words => `${who} ${width} ${words}`).filter(one => !framed.has(one))
    for (const one of unseen) framed.add(one)
    return ofPage > 0 || unseen.length > 0
  }
  const enter = async (who: Walker | null): Promise<Visitor> => {
    const visitor = await visit(house.browser!, { colorScheme: 'light' })
    if (who)
      await visitor.page.addInitScript(
        value => localStorage.setItem('auth_token', value),
        tokens[who]!,
      )
    return visitor
  }
  return {
    get product() {
      return house.product!
    },
    get browser() {
      return house.browser!
    },
    token: who => tokens[who]!,
    ids: idsOf,
    walk: async (path, who) => {
      const isFirst = !windows.has(who)
      if (isFirst) windows.set(who, enter(who))
      const { page, complaints } = await windows.get(who)!
      complaints.splice(0)
      const widths = widthsOf(path)
      await page.setViewportSize({ width: widths[0]!, height: HEIGHT })
      const address = house.product!.address + filled(path, who)
      const isAlreadyThere = page.url() === address
      if (isFirst || isAlreadyThere || !comesFromPageBefore(path, who)) await page.goto(address)
      else await moveOn(page, address)
      for (const width of widths) {
        await allThere(page, width)
        // An address that leads where this person has been: the page was looked at there.
        const shown = `${who} ${page.url()} ${width}`
        if (looked.has(shown)) continue
        // What a narrower window shows besides is drawn with the same colors: one look in the dark is enough.
        const themes = width === widths[0] ? BOTH_THEMES : LIGHT
        const hasNew = await showsNew(page, who, width)
        await look(page, { what: `${path} at ${width} px`, width, themes, hasNew })
        looked.add(shown)
      }
      expect(complaints, path).toEqual([])
    },
  }
}
