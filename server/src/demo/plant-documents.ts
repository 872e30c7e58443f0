import type { Hono } from 'hono'
import { asOwner } from '@sextant/database/as-owner'
import type { DocumentDetail } from '@sextant/contracts/documents/rows'
import { type ReadingServices, readWaiting } from '../modules/documents/index.ts'
import { caller, type Call } from './caller.ts'
import { FEES, FRONT_DESK, SELF_DISTRIBUTION, TAPROOM_PRICES } from './papers/client-papers.ts'
import type { Paper } from './papers/paper.ts'
import { HUB_TERMS, INTERVIEWS, newPrices, oldPrices } from './papers/shop-papers.ts'
import { type FileOf, writtenPapers } from './papers/written-papers.ts'

const DAY = 86_400_000
const date = (daysFromNow: number): string =>
  new Date(Date.now() + daysFromNow * DAY).toISOString().slice(0, 10)

/** A paper as it came to the demo, and what somebody did with it since. */
type Brought = {
  paper: Paper
  /** Of the agency's client with this slug; the bike shop's own where none is named. */
  of?: string
  daysAgo: number
  said?: { name?: string; tags?: string[]; expires_on?: string; shared?: boolean }
  /** Facts of it that somebody looked at, by their names; the others wait. */
  approved: readonly string[]
  /** Brought later in place of it. */
  newer?: { paper: Paper; daysAgo: number }
}

const shopPapers = (year: number): readonly Brought[] => [
  {
    paper: oldPrices(year),
    daysAgo: 296,
    said: { name: 'Workshop prices', tags: ['prices'] },
    approved: ['Flat repairs', 'Wheel truing', 'Hub overhauls', 'E-bike checks'],
    newer: { paper: newPrices(year + 1), daysAgo: 4 },
  },
  { paper: INTERVIEWS, daysAgo: 17, said: { tags: ['customers'] }, approved: [] },
  {
    paper: HUB_TERMS,
    daysAgo: 103,
    said: { tags: ['suppliers'], expires_on: date(-6) },
    approved: [],
  },
]

const clientPapers = (): readonly Brought[] => [
  {
    paper: TAPROOM_PRICES,
    of: 'fieldhouse-brewing',
    daysAgo: 23,
    said: { tags: ['prices'], shared: true },
    approved: ['Flights', 'Brewery tours'],
  },
  {
    paper: SELF_DISTRIBUTION,
    of: 'fieldhouse-brewing',
    daysAgo: 9,
    said: { tags: ['calls'] },
    approved: [],
  },
  {
    paper: FEES,
    of: 'harbour-dental',
    daysAgo: 31,
    said: { tags: ['prices'], expires_on: date(58), shared: true },
    approved: ['Night guards'],
  },
  { paper: FRONT_DESK, of: 'harbour-dental', daysAgo: 5, approved: [] },
]

/** The papers themselves, to be written as files. */
const papersIn = (brought: readonly Brought[]): Paper[] =>
  brought.flatMap(({ paper, newer }) => (newer ? [paper, newer.paper] : [paper]))

/** What the bike shop has written down, and two of the agency's clients, of which a part is in their portals. */
export async function plantAllDocuments(
  services: ReadingServices,
  { hono, shop, agency }: { hono: Hono; shop: string; agency: string },
): Promise<void> {
  const [ofShop, ofClients] = [shopPapers(new Date().getUTCFullYear()), clientPapers()]
  const fileOf = await writtenPapers(papersIn([...ofShop, ...ofClients]))
  await plantDocuments(services, { hono, token: shop, fileOf }, ofShop)
  await plantDocuments(services, { hono, token: agency, fileOf }, ofClients)
}

type Bringer = { hono: Hono; token: string; fileOf: FileOf }
type Kept = Brought & { id: string }

/** Brings documents in as a person does, has them read, and decides some of what they tell. */
async function plantDocuments(
  services: ReadingServices,
  bringer: Bringer,
  brought: readonly Brought[],
): Promise<void> {
  const call = caller(bringer.hono, bringer.token)
  const clients = await call<{ id: string; slug: string }[]>('GET', '/clients/names')
  const kept: Kept[] = []
  for (const one of brought) {
    const client = clients.find(({ slug }) => slug === one.of)
    const query = client && { client_id: client.id }
    const { id } = await sent(bringer, '/documents', one.paper, query)
    if (one.said) await call('PATCH', `/documents/${id}`, one.said)
    kept.push({ ...one, id })
  }
  await readWaiting({ ...services, hurried: true })
  for (const { id, approved } of kept) await approve(call, id, approved)
  for (const { id, newer } of kept)
    if (newer) await sent(bringer, `/documents/${id}/versions`, newer.paper)
  await readWaiting({ ...services, hurried: true })
  await plantPast(services, kept)
}

/** A file as a browser sends it. */
async function sent(
  { hono, token, fileOf }: Bringer,
  path: string,
  paper: Paper,
  query: Record<string, string> = {},
): Promise<{ id: string }> {
  const address = `/api/v1${path}?${new URLSearchParams({ name: paper.file, ...query })}`
  const answer = await hono.request(address, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
    body: fileOf(paper) as Uint8Array<ArrayBuffer>,
  })
  const text = await answer.text()
  if (!answer.ok)
    throw new Error(
      `The demo’s documents could not be planted: ${answer.status} ${text.slice(0, 200)}`,
    )
  return JSON.parse(text) as { id: string }
}

/** What was not read, or not understood here, is nothing that a start should fail for. */
async function approve(call: Call, id: string, names: readonly string[]): Promise<void> {
  const { facts } = await call<DocumentDetail>('GET', `/documents/${id}`)
  for (const fact of facts)
    if (names.includes(fact.label))
      await call('PATCH', `/company-facts/${fact.id}`, { status: 'confirmed' })
}

/** What only time brings: when each was brought in. */
async function plantPast({ database }: ReadingServices, kept: readonly Kept[]): Promise<void> {
  await asOwner(database, async owner => {
    for (const { id, daysAgo, newer } of kept) {
      await owner.query(
        'update public.document_versions set created_at = created_at - make_interval(days => $2) where document_id = $1 and version = 1',
        [id, daysAgo],
      )
      await owner.query(
        'update public.document_versions set created_at = created_at - make_interval(days => $2) where document_id = $1 and version = 2',
        [id, newer?.daysAgo ?? 0],
      )
      await owner.query(
        'update public.documents set created_at = created_at - make_interval(days => $2), updated_at = updated_at - make_interval(days => $3), shared_at = shared_at - make_interval(days => $3) where id = $1',
        [id, daysAgo, newer?.daysAgo ?? daysAgo],
      )
    }
  })
}
