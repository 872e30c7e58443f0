import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FRAMEWORK_IDS } from '@sextant/contracts/catalogue'
import { screens } from '../web/src/shell/screens.ts'
import { openBrowser } from './browser.ts'
import { keyboardFindings } from './keyboard.ts'
import { mailTo } from './mailbox.ts'
import { type Product, startProduct } from './product.ts'
import { axeFindings, call, scrollsSideways, tokenOf, visit } from './visitor.ts'

let product: Product
let browser: Browser
let token: string
/** Who walks the pages of an audience. */
const PEOPLE = { 'small business': 'sme-owner@demo.example', 'agency': 'agency-owner@demo.example', 'operator': 'operator@demo.example', 'stakeholder of a client': 'stakeholder@demo.example' }
const tokens: Record<string, string> = {}
const ids: Record<string, string> = {}
/** Ids that are a person's own, before those of all. */
const own: Partial<Record<keyof typeof PEOPLE, Record<string, string>>> = {}
beforeAll(async () => {
  ;[product, browser] = await Promise.all([startProduct({ DATABASE_URL: '' }), openBrowser()])
  for (const [person, email] of Object.entries(PEOPLE)) tokens[person] = await tokenOf(product.address, email)
  token = tokens['small business']!
  await plant()
  const [output] = await call<{ id: string; session_id: string }[]>(product.address, token, 'GET', '/agent-outputs?limit=1')
  await call(product.address, token, 'POST', '/team/invitations', { email: 'somebody.else@demo.example', role_name: 'marketing_manager' })
  const { links } = await mailTo(product, 'somebody.else@demo.example', /invites you/)
  own['small business'] = await campaignOf(token, {})
  Object.assign(ids, { outputId: output!.id, sessionId: output!.session_id, token: links.find(link => link.includes('/accept-invitation/'))!.split('/').at(-1) })
})
/** A client with a session of its own, about one of its campaigns. */
async function plantClient(agency: string): Promise<void> {
  const { rows: [client] } = await call<{ rows: { id: string; slug: string }[] }>(product.address, agency, 'GET', '/clients?limit=1')
  const { id: campaignId } = await call<{ id: string }>(product.address, agency, 'POST', '/campaigns', { client_id: client!.id, name: 'Walk', status: 'active', budget_cents: 90_000, spent_cents: 20_000, start_date: '2026-01-01', end_date: '2027-01-01' })
  const { id: sessionId } = await call<{ id: string }>(product.address, agency, 'POST', '/agent-sessions', { agent: 'strategy', tool: 'swot', clientId: client!.id, campaignId })
  await call(product.address, agency, 'POST', `/agent-sessions/${sessionId}/messages`, { text: 'just draft it' })
  const { outputs } = await call<{ outputs: { id: string }[] }>(product.address, agency, 'GET', `/agent-sessions/${sessionId}`)
  own.agency = { clientSlug: client!.slug, campaignId, sessionId, campaignSessionId: sessionId, outputId: outputs[0]!.id }
}
/** A campaign with a session held for it. */
async function campaignOf(bearer: string, more: object): Promise<Record<string, string>> {
  const { organization } = await call<{ organization: { id: string } }>(product.address, bearer, 'GET', '/me')
  const [campaign] = await call<{ id: string; client_id: string | null }[]>(product.address, bearer, 'POST', '/rpc/get_campaigns_list_routed', { p_org_id: organization.id, p_status: 'active', ...more })
  const { id, client_id } = campaign!
  const session = await call<{ id: string }>(product.address, bearer, 'POST', '/agent-sessions', { agent: 'strategy', tool: 'swot', campaignId: id, ...(client_id ? { clientId: client_id } : {}) })
  return { campaignId: id, campaignSessionId: session.id }
}
/** Something to see on the pages of members, and of the operator. */
async function plant(): Promise<void> {
  const [agency, operator] = [tokens.agency!, tokens.operator!]
  await plantClient(agency)
  const { clients } = await call<{ clients: { id: string }[] }>(product.address, agency, 'GET', '/team')
  await call(product.address, agency, 'POST', '/team/invitations', { email: 'a.teammate.with.a.long.address@larkfield-marketing-department.example', role_name: 'account_manager', client_ids: clients.slice(0, 5).map(client => client.id) })
  const { links } = await mailTo(product, 'a.teammate.with.a.long.address@larkfield-marketing-department.example', /Larkfield/)
  ids.token = links.find(link => link.includes('/accept-invitation/'))!.split('/').at(-1)!
  await call(product.address, operator, 'POST', '/operator/invitations', { email: 'somebody.with.a.long.address@an-even-longer-company-name.example' })
  await call(product.address, operator, 'POST', '/operator/isolation')
  await call(product.address, token, 'POST', '/feedback', { kind: 'problem', message: 'The same rival was counted twice, once with its first name and once without.', page: '/outputs' })
}
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

const WIDTHS = [1440, 390]

/** Opens an address at both widths, in both themes; checks heading, console, accessibility, width, and once the way by keyboard. */
async function walk(path: string, person: keyof typeof PEOPLE | null): Promise<void> {
  for (const width of WIDTHS) {
    const { page, complaints, leave } = await visit(browser, { viewport: { width, height: 900 }, colorScheme: 'light' })
    if (person) await page.addInitScript(value => localStorage.setItem('auth_token', value), tokens[person]!)
    await page.goto(product.address + path)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'))
    await page.waitForTimeout(300)
    const look = `${path} at ${width} px`
    expect(await page.getByRole('heading', { level: 1 }).count(), look).toBe(1)
    expect(await keyboardFindings(page), look).toEqual([])
    // As tall as the page: what a strip along the foot covers until one scrolls is not a small target.
    await page.setViewportSize({ width, height: await page.evaluate(() => document.documentElement.scrollHeight) })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      expect(await axeFindings(page), `${look}, ${colorScheme}`).toEqual([])
    }
    expect(await scrollsSideways(page), look).toBe(false)
    expect(complaints, look).toEqual([])
    await leave()
  }
}

// Not pages, or (codes) walked where there is something to enter: e2e/second-factor.test.ts.
const SKIPPED = new Set(['/logout', '/auth/signin', '*', '/dev/ui', '/mfa-verify'])
/** Parts of a campaign that only lead elsewhere: e2e/campaigns.test.ts follows them. */
const LEADS_ELSEWHERE = /\/campaigns\/:campaignId\/(content|execution|strategy)$/
const rows = screens.filter(row => !SKIPPED.has(row.path) && !LEADS_ELSEWHERE.test(row.path))

test.each(rows.filter(row => row.audience === 'public').map(row => row.path))('signed out: %s', path => walk(path, null))
const filled = (path: string, person: keyof typeof PEOPLE): string => path.replace(/(campaign\/:campaignId\/session\/:)sessionId/, '$1campaignSessionId').replaceAll(/:(\w+)/g, (_all, name: string) => own[person]?.[name] ?? ids[name] ?? '00000000-0000-4000-8000-000000000000')
const walked = (...audiences: string[]): string[] => rows.filter(row => audiences.includes(row.audience)).map(row => row.path)
test.each(walked('any', 'signed-in', 'onboarding'))('small business: %s', path => walk(filled(path, 'small business'), 'small business'))
test.each([...walked('agency'), '/dashboard/metrics', '/dashboard/recommendations', '/workspace', '/settings', '/settings/workspace'])('agency: %s', path => walk(filled(path, 'agency'), 'agency'))
test.each(rows.filter(row => row.audience === 'signed-in' && !row.needs).map(row => row.path))('stakeholder of a client: %s', path => walk(filled(path, 'stakeholder of a client'), 'stakeholder of a client'))
test.each(walked('operator'))('operator: %s', path => walk(filled(path, 'operator'), 'operator'))
test('an address that does not exist', () => walk('/nowhere/at/all', 'small business'))

test('a protected address leads to sign-in and back to where one was going', async () => {
  const { page, leave } = await visit(browser)
  await page.goto(`${product.address}/outputs/${ids.outputId}`)
  await page.waitForURL(/\/login/)
  await page.getByLabel('Email').fill('sme-owner@demo.example')
  await page.getByLabel('Password').fill('Demo-Pass-2025')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL(`**/outputs/${ids.outputId}`)
  await leave()
})

test.each(FRAMEWORK_IDS)('the drawing of %s, in both themes and at both widths', async framework => {
  const { id } = await call<{ id: string }>(product.address, token, 'POST', '/agent-sessions', { agent: 'strategy', tool: framework })
  await call(product.address, token, 'POST', `/agent-sessions/${id}/messages`, { text: 'just draft it' })
  const { outputs } = await call<{ outputs: { id: string }[] }>(product.address, token, 'GET', `/agent-sessions/${id}`)
  await walk(`/outputs/${outputs[0]!.id}`, 'small business')
})
