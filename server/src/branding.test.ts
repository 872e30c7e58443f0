import type { BrandingAnswer, CheckedCss } from '@sextant/contracts/branding/routes'
import { DEFAULT_THEME, RADIUS_MAP } from '@sextant/contracts/branding/theme'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sanitizeCss } from './modules/branding/sanitize-css.ts'
import {
  type Member,
  type Someone,
  startTestServer,
  type TestServer,
} from './testing/test-server.ts'

let server: TestServer
let dana: Someone
let clients: { x: string; y: string }
beforeAll(async () => {
  server = await startTestServer()
  dana = await server.join('Dana', {}, 'AGENCY')
  const client = async (name: string): Promise<string> =>
    (await dana.call<{ id: string }>('POST', '/api/v1/clients', { name })).body.id
  clients = { x: await client('Client X'), y: await client('Client Y') }
})
afterAll(() => server.close())

const member = (role: string, clientId: string | null = null): Promise<Member> =>
  server.hire(dana, role, clientId)
async function logo(who: Someone, query = ''): Promise<{ status: number; id: string }> {
  const picture = await sharp({
    create: { width: 40, height: 20, channels: 3, background: '#0a5c64' },
  })
    .png()
    .toBuffer()
  const response = await fetch(`${server.address}/api/v1/images?purpose=logo${query}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${who.token}` },
    body: new Uint8Array(picture),
  })
  return { status: response.status, id: ((await response.json()) as { id: string }).id }
}
const read = async (who = dana): Promise<BrandingAnswer> =>
  (await who.call<BrandingAnswer>('GET', '/api/v1/branding')).body

test('the theme is kept whole, seen by everybody of the organization, changed by its owners alone, and never overwritten unseen', async () => {
  expect(await read()).toEqual({ theme: null, css: '', version: 0 })
  const { id } = await logo(dana)
  const theme = {
    ...DEFAULT_THEME,
    companyName: 'Larkfield',
    logo: id,
    borderRadius: 'xl' as const,
    density: 'spacious' as const,
    customCSS: 'h1 { letter-spacing: .02em } @import "https://evil.example/x.css";',
  }
  expect((await dana.call('PUT', '/api/v1/branding', { theme, version: 0 })).body).toEqual({
    theme,
    css: '.portal-root h1{letter-spacing:.02em}',
    version: 1,
  })
  expect((await dana.call('PUT', '/api/v1/branding', { theme, version: 0 })).status).toBe(409)
  const guest = await member('guest', clients.x)
  expect((await read(guest)).theme).toEqual(theme)
  expect((await guest.call('GET', `/api/v1/images/${id}`)).status).toBe(200)
  for (const who of [guest, await member('creative_strategist', null)]) {
    expect((await who.call('PUT', '/api/v1/branding', { theme, version: 1 })).status).toBe(403)
    expect((await logo(who)).status).toBe(403)
  }
  expect(
    (
      await dana.call('PUT', '/api/v1/branding', {
        theme: { ...theme, primaryColor: 'red;} body{display:none' },
        version: 1,
      })
    ).status,
  ).toBe(400)
  expect((await read(await server.join('Rival', {}, 'AGENCY'))).theme).toBeNull()
  expect(RADIUS_MAP).toEqual({
    none: '0',
    sm: '0.125rem',
    md: '0.375rem',
    lg: '0.5rem',
    xl: '1rem',
  })
})

test('a client’s brand kit is seen by that client’s people, its logo too', async () => {
  const { id } = await logo(dana, `&client_id=${clients.x}`)
  const kit = {
    primary_color: '#7a1f1f',
    secondary_color: null,
    accent_color: null,
    font_family: 'Georgia',
    logo: id,
  }
  expect(
    (await dana.call('PUT', `/api/v1/clients/${clients.x}/brand-kit`, { brand_kit: kit })).body,
  ).toEqual({
    clientName: 'Client X',
    brandKit: {
      primary_color: '#7a1f1f',
      secondary_color: null,
      accent_color: null,
      font_family: 'Georgia',
      logo_url: `/api/v1/images/${id}`,
    },
  })
  const [guest, other] = [await member('guest', clients.x), await member('guest', clients.y)]
  expect((await guest.call('GET', `/api/v1/images/${id}`)).status).toBe(200)
  expect((await other.call('GET', `/api/v1/images/${id}`)).status).toBe(404)
  // Another client's logo is not lent.
  expect(
    (await dana.call('PUT', `/api/v1/clients/${clients.y}/brand-kit`, { brand_kit: kit })).status,
  ).toBe(404)
  expect((await logo(dana, `&client_id=${crypto.randomUUID()}`)).status).toBe(404)
})

// What somebody might write, and what is left of it.
test.each([
  ['h1 { color: red }', '.portal-root h1{color:red}'],
  [
    ':root { --gap: 4px } body, .card { padding: var(--gap) }',
    '.portal-root{--gap:4px}.portal-root,.portal-root .card{padding:var(--gap)}',
  ],
  [
    '@media (width < 600px) { p { font-size: 14px } }',
    '@media (width<600px){.portal-root p{font-size:14px}}',
  ],
  [
    'a { background: url(https://evil.example/pixel.png) } b { color: blue }',
    '.portal-root b{color:blue}',
  ],
  [
    'a { background: url("data:image/png;base64,iVBORw0KGgo=") }',
    '.portal-root a{background:url(data:image/png;base64,iVBORw0KGgo=)}',
  ],
  ['a { background: url(data:image/svg+xml;base64,PHN2Zz4=) }', ''],
  [
    'a { background: URL(//evil.example/x) } a { background: image-set("https://evil.example/x" 1x) } a { list-style: \\75rl(https://evil.example) }',
    '',
  ],
  [
    'a { --x: url(https://evil.example) } a { background: var(--x) }',
    '.portal-root a{background:var(--x)}',
  ],
  ['@font-face { font-family: X; src: url(https://evil.example/f) }', ''],
  [
    '@import url("https://evil.example/x.css"); @charset "utf-8"; @namespace url(x); @page { margin: 0 }',
    '',
  ],
  [
    'html > body ~ div, .portal-root + * , :host, :has(input) { display: none }',
    '.portal-root .portal-root+*{display:none}',
  ],
  ['& h1 { color: red } h2 { & b { color: red } color: green }', '.portal-root h2{color:green}'],
  [
    '.x { position: fixed; inset: 0; color: red } .y { position: relative }',
    '.portal-root .x{inset:0;color:red}.portal-root .y{position:relative}',
  ],
  ['a { color: expression(alert(1)); behavior: url(x.htc); -moz-binding: url(x) }', ''],
  ['</style><script>alert(1)</script>', ''],
  ['a::before { content: "</><!-->" }', '.portal-root a::before{content:"\\3c />\\3c !-->"}'],
  // Words on the portal are the product's: who approves must read what was asked.
  [
    '.x::after { content: "Approved by you" } .y::after { content: "→" }',
    '.portal-root .y::after{content:"→"}',
  ],
  ['h1 { color: red', '.portal-root h1{color:red}'],
  // A browser reads an escape as the letter it stands for.
  [
    'a { background: \\69mage-set("//evil.example/x" 1x); background: u\\72l("//evil.example/x") } .x { p\\6fsition: fixed } .y { position: \\66ixed } \\68tml ~ div { color: red }',
    '',
  ],
  [
    'a { background: some-new-function("//evil.example/x") } :root { --p: fixed } .x { position: var(--p); padding: var(--gap, 4px) }',
    '.portal-root{--p:fixed}.portal-root .x{padding:var(--gap, 4px)}',
  ],
  [
    ':root:not(.x) ~ div, body.x + div, :root /deep/ b, :root:first-child > p ~ q { color: red }',
    '.portal-root:first-child>p~q{color:red}',
  ],
  ['.md\\:wide::after { content: "\\201C" }', '.portal-root .md\\:wide::after{content:"“"}'],
])('custom CSS %j becomes %j', (written, left) => {
  const { css, removed } = sanitizeCss(written)
  expect(css).toBe(left)
  expect(css).not.toMatch(/https?:|@import|<\//i)
  if (left === '') expect(removed.length).toBeGreaterThan(0)
})

test.each([
  ['@media a{', 2_000],
  [':not(', 4_000],
  ['@supports (', 1_800],
  ['{', 20_000],
  ['a{b}', 5_000],
  ['a{width:', 2_000],
  ['"', 20_000],
  ['\\', 20_000],
])('%j again and again neither stops the server nor floods the answer', (piece, times) => {
  const { css, removed } = sanitizeCss(piece.repeat(times).slice(0, 20_000))
  expect(css).toBe('')
  expect(removed.length).toBeGreaterThan(0)
  expect(removed.length).toBeLessThanOrEqual(100)
})

test('CSS is checked for people with a session only', async () => {
  expect(
    (await server.call('POST', '/api/v1/branding/check-css', { css: 'h1 {}' }, 'a'.repeat(32)))
      .status,
  ).toBe(401)
})

test('what was taken out is said, with its line', async () => {
  const { body } = await dana.call<CheckedCss>('POST', '/api/v1/branding/check-css', {
    css: 'h1 { color: red }\n@import "x.css";\na { background: url(https://evil.example) }',
  })
  expect(body.css).toBe('.portal-root h1{color:red}')
  expect(body.removed).toEqual([
    { what: '@import "x.css";', why: '@import fetches from elsewhere', line: 2 },
    { what: 'background:url(https://evil.example)', why: 'Fetches from elsewhere', line: 3 },
  ])
})
