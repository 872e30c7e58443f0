import type { Hono } from 'hono'
import type { Database } from '@sextant/database/open-database'
import { asOwner } from '@sextant/database/as-owner'

/** What Rosa tells the Strategy agent, by the key of its question: the same way through the product as everybody's. */
const ANSWERS: Record<string, string> = {
  market: 'Bike repair and commuter gear in Portland, Maine. People who ride to work or school within about five miles of the shop.',
  offer: 'Repairs are about 70% of what we sell, winter storage 20%, and lights, locks and fenders the rest.',
  rivals: 'RideLab out by the mall. They’re cheaper on a basic tune-up, $39. But people come back from there. One guy said “they had it eleven days and called it express.” And plenty of people just ride on with a squeaky brake.',
  bestCustomers: 'Commuters who ride all year, and three employers who send us about 40 riders a year without us asking.',
  strength: '86% of our repairs leave within two working days, and riders get a text with a photo of the worn part before we touch it.',
  constraint: 'Hands. Two mechanics, and Ben is off Saturdays from January. The stand is empty half of Tuesday though.',
  goal: 'Decide where to put the next $12,000 so that spring repairs grow by a fifth.',
  numbers: 'We closed 183 of 212 repairs within two working days since March. The $49 tune-up loses us $7 each at 55 minutes of labor.',
  change: 'The hospital opens a 120-bike garage in March. Parts for internal hubs take five weeks now.',
  initiatives: 'Next-day repair for commuters, a fleet service for employers, dropping the $49 tune-up, a winter storage bundle at $95.',
  budget: '$12,000 until the end of May.',
}

const TOOLS = ['swot', 'ice'] as const

const CAMPAIGNS = [
  { name: 'Winter storage', status: 'active', budget_cents: 420_000, spent_cents: 184_000, start_date: '2026-10-15', end_date: '2026-12-31' },
  { name: 'Bike to work, spring', status: 'paused', budget_cents: 1_200_000, spent_cents: 1_231_000, start_date: '2026-03-01', end_date: '2026-06-15' },
  { name: 'Fleet service for employers', status: 'active', budget_cents: 250_000, spent_cents: 0, start_date: '2026-11-16', end_date: null },
  { name: 'Holiday gift cards 2025', status: 'completed', budget_cents: 150_000, spent_cents: 148_500, start_date: '2025-11-20', end_date: '2025-12-24' },
] as const

/** Gives the demo bike shop its profile, campaigns and two finished deliverables, through the product's own API. */
export async function plantHistory(database: Database, hono: Hono, token: string): Promise<void> {
  const call = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const answer = await hono.request(`/api/v1${path}`, { method, headers: { 'authorization': `Bearer ${token}`, 'content-type': 'application/json' }, ...(body === undefined ? {} : { body: JSON.stringify(body) }) })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`The demo data could not be planted: ${method} ${path} answered ${answer.status} ${text.slice(0, 200)}`)
    return (answer.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text) as T
  }
  const { organization } = await call<{ organization: { id: string } }>('GET', '/me')
  await call('POST', `/business-context/organization/${organization.id}`, { companyName: 'Tidewater Cycle Works', industry: 'Retail', companySize: '1-10', description: 'A bike repair shop for commuters in Portland, Maine, with winter storage and a small range of commuter gear.' })
  for (const { spent_cents, ...campaign } of CAMPAIGNS) {
    const { id } = await call<{ id: string }>('POST', '/campaigns', { ...campaign, marketing_channels: ['Email', 'Local search'], goals: [] })
    await asOwner(database, client => client.query('update public.campaigns set spent_cents = $2 where org_id = $3 and id = $1', [id, spent_cents, organization.id]))
  }
  for (const tool of TOOLS) {
    const { id } = await call<{ id: string }>('POST', '/agent-sessions', { agent: 'strategy', tool })
    for (let turn = 0; turn < 8; turn += 1) {
      const { messages, outputs } = await call<{ messages: { question: { key: string } | null }[]; outputs: { id: string }[] }>('GET', `/agent-sessions/${id}`)
      if (outputs[0]) {
        await call('POST', `/agent-outputs/${outputs[0].id}/save`, {})
        break
      }
      await call('POST', `/agent-sessions/${id}/messages`, { text: ANSWERS[messages.at(-1)?.question?.key ?? ''] ?? 'I don’t know' })
    }
  }
}
