import type { Hono } from 'hono'
import { caller } from './caller.ts'
import { type ExportFile, generateExports } from '../modules/figures/generator/exports.ts'
import type { Firm, Plant } from '../modules/figures/generator/firm.ts'

const DAYS = 70
const DAY = 86_400_000
const daysAgo = (days: number): string =>
  new Date(Date.now() - days * DAY).toISOString().slice(0, 10)

const BIKE_SHOP: Firm = {
  name: 'Tidewater Cycle Works',
  currency: 'USD',
  offset: '-0500',
  visitsADay: 240,
  basket: 11_430,
  campaigns: {
    'google-ads': ['Winter storage', 'Bike repair, search', 'Brand, search'],
    'meta-ads': ['Fall tune-up', 'Rides with us', 'Left in the basket'],
    email: ['The Tuesday ride', 'Service reminder'],
  },
  products: ['Tune-up, complete', 'Brake pads, pair', 'Tube 28"', 'Helmet, matte'],
}

/** What happened to the bike shop: Meta's export lacks three days, and since twelve days its visitors on phones hardly buy. */
const STORY: Plant[] = [
  { what: 'missing', source: 'meta-ads', from: daysAgo(19), to: daysAgo(17) },
  { what: 'phones-halved', way: 'google-ads', since: daysAgo(12) },
]

/** Clients of the agency that have brought figures: visits and ads, no shop. */
const CLIENTS: readonly { slug: string; visits: number; campaigns: Firm['campaigns'] }[] = [
  {
    slug: 'saltmarsh-outfitters',
    visits: 130,
    campaigns: {
      'google-ads': ['Wax jacket season', 'Brand, search'],
      'meta-ads': ['Autumn lookbook'],
      email: ['The Tide'],
    },
  },
  {
    slug: 'tessera-tiles',
    visits: 210,
    campaigns: {
      'google-ads': ['Encaustic tiles, search'],
      'meta-ads': ['Architect sample box', 'Restorers'],
      email: ['News of the kiln'],
    },
  },
]

type Importer = { hono: Hono; token: string; clientId: string | null }

async function sent(
  { hono, token }: Importer,
  path: string,
  body: BodyInit,
  type = 'application/json',
): Promise<{ id: string }> {
  const answer = await hono.request(`/api/v1/figures${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': type },
    body,
  })
  const text = await answer.text()
  if (!answer.ok)
    throw new Error(
      `The demo’s figures could not be planted: ${answer.status} ${text.slice(0, 200)}`,
    )
  return JSON.parse(text) as { id: string }
}

/** Imports files as a person would: dropped into one draft, which is then finished. */
async function importFiles(importer: Importer, files: readonly ExportFile[]): Promise<void> {
  const { clientId } = importer
  const { id } = await sent(
    importer,
    '/imports',
    JSON.stringify(clientId ? { client_id: clientId } : {}),
  )
  for (const { name, source, bytes } of files)
    await sent(
      importer,
      `/imports/${id}/files?name=${encodeURIComponent(`${source}-${name}`)}`,
      new Uint8Array(bytes),
      'application/octet-stream',
    )
  await sent(importer, `/imports/${id}/finish`, '{}')
}

/** Ten weeks of a bike shop: the exports of its ads, its shop, its site and its mails. */
export const plantShopFigures = (hono: Hono, token: string): Promise<void> =>
  importFiles(
    { hono, token, clientId: null },
    generateExports({ seed: 4, firm: BIKE_SHOP, from: daysAgo(DAYS), days: DAYS, plant: STORY }),
  )

/** The same for some of an agency's clients, without a shop. */
export async function plantClientFigures(hono: Hono, token: string): Promise<void> {
  const names = await caller(hono, token)<{ id: string; slug: string }[]>('GET', '/clients/names')
  for (const [at, { slug, visits, campaigns }] of CLIENTS.entries()) {
    const clientId = names.find(client => client.slug === slug)?.id
    if (!clientId) continue
    const firm = { ...BIKE_SHOP, visitsADay: visits, campaigns }
    const files = generateExports({ seed: 20 + at, firm, from: daysAgo(DAYS), days: DAYS })
    await importFiles(
      { hono, token, clientId },
      files.filter(({ source }) => source !== 'shopify' && source !== 'mailchimp'),
    )
  }
}
