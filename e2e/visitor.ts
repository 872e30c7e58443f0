import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { expect } from 'vitest'
import { atRest, countTraffic } from './rest.ts'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Before somebody who waits in vain gives up: what a page needs on a machine that is busy with other things. */
const PATIENCE_MS = 60_000

export type Visitor = {
  page: Page
  /** Console errors and uncaught exceptions so far. */ complaints: string[]
  leave: () => Promise<void>
}

/** A person with a browser of their own. Anything the console complains about is kept. */
export async function visit(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<Visitor> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    acceptDownloads: true,
    ...options,
  })
  context.setDefaultTimeout(PATIENCE_MS)
  countTraffic(context)
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', message => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', error => complaints.push(String(error)))
  return { page, complaints, leave: () => context.close() }
}

const ALL = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const RULES = {
  /** What another theme can change. */
  colors: ['color-contrast', 'link-in-text-block'],
  /** What another width can change of what stands there already. */
  sizes: ['target-size', 'scrollable-region-focusable', 'meta-viewport'],
}

/** WCAG 2.2 A and AA by axe-core, or only some of its rules; answers "rule: element" lines. Injected past the content security policy, as a tester's extension is. */
export async function axeFindings(page: Page, only?: keyof typeof RULES): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE)
  return page.evaluate(
    async runOnly => {
      type Found = {
        violations: { id: string; nodes: { target: string[]; failureSummary?: string }[] }[]
      }
      const { axe } = globalThis as unknown as {
        axe: { run: (context: object, options: object) => Promise<Found> }
      }
      const { violations } = await axe.run(document, { runOnly, resultTypes: ['violations'] })
      // A toast lies over what is below it, and goes away by itself.
      const isUnderToast = (id: string, told: string): boolean =>
        id === 'target-size' &&
        told.includes('partially obscured') &&
        document.querySelector('[data-sonner-toast]') !== null
      return violations.flatMap(({ id, nodes }) =>
        nodes
          .filter(({ failureSummary = '' }) => !isUnderToast(id, failureSummary))
          .map(
            node =>
              `${id}: ${node.target.join(' ')} ${(node.failureSummary ?? '').split('\n')[1] ?? ''}`,
          ),
      )
    },
    only ? { type: 'rule', values: RULES[only] } : { type: 'tag', values: ALL },
  )
}

/** True when something sticks out at the side. */
export const scrollsSideways = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > globalThis.innerWidth)

/** Accessible, and nothing sticking out, once what is on its way has arrived and what moves has come to rest. */
export async function looksRight(page: Page, what: string): Promise<void> {
  await atRest(page)
  expect(await axeFindings(page), what).toEqual([])
  expect(await scrollsSideways(page), what).toBe(false)
}

export async function signIn(
  page: Page,
  address: string,
  email: string,
  password = 'Demo-Pass-2025',
): Promise<void> {
  await page.goto(`${address}/login`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL(url => !url.pathname.startsWith('/login'))
}

/** Lets somebody in whose journey is not about signing in: the window holds their session, and the page is still to be opened. */
export async function letIn(page: Page, address: string, email: string): Promise<void> {
  const token = await tokenOf(address, email)
  await page.context().setStorageState({
    cookies: [],
    origins: [{ origin: address, localStorage: [{ name: 'auth_token', value: token }] }],
  })
}

/** A session token, for journeys that are not about signing in. */
export async function tokenOf(
  address: string,
  email: string,
  password = 'Demo-Pass-2025',
): Promise<string> {
  const answer = await fetch(`${address}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  expect(answer.status).toBe(200)
  return ((await answer.json()) as { token: string }).token
}

export async function call<T>(
  address: string,
  token: string,
  method: string,
  path: string,
  body?: unknown,
): Promise<T> {
  const answer = await fetch(`${address}/api/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`)
  return (answer.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text) as T
}
